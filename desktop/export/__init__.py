"""Pictures, animations and paper of a game, and the dialogs that ask how they are to look.

Imports ``settings``, ``board``, ``game`` and ``widgets``, and what they stand on.
"""
