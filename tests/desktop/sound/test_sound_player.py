"""Which variant of a sound is played, and when there is silence."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import VARIANTS, Sound
from desktop.sound.synthesis import synthesise


class Output:
    """Stands in for ``AudioOutput``."""

    def __init__(self) -> None:
        self.mixer = self
        self.volume = 1.0
        self.played: list[tuple[Sound, int, float]] = []
        self.calls: list[str] = []

    def play(self, sound: Sound, variant: int, delay_s: float = 0.0) -> None:
        self.played.append((sound, variant, delay_s))

    def prepare(self) -> None:
        self.calls.append("prepare")

    def close(self) -> None:
        self.calls.append("close")


def player(output: Any, *, on: bool = True, volume: float = 0.5) -> SoundPlayer:
    return SoundPlayer(lambda: on, lambda: volume, output)


def test_every_sound_has_its_number_of_variants() -> None:
    assert {sound: len(synthesise(sound)) for sound in Sound} == VARIANTS


@pytest.mark.parametrize("sound", [sound for sound in Sound if VARIANTS[sound] > 1])
def test_no_variant_is_heard_twice_in_a_row_and_all_are_heard(sound: Sound) -> None:
    output = Output()
    sounds = player(output)
    for _ in range(200):
        sounds.play(sound)
    variants = [variant for _sound, variant, _delay in output.played]
    assert all(one != other for one, other in itertools.pairwise(variants))
    assert set(variants) == set(range(VARIANTS[sound]))


def test_a_sound_with_one_variant_is_repeated() -> None:
    output = Output()
    sounds = player(output)
    sounds.play(Sound.WIN)
    sounds.play(Sound.WIN, delay_s=0.25)
    assert output.played == [(Sound.WIN, 0, 0.0), (Sound.WIN, 0, 0.25)]


def test_the_volume_is_that_of_the_settings() -> None:
    output = Output()
    player(output, volume=0.3).play(Sound.PLACE)
    assert output.volume == 0.3


def test_nothing_is_played_or_computed_while_sounds_are_off() -> None:
    output = Output()
    sounds = player(output, on=False)
    sounds.prepare()
    sounds.play(Sound.PLACE)
    assert output.played == []
    assert output.calls == []


def test_sounds_are_computed_before_the_first_one_is_played() -> None:
    output = Output()
    player(output).prepare()
    assert output.calls == ["prepare"]


def test_closing_closes_the_output_if_there_is_one() -> None:
    output = Output()
    player(output).close()
    assert output.calls == ["close"]
    player(None).close()  # nothing was played: there is no output to close
