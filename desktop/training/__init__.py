"""Exercises: the page on which mistakes and puzzles are solved.

Imports ``play``, ``review`` and ``engine``, and what they stand on.
"""
