"""Adds up the sounds that play at the same time."""

from __future__ import annotations

import time
from collections import deque

import numpy as np
import numpy.typing as npt

from desktop.services.synthesis import RATE, Samples

CHANNELS = 2


class Mixer:
    """Plays sounds into blocks of frames.

    ``play`` is called by the window's thread and ``render`` by that of the audio device; neither
    waits for the other.

    Attributes:
        volume: from 0 to 1.
        rendered_s: when the device last asked for frames, by ``time.monotonic``.
    """

    def __init__(self) -> None:
        self.volume = 1.0
        self.rendered_s = 0.0
        self._new: deque[tuple[Samples, int]] = deque()
        self._playing: list[tuple[Samples, int]] = []  # and how many samples of it have been played

    @property
    def silent(self) -> bool:
        """Whether nothing plays or is about to."""
        return not self._new and not self._playing

    def play(self, samples: Samples, delay_s: float = 0.0) -> None:
        """Begin a sound with the next block, or after a while."""
        self._new.append((samples, -round(delay_s * RATE)))

    def clear(self) -> None:
        """Forget all sounds; no device may be running."""
        self._new.clear()
        self._playing = []

    def render(self, frames: int) -> npt.NDArray[np.int16]:
        """Return the next block, shaped (frames, ``CHANNELS``)."""
        self.rendered_s = time.monotonic()
        while self._new:
            self._playing.append(self._new.popleft())
        total = np.zeros(frames, np.float32)
        still_playing = []
        for samples, start in self._playing:
            piece = samples[max(0, start) : max(0, start + frames)]
            wait = min(frames, max(0, -start))
            total[wait : wait + len(piece)] += piece
            if start + frames < len(samples):
                still_playing.append((samples, start + frames))
        self._playing = still_playing
        block = (np.clip(total * self.volume, -1, 1) * 32_767).astype(np.int16)
        return np.repeat(block[:, np.newaxis], CHANNELS, axis=1)
