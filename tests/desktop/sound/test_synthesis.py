"""The sounds that are computed: audible, without clicks, each variant another one."""

from __future__ import annotations

import numpy as np
import pytest

from desktop.sound.sounds import Sound
from desktop.sound.synthesis import RATE, Samples, synthesise

KNOCKS = (Sound.PLACE, Sound.FLIP, Sound.PUSH)


def centroid_hz(samples: Samples) -> float:
    """Return the mean frequency, weighted by power: how bright a sound is."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float((power * np.fft.rfftfreq(len(samples), 1 / RATE)).sum() / power.sum())


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_short_and_neither_too_loud_nor_silent(sound: Sound) -> None:
    for samples in synthesise(sound):
        assert samples.dtype == np.float32
        assert 0.1 <= len(samples) / RATE <= 1.5
        assert 0.1 <= np.abs(samples).max() <= 0.75


@pytest.mark.parametrize("sound", Sound)
def test_no_sound_begins_late_or_ends_with_a_click(sound: Sound) -> None:
    for samples in synthesise(sound):
        loud = np.flatnonzero(np.abs(samples) > 0.05 * np.abs(samples).max())
        assert loud[0] < 0.04 * RATE
        assert np.abs(samples[-20:]).max() < 0.01


@pytest.mark.parametrize("sound", Sound)
def test_sounds_are_the_same_in_every_run(sound: Sound) -> None:
    for first, second in zip(synthesise(sound), synthesise(sound), strict=True):
        assert np.array_equal(first, second)


@pytest.mark.parametrize("sound", [Sound.PLACE, Sound.SLIDE, Sound.FLIP, Sound.PUSH])
def test_variants_differ_audibly(sound: Sound) -> None:
    variants = synthesise(sound)
    assert len(variants) >= 4
    for at, samples in enumerate(variants):
        for other in variants[at + 1 :]:
            length = min(len(samples), len(other))
            difference = samples[:length] - other[:length]
            assert np.abs(difference).max() > 0.2 * np.abs(samples).max()


@pytest.mark.parametrize("sound", KNOCKS)
def test_knocks_are_over_quickly(sound: Sound) -> None:
    for samples in synthesise(sound):
        energy = np.cumsum(samples.astype(np.float64) ** 2)
        assert energy[round(0.25 * RATE)] > 0.98 * energy[-1]


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
