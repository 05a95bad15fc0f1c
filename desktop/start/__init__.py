"""The start page, and the pages on which a new game is agreed."""
