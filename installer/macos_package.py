"""The disk image for macOS: the program's Info.plist and icon, its signature, and hdiutil."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pictures

ID = "io.github.oddments.Oddments"
GAME_TYPE = f"{ID.lower()}.game"
MIN_SYSTEM = "13.0"  # required by the wheels of Qt
# [type in an icon file] -> pixels; most screens need twice the nominal 16, 32 …
_ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256}
_ICNS |= {"ic14": 512, "ic09": 512, "ic10": 1024}


def information(version: str) -> dict[str, Any]:
    """Return the entries of the program's Info.plist beyond those that PyInstaller writes."""
    return {
        "CFBundleDisplayName": "Oddments",
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
    """Sign the program, and pack it with a link to the Applications folder.

    The signature is ad hoc, so users have to allow the program once.

    Raises:
        CalledProcessError: codesign or hdiutil failed.
    """
    _run("codesign", "--force", "--deep", "--sign", "-", str(app))
    _run("codesign", "--verify", "--deep", "--strict", str(app))
    image = out / f"{name}.dmg"
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(app, Path(place) / app.name, symlinks=True)
        (Path(place) / "Applications").symlink_to("/Applications")
        whole = ["-volname", "Oddments", "-srcfolder", place, "-format", "UDZO", "-ov"]
        _run("hdiutil", "create", *whole, str(image))
    _run("hdiutil", "verify", str(image))
    return image


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
