"""A process that runs an engine, to be killed: ``python host.py WORD …``; it says when it plays."""

from __future__ import annotations

import sys
import time

from rules.engine.limits import Limits
from rules.games import GAMES
from rules.gtp_client.gtp_engine import GtpEngine

if __name__ == "__main__":
    engine = GtpEngine(sys.argv[1:], seconds=20)
    start = next(iter(GAMES.values())).small_setup().start()
    print(engine.search(start, [], Limits(simulations=10)).best, flush=True)
    time.sleep(1000)
