"""The Debian package: the bundle in /usr/lib, and its integration into the desktop.

Its dependencies are the system's libraries that the bundle uses, as found by dpkg-shlibdeps.
"""

from __future__ import annotations

import email.utils
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
from pathlib import Path

import core
import game_list
import pictures

ID = "io.github.oddments.Oddments"
LINUX: Path = core.ROOT / "installer" / "linux"
MAINTAINER = "The Oddments maintainers <oddments@users.noreply.github.com>"
ICONS_PX = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def make_package(bundle: Path, out: Path) -> Path:
    """Write the ``.deb`` into the folder ``out``.

    Raises:
        CalledProcessError: a tool of dpkg-dev failed.
    """
    version = f"{_version(bundle)}-1"
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / "oddments"
        shutil.copytree(bundle, root / "usr/lib/oddments", symlinks=True)
        (root / "usr/games").mkdir()
        (root / "usr/games/oddments").symlink_to("../lib/oddments/oddments")
        integrate(root / "usr")
        document(root / "usr/share", version, (bundle / "oddments").stat().st_mtime)
        sums, size_kib = _sums(root), _size_kib(root)
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/md5sums").write_text(sums, "utf-8")
        architecture = _run("dpkg", "--print-architecture").strip()
        control = _filled(
            "control",
            version=version,
            maintainer=MAINTAINER,
            architecture=architecture,
            size_kib=size_kib,
            depends=_depends(root / "usr/lib/oddments"),
            description=_description(),
        )
        (root / "DEBIAN/control").write_text(control, "utf-8")
        _set_modes(root)
        package = out / f"oddments_{version}_{architecture}.deb"
        _run("dpkg-deb", "--root-owner-group", "--build", "-Zxz", str(root), str(package))
    return package


def check_package(package: Path) -> None:
    """Check the package with lintian.

    Raises:
        CalledProcessError: it has errors or warnings without an override.
    """
    subprocess.run(["lintian", "--fail-on=error,warning", str(package)], check=True)


def integrate(usr: Path) -> None:
    """Copy what menus, file managers and software centres need to below ``usr``."""
    share = usr / "share"
    for name, folder in {
        f"{ID}.desktop": "applications",
        f"{ID}.metainfo.xml": "metainfo",
        f"{ID}.xml": "mime/packages",
        "oddments.thumbnailer": "thumbnailers",
    }.items():
        (share / folder).mkdir(parents=True, exist_ok=True)
        (share / folder / name).write_text(game_list.filled(LINUX / name), "utf-8")
    icons = core.ROOT / "resources" / "icons"
    for kind, name, source in (
        ("apps", ID, icons / "oddments.svg"),
        ("mimetypes", "application-x-oddments-game", LINUX / "oddments-game.svg"),
    ):
        scalable = share / "icons/hicolor/scalable" / kind
        scalable.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, scalable / f"{name}.svg")
        for size_px in ICONS_PX:
            place = share / f"icons/hicolor/{size_px}x{size_px}" / kind
            place.mkdir(parents=True, exist_ok=True)
            small = icons / "oddments-small.svg"
            drawn = small if kind == "apps" and size_px <= pictures.SMALL_PX else source
            (place / f"{name}.png").write_bytes(pictures.draw(drawn, size_px).getvalue())


def document(share: Path, version: str, made_s: float) -> None:
    """Write the manual page, licence, changelog and lintian's overrides below ``share``."""
    for folder in ("doc/oddments", "lintian/overrides", "man/man6"):
        (share / folder).mkdir(parents=True)
    holder, text = _licence()
    copyright_text = _filled("copyright", holder=holder, text=text)
    (share / "doc/oddments/copyright").write_text(copyright_text, "utf-8")
    changelog = (core.ROOT / "CHANGELOG.md").read_bytes()
    date = email.utils.formatdate(made_s)
    news = _filled("changelog.Debian", version=version, maintainer=MAINTAINER, date=date).encode()
    manual = (LINUX / "oddments.6").read_bytes()
    _compress(changelog, share / "doc/oddments/changelog.gz")
    _compress(news, share / "doc/oddments/changelog.Debian.gz")
    _compress(manual, share / "man/man6/oddments.6.gz")
    shutil.copy(LINUX / "lintian-overrides", share / "lintian/overrides/oddments")


def _filled(name: str, **words: object) -> str:
    return (LINUX / name).read_text("utf-8").format(**words)


def _description() -> str:
    """Return the long description, as a field of Debian's control file."""
    text = (
        f"{', '.join(game_list.titles())}: played offline against the computer at ten levels or "
        "against a friend, with hints, analysis and games that are saved automatically."
    )
    return textwrap.fill(text, 72, initial_indent=" ", subsequent_indent=" ")


def _licence() -> tuple[str, str]:
    """Return the copyright holder, and the licence as a field of Debian's copyright file."""
    lines = (core.ROOT / "LICENSE").read_text("utf-8").splitlines()
    holder = next(line for line in lines if line.startswith("Copyright"))
    rest = lines[lines.index(holder) + 2 :]
    return holder.removeprefix("Copyright (c) "), "\n".join([f" {line or '.'}" for line in rest])


def _compress(data: bytes, target: Path) -> None:
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def _set_modes(root: Path) -> None:
    """Set the permissions that packages have, whatever the builder's umask."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == root / "usr/lib/oddments/oddments"
        path.chmod(0o755 if runs else 0o644)


def _depends(folder: Path) -> str:
    """Return the packages with the libraries that are not in the bundle."""
    binaries = [str(path) for path in _files(folder) if path.read_bytes()[:4] == b"\x7fELF"]
    private = sorted({str(Path(path).parent) for path in binaries})
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "debian").mkdir()
        (Path(place) / "debian/control").write_text(
            "Source: oddments\n\nPackage: oddments\nArchitecture: any\n"
        )
        found = _run(
            "dpkg-shlibdeps",
            "-O",
            "--ignore-missing-info",
            *[f"-l{folder}" for folder in private],
            *[f"-e{path}" for path in binaries],
            folder=place,
        )
    return found.strip().removeprefix("shlibs:Depends=")


def _size_kib(root: Path) -> int:
    return sum(path.stat().st_size for path in _files(root)) // 1024


def _sums(root: Path) -> str:
    """Return the checksums with which dpkg verifies installed files."""
    texts = []
    for path in sorted(_files(root)):
        digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
        texts.append(f"{digest}  {path.relative_to(root)}\n")
    return "".join(texts)


def _files(root: Path) -> list[Path]:
    return [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]


def _version(bundle: Path) -> str:
    output = _run(str(bundle / "oddments"), "--version")
    found = re.match(r"Oddments (\S+)", output)
    assert found is not None, output
    return found[1]


def _run(*command: str, folder: str | os.PathLike[str] | None = None) -> str:
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=folder)
    return done.stdout
