"""How Themisto looks, and what it says."""
