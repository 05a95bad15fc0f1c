"""The AppDir of an AppImage, around a stand-in for the bundle."""

from __future__ import annotations

import configparser
import subprocess
from pathlib import Path

import appimage
import pytest
from PySide6.QtGui import QImage


def bundle(place: Path, text: str) -> Path:
    place.mkdir()
    program = place / "oddments"
    program.write_text(f"#!/bin/sh\necho '{text}'\n", "utf-8")
    program.chmod(0o755)
    return place


def test_the_folder_starts_the_program_and_shows_its_icon(tmp_path: Path) -> None:
    folder = appimage.make_folder(bundle(tmp_path / "bundle", "Oddments 1.2"), tmp_path / "AppDir")
    told = subprocess.run([folder / "AppRun"], capture_output=True, text=True, check=True)
    assert told.stdout == "Oddments 1.2\n"
    entries = list(folder.glob("*.desktop"))
    assert len(entries) == 1
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(entries[0], "utf-8")
    icon = folder / f"{entry['Desktop Entry']['Icon']}.png"
    assert QImage(str(icon)).width() == 256
    assert (folder / ".DirIcon").resolve() == icon.resolve()
    assert (folder / "usr/bin" / entry["Desktop Entry"]["Exec"].split()[0]).exists()
    links = [path.readlink() for path in folder.rglob("*") if path.is_symlink()]
    assert not any(link.is_absolute() for link in links)


def test_a_folder_that_starts_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(appimage.AppImageError, match="AppRun tells 'Minesweeper"):
        appimage.make_folder(bundle(tmp_path / "bundle", "Minesweeper 3"), tmp_path / "AppDir")


@pytest.mark.parametrize("head", [b"", b"#!/bin/sh\n", b"\x7fELF\x02\x01\x01\x00\x00\x00\x00"])
def test_what_is_no_runtime_is_refused(tmp_path: Path, head: bytes) -> None:
    (tmp_path / "runtime").write_bytes(head)
    with pytest.raises(appimage.AppImageError, match="no runtime"):
        appimage.pack(tmp_path, tmp_path / "runtime", tmp_path / "x.AppImage")
    assert not (tmp_path / "x.AppImage").exists()
