"""A fresh Debian in a folder: how it is made and what runs in it, with stand-ins for tools."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import fresh_debian
import pytest
from fresh_debian import FreshDebian

DUMP = """\
APT::Architecture "amd64";
Acquire::http::Proxy "http://proxy:3142";
Acquire::https::Proxy "http://proxy:3142";
Acquire::Check-Valid-Until "false";
Acquire::Retries "3";
Acquire::Languages "none";
X::Acquire::Retries "4";
"""


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what is run in place of the tools; the base of a system is unpacked at once."""
    run: list[list[str]] = []

    def note(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        run.append(command)
        if command[0] in ("tar", "debootstrap"):
            assert options["check"]
            (tmp_path / "root/etc/apt/apt.conf.d").mkdir(parents=True)
        output = DUMP if command[0] == "apt-config" else " hello \n"
        return subprocess.CompletedProcess(command, 0, output)

    monkeypatch.setattr(fresh_debian.subprocess, "run", note)
    monkeypatch.setattr(fresh_debian.shutil, "which", lambda name: f"/usr/bin/{name}")
    return run


def test_it_is_made_by_debootstrap_and_reaches_mirrors_as_this_machine_does(
    commands: list[list[str]], tmp_path: Path
) -> None:
    root = tmp_path / "root"
    made = FreshDebian(root, mirror="http://mirror")
    assert made.root == root
    assert commands == [
        ["debootstrap", "--variant=minbase", "bookworm", str(root), "http://mirror"],
        ["mount", "-t", "proc", "proc", str(root / "proc")],
        ["mount", "--rbind", "/dev", str(root / "dev")],
        ["apt-config", "dump"],
    ]
    assert (root / "etc/resolv.conf").read_bytes() == Path("/etc/resolv.conf").read_bytes()
    way = (root / "etc/apt/apt.conf.d/90network").read_text("utf-8")
    assert way.splitlines() == DUMP.splitlines()[1:5]


def test_a_packed_root_saves_debootstraps_work(commands: list[list[str]], tmp_path: Path) -> None:
    FreshDebian(tmp_path / "root", base=Path("base.tar"))
    assert commands[0] == ["tar", "-xf", "base.tar", "-C", str(tmp_path / "root")]
    assert not any("debootstrap" in command for command in commands)


def test_a_machine_without_apt_cannot_be_checked(
    commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh_debian.shutil, "which", lambda name: None)
    FreshDebian(tmp_path / "root")
    assert (tmp_path / "root/etc/apt/apt.conf.d/90network").read_text("utf-8") == ""


def test_a_line_is_run_by_a_user_as_if_just_logged_in(
    commands: list[list[str]], tmp_path: Path
) -> None:
    made = FreshDebian(tmp_path / "root")
    commands.clear()
    assert made.run("echo hello", "player", A="x y", B="2") == "hello"
    shell = ["chroot", str(tmp_path / "root"), "su", "-l"]
    assert commands == [[*shell, "player", "-c", "export A='x y'; export B=2; echo hello"]]
    commands.clear()
    made.apt("install", "a b", "c")
    line = "export DEBIAN_FRONTEND=noninteractive; apt-get -qq --yes install 'a b' c"
    assert commands == [[*shell, "root", "-c", line]]


def test_its_files_are_those_on_its_disk(commands: list[list[str]], tmp_path: Path) -> None:
    made = FreshDebian(tmp_path / "root")
    for name in ("dev/null", "proc/1", "sys/x", "run/y", "home/dev/z", "usr/bin/oddments"):
        (tmp_path / "root" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "root" / name).touch()
    (tmp_path / "root/usr/link").symlink_to("bin")
    found = made.files()
    assert {"usr", "usr/bin", "usr/bin/oddments", "usr/link", "home/dev", "home/dev/z"} <= found
    assert not any(path.split("/")[0] in ("dev", "proc", "run", "sys") for path in found)
