"""The opening book of Connect Four."""
