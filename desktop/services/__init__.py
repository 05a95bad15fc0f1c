"""Languages, sounds and background tasks: what needs nothing else of ``desktop/``."""
