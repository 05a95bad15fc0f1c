"""How Amazons looks, and what it says."""
