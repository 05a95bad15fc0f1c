"""An engine that writes lines of markup to both its outputs without end."""

from __future__ import annotations

import os
import threading

LINE = b"= <b>flood</b> " * 60 + b"\n"


def flood(number: int) -> None:
    while True:
        os.write(number, LINE)


if __name__ == "__main__":
    threading.Thread(target=flood, args=(2,), daemon=True).start()
    flood(1)
