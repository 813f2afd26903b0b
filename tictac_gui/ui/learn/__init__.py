"""The windows of the menu Learn."""
