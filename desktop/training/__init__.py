"""Exercises: the page on which mistakes and puzzles are solved."""
