"""Widgets that know nothing of games: labels, notices, number boxes, splitters, status lines.

They import ``theme`` and ``services``.
"""
