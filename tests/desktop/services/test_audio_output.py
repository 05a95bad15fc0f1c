"""The audio device, never a reason to wait or to fail, and the sounds that it plays."""

import itertools
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from desktop.services import audio_output
from desktop.services.audio_output import CHANNELS, AudioOutput, Blocks, Device, Mixer
from desktop.services.sound_player import SoundPlayer
from desktop.services.sounds import VARIANTS, Sound
from desktop.services.synthesis import RATE, Samples, synthesise

SHORT = (np.full(100, 0.5, np.float32),) * 6


class Speaker:
    """A device that asks for blocks on a thread, as a real one does."""

    def __init__(self) -> None:
        self.blocks: list[np.ndarray] = []
        self.calls: list[str] = []
        self.unplugged = False
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, blocks: Blocks) -> None:
        self.calls.append("start")
        self._stopped.clear()
        self._thread = threading.Thread(target=self._ask, args=(blocks,), daemon=True)
        self._thread.start()

    def _ask(self, generator: Blocks) -> None:
        while not self._stopped.wait(0.002) and not self.unplugged:
            self.blocks.append(generator.send(32))

    def stop(self) -> None:
        self.calls.append("stop")
        self._stopped.set()

    def close(self) -> None:
        self.calls.append("close")
        self._stopped.set()

    @property
    def loudest(self) -> int:
        return max((int(np.abs(block).max()) for block in self.blocks), default=0)


def wait_until(holds: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline_s
        time.sleep(0.002)


@pytest.fixture
def outputs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., AudioOutput]]:
    """Return a function that makes outputs of short sounds, which are closed at the end."""
    monkeypatch.setattr("desktop.services.audio_output.synthesise", lambda _sound: SHORT)
    made: list[AudioOutput] = []

    def make(open_device: Callable[[], Device], *, idle_s: float = 60) -> AudioOutput:
        made.append(AudioOutput(open_device, idle_s=idle_s))
        return made[-1]

    yield make
    for output in made:
        output.close()


def test_no_device_is_opened_before_a_sound(outputs: Callable[..., AudioOutput]) -> None:
    opened: list[Speaker] = []

    def open_speaker() -> Speaker:
        opened.append(Speaker())
        return opened[-1]

    output = outputs(open_speaker)
    assert opened == []
    output.play(Sound.PLACE, 0)
    wait_until(lambda: bool(opened) and opened[0].loudest > 16_000)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: output.mixer.silent)
    assert len(opened) == 1
    assert opened[0].calls == ["start"]


def test_it_stops_after_a_while_of_silence_and_starts_again(
    outputs: Callable[..., AudioOutput],
) -> None:
    speaker = Speaker()
    output = outputs(lambda: speaker, idle_s=0.05)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: speaker.calls == ["start", "stop"])
    output.play(Sound.PLACE, 0)
    wait_until(lambda: speaker.calls == ["start", "stop", "start", "stop"])


def test_without_a_device_sounds_are_dropped(
    outputs: Callable[..., AudioOutput], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audio_output, "_RETRY_S", 1000.0)
    tries: list[int] = []

    def fail() -> Device:
        tries.append(1)
        raise OSError("no device")

    output = outputs(fail)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: bool(tries) and output.mixer.silent)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: output.mixer.silent)
    assert tries == [1]  # not again and again


def test_playing_never_waits_for_a_device(outputs: Callable[..., AudioOutput]) -> None:
    gate = threading.Event()

    def hang() -> Device:
        gate.wait(60)
        return Speaker()

    output = outputs(hang)
    output.play(Sound.PLACE, 0)  # returns though nothing answers
    output.play(Sound.PLACE, 0)
    assert not gate.is_set()
    gate.set()


def test_a_device_that_has_gone_is_closed_and_another_one_is_tried(
    outputs: Callable[..., AudioOutput], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audio_output, "_LOST_S", 1000.0)
    monkeypatch.setattr(audio_output, "_RETRY_S", 0.0)
    speakers: list[Speaker] = []

    def open_speaker() -> Speaker:
        speakers.append(Speaker())
        return speakers[-1]

    output = outputs(open_speaker)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: bool(speakers) and speakers[0].loudest > 0 and output.mixer.silent)
    speakers[0].unplugged = True
    monkeypatch.setattr(audio_output, "_LOST_S", 0.05)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: "close" in speakers[0].calls)
    monkeypatch.setattr(audio_output, "_LOST_S", 1000.0)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: len(speakers) == 2 and speakers[1].loudest > 0)


def test_what_a_driver_raises_is_no_fault_of_the_program(
    outputs: Callable[..., AudioOutput],
) -> None:
    class Broken(Speaker):
        def start(self, blocks: Blocks) -> None:
            super().start(blocks)
            raise RuntimeError("driver")

        def close(self) -> None:
            super().close()
            raise RuntimeError("driver, again")

    broken = Broken()
    output = outputs(lambda: broken)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: "close" in broken.calls)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: output.mixer.silent)


def test_closing_ends_the_thread_and_the_device(outputs: Callable[..., AudioOutput]) -> None:
    speaker = Speaker()
    output = outputs(lambda: speaker)
    output.play(Sound.PLACE, 0)
    wait_until(lambda: speaker.calls == ["start"])
    output.close()
    assert output._thread is not None
    output._thread.join(60)
    assert speaker.calls == ["start", "close"]
    output.play(Sound.PLACE, 0)
    assert output.mixer.silent
    assert not output._thread.is_alive()


def test_a_machine_without_a_device_gets_no_messages(capfd: pytest.CaptureFixture[str]) -> None:
    tried: list[bool] = []

    def open_default() -> Device:
        tried.append(True)
        return audio_output._open_default()

    output = AudioOutput(open_default)
    output.mixer.volume = 0.0  # there may be one
    output.play(Sound.PLACE, 0)
    wait_until(lambda: bool(tried))
    output.close()
    assert capfd.readouterr() == ("", "")


# -- the mixer ----------------------------------------------------------------------------------


def ramp(length: int, step: float = 0.001) -> np.ndarray:
    return (np.arange(1, length + 1) * step).astype(np.float32)


def test_a_sound_is_cut_into_blocks_without_a_gap() -> None:
    mixer = Mixer()
    assert mixer.silent
    mixer.play(ramp(25))
    blocks = list[np.ndarray]()
    for _ in range(3):
        assert not mixer.silent
        blocks.append(mixer.render(10))
    assert all(block.shape == (10, CHANNELS) and block.dtype == np.int16 for block in blocks)
    played = np.concatenate(blocks)[:, 0]
    assert played[:25].tolist() == (ramp(25) * 32_767).astype(np.int16).tolist()
    assert not played[25:].any()
    assert (played == np.concatenate(blocks)[:, 1]).all()  # both channels are alike
    assert mixer.silent


def test_sounds_are_added_up() -> None:
    mixer = Mixer()
    mixer.play(np.full(4, 0.25, np.float32))
    mixer.render(2)
    mixer.play(np.full(4, 0.5, np.float32))
    assert mixer.render(4)[:, 0].tolist() == [24_575, 24_575, 16_383, 16_383]
    assert mixer.silent


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


def test_all_sounds_can_be_forgotten() -> None:
    mixer = Mixer()
    mixer.play(ramp(5))
    mixer.render(2)
    mixer.play(ramp(3))
    mixer.clear()
    assert mixer.silent
    assert not mixer.render(3).any()


# -- the sounds ------------------------------------------------------------------------------------

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
