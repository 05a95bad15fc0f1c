"""Pictures, animations and printed pages of a game, and the dialogs for their options.

Imports ``settings``, ``board``, ``game`` and ``widgets``, and what these import.
"""
