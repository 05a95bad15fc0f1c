"""The inside of a worker process: it takes pieces on standard input and answers on its output.

So a piece that crashes its process costs only itself, and only the command handles Ctrl+C.
"""

from __future__ import annotations

import os
import pickle
import queue
import sys
import threading
from typing import BinaryIO, NoReturn

from rules.work.piece import Piece, WorkError
from rules.work.programs import PROGRAMS

# answers of a worker: (kind, content)
READY, RUNNING, DONE, FAILED = "ready", "running", "done", "failed"


def serve() -> None:
    """Work on the pieces that come, until None comes; end at once when the input ends."""
    worker = _Worker(sys.stdin.buffer, _own_output())
    PROGRAMS.report_to(lambda groups: worker.answer(RUNNING, groups))
    threading.Thread(target=worker.read, daemon=True).start()
    try:
        worker.run()
    except OSError:  # nobody reads the answers any more
        _end()


def _own_output() -> BinaryIO:
    """Return standard output, and send what others print there to standard error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def _end() -> NoReturn:
    """End at once, with the programs that run."""
    PROGRAMS.kill()
    os._exit(1)


class _Worker:
    def __init__(self, orders: BinaryIO, answers: BinaryIO) -> None:
        self._orders = orders
        self._answers = answers
        self._writing = threading.Lock()
        self._pieces: queue.Queue[Piece | None] = queue.Queue()

    def read(self) -> None:
        """Queue the pieces that come. However the process above ends, this one ends too."""
        piece: Piece | None
        try:
            while True:
                piece = pickle.load(self._orders)
                self._pieces.put(piece)
                if piece is None:
                    return
        except (EOFError, OSError, pickle.UnpicklingError):
            _end()

    def run(self) -> None:
        self.answer(READY, None)
        while (piece := self._pieces.get()) is not None:
            try:
                result = pickle.dumps(piece.run())
            except WorkError as error:
                self.answer(FAILED, str(error))
            except Exception as error:
                self.answer(FAILED, f"{type(error).__name__}: {error}")
            else:
                self.answer(DONE, result)

    def answer(self, kind: str, content: object) -> None:
        with self._writing:
            pickle.dump((kind, content), self._answers)
            self._answers.flush()
