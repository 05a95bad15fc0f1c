"""How Wythe looks, and what it says."""
