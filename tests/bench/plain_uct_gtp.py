"""Plain UCT as a program of the text protocol, to be matched with any other.

    .venv/bin/python tests/bench/plain_uct_gtp.py [--c C] [--movetime SECONDS]

It knows the commands of oddments-gtp; c of UCB1 is chosen here.
"""

from __future__ import annotations

import argparse

from plain_uct import PlainUct

from rules.gtp.connection import serve_standard
from rules.gtp.session import GtpSession


def main() -> int:
    parser = argparse.ArgumentParser(description="Plain UCT over the games' core: GTP 2.")
    parser.add_argument("--c", type=float, default=0.7, help="exploration")
    parser.add_argument("--movetime", default="0", help="seconds a turn")
    asked = parser.parse_args()
    session = GtpSession(lambda: PlainUct(asked.c))
    session.run("movetime", [asked.movetime])
    return serve_standard(session, "plain_uct_gtp")


if __name__ == "__main__":
    raise SystemExit(main())
