"""The menus from which one of several values is chosen, and the button that opens one."""
