"""The board into whose columns discs are dropped, as in Connect Four."""
