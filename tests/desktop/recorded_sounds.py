"""A player that records sounds instead of playing them."""

from __future__ import annotations

from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import Sound


class RecordedSounds(SoundPlayer):
    """Records what is played.

    Attributes:
        played: the sounds so far.
        delays_s: when each of them begins.
    """

    def __init__(self) -> None:
        super().__init__(lambda: True, lambda: 1.0)
        self.played: list[Sound] = []
        self.delays_s: list[float] = []

    def play(self, sound: Sound, *, delay_s: float = 0.0) -> None:
        self.played.append(sound)
        self.delays_s.append(delay_s)

    def prepare(self) -> None:
        """Compute nothing."""

    def take(self) -> list[Sound]:
        """Return what has been played since the last call."""
        taken, self.played = self.played, []
        return taken
