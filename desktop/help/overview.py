"""The key of the page of the help that leads to all others."""

OVERVIEW = "overview"
