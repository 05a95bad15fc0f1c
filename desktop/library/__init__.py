"""The window of the library: all games, found by what is known of them."""
