"""How boards are drawn: layouts, canvases, and ``GameView``, which the views of games extend.

Imports ``theme`` and ``services``.
"""
