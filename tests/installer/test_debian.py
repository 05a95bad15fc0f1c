"""The Debian package and the AppDir of an AppImage, around stand-ins for the bundle."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

import appimage
import debian
import game_list
import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Return a bundle that calls itself 1.2, with a library, a file with odd rights and a link."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / "oddments").write_text("#!/bin/sh\n[ $1 = --version ] && echo Oddments 1.2\n")
    (folder / "oddments").chmod(0o700)
    (folder / "_internal/data.txt").write_bytes(b"x" * 3000)
    (folder / "_internal/data.txt").chmod(0o640)
    (folder / "_internal/link.txt").symlink_to("data.txt")
    os.utime(folder / "oddments", (1_700_000_000, 1_700_000_000))
    return folder


def tree(root: Path) -> set[str]:
    return {str(path.relative_to(root)) for path in root.rglob("*") if not path.is_dir()}


def test_small_icons_are_drawn_with_less_in_them(tmp_path: Path) -> None:
    debian.integrate(tmp_path)

    def icon(kind: str, name: str, size: int) -> bytes:
        return (tmp_path / f"share/icons/hicolor/{size}x{size}/{kind}/{name}.png").read_bytes()

    draw = debian.pictures.draw
    small, whole = (ROOT / f"resources/icons/{name}.svg" for name in ("oddments-small", "oddments"))
    game = ROOT / "installer/linux/oddments-game.svg"
    assert icon("apps", debian.ID, 24) == draw(small, 24).getvalue()
    assert icon("apps", debian.ID, 32) == draw(whole, 32).getvalue()
    kind = "application-x-oddments-game"
    assert icon("mimetypes", kind, 24) == draw(game, 24).getvalue()
    assert len({icon("apps", debian.ID, 24), icon("mimetypes", kind, 24)}) == 2


def test_the_licence_is_as_debian_wants_it_and_equal_sources_are_packed_equally(
    tmp_path: Path,
) -> None:
    debian.document(tmp_path, "1.2-1", 1_700_000_000)
    for packed in tmp_path.rglob("*.gz"):
        assert packed.read_bytes()[4:8] == b"\0\0\0\0"  # no timestamp
    licence = (ROOT / "LICENSE").read_text("utf-8").splitlines()
    head, _, text = (tmp_path / "doc/oddments/copyright").read_text("utf-8").partition("Expat\n")
    (holder,) = re.findall(r"^Copyright: (.*)$", head, re.MULTILINE)
    assert f"Copyright (c) {holder}" in licence
    body = [line[1:].removeprefix(".") for line in text.splitlines()]
    assert body == licence[-len(body) :]
    assert body[0].startswith("Permission is hereby granted")


def test_a_package_has_its_version_and_whatever_the_umask_its_rights(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("not a Debian system")
    monkeypatch.setattr(debian, "_depends", lambda folder: f"lib-{folder.name}")
    old = os.umask(0o077)
    try:
        package = debian.make_package(bundle, tmp_path)
    finally:
        os.umask(old)
    field = subprocess.check_output(["dpkg-deb", "-f", package], text=True)
    fields = dict(re.findall(r"^([\w-]+): (.*)$", field, re.MULTILINE))
    assert (fields["Version"], fields["Depends"]) == ("1.2-1", "lib-oddments")
    assert f"{', '.join(game_list.titles())}: played" in " ".join(field.split())
    assert package == tmp_path / f"oddments_1.2-1_{fields['Architecture']}.deb"
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    program = root / "usr/games/oddments"
    assert program.resolve() == root / "usr/lib/oddments/oddments"
    assert (root / "usr/lib/oddments/_internal/link.txt").is_symlink()
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path == program.resolve()
            assert stat.S_IMODE(path.stat().st_mode) == (0o755 if runs else 0o644), path


def test_an_unpleasant_package_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "lintian"
    script.write_text('#!/bin/sh\necho "$@" > "$(dirname "$0")/asked"\nexit 2\n', "utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(subprocess.CalledProcessError):
        debian.check_package(tmp_path / "x.deb")
    asked = (tmp_path / "asked").read_text("utf-8").split()
    assert asked == ["--fail-on=error,warning", str(tmp_path / "x.deb")]


def test_a_bundle_of_another_program_is_refused(bundle: Path, tmp_path: Path) -> None:
    (bundle / "oddments").write_text("#!/bin/sh\necho Minesweeper 3\n", "utf-8")
    with pytest.raises(AssertionError, match="Minesweeper"):
        debian.make_package(bundle, tmp_path)


def folder_of(tmp_path: Path, text: str) -> Path:
    """Return the AppDir made of a bundle that prints a text."""
    place = tmp_path / "bundle"
    place.mkdir()
    program = place / "oddments"
    program.write_text(f"#!/bin/sh\necho '{text}'\n", "utf-8")
    program.chmod(0o755)
    made: Path = appimage.make_folder(place, tmp_path / "AppDir")
    return made


def test_the_folder_starts_the_program_and_shows_its_icon(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "Oddments 1.2")
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


@pytest.mark.parametrize(
    "head", [b"", b"#!/bin/sh\n", b"#!/bin/AI\x02", b"\x7fELF\x02\x01\x01\x00\x00\x00\x00"]
)
def test_a_file_that_is_not_a_runtime_is_refused(tmp_path: Path, head: bytes) -> None:
    (tmp_path / "runtime").write_bytes(head)
    with pytest.raises(appimage.AppImageError, match="not a runtime"):
        appimage.pack(tmp_path, tmp_path / "runtime", tmp_path / "x.AppImage")
    assert not (tmp_path / "x.AppImage").exists()


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
    folder = folder_of(tmp_path, "Oddments 1.2")
    assert folder == tmp_path / "AppDir"
    assert not (folder / "old").exists()
    assert (folder / "usr/lib/oddments/oddments").is_file()
