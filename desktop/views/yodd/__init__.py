"""How Yodd looks, and what it says."""
