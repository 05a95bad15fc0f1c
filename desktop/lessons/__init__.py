"""Lessons: what is taught, step by step, and the page on which it is played."""
