"""What people call the two colours."""

COLOUR_NAMES = ("Black", "White")  # [colour]
