"""The Windows that installer/test-windows makes: what goes into it, by whatever list."""

from __future__ import annotations

import signal
import time
import tomllib
import zipfile
from pathlib import Path

import pytest
import trial_session
import windows_system
from packaging.requirements import Requirement
from trial_session import TrialError, TrialSession, check_size
from wine_trial import limited

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheels_satisfy_what_the_project_requires() -> None:
    lines = (ROOT / "installer/windows/wheels.txt").read_text("utf-8").splitlines()
    pinned = [Requirement(line) for text in lines if (line := text.partition("#")[0].strip())]
    versions = {each.name.lower(): str(each.specifier).removeprefix("==") for each in pinned}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for required in map(Requirement, project["dependencies"]):
        assert versions[required.name.lower()] in required.specifier, required


def test_pythons_dll_lies_beside_the_program_and_its_modules_apart(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "wheel", "w") as wheel:
        for name in ("python313.dll", "_ssl.pyd", "_ssl.cp313t-win_amd64.pyd", "api-ms-win-x.dll"):
            wheel.writestr(f"deploy_libs/{name}", b"")
        wheel.writestr("panda3d/core.pyd", b"")
    with zipfile.ZipFile(tmp_path / "wheel") as wheel:
        windows_system.unpack_python(wheel, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"DLLs", "python313.dll", "wheel"}
    assert [path.name for path in (tmp_path / "DLLs").iterdir()] == ["_ssl.pyd"]


def test_names_of_the_version_free_dll_lead_to_that_of_the_version() -> None:
    names = "; made by gendef\nLIBRARY python313\nEXPORTS\nPyErr_Clear\nPy_None DATA\n"
    lines = windows_system.forwarders(names).split("\n")
    assert lines[:2] == ["LIBRARY python3.dll", "EXPORTS"]
    assert [line.split() for line in lines[2:4]] == [
        ["PyErr_Clear", "=", "python313.PyErr_Clear"],
        ["Py_None", "=", "python313.Py_None", "DATA"],
    ]


def test_a_setup_program_that_is_too_large_fails_the_trial() -> None:
    check_size("it", 60_000_000, 60)
    with pytest.raises(TrialError, match="more than 60 MB"):
        check_size("it", 60_000_001, 60)


def test_a_stage_that_hangs_is_named() -> None:
    def wait() -> None:
        while True:  # a single wait might begin only after the alarm
            time.sleep(0.01)

    with pytest.raises(TrialError, match="building takes more than"), limited("building", 1e-4):
        wait()
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_picture_waits_until_something_else_is_there_and_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = iter([b"old"] * 6 + [b"half"] + [b"new", b"cursor"] * 3)

    class Screen(TrialSession):  # type: ignore[misc]
        def take(self) -> bytes:
            return next(seen)

    monkeypatch.setattr(trial_session, "_POLL_S", 0)
    assert Screen().still_screen(unlike=b"old") == b"cursor"
    assert next(seen, None) is None
