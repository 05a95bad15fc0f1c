"""The bundle: one folder with everything that Oddments needs to run, and the packages made from it.

    installer/build [--only-bundle] [--appimage-runtime FILE]

The bundle is written to ``build/bundle/oddments``, the packages to ``dist``. The build fails if the
core is not compiled, if the bundle does not start, or if it is larger than ``MAX_MB``.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

import appimage
import core
import debian
import languages
import licences

sys.path.insert(0, str(core.ROOT))
from rules.version import VERSION

BUNDLE: Path = core.ROOT / "build" / "bundle" / "oddments"
DIST: Path = core.ROOT / "dist"
MAX_MB = 160  # on disk, 10^6 bytes
MAX_PACKED_MB = 60
LATE = ("_cffi_backend", "_cyutility", "_miniaudio")  # modules that a start does not import
LINUX = sys.platform.startswith("linux")


class BundleError(Exception):
    """The bundle is faulty; the text says how."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/build")
    parser.add_argument("--only-bundle", action="store_true", help="no packages")
    parser.add_argument(
        "--appimage-runtime",
        type=Path,
        metavar="FILE",
        help="also make an AppImage, with this runtime",
    )
    asked = parser.parse_args()
    try:
        compile_texts()
        make_bundle()
        check_bundle()
        print_sizes()
        if not asked.only_bundle:
            DIST.mkdir(exist_ok=True)
            for package in make_packages(asked.appimage_runtime):
                say(f"{package.relative_to(core.ROOT)}: {megabytes(package):.1f} MB")
    except (BundleError, appimage.AppImageError) as error:
        print(f"installer/build: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"installer/build: {error.cmd[0]} failed, see above", file=sys.stderr)
        return 1
    return 0


# -- the folder ----------------------------------------------------------------------------------


def make_bundle() -> None:
    """Run PyInstaller, and shrink the result."""
    if not core.is_built():
        raise BundleError("the core is not compiled; run installer/build-core")
    shutil.rmtree(BUNDLE, ignore_errors=True)
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(BUNDLE.parent / "work")]
    spec = str(core.ROOT / "installer" / "oddments.spec")
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, spec)
    if LINUX:
        for library in inside("libicudata.so.*"):
            shrink_icu(library)
        libraries = inside("*.so*")
        narrow_search_paths(libraries)
        strippable = [str(path) for path in libraries if is_strippable(path)]
        run("strip", "--strip-unneeded", *strippable)


_KEPT_OF_ICU = (
    "coll/*",
    "icustd.res",
    "icuver.res",
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "numberingSystems.res",
    "pool.res",
    "res_index.res",
    "root.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "windowsZones.res",
    "zoneinfo64.res",
)

_ICU_SOURCE = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, @object
.size {symbol}, {size}
{symbol}: .incbin "{data}"
.section .note.GNU-stack, "", %progbits
"""


def shrink_icu(library: Path) -> None:
    """Replace ``libicudata.so.NN`` by a smaller one of the same name, with what Qt uses.

    That is sorting in any language and time zones, a seventh of its 32 MB. Qt has its own tables of
    countries, currencies and units, and Python reads files in old encodings.

    Raises:
        CalledProcessError: objcopy, icupkg (Debian's icu-devtools) or gcc failed.
    """
    version = library.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        whole, out = folder / f"icudt{version}l.dat", folder / "out.so"
        less = folder / "less" / whole.name  # ICU identifies the contents by the file's name
        less.parent.mkdir()
        _output_of("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(whole))
        items = _output_of("icupkg", "-l", str(whole)).split()
        unused = [item for item in items if not any(fnmatch.fnmatch(item, k) for k in _KEPT_OF_ICU)]
        (folder / "unused.txt").write_text("\n".join(unused), "utf-8")
        _output_of("icupkg", "-r", str(folder / "unused.txt"), str(whole), str(less))
        source = folder / "data.s"
        text = _ICU_SOURCE.format(symbol=f"icudt{version}_dat", size=less.stat().st_size, data=less)
        source.write_text(text, "utf-8")
        soname = f"-Wl,-soname,{library.name}"
        _output_of("gcc", "-shared", "-nostdlib", "-o", str(out), soname, str(source))
        library.write_bytes(out.read_bytes())


def _output_of(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def narrow_search_paths(libraries: list[Path]) -> None:
    """Keep only search paths that are relative to the library, with Debian's chrpath.

    Those of Python and of wheels may name folders of the machines they were built on.

    Raises:
        CalledProcessError: chrpath failed.
    """
    # not checked: it fails if a library has no search path
    command = ["chrpath", "-k", "-l", *map(str, libraries)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for library, places in re.findall(r"^(.*): (?:RUNPATH|RPATH)=(.*)$", done.stdout, re.MULTILINE):
        kept = ":".join([place for place in places.split(":") if place.startswith("$ORIGIN")])
        if kept != places:
            change = ["-r", kept] if kept else ["-d"]
            subprocess.run(["chrpath", *change, library], check=True, stdout=subprocess.DEVNULL)


def compile_texts() -> None:
    """Compile the texts of all languages.

    Raises:
        BundleError: a translation is missing, or the translators' files are out of date.
    """
    files = languages.texts_files()
    try:
        stale = languages.stale(files)
        if stale:
            raise BundleError(f"{stale[0].name} is out of date; run installer/translate")
        languages.compile_texts(files, whole=True)
    except languages.LanguageError as error:
        raise BundleError(error) from error


def is_strippable(path: Path) -> bool:
    """Return whether a file can be stripped; the relocated libraries in wheels would break."""
    parts = path.relative_to(BUNDLE / "_internal").parts
    ours = parts[0] == "rules" or "lib-dynload" in parts
    return ours or path.name.startswith(("libpython", "libicu", "_miniaudio"))


def inside(pattern: str) -> list[Path]:
    """Return the files in the bundle that match a pattern, without links."""
    return [path for path in BUNDLE.rglob(pattern) if path.is_file() and not path.is_symlink()]


# -- its checks ----------------------------------------------------------------------------------


def check_bundle() -> None:
    """Check that the bundle is complete, small enough and starts.

    Raises:
        BundleError: it is not; the text says what is wrong.
    """
    bundled = {path.name for path in inside("*") if "rules" in path.parts}
    missing = [path for path in core.sources() if core.extension(path).name not in bundled]
    if missing:
        raise BundleError(f"not compiled in the bundle: {', '.join(map(str, missing))}")
    if lacking := [name for name in LATE if not inside(f"{name}*")]:
        raise BundleError(f"not in the bundle: {', '.join(lacking)}")
    if (size := size_mb()) > MAX_MB:
        raise BundleError(f"the bundle has {size:.0f} MB, more than {MAX_MB}")
    if os.name == "nt":
        return  # a program without a console cannot print its version
    version = subprocess.run([program(), "--version"], capture_output=True, text=True).stdout
    if version.strip() != f"Oddments {VERSION}":
        raise BundleError(f"--version prints {version!r}")


def program() -> Path:
    """Return the program in the bundle."""
    return BUNDLE / ("oddments.exe" if os.name == "nt" else "oddments")


def size_mb() -> float:
    return sum(path.stat().st_size for path in inside("*")) / 1e6


def print_sizes() -> None:
    """Print the ten largest files and the total size."""
    files = sorted(inside("*"), key=lambda path: path.stat().st_size, reverse=True)
    for path in files[:10]:
        say(f"{megabytes(path):6.1f} MB  {path.relative_to(BUNDLE)}")
    say(f"{size_mb():6.1f} MB  in {len(files)} files")


# -- the packages --------------------------------------------------------------------------------


def make_packages(appimage_runtime: Path | None) -> Iterator[Path]:
    """Yield the packages for the system that this runs on, and the bill of materials.

    Raises:
        BundleError: a package is larger than ``MAX_PACKED_MB``.
    """
    for package in system_packages(appimage_runtime):
        if (size := megabytes(package)) > MAX_PACKED_MB:
            raise BundleError(f"{package.name} has {size:.1f} MB, more than {MAX_PACKED_MB}")
        yield package
    yield licences.write_bill(licences.LIST, DIST / f"{name()}.cdx.json")


def system_packages(appimage_runtime: Path | None) -> Iterator[Path]:
    if LINUX:
        yield from linux_packages(appimage_runtime)
    elif sys.platform == "win32":
        import windows_package

        yield windows_package.make_setup(BUNDLE, DIST, VERSION)
    else:
        import macos_package

        yield macos_package.make_image(BUNDLE.parent / "Oddments.app", DIST, name())


def linux_packages(appimage_runtime: Path | None) -> Iterator[Path]:
    yield make_archive()
    package = debian.make_package(BUNDLE, DIST)
    debian.check_package(package)
    yield package
    folder = appimage.make_folder(BUNDLE, BUNDLE.parent / "Oddments.AppDir")
    if appimage_runtime:
        yield appimage.pack(folder, appimage_runtime, DIST / f"{name()}.AppImage")
    else:
        say("no AppImage: pass a runtime with --appimage-runtime to make one")


def make_archive() -> Path:
    """Write the bundle as a tar.gz that can be unpacked anywhere."""
    archive = DIST / f"{name()}.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(BUNDLE, name())
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
