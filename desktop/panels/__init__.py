"""What is shown beside a board: the tree, notes, the analysis, the review."""
