"""Buttons that several rooms share."""
