"""OpenSpiel's MCTSBot as a program of the text protocol, to be matched with any other at Y.

    .venv/bin/python tests/bench/openspiel_gtp.py [--uct-c C] [--movetime SECONDS]

It needs ``pip install "open_spiel>=2.0"`` and plays ``oddy sides=3 pie=off``, of any size. It knows
the commands of oddments-gtp.
"""

from __future__ import annotations

import argparse

from openspiel_bot import OpenSpielBot

from rules.gtp.connection import serve_standard
from rules.gtp.session import GtpSession


def main() -> int:
    parser = argparse.ArgumentParser(description="OpenSpiel's MCTSBot at the Game of Y: GTP 2.")
    parser.add_argument("--uct-c", type=float, default=2.0, help="exploration")
    parser.add_argument("--movetime", default="0", help="seconds a turn")
    asked = parser.parse_args()
    session = GtpSession(lambda: OpenSpielBot(asked.uct_c))
    session.run("movetime", [asked.movetime])
    return serve_standard(session, "openspiel_gtp")


if __name__ == "__main__":
    raise SystemExit(main())
