"""Lessons: read and checked, and played on a board of their own.

Imports ``play``, ``help`` and ``actions``, and what they stand on.
"""
