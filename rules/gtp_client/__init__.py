"""Other programs that play: run as processes, spoken to by the Go Text Protocol.

``GtpProgram`` is a running program: commands and answers. ``GtpGame`` keeps its game in step with
ours, ``GtpEngine`` makes an engine like our own of it, and ``shake_hands`` finds out what it can
do. Our rules check whatever it says. It imports no Qt.
"""
