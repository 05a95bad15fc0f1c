"""What is remembered: settings, keys, games on the disk, the files that were opened."""
