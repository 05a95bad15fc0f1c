"""Milliseconds from a click on the board to the first sample that the audio device gets.

    .venv/bin/python tests/bench/sound_latency.py [--clicks N] [--null]

Plays Odd-Y on the page of a real game with real clicks, while the engine analyses on every core,
and prints the median and the slowest of 100 clicks: at most 30 ms are allowed. The device is the
system's; with --null one that asks for blocks in time and discards them.
Also prints the largest gap between two ticks of a 10 ms timer with and without sounds.
"""

from __future__ import annotations

import argparse
import itertools
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

import miniaudio
from driving import game_page
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.game.players import Human
from desktop.services.audio_output import BLOCK_MS, CHANNELS, AudioOutput, Device
from desktop.services.sound_player import SoundPlayer
from desktop.services.synthesis import RATE
from desktop.settings.settings import Settings
from rules.games import GAMES

PAUSE_MS = 60
TICK_MS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description="Latency of sounds.")
    parser.add_argument("--clicks", type=int, default=100)
    parser.add_argument("--null", action="store_true", help="use no real device")
    arguments = parser.parse_args()
    app = QApplication([])
    for on in (False, True):
        output = AudioOutput(open_null if arguments.null else None)
        with tempfile.TemporaryDirectory() as folder:
            latencies_ms, gap_ms = measure(app, output, Path(folder), arguments.clicks, on=on)
        output.close()
        print(f"sounds {'on ' if on else 'off'}: largest gap {gap_ms:.1f} ms")
    print(f"click to sample: median {statistics.median(latencies_ms):.1f} ms, ", end="")
    print(f"slowest {max(latencies_ms):.1f} ms, of {len(latencies_ms)} clicks")


def open_null() -> Device:
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=CHANNELS,
        sample_rate=RATE,
        buffersize_msec=BLOCK_MS,
        backends=[miniaudio.Backend.NULL],
    )
    return device


def measure(
    app: QApplication, output: AudioOutput, folder: Path, clicks: int, *, on: bool
) -> tuple[list[float], float]:
    """Return the latencies, and the largest gap between two ticks."""
    first_s: list[float] = []
    render = output.mixer.render

    def watch(frames: int) -> Any:
        block = render(frames)
        if block.any() and not first_s:
            first_s.append(time.perf_counter())
        return block

    output.mixer.render = watch  # type: ignore[method-assign]
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    program = Program(settings, folder, sounds=SoundPlayer(lambda: on, lambda: 1.0, output))
    window = program.open_window()
    window.show()
    window.play_new(GAMES["oddy"].setup(), (Human(), Human()))
    page = game_page(window)
    page.analysis_controller.set_analysing(True)
    QTest.qWait(500)
    ticks = [time.perf_counter()]
    timer = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    latencies_ms = []
    for _ in range(clicks):
        if page.session.position.over:
            page.session.go_to(page.session.record.root)
        while not output.mixer.silent:
            QTest.qWait(PAUSE_MS)
        QTest.qWait(PAUSE_MS)
        first_s.clear()
        site = page.session.position.touches(page.session.position.legal_steps()[-1])[0].site
        begin_s = time.perf_counter()
        QTest.mouseClick(
            page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.site_point(site)
        )
        deadline_s = begin_s + 2
        while on and not first_s and time.perf_counter() < deadline_s:
            app.processEvents()
        if first_s:
            latencies_ms.append((first_s[0] - begin_s) * 1000)
    timer.stop()
    window.close()
    program.library.close()
    return latencies_ms, max(b - a for a, b in itertools.pairwise(ticks)) * 1000


if __name__ == "__main__":
    main()
