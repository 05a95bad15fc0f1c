"""The disk image for macOS: what the Finder is told of the program, its icon, signing, hdiutil."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pictures

ID = "io.github.oddments.Oddments"
GAME_TYPE = f"{ID.lower()}.game"
LEAST_SYSTEM = "13.0"  # of the wheels of Qt
# name of the size in an icon file -> pixels; macOS draws 16, 32 … twice as fine on most screens
_ICNS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256}
_ICNS |= {"ic14": 512, "ic09": 512, "ic10": 1024}


def information(version: str) -> dict[str, Any]:
    """What goes into the program's Info.plist beside what PyInstaller writes."""
    return {
        "CFBundleDisplayName": "Oddments",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": LEAST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # dark where the desktop is
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
    """Write ``oddments.icns``: a head, then a PNG file a size."""
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
    """Sign the program for this machine's loader, and pack it with a way to Applications.

    The signature is nobody's (ad hoc): people have to allow the program once.

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
