"""Plays the program's sounds, as loud as the settings say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.services.sounds import VARIANTS, Sound

if TYPE_CHECKING:
    from desktop.services.audio_output import AudioOutput


class SoundPlayer:
    """Plays sounds; their variants take turns."""

    def __init__(
        self,
        is_on: Callable[[], bool],
        volume: Callable[[], float],
        output: AudioOutput | None = None,
    ) -> None:
        """``is_on`` returns whether there is any sound; ``volume`` returns a number from 0 to 1."""
        self._is_on, self._volume = is_on, volume
        self._own_output = output
        self._last: dict[Sound, int] = {}  # the variant

    def play(self, sound: Sound, *, delay_s: float = 0.0) -> None:
        """Play a sound, now or after a while. It returns at once."""
        if not self._is_on():
            return
        output = self._output()
        output.mixer.volume = self._volume()
        output.play(sound, self._variant(sound), delay_s)

    def prepare(self) -> None:
        """Make all sounds in the background, so that the first one is played without delay."""
        if self._is_on():
            self._output().prepare()

    def close(self) -> None:
        """End; nothing can be played afterwards."""
        if self._own_output is not None:
            self._own_output.close()

    def _output(self) -> AudioOutput:
        if self._own_output is None:
            # late: the first window needs no sound, nor numpy
            from desktop.services.audio_output import AudioOutput

            self._own_output = AudioOutput()
        return self._own_output

    def _variant(self, sound: Sound) -> int:
        self._last[sound] = (self._last.get(sound, -1) + 1) % VARIANTS[sound]
        return self._last[sound]
