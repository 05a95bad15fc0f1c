"""The library of all games, and one's own results."""
