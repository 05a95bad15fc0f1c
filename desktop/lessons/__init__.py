"""Lessons: their files, and the page on which they are taken."""
