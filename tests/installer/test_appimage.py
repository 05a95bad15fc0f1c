"""The AppDir of an AppImage, around a stand-in for the bundle."""

from __future__ import annotations

import configparser
import os
import stat
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
    done = subprocess.run([folder / "AppRun"], capture_output=True, text=True, check=True)
    assert done.stdout == "Oddments 1.2\n"
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
    with pytest.raises(appimage.AppImageError, match="AppRun --version prints 'Minesweeper"):
        appimage.make_folder(bundle(tmp_path / "bundle", "Minesweeper 3"), tmp_path / "AppDir")


@pytest.mark.parametrize(
    "head", [b"", b"#!/bin/sh\n", b"#!/bin/AI\x02", b"\x7fELF\x02\x01\x01\x00\x00\x00\x00"]
)
def test_a_file_that_is_not_a_runtime_is_refused(tmp_path: Path, head: bytes) -> None:
    (tmp_path / "runtime").write_bytes(head)
    with pytest.raises(appimage.AppImageError, match="not a runtime"):
        appimage.pack(tmp_path, tmp_path / "runtime", tmp_path / "x.AppImage")
    assert not (tmp_path / "x.AppImage").exists()


RUNTIME = b"\x7fELF\x02\x01\x01\x00AI\x02 and the rest of it\n"


@pytest.fixture
def squashing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In place of mksquashfs: notes what it is asked for, and writes a small image."""
    tool = tmp_path / "tools/mksquashfs"
    tool.parent.mkdir()
    tool.write_text('#!/bin/sh\necho "$@" > "$0.asked"\nprintf image > "$2"\n', "utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tool.parent}:{os.environ['PATH']}")
    return tool.parent / "mksquashfs.asked"


def test_an_appimage_is_its_runtime_and_what_is_packed(
    squashing: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Path] = []
    monkeypatch.setattr(appimage, "_check_start", seen.append)
    (tmp_path / "runtime").write_bytes(RUNTIME)
    target = tmp_path / "x.AppImage"
    assert appimage.pack(tmp_path / "AppDir", tmp_path / "runtime", target) == target
    assert target.read_bytes() == RUNTIME + b"image"
    assert stat.S_IMODE(target.stat().st_mode) == 0o755
    assert seen == [target]
    folder, image, *options = squashing.read_text("utf-8").split()
    assert folder == str(tmp_path / "AppDir")
    assert not Path(image).exists()
    assert options[:3] == ["-root-owned", "-comp", "zstd"]


def test_an_appimage_starts_also_where_it_cannot_be_mounted(tmp_path: Path) -> None:
    program = tmp_path / "x.AppImage"
    script = '[ "$1 $APPIMAGE_EXTRACT_AND_RUN" = "--version 1" ] && echo Oddments 1.2'
    program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    program.chmod(0o755)
    appimage._check_start(program)
    program.write_text("#!/bin/sh\necho no FUSE here >&2\n", "utf-8")
    with pytest.raises(appimage.AppImageError, match=r"x\.AppImage --version prints 'no FUSE here"):
        appimage._check_start(program)


def test_an_old_folder_makes_room(tmp_path: Path) -> None:
    (tmp_path / "AppDir/old").mkdir(parents=True)
    folder = appimage.make_folder(bundle(tmp_path / "bundle", "Oddments 1.2"), tmp_path / "AppDir")
    assert folder == tmp_path / "AppDir"
    assert not (folder / "old").exists()
    assert (folder / "usr/lib/oddments/oddments").is_file()
