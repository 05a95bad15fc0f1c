"""Distances, corners and the shadow of all windows, in pixels at the default size of text."""

GRID = 4  # distances are multiples of it, those within controls of half of it
RADIUS = 8  # of the corners of cards, controls and bubbles
INNER_RADIUS = 4  # of what lies within them: rows, boxes to tick
