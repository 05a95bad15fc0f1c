"""The Windows installer: the program's version resource and icon, and the call of Inno Setup."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import core
import pictures

WINDOWS: Path = core.ROOT / "installer" / "windows"
MANIFEST: Path = WINDOWS / "oddments.manifest"
_ICO_PX = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
_ENGLISH_UNICODE = "040904B0"
_COMPILERS = (
    "ISCC.exe",
    r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe",
    r"C:\Program Files\Inno Setup 6\ISCC.exe",
)


def make_icon(folder: Path) -> Path:
    """Write ``oddments.ico`` with all sizes that Windows uses."""
    from PIL import Image

    drawn = [pictures.program_icon(size_px) for size_px in _ICO_PX]
    images = [Image.open(png) for png in drawn]
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / "oddments.ico"
    sizes = [image.size for image in images]
    images[-1].save(target, "ICO", sizes=sizes, append_images=images[:-1])
    return target


def version_resource(version: str) -> object:
    """Return the details in the program's *Properties*, as PyInstaller's ``VSVersionInfo``."""
    from PyInstaller.utils.win32 import versioninfo as win

    numbers = tuple([*map(int, version.split(".")), 0, 0, 0][:4])
    words = {
        "CompanyName": "The Oddments maintainers",
        "FileDescription": "Oddments",
        "FileVersion": version,
        "InternalName": "oddments",
        "LegalCopyright": _copyright(),
        "OriginalFilename": "oddments.exe",
        "ProductName": "Oddments",
        "ProductVersion": version,
    }
    strings = [win.StringStruct(name, value) for name, value in words.items()]
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=numbers, prodvers=numbers, mask=0x3F, OS=0x40004),
        kids=[
            win.StringFileInfo([win.StringTable(_ENGLISH_UNICODE, strings)]),
            win.VarFileInfo([win.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def make_setup(bundle: Path, out: Path, version: str) -> Path:
    """Compile the installer of the bundle with Inno Setup.

    Raises:
        FileNotFoundError: Inno Setup is not installed.
        CalledProcessError: it failed.
    """
    compiler = next(filter(None, map(shutil.which, _COMPILERS)), None)
    if compiler is None:
        raise FileNotFoundError("Inno Setup 6 is not installed: https://jrsoftware.org/isdl.php")
    icon = make_icon(core.ROOT / "build")
    names = {"Version": version, "Bundle": bundle, "Icon": icon, "Out": out}
    defined = [f"/D{name}={value}" for name, value in names.items()]
    subprocess.run([compiler, "/Qp", *defined, str(WINDOWS / "oddments.iss")], check=True)
    return out / f"oddments-{version}-windows-x86_64-setup.exe"


def _copyright() -> str:
    lines: list[str] = (core.ROOT / "LICENSE").read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith("Copyright"))
