"""Sounds that play at the same time are added up, block by block."""

from __future__ import annotations

import numpy as np

from desktop.sound.mixer import CHANNELS, Mixer
from desktop.sound.synthesis import RATE


def ramp(length: int, step: float = 0.001) -> np.ndarray:
    return (np.arange(1, length + 1) * step).astype(np.float32)


def test_a_sound_is_cut_into_blocks_without_a_gap() -> None:
    mixer = Mixer()
    mixer.play(ramp(25))
    blocks = [mixer.render(10) for _ in range(3)]
    assert all(block.shape == (10, CHANNELS) and block.dtype == np.int16 for block in blocks)
    played = np.concatenate(blocks)[:, 0]
    assert played[:25].tolist() == (ramp(25) * 32_767).astype(np.int16).tolist()
    assert not played[25:].any()
    assert mixer.silent


def test_both_channels_are_alike() -> None:
    mixer = Mixer()
    mixer.play(ramp(10))
    block = mixer.render(10)
    assert (block[:, 0] == block[:, 1]).all()


def test_sounds_are_added_up() -> None:
    mixer = Mixer()
    mixer.play(np.full(4, 0.25, np.float32))
    mixer.render(2)
    mixer.play(np.full(4, 0.5, np.float32))
    assert mixer.render(4)[:, 0].tolist() == [24_575, 24_575, 16_383, 16_383]


def test_what_is_too_loud_is_clipped_and_does_not_wrap() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.play(np.array([0.9, -0.9], np.float32))
    assert mixer.render(2)[:, 0].tolist() == [32_767, -32_767]


def test_a_sound_may_begin_later_in_the_middle_of_a_block() -> None:
    mixer = Mixer()
    mixer.play(np.full(4, 0.5, np.float32), 12 / RATE)
    played = np.concatenate([mixer.render(5) for _ in range(4)])[:, 0]
    assert played.tolist() == [0] * 12 + [16_383] * 4 + [0] * 4
    assert mixer.silent


def test_the_volume_is_followed() -> None:
    mixer = Mixer()
    mixer.volume = 0.5
    mixer.play(np.full(2, 0.5, np.float32))
    assert mixer.render(1)[0, 0] == 8_191
    mixer.volume = 0
    assert mixer.render(1)[0, 0] == 0


def test_it_is_silent_only_when_nothing_is_left() -> None:
    mixer = Mixer()
    assert mixer.silent
    mixer.play(ramp(3))
    assert not mixer.silent
    mixer.render(2)
    assert not mixer.silent
    mixer.render(2)
    assert mixer.silent


def test_all_sounds_can_be_forgotten() -> None:
    mixer = Mixer()
    mixer.play(ramp(5))
    mixer.render(2)
    mixer.play(ramp(3))
    mixer.clear()
    assert mixer.silent
    assert not mixer.render(3).any()
