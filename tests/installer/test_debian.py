"""The Debian package and the AppDir of an AppImage, around stand-ins for the bundle."""

from __future__ import annotations

import configparser
import gzip
import hashlib
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


def test_menus_types_and_icons_are_put_where_a_desktop_looks(tmp_path: Path) -> None:
    debian.integrate(tmp_path)
    icons = "share/icons/hicolor"
    name = debian.ID
    drawings = {
        f"{icons}/scalable/apps/{name}.svg": "resources/icons/oddments.svg",
        f"{icons}/scalable/mimetypes/application-x-oddments-game.svg": (
            "installer/linux/oddments-game.svg"
        ),
    }
    entries = {
        f"share/applications/{name}.desktop": f"installer/linux/{name}.desktop",
        f"share/metainfo/{name}.metainfo.xml": f"installer/linux/{name}.metainfo.xml",
        f"share/mime/packages/{name}.xml": f"installer/linux/{name}.xml",
        "share/thumbnailers/oddments.thumbnailer": "installer/linux/oddments.thumbnailer",
    }
    for made, source in drawings.items():
        assert (tmp_path / made).read_bytes() == (ROOT / source).read_bytes()
    for made, source in entries.items():
        assert (tmp_path / made).read_text("utf-8") == game_list.filled(ROOT / source)
    pictures = tree(tmp_path) - set(drawings) - set(entries)
    assert len(pictures) == 2 * len(debian.ICONS_PX)
    for picture in pictures:
        size = int(re.findall(r"/(\d+)x", picture)[0])
        assert size in debian.ICONS_PX
        assert QImage(str(tmp_path / picture)).size().toTuple() == (size, size)


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


def test_manual_licence_and_changelog_are_as_debian_wants_them(tmp_path: Path) -> None:
    debian.document(tmp_path, "1.2-1", 1_700_000_000)
    assert tree(tmp_path) == {
        "doc/oddments/changelog.Debian.gz",
        "doc/oddments/changelog.gz",
        "doc/oddments/copyright",
        "lintian/overrides/oddments",
        "man/man6/oddments.6.gz",
    }

    def unpacked(name: str) -> str:
        data = (tmp_path / name).read_bytes()
        assert data[4:8] == b"\0\0\0\0"  # no timestamp: the same sources make the same package
        return gzip.decompress(data).decode()

    linux = ROOT / "installer/linux"
    assert unpacked("man/man6/oddments.6.gz") == (linux / "oddments.6").read_text("utf-8")
    assert unpacked("doc/oddments/changelog.gz") == (ROOT / "CHANGELOG.md").read_text("utf-8")
    news = unpacked("doc/oddments/changelog.Debian.gz")
    assert news.startswith("oddments (1.2-1) unstable")
    assert news.endswith(f" -- {debian.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 -0000\n")
    overrides = (tmp_path / "lintian/overrides/oddments").read_bytes()
    assert overrides == (linux / "lintian-overrides").read_bytes()
    licence = (ROOT / "LICENSE").read_text("utf-8").splitlines()
    licences = (tmp_path / "doc/oddments/copyright").read_text("utf-8")
    (holder,) = re.findall(r"^Copyright: (.*)$", licences, re.MULTILINE)
    assert f"Copyright (c) {holder}" in licence
    head, _, text = licences.partition("License: Expat\n")
    assert "Files: *\n" in head
    lines = text.rstrip("\n").split("\n")
    assert all(line.startswith(" ") for line in lines)
    body = ["" if line == " ." else line[1:] for line in lines]
    assert body == licence[-len(body) :]
    assert body[0].startswith("Permission is hereby granted")


def test_a_package_has_its_version_size_checksums_and_the_bundle(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("not a Debian system")
    monkeypatch.setattr(debian, "_depends", lambda folder: f"lib-{folder.name}")
    monkeypatch.setattr(debian, "integrate", lambda usr: (usr / "share").mkdir())
    old = os.umask(0o077)
    try:
        package = debian.make_package(bundle, tmp_path)
    finally:
        os.umask(old)
    field = subprocess.run(
        ["dpkg-deb", "-f", package], capture_output=True, text=True, check=True
    ).stdout
    fields = dict(re.findall(r"^([\w-]+): (.*)$", field, re.MULTILINE))
    assert fields["Version"] == "1.2-1"
    assert fields["Depends"] == "lib-oddments"
    assert fields["Maintainer"] == debian.MAINTAINER
    listed = ", ".join(game_list.titles())
    assert f"{listed}: played" in " ".join(field.split())
    assert package == tmp_path / f"oddments_1.2-1_{fields['Architecture']}.deb"
    root, control = tmp_path / "root", tmp_path / "control"
    subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    subprocess.run(["dpkg-deb", "-e", package, control], check=True)
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    assert int(fields["Installed-Size"]) == sum(path.stat().st_size for path in files) // 1024
    sums = (control / "md5sums").read_text("utf-8").splitlines()
    assert sums == [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}"
        for path in sorted(files)
    ]
    program = root / "usr/games/oddments"
    assert program.resolve() == root / "usr/lib/oddments/oddments"
    assert (root / "usr/lib/oddments/_internal/link.txt").is_symlink()
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path == program.resolve()
            assert stat.S_IMODE(path.stat().st_mode) == (0o755 if runs else 0o644), path
    listing = subprocess.run(
        ["dpkg-deb", "-c", package], capture_output=True, text=True, check=True
    ).stdout
    assert all(line.split()[1] == "root/root" for line in listing.splitlines())
    news = gzip.decompress((root / "usr/share/doc/oddments/changelog.Debian.gz").read_bytes())
    assert b"Tue, 14 Nov 2023" in news


def test_a_package_depends_on_the_libraries_that_its_own_leave_to_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "inner").mkdir()
    for name in ("program", "inner/one.so", "inner/two.so"):
        (tmp_path / name).write_bytes(b"\x7fELF and more")
    (tmp_path / "inner/data").write_bytes(b"no program")
    asked: list[str] = []

    def run(*command: str, folder: str) -> str:
        assert (Path(folder) / "debian/control").read_text().startswith("Source: oddments\n")
        asked.extend(command)
        return "shlibs:Depends=libc6 (>= 2.36), libx11-6\n"

    monkeypatch.setattr(debian, "_run", run)
    assert debian._depends(tmp_path) == "libc6 (>= 2.36), libx11-6"
    assert asked[:3] == ["dpkg-shlibdeps", "-O", "--ignore-missing-info"]
    folders = [word for word in asked if word.startswith("-l")]
    assert folders == [f"-l{tmp_path}", f"-l{tmp_path / 'inner'}"]
    files = sorted(word for word in asked if word.startswith("-e"))
    assert files == [f"-e{tmp_path / name}" for name in ("inner/one.so", "inner/two.so", "program")]


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


def test_a_folder_that_starts_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(appimage.AppImageError, match="AppRun --version prints 'Minesweeper"):
        folder_of(tmp_path, "Minesweeper 3")


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
    folder = folder_of(tmp_path, "Oddments 1.2")
    assert folder == tmp_path / "AppDir"
    assert not (folder / "old").exists()
    assert (folder / "usr/lib/oddments/oddments").is_file()
