"""The help, with its examples on boards, and *About Oddments*."""
