"""The sounds: computed, each variant another one, and when there is silence."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import VARIANTS, Sound
from desktop.sound.synthesis import RATE, Samples, synthesise

KNOCKS = (Sound.PLACE, Sound.FLIP, Sound.PUSH)


def centroid_hz(samples: Samples) -> float:
    """Return the mean frequency, weighted by power: how bright a sound is."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float((power * np.fft.rfftfreq(len(samples), 1 / RATE)).sum() / power.sum())


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_short_neither_too_loud_nor_silent_and_always_the_same(sound: Sound) -> None:
    assert len(synthesise(sound)) == VARIANTS[sound]
    for samples, again in zip(synthesise(sound), synthesise(sound), strict=True):
        assert samples.dtype == np.float32
        assert 0.1 <= len(samples) / RATE <= 1.5
        assert 0.1 <= np.abs(samples).max() <= 0.75
        loud = np.flatnonzero(np.abs(samples) > 0.05 * np.abs(samples).max())
        assert loud[0] < 0.04 * RATE, "it begins late"
        assert np.abs(samples[-20:]).max() < 0.01, "it ends with a click"
        assert np.array_equal(samples, again)
        if sound in KNOCKS:
            energy = np.cumsum(samples.astype(np.float64) ** 2)
            assert energy[round(0.25 * RATE)] > 0.98 * energy[-1], "it is not over quickly"


@pytest.mark.parametrize("sound", [Sound.PLACE, Sound.SLIDE, Sound.FLIP, Sound.PUSH])
def test_variants_differ_audibly(sound: Sound) -> None:
    variants = synthesise(sound)
    assert len(variants) >= 4
    for samples, other in itertools.combinations(variants, 2):
        length = min(len(samples), len(other))
        difference = samples[:length] - other[:length]
        assert np.abs(difference).max() > 0.2 * np.abs(samples).max()


def test_a_refusal_is_softer_and_duller_than_a_piece() -> None:
    refusal, place = synthesise(Sound.REFUSAL)[0], synthesise(Sound.PLACE)[0]
    assert np.abs(refusal).max() < 0.6 * np.abs(place).max()
    assert centroid_hz(refusal) < 0.6 * centroid_hz(place)


def test_a_win_rises_and_a_loss_falls() -> None:
    def tones(sound: Sound) -> tuple[float, float]:
        (samples,) = synthesise(sound)
        third = len(samples) // 3
        return centroid_hz(samples[: third // 2]), centroid_hz(samples[-2 * third :])

    begin, end = tones(Sound.WIN)
    assert end > begin
    begin, end = tones(Sound.LOSS)
    assert end < begin


# -- which variant is played --------------------------------------------------------------------


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


@pytest.mark.parametrize("sound", [sound for sound in Sound if VARIANTS[sound] > 1])
def test_no_variant_is_heard_twice_in_a_row_and_all_are_heard(sound: Sound) -> None:
    output = Output()
    sounds = player(output)
    for _ in range(200):
        sounds.play(sound)
    variants = [variant for _sound, variant, _delay in output.played]
    assert all(one != other for one, other in itertools.pairwise(variants))
    assert set(variants) == set(range(VARIANTS[sound]))


def test_a_sound_with_one_variant_is_repeated_with_the_volume_of_the_settings() -> None:
    output = Output()
    sounds = player(output, volume=0.3)
    sounds.play(Sound.WIN)
    sounds.play(Sound.WIN, delay_s=0.25)
    assert output.played == [(Sound.WIN, 0, 0.0), (Sound.WIN, 0, 0.25)]
    assert output.volume == 0.3


def test_nothing_is_played_or_computed_while_sounds_are_off() -> None:
    output = Output()
    sounds = player(output, on=False)
    sounds.prepare()
    sounds.play(Sound.PLACE)
    assert output.played == []
    assert output.calls == []


def test_sounds_are_computed_before_the_first_one_and_the_output_is_closed() -> None:
    output = Output()
    player(output).prepare()
    player(output).close()
    assert output.calls == ["prepare", "close"]
    player(None).close()  # nothing was played: there is no output to close
