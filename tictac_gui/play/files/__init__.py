"""How files are locked, set aside and told from others, whatever has become of them."""
