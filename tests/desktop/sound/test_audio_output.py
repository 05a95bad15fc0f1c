"""The audio device, opened when it is needed and never a reason to wait or to fail; the mixer."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from desktop.sound import audio_output
from desktop.sound.audio_output import AudioOutput, Blocks, Device
from desktop.sound.mixer import CHANNELS, Mixer
from desktop.sound.sounds import Sound
from desktop.sound.synthesis import RATE

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
    monkeypatch.setattr("desktop.sound.audio_output.synthesise", lambda _sound: SHORT)
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
