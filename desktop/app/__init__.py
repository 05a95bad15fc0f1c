"""The program as a whole: it starts, builds and brings back windows, reports faults, and quits."""
