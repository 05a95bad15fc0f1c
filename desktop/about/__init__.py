"""About the program: what it is made of, and under which licences."""
