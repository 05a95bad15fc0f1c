"""One's own results: a window with ratings, their graphs, streaks and tables, game by game."""
