"""How Hex looks, and what it says."""
