"""Amazons, as a game of Oddments."""

CONTRACT = 1  # the version of Oddments' contract that this is written for
