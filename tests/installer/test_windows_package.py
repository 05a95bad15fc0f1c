"""What Windows and macOS learn about the program, and its icons: checked by reading it back."""

from __future__ import annotations

import plistlib
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import macos_package
import pictures
import pytest
import windows_package
from PIL import Image
from PIL.IcoImagePlugin import IcoFile
from PySide6.QtGui import QColor, QImage

import desktop.app.app
from rules.version import VERSION

ROOT = Path(__file__).parents[2]

WORKFLOW = ROOT / ".github/workflows/release.yml"
SCRIPT = (ROOT / "installer/windows/oddments.iss").read_text("utf-8")


def section(name: str) -> list[str]:
    text = SCRIPT.partition(f"[{name}]\n")[2].partition("\n[")[0]
    return [line for line in text.splitlines() if line and not line.startswith(";")]


def test_the_manifest_asks_for_sharp_text_long_paths_and_utf_8() -> None:
    tree = ElementTree.parse(windows_package.MANIFEST)
    settings = {element.tag.rpartition("}")[2]: element.text for element in tree.iter()}
    assert settings["dpiAwareness"] == "PerMonitorV2"
    assert settings["longPathAware"] == "true"
    assert settings["activeCodePage"] == "UTF-8"
    levels = [element.get("level") for element in tree.iter() if element.get("level")]
    assert levels == ["asInvoker"]


def test_the_version_resource_has_the_one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PyInstaller.compat")
    for name in ("pywintypes", "win32api"):  # only needed where it is added to a program
        monkeypatch.setattr(f"PyInstaller.compat.{name}", None, raising=False)
    made: Any = windows_package.version_resource(VERSION)
    table, translation = made.kids[0].kids[0], made.kids[1].kids[0]
    strings = {kid.name: kid.val for kid in table.kids}
    assert strings["FileVersion"] == strings["ProductVersion"] == VERSION
    assert strings["ProductName"] == "Oddments"
    assert table.name == "".join(f"{number:04X}" for number in translation.kids)
    high, low = made.ffi.fileVersionMS, made.ffi.fileVersionLS
    numbers = (high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF)
    assert ".".join(map(str, numbers[:3])) == VERSION


def test_the_icon_has_every_size_that_windows_asks_for(tmp_path: Path) -> None:
    made = windows_package.make_icon(tmp_path)
    with made.open("rb") as file:
        icon = IcoFile(file)
        found = icon.sizes()
        drawn = icon.getimage((16, 16)).convert("RGBA")
    with Image.open(pictures.program_icon(16)) as small:
        assert drawn.tobytes() == small.convert("RGBA").tobytes()  # with less in it
    assert found == {(size, size) for size in (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)}


def test_the_script_needs_no_administrator_and_removes_no_games() -> None:
    assert "PrivilegesRequired=lowest" in section("Setup")
    (lock,) = section("UninstallDelete")
    assert r"{%TEMP}\oddments-*.lock" in lock
    assert all(line.startswith("Root: HKA;") for line in section("Registry"))


def test_the_association_is_a_task_and_taken_back() -> None:
    assert any('Name: "association"' in line for line in section("Tasks"))
    rows = section("Registry")
    assert all("Tasks: association" in row for row in rows)
    kept = {re.findall(r'Subkey: "([^"]+)"', row)[0] for row in rows if "uninsdelete" in row}
    assert kept == {
        r"Software\Classes\.oddments",
        r"Software\Classes\.oddments\OpenWithProgids",
        r"Software\Classes\Oddments.Game",
    }


def test_the_taskbar_knows_shortcut_and_program_by_one_name() -> None:
    assert set(re.findall(r'AppUserModelID: "([^"]+)"', SCRIPT)) == {desktop.app.app.ID}
    assert f"AppId={desktop.app.app.ID}" in section("Setup")


def read_plist() -> dict[str, object]:
    return dict(plistlib.loads(plistlib.dumps(macos_package.information(VERSION, ["en", "de"]))))


def test_the_finder_learns_the_version_and_high_resolution() -> None:
    plist = read_plist()
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == VERSION
    assert plist["NSHighResolutionCapable"] is True
    assert plist["CFBundleLocalizations"] == ["de", "en"]
    assert plist["LSMinimumSystemVersion"] == macos_package.MIN_SYSTEM
    assert macos_package.ID == desktop.app.app.ID


def test_saved_games_are_the_programs_own_type() -> None:
    information = macos_package.information(VERSION, [])
    (document,) = information["CFBundleDocumentTypes"]
    (kind,) = information["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["oddments"]
    linux = ElementTree.parse(ROOT / f"installer/linux/{desktop.app.app.ID}.xml").getroot()
    assert tags["public.mime-type"] == [linux[0].get("type")]


def test_the_icon_holds_every_size(tmp_path: Path) -> None:
    with Image.open(macos_package.make_icon(tmp_path)) as icon:
        whole, sharp = ({w for w, _, scale in icon.info["sizes"] if scale == n} for n in (1, 2))
    assert (whole, sharp) == ({16, 32, 128, 256, 512}, {16, 32, 128, 256, 512})


@pytest.fixture
def mac_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a program with a library for the oldest system, and a data file."""
    versions = {"old.dylib": (13, 0, 0), "new.dylib": (13, 3, 0)}
    tools = SimpleNamespace(macosx_version_min=lambda name: versions[Path(name).name])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.osx", tools)
    inside = tmp_path / "Oddments.app" / "Contents" / "Frameworks"
    inside.mkdir(parents=True)
    (inside / "old.dylib").write_bytes(b"\xcf\xfa\xed\xfe a library")
    (inside / "data").write_bytes(b"\xcf\xfa")
    return tmp_path / "Oddments.app"


def test_the_signed_program_is_packed_also_where_the_disk_image_is_busy_at_first(
    monkeypatch: pytest.MonkeyPatch, mac_program: Path, tmp_path: Path
) -> None:
    run: list[tuple[str, ...]] = []

    def note(*command: str) -> None:
        run.append(command)
        if command[:2] == ("hdiutil", "create"):
            packed = Path(command[command.index("-srcfolder") + 1])
            assert sorted(path.name for path in packed.iterdir()) == [
                "Applications",
                "Oddments.app",
            ]
            if len(run) == 2:
                raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(macos_package, "_run", note)
    monkeypatch.setattr(macos_package, "_PAUSE_S", 0)
    assert macos_package.make_image(mac_program, tmp_path, "oddments") == tmp_path / "oddments.dmg"
    assert [command[:2] for command in run] == [
        ("codesign", "--verify"),
        ("hdiutil", "create"),
        ("hdiutil", "create"),
        ("hdiutil", "verify"),
    ]


def test_a_library_for_a_newer_system_stops_the_packing(mac_program: Path, tmp_path: Path) -> None:
    (mac_program / "Contents/Frameworks/new.dylib").write_bytes(b"\xcf\xfa\xed\xfe")
    with pytest.raises(
        macos_package.MacError, match=r"^Contents/\w+/new.dylib needs macOS 13.3.0$"
    ):
        macos_package.make_image(mac_program, tmp_path, "oddments")
    assert f"macosx_{macos_package.MIN_SYSTEM.replace('.', '_')}_" in WORKFLOW.read_text("utf-8")


def test_a_tool_that_fails_stops_the_packing(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        macos_package._run("false")
    macos_package._run("touch", str(tmp_path / "done"))
    assert (tmp_path / "done").exists()


SQUARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<rect width="5" height="10" fill="#ff0000"/></svg>"""


def test_a_drawing_fills_its_picture_and_the_rest_is_clear(tmp_path: Path) -> None:
    (tmp_path / "half.svg").write_text(SQUARE, "utf-8")
    image = QImage.fromData(pictures.draw(tmp_path / "half.svg", 20).read())
    assert image.size().toTuple() == (20, 20)
    red, clear = QColor(255, 0, 0), QColor(0, 0, 0, 0)
    assert [image.pixelColor(x, y) for x, y in ((0, 0), (9, 19), (10, 0), (19, 19))] == [
        red,
        red,
        clear,
        clear,
    ]
