"""The disk image for macOS: the program's Info.plist and icon, checks of the program, and hdiutil.

PyInstaller signs every library and then the program, all ad hoc: users have to allow it once.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pictures

ID = "io.github.oddments.Oddments"
GAME_TYPE = f"{ID.lower()}.game"
MIN_SYSTEM = "13.0"  # required by the wheels of Qt
_MACH_O = b"\xcf\xfa\xed\xfe"  # how programs and libraries of 64 bits begin
_TRIES = 10  # of hdiutil, while a virus scanner reads the new volume
_PAUSE_S = 5.0
# [type in an icon file] -> pixels; most screens need twice the nominal 16, 32 …
_ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256}
_ICNS |= {"ic14": 512, "ic09": 512, "ic10": 1024}


class MacError(Exception):
    """The program does not suit the systems that it is for; the text says why."""


def information(version: str, languages: Sequence[str]) -> dict[str, Any]:
    """Return the entries of the program's Info.plist beyond those that PyInstaller writes."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "Oddments",
        "CFBundleLocalizations": sorted(languages),  # of the system's own dialogs
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": MIN_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # dark if the desktop is
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Oddments game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "Oddments game",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["oddments"],
                    "public.mime-type": ["application/x-oddments-game"],
                },
            }
        ],
    }


def make_icon(folder: Path) -> Path:
    """Write ``oddments.icns``: a header, then a PNG file for each size."""
    parts = []
    for name, size_px in _ICNS.items():
        png = pictures.program_icon(size_px).getvalue()
        parts.append(name.encode() + (len(png) + 8).to_bytes(4, "big") + png)
    body = b"".join(parts)
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / "oddments.icns"
    target.write_bytes(b"icns" + (len(body) + 8).to_bytes(4, "big") + body)
    return target


def make_image(app: Path, out: Path, name: str) -> Path:
    """Check the program, and pack it with a link to the Applications folder.

    Raises:
        MacError: a library needs a newer system.
        CalledProcessError: the signature is not valid, or hdiutil failed.
    """
    check_min_system(app)
    _run("codesign", "--verify", "--deep", "--strict", str(app))
    image = out / f"{name}.dmg"
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(app, Path(place) / app.name, symlinks=True)
        (Path(place) / "Applications").symlink_to("/Applications")
        whole = ["-volname", "Oddments", "-srcfolder", place, "-format", "UDZO", "-ov"]
        _create(*whole, str(image))
    _run("hdiutil", "verify", str(image))
    return image


def check_min_system(app: Path) -> None:
    """Check that all programs and libraries in a program run on ``MIN_SYSTEM``.

    Raises:
        MacError: one does not.
    """
    from PyInstaller.utils.osx import macosx_version_min  # late: it loads only on macOS

    most = tuple(map(int, MIN_SYSTEM.split(".")))
    newer = [
        f"{path.relative_to(app)} needs macOS {'.'.join(map(str, least))}"
        for path in sorted(app.rglob("*"))
        if path.is_file() and not path.is_symlink() and _begins_like_code(path)
        if (least := macosx_version_min(str(path)))[: len(most)] > most
    ]
    if newer:
        raise MacError("; ".join(newer))


def _begins_like_code(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MACH_O)) == _MACH_O


def _create(*options: str) -> None:
    """Run hdiutil, again where it fails with "Resource busy", as it often does on a new system."""
    for _ in range(_TRIES - 1):
        try:
            return _run("hdiutil", "create", *options)
        except subprocess.CalledProcessError:
            time.sleep(_PAUSE_S)
    return _run("hdiutil", "create", *options)


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
