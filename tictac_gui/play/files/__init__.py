"""Locking files, setting them aside, and finding out what is wrong with them."""
