"""Games taken along: as pictures, animations, texts and on paper."""
