"""Who owns the files of a bundle, and the bill of materials made of that."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import licences
import numpy
import pytest
import sbom
import shapely
from PySide6 import QtCore

from desktop.about.components import to_json
from rules.version import VERSION

ROOT = Path(__file__).parents[2]


BUNDLED = [
    numpy.__file__,
    shapely.__file__,
    QtCore.__file__,
    os.__file__,
    str(ROOT / "desktop/app.py"),
]


def test_each_file_has_its_owner() -> None:
    names = [part.name for part in licences.owners(BUNDLED)]
    assert names[:2] == ["Oddments", "Python"]
    expected = {"numpy", "pyside6_essentials", "shapely"}
    if sys.platform == "linux":
        expected.add("icu")
    assert {name.lower() for name in names[2:]} == expected


def test_a_library_of_the_system_belongs_to_its_package() -> None:
    if shutil.which("dpkg") is None:
        pytest.skip("not a Debian system")
    library = next(Path("/usr/lib").glob("*/libz.so.1"))
    *_, part = licences.owners([str(library)])
    assert (part.name, part.purl.split("@")[0]) == ("zlib", "pkg:deb/debian/zlib")
    assert "Mark Adler" in part.texts[0][1]


def test_a_file_that_nobody_owns_is_told(tmp_path: Path) -> None:
    stray = tmp_path / "stray.so"
    stray.write_bytes(b"")
    with pytest.raises(licences.UnknownOwnerError, match=r"stray\.so"):
        licences.owners([str(stray)])


def test_the_bill_of_materials_is_valid_and_names_every_part(tmp_path: Path) -> None:
    pytest.importorskip("jsonschema")
    pytest.importorskip("cyclonedx")
    parts = licences.owners(BUNDLED)
    (tmp_path / "made.json").write_text(to_json(parts), "utf-8")
    bill = json.loads(sbom.write(tmp_path / "made.json", tmp_path / "bill.json").read_text("utf-8"))
    whole = bill["metadata"]["component"]
    assert (whole["name"], whole["version"]) == ("Oddments", VERSION)
    assert [row["name"] for row in bill["components"]] == [part.name for part in parts[1:]]
    assert sbom.problem(json.dumps({**bill, "components": "none"}))
