"""Plays on the default audio device of the system, opened when the first sound is to be heard.

Opening takes up to some tens of milliseconds and may fail; it is done on a thread. The device runs
while sounds follow one another and is stopped after a while of silence, so that nothing wakes the
processor for it. Without a device, or once it is gone, sounds are dropped, and a later one tries
again.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import math
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from desktop.services.sounds import Sound
from desktop.services.synthesis import RATE, Samples, synthesise

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


log = logging.getLogger(__name__)

BLOCK_MS = 10  # of samples that the device asks for at once
_IDLE_S = 20.0
_RETRY_S = 5.0  # after a device could not be opened
_LOST_S = 1.0  # a device that asks for nothing for so long has gone
_CLOSING_S = 0.5

Blocks = Generator[Any, int, None]


class Device(Protocol):
    """What is used of ``miniaudio.PlaybackDevice``."""

    def start(self, blocks: Blocks) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class AudioOutput:
    """Plays samples without ever making its caller wait.

    Attributes:
        mixer: adds up what plays.
    """

    def __init__(
        self, open_device: Callable[[], Device] | None = None, *, idle_s: float = _IDLE_S
    ) -> None:
        self.mixer = Mixer()
        self._open_device = open_device or _open_default
        self._idle_s = idle_s
        self._wake = threading.Event()
        self._closing = False
        self._thread: threading.Thread | None = None
        self._device: Device | None = None
        self._running = False
        self._failed_s = -math.inf
        self._asked_s = 0.0  # when a sound was last asked for
        self._samples: dict[Sound, tuple[Samples, ...]] = {}
        self._missing: deque[tuple[Sound, int, float]] = deque()  # variant, and when to begin
        self._prepares = False

    def play(self, sound: Sound, variant: int, delay_s: float = 0.0) -> None:
        """Start a sound; without a device, nothing happens."""
        if self._closing:
            return
        self._asked_s = time.monotonic()
        if sound in self._samples:
            self.mixer.play(self._samples[sound][variant], delay_s)
        else:
            self._missing.append((sound, variant, self._asked_s + delay_s))
        self._wake_thread()

    def prepare(self) -> None:
        """Compute all sounds on the thread."""
        self._prepares = True
        self._wake_thread()

    def _wake_thread(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="audio", daemon=True)
            self._thread.start()
        self._wake.set()

    def close(self) -> None:
        """End, without waiting for a device that is stuck."""
        self._closing = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join(_CLOSING_S)

    # -- on the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closing:
            self._wake.wait(self._patience_s())
            self._wake.clear()
            if self._closing:
                break
            try:
                self._compute()
                self._follow()
            except Exception as error:  # whatever a driver does: it is only sound
                log.info("The audio device failed: %s", error)
                self._drop_device()
        self._drop_device()

    def _compute(self) -> None:
        """Compute the sounds that are missing, and play those that wait for that."""
        while self._missing:
            sound, variant, begin_s = self._missing.popleft()
            if sound not in self._samples:
                self._samples[sound] = synthesise(sound)
            delay_s = max(0.0, begin_s - time.monotonic())
            self.mixer.play(self._samples[sound][variant], delay_s)
        if self._prepares:
            self._prepares = False
            for sound in Sound:
                if sound not in self._samples and not self._closing and not self._missing:
                    self._samples[sound] = synthesise(sound)

    def _patience_s(self) -> float | None:
        """Return how long to wait for the next sound; None for ever."""
        if not self._running:
            return None
        return self._idle_s if self.mixer.silent else min(_LOST_S, self._idle_s)

    def _follow(self) -> None:
        """Run the device while there is something to hear."""
        now_s = time.monotonic()
        if self._running:
            if not self.mixer.silent and now_s - self.mixer.rendered_s > _LOST_S:
                raise OSError("it has stopped asking for samples")
            if self.mixer.silent and now_s - self._asked_s >= self._idle_s:
                self._stop()
        elif not self.mixer.silent:
            self._start()

    def _start(self) -> None:
        if time.monotonic() - self._failed_s < _RETRY_S:
            self.mixer.clear()
            return
        if self._device is None:
            self._device = self._open_device()
        self.mixer.rendered_s = time.monotonic()
        blocks = _blocks(self.mixer)
        next(blocks)
        self._device.start(blocks)
        self._running = True

    def _stop(self) -> None:
        assert self._device is not None
        self._device.stop()
        self._running = False

    def _drop_device(self) -> None:
        """Close a device that does not work; the next sound tries another one, after a while."""
        device, self._device, self._running = self._device, None, False
        self._failed_s = time.monotonic()
        if device is not None:
            try:
                device.close()
            except Exception as error:
                log.info("The audio device could not be closed: %s", error)
        self.mixer.clear()


def _blocks(mixer: Mixer) -> Blocks:
    """Yield blocks of as many frames as are sent, once it has been started."""
    frames = yield b""
    while True:
        frames = yield mixer.render(frames)


# file, line, function, error, format, and more
_AlsaHandler = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)
_IGNORE = _AlsaHandler(lambda *_facts: None)


def _silence_alsa() -> None:
    """Keep ALSA from filling the terminal with errors if there is no device."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_IGNORE)


def _open_default() -> Device:
    """Return the system's default device. Raises an error where there is none."""
    import miniaudio  # late: the first sound comes long after the first window

    if sys.platform.startswith("linux"):
        _silence_alsa()
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=CHANNELS,
        sample_rate=RATE,
        buffersize_msec=BLOCK_MS,
        app_name="Oddments",
    )
    if device.backend == "Null":  # what miniaudio falls back on
        device.close()
        raise OSError("there is no audio device")
    return device  # type: ignore[no-any-return]
