"""What the program sounds like: synthesised in ``synthesis``, mixed, and sent to a device."""
