"""The form of the files that say what first turns are worth."""

FORMAT = 1  # raised when an older program could no longer read the file
