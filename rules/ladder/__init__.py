"""``oddments-ladder``: measures the engine's levels against one another.

Each level plays the one below it, the first one random moves; the results are the ratings by which
puzzles, training and the page about levels go.
"""
