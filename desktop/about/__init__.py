"""The About dialog, and the components of the program with their licences."""
