"""The bundle: one folder with all that Oddments runs on, and the packages made of it.

    installer/build [--only-bundle]

It lies in ``build/bundle/oddments`` then, the packages in ``dist``. The build fails when the core
is not compiled, when the bundle does not start, or when it has grown beyond ``MOST_MB``.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import core
import icu
import licences
import sbom

sys.path.insert(0, str(core.ROOT))
from rules.version import VERSION

BUNDLE: Path = core.ROOT / "build" / "bundle" / "oddments"
DIST: Path = core.ROOT / "dist"
MOST_MB = 160  # on disk, 10^6 bytes
MOST_PACKED_MB = 60
LINUX = sys.platform.startswith("linux")


class BundleError(Exception):
    """The bundle is not as it has to be."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/build")
    parser.add_argument("--only-bundle", action="store_true", help="no packages")
    asked = parser.parse_args()
    try:
        make_bundle()
        check_bundle()
        tell_sizes()
        if not asked.only_bundle:
            DIST.mkdir(exist_ok=True)
            for package in [
                *make_packages(),
                sbom.write(licences.LIST, DIST / f"{name()}.cdx.json"),
            ]:
                say(f"{package.relative_to(core.ROOT)}: {megabytes(package):.1f} MB")
    except BundleError as error:
        print(f"installer/build: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"installer/build: {error.cmd[0]} failed, see above", file=sys.stderr)
        return 1
    return 0


# -- the folder ----------------------------------------------------------------------------------


def make_bundle() -> None:
    """Run PyInstaller, and make what it brought smaller."""
    if not core.is_built():
        raise BundleError("the core is not compiled: installer/build-core")
    shutil.rmtree(BUNDLE, ignore_errors=True)
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(BUNDLE.parent / "work")]
    spec = str(core.ROOT / "installer" / "oddments.spec")
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, spec)
    if LINUX:
        ours = [path for path in inside("*.so*") if is_strippable(path)]
        run("strip", "--strip-unneeded", *map(str, ours))
        for library in inside("libicudata.so.*"):
            icu.shrink(library)


def is_strippable(path: Path) -> bool:
    """Whether debug symbols can go: Qt has none, and numpy's libraries do not survive it."""
    parts = path.relative_to(BUNDLE / "_internal").parts
    return parts[0] == "rules" or "lib-dynload" in parts or path.name.startswith("libpython")


def inside(pattern: str) -> list[Path]:
    """The files of that name in the bundle; links are none."""
    return [path for path in BUNDLE.rglob(pattern) if path.is_file() and not path.is_symlink()]


# -- its checks ----------------------------------------------------------------------------------


def check_bundle() -> None:
    """See to it that it is whole, small and starts.

    Raises:
        BundleError: it is not; the text says what is wrong.
    """
    bundled = {path.name for path in inside("*") if "rules" in path.parts}
    missing = [path for path in core.sources() if core.extension(path).name not in bundled]
    if missing:
        raise BundleError(f"not compiled in the bundle: {', '.join(map(str, missing))}")
    if (size := size_mb()) > MOST_MB:
        raise BundleError(f"{size:.0f} MB, more than {MOST_MB}")
    if os.name == "nt":
        return  # a program without a console has nowhere to tell its version
    told = subprocess.run([program(), "--version"], capture_output=True, text=True).stdout
    if told.strip() != f"Oddments {VERSION}":
        raise BundleError(f"it calls itself {told!r}")


def program() -> Path:
    """The program in the bundle."""
    return BUNDLE / ("oddments.exe" if os.name == "nt" else "oddments")


def size_mb() -> float:
    return sum(path.stat().st_size for path in inside("*")) / 1e6


def tell_sizes() -> None:
    """The ten largest files, and all of them together."""
    files = sorted(inside("*"), key=lambda path: path.stat().st_size, reverse=True)
    for path in files[:10]:
        say(f"{megabytes(path):6.1f} MB  {path.relative_to(BUNDLE)}")
    say(f"{size_mb():6.1f} MB  in {len(files)} files")


# -- the packages --------------------------------------------------------------------------------


def make_packages() -> list[Path]:
    """What people download, for the system that this is built on."""
    if LINUX:
        import debian

        return [make_archive(), debian.make_package(BUNDLE, DIST)]
    if sys.platform == "win32":
        import windows_package

        return [windows_package.make_setup(BUNDLE, DIST, VERSION)]
    import macos_package

    return [macos_package.make_image(BUNDLE.parent / "Oddments.app", DIST, name())]


def make_archive() -> Path:
    """The bundle as a tar.xz that can be unpacked anywhere.

    Raises:
        BundleError: it is bigger than ``MOST_PACKED_MB``.
    """
    archive = DIST / f"{name()}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(BUNDLE, name())
    if megabytes(archive) > MOST_PACKED_MB:
        raise BundleError(
            f"{archive.name} has {megabytes(archive):.0f} MB, more than {MOST_PACKED_MB}"
        )
    return archive


def name() -> str:
    return f"oddments-{VERSION}-{sys.platform}-{platform.machine()}"


def megabytes(path: Path) -> float:
    return path.stat().st_size / 1e6


def run(*command: str) -> None:
    subprocess.run(command, check=True, cwd=core.ROOT)


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
