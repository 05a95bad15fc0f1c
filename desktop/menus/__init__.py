"""The menus of a window, a file each: what a person can ask for, when, and by which keys."""
