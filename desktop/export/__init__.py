"""Pictures, animations and print-outs of a game."""
