"""Lessons: their files, and the page on which they are taken.

Imports ``play``, ``help`` and ``actions``, and what they stand on.
"""
