"""Themes, and what follows from them: colours, style sheets, icons and the names of colours.

Imports ``services``.
"""
