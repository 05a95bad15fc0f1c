"""All games that were played or imported here: found again by what is known of them.

The games are files, and they are the truth. What makes them quick to find is an index over them in
SQLite, which can be made anew from the files at any time.
"""
