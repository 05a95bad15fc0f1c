"""What macOS learns about the program: checked by reading it back."""

from __future__ import annotations

import plistlib
import subprocess
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import macos_package
import pytest
from PIL import Image

import desktop.application.app
from rules.version import VERSION

ROOT = Path(__file__).parents[2]


def read_plist() -> dict[str, object]:
    return dict(plistlib.loads(plistlib.dumps(macos_package.information(VERSION))))


def test_the_finder_learns_the_version_and_high_resolution() -> None:
    plist = read_plist()
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == VERSION
    assert plist["NSHighResolutionCapable"] is True
    assert plist["LSMinimumSystemVersion"] == macos_package.MIN_SYSTEM
    assert macos_package.ID == desktop.application.app.ID


def test_saved_games_are_the_programs_own_type() -> None:
    information = macos_package.information(VERSION)
    (document,) = information["CFBundleDocumentTypes"]
    (kind,) = information["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["oddments"]
    linux = ElementTree.parse(ROOT / f"installer/linux/{desktop.application.app.ID}.xml").getroot()
    assert tags["public.mime-type"] == [linux[0].get("type")]


def test_the_icon_holds_every_size(tmp_path: Path) -> None:
    data = macos_package.make_icon(tmp_path).read_bytes()
    assert (data[:4], int.from_bytes(data[4:8], "big")) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "big")
        found[data[at : at + 4]] = Image.open(BytesIO(data[at + 8 : at + size])).size
        at += size
    # as macOS names them: "ic11" to "ic14" and "ic10" have twice the resolution
    sizes = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    sizes |= {b"ic11": 2 * 16, b"ic12": 2 * 32, b"ic13": 2 * 128, b"ic14": 2 * 256}
    sizes[b"ic10"] = 2 * 512
    assert found == {name: (size, size) for name, size in sizes.items()}
    with Image.open(tmp_path / "oddments.icns") as icon:
        assert icon.size == (1024, 1024)


def test_the_program_is_signed_before_it_is_packed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run: list[tuple[str, ...]] = []
    app = tmp_path / "Oddments.app"
    (app / "Contents").mkdir(parents=True)

    def note(*command: str) -> None:
        run.append(command)
        if command[:2] == ("hdiutil", "create"):
            packed = Path(command[command.index("-srcfolder") + 1])
            assert sorted(path.name for path in packed.iterdir()) == ["Applications", app.name]

    monkeypatch.setattr(macos_package, "_run", note)
    assert macos_package.make_image(app, tmp_path, "oddments") == tmp_path / "oddments.dmg"
    assert [command[:2] for command in run] == [
        ("codesign", "--force"),
        ("codesign", "--verify"),
        ("hdiutil", "create"),
        ("hdiutil", "verify"),
    ]


def test_a_tool_that_fails_stops_the_packing(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        macos_package._run("false")
    macos_package._run("touch", str(tmp_path / "done"))
    assert (tmp_path / "done").exists()
