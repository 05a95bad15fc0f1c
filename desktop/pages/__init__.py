"""What fills a window: start, new game, a game, a lesson, exercises; and the position editor."""
