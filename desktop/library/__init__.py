"""The library: its index on a thread of its own, and the window that shows all games."""
