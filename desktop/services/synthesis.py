"""How each sound is made. There are no recordings: every sample is computed.

A piece that lands makes itself and the board ring. Both ring in *modes*: sine waves that fade, high
ones sooner than low ones (modal synthesis; Perry Cook, *Real Sound Synthesis for Interactive
Applications*, 2002). A blow also clicks: a burst of noise of a few milliseconds. What slides rubs:
noise in a band of frequencies, which swells and fades with the speed. Tones at the end of a game
are struck bars of wood, whose modes are not harmonic.

Samples are mono, ``RATE`` a second, ``float32`` from -1 to 1.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from desktop.services.sounds import VARIANTS, Sound

Samples = npt.NDArray[np.float32]

RATE = 44_100
_PEAK = 0.7
_RUBBED_SINES = 80  # as many as sound like noise
_FADE_S = 0.004  # at the end, so that nothing clicks there


@dataclass(frozen=True)
class Mode:
    """One way in which a body rings: a sine of ``hertz`` that fades to a third in ``decay_s``."""

    hertz: float
    level: float
    decay_s: float


# a stone of slate or glass: short and bright
_STONE = (
    Mode(1_480, 0.50, 0.014),
    Mode(2_310, 0.42, 0.011),
    Mode(3_750, 0.30, 0.008),
    Mode(5_620, 0.16, 0.005),
)
# a thick wooden board on feet: dull and longer
_BOARD = (
    Mode(168, 0.75, 0.060),
    Mode(247, 0.55, 0.048),
    Mode(391, 0.36, 0.034),
    Mode(612, 0.22, 0.022),
    Mode(905, 0.14, 0.015),
)
# a wooden domino or disc
_BLOCK = (
    Mode(742, 0.60, 0.024),
    Mode(1_136, 0.42, 0.018),
    Mode(1_905, 0.26, 0.012),
    Mode(2_980, 0.12, 0.007),
)
# a bar of a xylophone; frequencies relative to its tone
_BAR = (Mode(1.0, 0.80, 0.220), Mode(3.0, 0.20, 0.070), Mode(6.2, 0.06, 0.030))


def synthesise(sound: Sound) -> tuple[Samples, ...]:
    """Return the variants of a sound: alike, but never twice the same. The result is repeatable."""
    make = _RECIPES[sound]
    return tuple(
        _finished(make(random.Random(f"{sound.name} {variant}")), sound)
        for variant in range(VARIANTS[sound])
    )


def _finished(samples: Samples, sound: Sound) -> Samples:
    """Return samples at the level of their sound, faded out."""
    fade = round(_FADE_S * RATE)
    samples = samples - samples.mean(dtype=np.float32)
    samples[-fade:] *= np.linspace(1, 0, fade, dtype=np.float32)
    loudest = float(np.abs(samples).max())
    return np.asarray(samples * (_PEAK * _LEVELS.get(sound, 1.0) / loudest), np.float32)


# -- what sounds are made of ---------------------------------------------------------------------


def _times(length_s: float) -> Samples:
    return np.arange(round(length_s * RATE), dtype=np.float32) / np.float32(RATE)


def _rung(
    rng: random.Random, modes: Sequence[Mode], length_s: float, *, spread: float = 0.05
) -> Samples:
    """Return a body that was struck somewhere: another place excites its modes in other shares."""
    times = _times(length_s)
    total = np.zeros_like(times)
    detuned = 1 + rng.uniform(-spread / 2, spread / 2)  # one piece is a little bigger than another
    for mode in modes:
        hertz = mode.hertz * detuned * (1 + rng.uniform(-spread / 4, spread / 4))
        level = mode.level * rng.uniform(0.7, 1.2)
        decay_s = mode.decay_s * rng.uniform(0.85, 1.15)
        total += level * np.exp(-times / decay_s) * np.sin(2 * np.pi * hertz * times)
    return np.asarray(total, np.float32)


def _noise(rng: random.Random, length: int) -> Samples:
    """Return white noise from -1 to 1: splitmix64 of a counter."""
    with np.errstate(over="ignore"):
        bits = np.arange(length, dtype=np.uint64) + np.uint64(rng.getrandbits(48))
        bits = bits * np.uint64(0x9E3779B97F4A7C15)
        bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        bits = bits ^ (bits >> np.uint64(31))
    return np.asarray((bits >> np.uint64(11)) / 2.0**52 - 1, np.float32)


def _click(rng: random.Random, length_s: float, decay_s: float) -> Samples:
    """Return the noise of two hard things that meet."""
    times = _times(length_s)
    high = np.diff(_noise(rng, len(times)), prepend=0)
    return np.asarray(2 * high * np.exp(-times / decay_s), np.float32)


def _rubbed(rng: random.Random, length_s: float, low_hz: float, high_hz: float) -> Samples:
    """Return what slides on wood: a band of noise, rough, that swells and fades."""
    times = _times(length_s)
    total = np.zeros_like(times)
    for _ in range(_RUBBED_SINES):
        hertz = low_hz * (high_hz / low_hz) ** rng.random()
        total += np.sin(2 * np.pi * hertz * times + rng.uniform(0, 2 * np.pi))
    grain = 1 + 0.5 * np.sin(2 * np.pi * rng.uniform(38, 55) * times + rng.uniform(0, 6))
    speed = np.sin(np.pi * (times / length_s) ** 0.7) ** 1.5
    rubbed = total * grain * speed
    return np.asarray(rubbed / np.abs(rubbed).max(), np.float32)


def _together(*parts: tuple[float, float, Samples]) -> Samples:
    """Return sounds one on another: (when it begins, s; level; samples)."""
    length = max(round(start_s * RATE) + len(samples) for start_s, _level, samples in parts)
    total = np.zeros(length, np.float32)
    for start_s, level, samples in parts:
        start = round(start_s * RATE)
        total[start : start + len(samples)] += np.float32(level) * samples
    return total


def _tone(rng: random.Random, hertz: float, length_s: float = 0.7) -> Samples:
    """Return a struck bar of wood."""
    modes = [Mode(hertz * mode.hertz, mode.level, mode.decay_s) for mode in _BAR]
    return _together(
        (0, 1.0, _rung(rng, modes, length_s, spread=0.002)), (0, 0.05, _click(rng, 0.01, 0.002))
    )


def _melody(rng: random.Random, step_s: float, *hertz: float) -> Samples:
    return _together(*[(step_s * at, 1.0, _tone(rng, tone)) for at, tone in enumerate(hertz)])


# -- the sounds ----------------------------------------------------------------------------------


def _place(rng: random.Random) -> Samples:
    """Return a piece that is set down: its edge touches first, then its face."""
    face_s = rng.uniform(0.006, 0.014)
    return _together(
        (0, 0.35, _rung(rng, _STONE, 0.05)),
        (0, 0.16, _click(rng, 0.006, 0.0012)),
        (face_s, 0.80, _rung(rng, _STONE, 0.07)),
        (face_s, 1.00, _rung(rng, _BOARD, 0.32)),
        (face_s, 0.20, _click(rng, 0.008, 0.0016)),
    )


def _lift(rng: random.Random) -> Samples:
    """Return a piece that leaves the board: a short rub, and the edge that clicks last."""
    return _together(
        (0, 0.25, _rubbed(rng, 0.06, 900, 3_600)),
        (0.03, 0.60, _rung(rng, _STONE, 0.05)),
        (0.03, 0.10, _click(rng, 0.005, 0.001)),
        (0.03, 0.20, _rung(rng, _BOARD, 0.15)),
    )


def _slide(rng: random.Random) -> Samples:
    length_s = rng.uniform(0.20, 0.25)
    return _together(
        (0, 0.55, _rubbed(rng, length_s, 500, 2_600)),
        (length_s - 0.03, 0.6, _rung(rng, _BLOCK, 0.08)),
        (length_s - 0.03, 0.5, _rung(rng, _BOARD, 0.25)),
    )


def _flip(rng: random.Random) -> Samples:
    """Return a disc that is turned over: one edge lifts, and the other face falls."""
    fall_s = rng.uniform(0.085, 0.115)
    return _together(
        (0, 0.30, _rung(rng, _BLOCK, 0.05)),
        (0, 0.10, _click(rng, 0.005, 0.001)),
        (fall_s, 0.85, _rung(rng, _BLOCK, 0.08)),
        (fall_s, 0.60, _rung(rng, _BOARD, 0.25)),
        (fall_s, 0.18, _click(rng, 0.006, 0.0013)),
    )


def _push(rng: random.Random) -> Samples:
    """Return stones that knock against stones, and rub a little way."""
    second_s = rng.uniform(0.03, 0.05)
    return _together(
        (0, 0.85, _rung(rng, _STONE, 0.06)),
        (0, 0.22, _click(rng, 0.006, 0.0012)),
        (second_s, 0.50, _rung(rng, _STONE, 0.06)),
        (0.01, 0.30, _rubbed(rng, 0.14, 700, 3_200)),
        (0.12, 0.45, _rung(rng, _BOARD, 0.22)),
    )


def _capture(rng: random.Random) -> Samples:
    """Return discs that are turned over one after another."""
    falls = [0.09 + 0.07 * at + rng.uniform(-0.012, 0.012) for at in range(3)]
    return _together(
        (0, 0.30, _rung(rng, _BLOCK, 0.05)),
        (0, 0.10, _click(rng, 0.005, 0.001)),
        *[(at, rng.uniform(0.6, 0.9), _rung(rng, _BLOCK, 0.08)) for at in falls],
        *[(at, 0.15, _click(rng, 0.006, 0.0013)) for at in falls],
        *[(at, 0.40, _rung(rng, _BOARD, 0.22)) for at in falls],
    )


def _pass(rng: random.Random) -> Samples:
    """Return a knuckle that knocks on the table twice."""
    return _together(
        (0, 0.9, _rung(rng, _BOARD, 0.2)),
        (rng.uniform(0.13, 0.16), 0.7, _rung(rng, _BOARD, 0.25)),
    )


def _refusal(rng: random.Random) -> Samples:
    """Return something low and dull: a piece that does not fit in."""
    muffled = [Mode(mode.hertz * 0.62, mode.level, mode.decay_s * 0.8) for mode in _BOARD[:3]]
    return _together((0, 1.0, _rung(rng, muffled, 0.16)), (0.07, 0.6, _rung(rng, muffled, 0.18)))


def _right(rng: random.Random) -> Samples:
    return _melody(rng, 0.09, 784.0, 1_046.5)


def _low_time(rng: random.Random) -> Samples:
    """Return a wood block that is struck twice, like the tick of a clock."""
    return _together((0, 1.0, _rung(rng, _BLOCK, 0.10)), (0.16, 0.7, _rung(rng, _BLOCK, 0.10)))


def _win(rng: random.Random) -> Samples:
    return _melody(rng, 0.12, 523.25, 659.25, 784.0, 1_046.5)


def _loss(rng: random.Random) -> Samples:
    return _melody(rng, 0.19, 440.0, 349.23, 293.66)


def _draw(rng: random.Random) -> Samples:
    return _melody(rng, 0.16, 523.25, 587.33, 523.25)


_RECIPES: dict[Sound, Callable[[random.Random], Samples]] = {
    Sound.PLACE: _place,
    Sound.LIFT: _lift,
    Sound.SLIDE: _slide,
    Sound.FLIP: _flip,
    Sound.PUSH: _push,
    Sound.CAPTURE: _capture,
    Sound.PASS: _pass,
    Sound.REFUSAL: _refusal,
    Sound.RIGHT: _right,
    Sound.LOW_TIME: _low_time,
    Sound.WIN: _win,
    Sound.LOSS: _loss,
    Sound.DRAW: _draw,
}
_LEVELS = {
    Sound.LIFT: 0.45,
    Sound.REFUSAL: 0.35,
    Sound.SLIDE: 0.6,
    Sound.LOW_TIME: 0.5,
    Sound.RIGHT: 0.5,
}
