"""The position editor: sets up a position by hand, with a check that says what is wrong with it."""
