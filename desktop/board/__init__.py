"""The board as a ``QGraphicsScene``, and how clicks and keys become steps."""
