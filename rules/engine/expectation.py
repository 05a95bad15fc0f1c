# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""What is expected at the end: in which shares of playouts a site has which owner, and the lead."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.rng import Rng
else:
    from rules.position import Position
    from rules.rng import Rng

import numpy as np
import numpy.typing as npt

from rules.board import MAX_SITES

Shares = npt.NDArray[np.float64]  # [site, colour, or 2 for neither], each row of which sums to 1

_CHUNK_MS = 20.0  # about how often it looks whether to stop
_OWNERS = cython.declare(cython.int, 3)  # Black, White and neither


@cython.final
@cython.cclass
class Expectation:
    """Playouts from one position, and who owned each site at their ends."""

    position: Position
    scratch: Position
    rng: Rng
    counts: cython.int[975]  # [3 * site + owner + 1]; an owner is a colour, -1 for none
    done: cython.int

    def __init__(self, position: Position, seed: int) -> None:
        """Count nothing yet; ``position`` must not be played on."""
        if not cython.compiled:
            self.counts = [0] * (_OWNERS * MAX_SITES)
        i: cython.int
        for i in range(_OWNERS * MAX_SITES):
            self.counts[i] = 0
        self.position = position
        self.scratch = position.copy()
        self.rng = Rng(seed)
        self.done = 0

    @property
    def playouts(self) -> int:
        """The number of playouts so far."""
        return self.done

    def run(self, playouts: int) -> None:
        """Run so many more playouts without Python's lock, as the search does from a leaf."""
        many: cython.int = playouts
        owners: cython.schar[325]
        if not cython.compiled:
            owners = [0] * MAX_SITES
        site: cython.int
        _i: cython.int
        with cython.nogil:
            for _i in range(many):
                self.scratch.copy_from_nogil(self.position)
                self.scratch.rollout_value_nogil(self.rng, None)
                self.scratch.write_owners(owners)
                for site in range(self.position.board.site_count):
                    self.counts[_OWNERS * site + owners[site] + 1] += 1
        self.done += many
        self.position.raise_failure()

    def shares(self) -> Shares:
        """Return the shares so far; there must have been a playout."""
        sites: cython.int = self.position.board.site_count
        counts = np.array([self.counts[i] for i in range(_OWNERS * sites)], np.float64)
        return np.roll(counts.reshape(sites, _OWNERS), -1, axis=1) / self.done

    def score(self) -> tuple[int, int] | None:
        """Return what Black and White scored at the end of the last playout."""
        found: tuple[int, int] | None = self.scratch.score()
        return found


def expected_owners(
    position: Position,
    playouts: int,
    *,
    seed: int = 0,
    stop: threading.Event | None = None,
    progress: Callable[[Shares, int], None] | None = None,
) -> Shares:
    """Return whose each site is expected to be, from so many playouts or fewer.

    Args:
        position: may be in mid-turn or final; stays as it is.
        playouts: at least 1.
        seed: of the random numbers.
        stop: obeyed within 50 ms (uncompiled: after one playout).
        progress: called in this thread with the shares so far and the number of playouts.

    Raises:
        InvalidPositionError: the position contradicts itself.
    """
    position.validate()
    found = Expectation(position, seed)
    chunk = 1
    while True:
        began = time.monotonic()
        found.run(min(chunk, playouts - found.playouts))
        took_ms = (time.monotonic() - began) * 1000
        if progress is not None:
            progress(found.shares(), found.playouts)
        if found.playouts >= playouts or (stop is not None and stop.is_set()):
            return found.shares()
        # aim at _CHUNK_MS, but at most four times the chunk
        chunk = max(1, min(4 * chunk, int(chunk * _CHUNK_MS / max(took_ms, 0.01))))


def expected_lead(
    position: Position, playouts: int, *, seed: int = 0, stop: threading.Event | None = None
) -> float | None:
    """Return by how many points Black leads at the ends of so many playouts, on average.

    None in games without points, and if it was stopped. The arguments are those of
    ``expected_owners``; ``stop`` is obeyed after one playout.

    Raises:
        InvalidPositionError: the position contradicts itself.
    """
    position.validate()
    found, total = Expectation(position, seed), 0
    for _ in range(playouts):
        found.run(1)
        score = found.score()
        if score is None or (stop is not None and stop.is_set()):
            return None
        total += score[0] - score[1]
    return total / playouts
