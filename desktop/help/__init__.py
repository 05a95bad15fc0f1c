"""The help: its pages, the pictures in them, and the window that shows both."""
