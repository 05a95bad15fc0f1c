"""What screen readers are given of the board and of the tree."""
