"""The help: its pages, their pictures, the search, and the window.

Imports ``settings``, ``board``, ``widgets`` and what they stand on.
"""
