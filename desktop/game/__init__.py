"""A game being played, without widgets: session, clocks, players, narrator, engines on threads."""
