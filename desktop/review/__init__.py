"""The review of a game in its window: a graph, a table, marks on the board.

``Reviewer`` runs it in the background and keeps it in the record; ``ReviewDisplay`` shows it.
"""
