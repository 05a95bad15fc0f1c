"""The help: its pages, their pictures, the search, and its window.

Imports ``settings``, ``board``, ``widgets`` and what they stand on.
"""
