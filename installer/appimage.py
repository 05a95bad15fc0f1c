"""The AppImage: the bundle in one file that runs without being installed.

A type 2 AppImage consists of a runtime, a small program that mounts what follows it, and a squashfs
of the AppDir. The runtime is a release of https://github.com/AppImage/type2-runtime; no package
registry has it, so the caller passes the file. mksquashfs is in Debian's squashfs-tools.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import debian


class AppImageError(Exception):
    """The AppImage could not be made, or does not run; the text says why."""


def make_folder(bundle: Path, folder: Path) -> Path:
    """Make the AppDir ``folder``: a small directory tree, and the entries expected at its top."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder / "usr/lib/oddments", symlinks=True)
    (folder / "usr/bin").mkdir()
    (folder / "usr/bin/oddments").symlink_to("../lib/oddments/oddments")
    debian.integrate(folder / "usr")
    entry, icon = f"{debian.ID}.desktop", f"{debian.ID}.png"
    (folder / entry).symlink_to(f"usr/share/applications/{entry}")
    (folder / icon).symlink_to(f"usr/share/icons/hicolor/256x256/apps/{icon}")
    (folder / ".DirIcon").symlink_to(icon)
    (folder / "AppRun").symlink_to("usr/bin/oddments")
    return folder


def pack(folder: Path, runtime: Path, target: Path) -> Path:
    """Write the AppDir as an AppImage.

    Raises:
        AppImageError: ``runtime`` is not a runtime, or the AppImage does not start.
        CalledProcessError: mksquashfs failed.
    """
    head = runtime.read_bytes()
    if head[:4] != b"\x7fELF" or head[8:11] != b"AI\x02":
        raise AppImageError(f"{runtime} is not a runtime of type 2 AppImages")
    with tempfile.TemporaryDirectory() as place:
        image = Path(place) / "image"
        command = ["mksquashfs", str(folder), str(image), "-root-owned", "-comp", "zstd"]
        subprocess.run(
            [*command, "-Xcompression-level", "22", "-quiet", "-no-progress"], check=True
        )
        target.write_bytes(head + image.read_bytes())
    target.chmod(0o755)
    _check_start(target)
    return target


def _check_start(program: Path) -> None:
    # without FUSE, the runtime unpacks the AppImage
    environment = {**os.environ, "APPIMAGE_EXTRACT_AND_RUN": "1"}
    command = [str(program), "--version"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if not done.stdout.startswith("Oddments "):
        raise AppImageError(f"{program.name} --version prints {done.stdout + done.stderr!r}")
