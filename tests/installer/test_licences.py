"""What is in a bundle: owners of its files, the bill of materials, data of ICU, search paths."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundle
import licences
import numpy
import PySide6
import pytest
import shapely
from PySide6 import QtCore

from desktop.help.components import oddments, python, to_json
from rules.version import VERSION

ROOT = Path(__file__).parents[2]
PARTS = (oddments(), python())


BUNDLED = [
    numpy.__file__,
    shapely.__file__,
    QtCore.__file__,
    os.__file__,
    str(ROOT / "desktop/app/app.py"),
]


@pytest.mark.long
def test_each_file_has_its_owner() -> None:
    names = [part.name for part in licences.owners(BUNDLED)]
    assert names[:2] == ["Oddments", "Python"]
    expected = {"numpy", "pyside6_essentials", "shapely", "figtree", "fraunces", "inter"}
    if sys.platform == "linux":
        expected.add("icu")
    assert {name.lower() for name in names[2:]} == expected


@pytest.mark.long
def test_a_library_of_the_system_belongs_to_its_package() -> None:
    if shutil.which("dpkg") is None:
        pytest.skip("not a Debian system")
    library = next(Path("/usr/lib").glob("*/libz.so.1"))
    *_, part = licences.owners([str(library)])
    assert (part.name, part.purl.split("@")[0]) == ("zlib", "pkg:deb/debian/zlib")
    assert "Mark Adler" in part.texts[0][1]


@pytest.mark.long
def test_a_file_that_no_package_owns_is_reported(tmp_path: Path) -> None:
    stray = tmp_path / "stray.so"
    stray.write_bytes(b"")
    with pytest.raises(licences.UnknownOwnerError, match=r"stray\.so"):
        licences.owners([str(stray)])


@pytest.mark.long
def test_the_bill_of_materials_is_valid_and_names_every_part(tmp_path: Path) -> None:
    pytest.importorskip("jsonschema")
    pytest.importorskip("cyclonedx")
    parts = licences.owners(BUNDLED)
    (tmp_path / "made.json").write_text(to_json(parts), "utf-8")
    bill = json.loads(
        licences.write_bill(tmp_path / "made.json", tmp_path / "bill.json").read_text("utf-8")
    )
    whole = bill["metadata"]["component"]
    assert (whole["name"], whole["version"]) == ("Oddments", VERSION)
    assert [row["name"] for row in bill["components"]] == [part.name for part in parts[1:]]
    assert licences.problem(json.dumps({**bill, "components": "none"}))


@pytest.mark.parametrize(
    ("prefix", "file", "pythons"),
    [
        ("/usr", "/lib/python3.11/os.py", True),
        ("/usr", "/usr/lib/libpython3.11.so.1.0", True),
        ("/opt/py", "/opt/Python.framework/Versions/3.11/Python", True),
        ("/opt/py", "/opt/py/share/man/python.1", True),
        ("/usr", "/usr/share/man/python.1", False),
        ("/usr/local", "/usr/local/lib/libfoo.so", False),
        ("/opt/py", "/usr/lib/Python.so", False),
    ],
)
def test_pythons_own_files_differ_from_those_beside_them(
    monkeypatch: pytest.MonkeyPatch, prefix: str, file: str, pythons: bool
) -> None:
    monkeypatch.setattr(licences.sysconfig, "get_path", lambda name: "/lib/python3.11")
    monkeypatch.setattr(licences.sys, "base_prefix", prefix)
    assert licences._is_pythons(Path(file)) is pythons


def test_files_of_the_checkout_are_ours_but_not_its_environments() -> None:
    assert licences._is_ours(ROOT / "desktop/app/app.py")
    assert not licences._is_ours(ROOT / ".venv/lib/x.so")
    assert not licences._is_ours(Path("/usr/lib/x.so"))


def test_packages_are_asked_for_by_all_names_of_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dpkg = tmp_path / "dpkg"
    dpkg.write_text(
        "#!/bin/sh\n"
        "echo 'diversion by dash from: /lib/libx.so'\n"
        "echo 'libx1:amd64, libx-old: /lib/libx.so'\n"
        "echo 'other: /lib/liby.so'\n"
        "echo nothing found >&2; exit 1\n"
    )
    dpkg.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    file, stray = Path("/usr/lib/libx.so"), Path("/usr/lib/stray.so")
    assert licences._packages([file, stray]) == {file: "libx1:amd64"}
    assert licences._packages([]) == {}
    monkeypatch.setattr(licences.shutil, "which", lambda name: None)
    assert licences._packages([file]) == {}


def test_a_package_names_its_source_home_and_licences(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer = "libx\n1.2-3\n"
    text = (
        "Files: *\nLicense: Zlib\n\nFiles: a\nLicense:  GPL-2+\n\nLicense: Zlib\n"
        "See /usr/share/common-licenses/GPL-2 and /usr/share/common-licenses/Nosuch-9.\n"
    )
    files = {
        "/usr/share/doc/libx1/copyright": text,
        "/usr/share/common-licenses/GPL-2": "the whole of it",
    }
    monkeypatch.setattr(Path, "read_text", lambda path, *way: files[str(path)])
    monkeypatch.setattr(Path, "exists", lambda path: str(path) in files)
    monkeypatch.setattr(licences, "_run", lambda *command: answer)
    part = licences._of_package("libx1:amd64")
    assert (part.name, part.version, part.licence) == ("libx", "1.2-3", "Zlib, GPL-2+")
    assert part.home == "https://tracker.debian.org/pkg/libx"
    assert part.purl == "pkg:deb/debian/libx@1.2-3"
    assert part.texts == (("copyright", text), ("GPL-2", "the whole of it"))
    answer = "libx\n1.2-3\nhttps://x.org"
    files["/usr/share/doc/libx1/copyright"] = "Do what you like.\n"
    part = licences._of_package("libx1")
    assert (part.home, part.licence) == ("https://x.org", "see its text")
    assert len(part.texts) == 1


def test_a_bill_that_is_not_valid_is_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "made.json").write_text(to_json(PARTS), "utf-8")
    monkeypatch.setattr(licences, "problem", lambda text: "no components")
    with pytest.raises(ValueError, match="the bill of materials is not valid: no components"):
        licences.write_bill(tmp_path / "made.json", tmp_path / "bill.json")
    assert not (tmp_path / "bill.json").exists()


def test_a_tool_that_fails_stops_the_build() -> None:
    assert licences._run("echo", "hello") == "hello\n"
    with pytest.raises(subprocess.CalledProcessError):
        licences._run("false")


SORT = """
from PySide6.QtCore import QCollator, QDateTime, QLocale, QTimeZone, Qt
letters = [*range(0x20, 0x250), *range(0x391, 0x3CA), *range(0x410, 0x450), *range(0x3041, 0x3097)]
words = [chr(letter) + "b" for letter in [*letters, *range(0x4E00, 0x4E40)]]
words += ["cha", "cz", "lla", "lz", "aab", "az", "2", "10"]
for name in "en de fr es it nl da et lt sv cs hr pl tr ja zh ko el ru fa".split():
    collator = QCollator(QLocale(name))
    collator.setNumericMode(True)
    print(name, *sorted(words, key=collator.sortKey), "straße".upper())
summer = QDateTime.fromString("2026-07-01T12:00:00Z", Qt.DateFormat.ISODate)
for zone in ("Europe/Rome", "America/New_York", "Asia/Tokyo"):
    print(zone, QTimeZone(zone.encode()).offsetFromUtc(summer))
"""


def sorted_by_qt(preloaded: str = "") -> str:
    """Return what ``SORT`` prints, with a library that Qt finds before its own."""
    environment = {**os.environ, "LD_PRELOAD": preloaded, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", SORT], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    return done.stdout.decode("utf-8")


@pytest.mark.long
def test_texts_are_sorted_as_with_all_of_it(tmp_path: Path) -> None:
    library = next((Path(PySide6.__file__).parent / "Qt/lib").glob("libicudata.so.*"), None)
    if library is None or shutil.which("icupkg", path=f"{os.environ['PATH']}:/usr/sbin") is None:
        pytest.skip("Qt brings no ICU here, or icu-devtools is not installed")
    less = tmp_path / library.name
    shutil.copy(library, less)
    bundle.shrink_icu(less)
    assert less.stat().st_size < library.stat().st_size / 5
    whole = sorted_by_qt()
    orders = {line.partition(" ")[2] for line in whole.splitlines()}
    assert len(orders) > 10  # languages do differ
    assert sorted_by_qt(str(less)) == whole


def library(place: Path, *places: str) -> Path:
    ways = [f"-Wl,-rpath,{':'.join(places)}"] if places else []
    command = ["cc", "-shared", "-nostdlib", "-o", str(place), *ways, "-x", "c", "/dev/null"]
    subprocess.run(command, check=True)
    return place


def places_of(path: Path) -> list[str]:
    done = subprocess.run(["readelf", "-d", path], check=True, capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if "PATH)" in line]
    return [line.partition("[")[2].rstrip("]") for line in lines]


def test_only_places_beside_a_library_are_left(tmp_path: Path) -> None:
    if any(shutil.which(tool) is None for tool in ("cc", "chrpath", "readelf")):
        pytest.skip("a compiler, binutils or chrpath are not installed")
    none = library(tmp_path / "none.so")
    foreign = library(tmp_path / "foreign.so", "/opt/builder/lib")
    beside = library(tmp_path / "beside.so", "$ORIGIN/../other.libs", "$ORIGIN")
    both = library(tmp_path / "both.so", "/usr/local/lib64", "$ORIGIN/../some.libs")
    bundle.narrow_search_paths([none, foreign, beside, both])
    assert places_of(none) == []
    assert places_of(foreign) == []
    assert places_of(beside) == ["$ORIGIN/../other.libs:$ORIGIN"]
    assert places_of(both) == ["$ORIGIN/../some.libs"]
