"""A whole game by a screen reader in another process, over the bus that real ones use."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from driving import small

from rules.record.game_file import save
from rules.record.game_record import GameRecord

SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")  # of Debian's at-spi2-core
NEEDED = ("dbus-run-session", "Xvfb")
MISSING = [name for name in NEEDED if not shutil.which(name)] + [
    str(path) for path in (SERVICE,) if not path.exists()
]


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"there is no {', '.join(MISSING)}")
def test_a_game_over_the_bus(display: str, tmp_path: Path) -> None:
    record = GameRecord(small("egotzi", size=3, pie=False))
    record.seats = ["person", "person"]
    path = tmp_path / "game.oddments"
    save(record, path)
    kinds = ("STATE_HOME", "CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")
    folders = {f"XDG_{kind}": str(tmp_path / kind.lower()) for kind in kinds}
    for folder in folders.values():
        Path(folder).mkdir(mode=0o700)
    script = str(Path(__file__).with_name("bus_reader.py"))
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, script, str(path)],
        env={**os.environ, **folders, "DISPLAY": display, "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout.splitlines()[-1])
    assert results["running"]
    assert results["first"] == [f"{name}, empty" for name in record.position.board.names]
    assert not any("empty" in name for name in results["last"])
    assert results["pressed"] == len(results["first"])
    assert results["focused"][-3:] == results["first"][:3]
    assert results["announced"][0].startswith("Black ")
    assert results["announced"][0].endswith("; White to move.")
    assert "wins." in results["announced"][-1]
    assert len(results["announced"]) == results["pressed"]
    assert "Rematch" in results["names"]
    assert not any("went wrong" in name for name in results["names"])
    log = Path(folders["XDG_STATE_HOME"]) / "Oddments" / "log" / "oddments.log"
    assert "GetApplicationBusAddress" in log.read_text("utf-8")
