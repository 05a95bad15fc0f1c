"""How Odd-Y looks, and what it says."""
