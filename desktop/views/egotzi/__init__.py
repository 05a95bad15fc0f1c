"""How Egotzi looks, and what it says."""
