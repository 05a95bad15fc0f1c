"""The build of the bundle and of the packages made of it, with stand-ins for the tools."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import bundle
import pytest

from rules.version import VERSION

STARTS = f"#!/bin/sh\necho Oddments {VERSION}\n"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a bundle with a program, a library of each kind and a link; the core is one file."""
    folder = tmp_path / "bundle/oddments"
    for name in (
        "_internal/rules/board.so",
        "_internal/lib-dynload/zlib.so",
        "_internal/libpython3.11.so.1.0",
        "_internal/PySide6/libicui18n.so.73",
        "_internal/PySide6/libicudata.so.73",
        "_internal/numpy.libs/libblas.so",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x" * 1000)
    (folder / "_internal/libicudata.so.73").symlink_to("PySide6/libicudata.so.73")
    (folder / "oddments").write_text(STARTS, "utf-8")
    (folder / "oddments").chmod(0o755)
    monkeypatch.setattr(bundle, "BUNDLE", folder)
    monkeypatch.setattr(bundle, "DIST", tmp_path / "dist")
    monkeypatch.setattr(bundle, "LINUX", True)
    monkeypatch.setattr(bundle, "LATE", ())
    monkeypatch.setattr(bundle.core, "sources", lambda: [Path("rules/board.py")])
    monkeypatch.setattr(bundle.core, "extension", lambda source: source.with_suffix(".so"))
    return folder


def names(paths: list[Path]) -> set[str]:
    return {path.name for path in paths}


# -- the folder ----------------------------------------------------------------------------------


def test_libraries_are_stripped_but_not_links_and_those_of_numpy(place: Path) -> None:
    assert bundle.inside("libicudata.so.*") == [place / "_internal/PySide6/libicudata.so.73"]
    assert len(bundle.inside("*")) == 7
    strippable = {path.name for path in bundle.inside("*.so*") if bundle.is_strippable(path)}
    assert strippable == names(bundle.inside("*.so*")) - {"libblas.so"}


@pytest.fixture
def steps(place: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what is done to make a bundle, in its order."""
    done: list[list[str]] = []

    def note(what: str) -> Callable[..., None]:
        def act(*given: object) -> None:
            lists = [list(one) if isinstance(one, list) else [one] for one in given]
            done.append([what, *[str(part) for one in lists for part in one]])

        return act

    monkeypatch.setattr(bundle.core, "is_built", lambda: True)
    monkeypatch.setattr(bundle.shutil, "rmtree", lambda path, ignore_errors: note("rm")(path))
    monkeypatch.setattr(bundle, "run", note("run"))
    monkeypatch.setattr(bundle, "shrink_icu", note("shrink"))
    monkeypatch.setattr(bundle, "narrow_search_paths", note("narrow"))
    return done


def test_an_old_bundle_goes_a_new_one_is_made_and_shrunk(
    place: Path, steps: list[list[str]]
) -> None:
    bundle.make_bundle()
    assert [step[0] for step in steps] == ["rm", "run", "shrink", "narrow", "run"]
    removed, made, shrunk, narrowed, stripped = steps
    assert removed[1:] == [str(place)]
    assert made[1:4] == [sys.executable, "-m", "PyInstaller"]
    assert made[made.index("--distpath") + 1] == str(place.parent)
    assert Path(made[-1]).read_text("utf-8")
    assert shrunk[1:] == [str(place / "_internal/PySide6/libicudata.so.73")]
    assert names([Path(path) for path in narrowed[1:]]) == names(bundle.inside("*.so*"))
    assert stripped[1:3] == ["strip", "--strip-unneeded"]
    assert "libblas.so" not in names([Path(path) for path in stripped[3:]])
    assert len(stripped[3:]) == 5


def test_elsewhere_nothing_is_shrunk_and_without_the_core_nothing_is_made(
    steps: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "LINUX", False)
    bundle.make_bundle()
    assert [step[0] for step in steps] == ["rm", "run"]
    steps.clear()
    monkeypatch.setattr(bundle.core, "is_built", lambda: False)
    with pytest.raises(bundle.BundleError, match="the core is not compiled"):
        bundle.make_bundle()
    assert steps == []


def test_only_texts_that_are_all_there_and_translated_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files = [Path("oddments_de.ts"), Path("oddments_es.ts")]
    stale: list[Path] = []
    compiled: list[tuple[list[Path], bool]] = []

    def compile_texts(given: list[Path], *, whole: bool = False) -> None:
        compiled.append((given, whole))

    monkeypatch.setattr(bundle.languages, "texts_files", lambda: files)
    monkeypatch.setattr(bundle.languages, "stale", lambda given: stale)
    monkeypatch.setattr(bundle.languages, "compile_texts", compile_texts)
    bundle.compile_texts()
    assert compiled == [(files, True)]
    stale += files[1:]
    with pytest.raises(bundle.BundleError, match=r"^oddments_es\.ts is out of date"):
        bundle.compile_texts()
    stale.clear()

    def fail(given: list[Path], *, whole: bool) -> None:
        raise bundle.languages.LanguageError("all translations are needed")

    monkeypatch.setattr(bundle.languages, "compile_texts", fail)
    with pytest.raises(bundle.BundleError, match="all translations are needed"):
        bundle.compile_texts()


# -- its checks ----------------------------------------------------------------------------------


def test_a_bundle_that_lacks_something_or_is_too_big_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bundle.program() == place / "oddments"
    size = bundle.size_mb()
    assert size == pytest.approx(0.006 + len(STARTS) / 1e6)
    monkeypatch.setattr(bundle, "MAX_MB", size)
    bundle.check_bundle()
    monkeypatch.setattr(bundle, "MAX_MB", 0.006)
    with pytest.raises(bundle.BundleError, match=r"0 MB, more than 0\.006"):
        bundle.check_bundle()
    monkeypatch.setattr(bundle, "MAX_MB", size)
    monkeypatch.setattr(bundle, "LATE", ("_miniaudio",))
    with pytest.raises(bundle.BundleError, match="not in the bundle: _miniaudio"):
        bundle.check_bundle()
    (place / "_internal/_miniaudio.abi3.so").touch()
    bundle.check_bundle()
    (place / "_internal/rules/board.so").rename(place / "_internal/lib-dynload/board.so")
    with pytest.raises(bundle.BundleError, match=r"not compiled in the bundle: rules/board\.py"):
        bundle.check_bundle()


@pytest.mark.parametrize(
    "message", ["Oddments 0.0.9", "", f"Oddments {VERSION}, core not compiled"]
)
def test_a_bundle_that_calls_itself_something_else_is_refused(place: Path, message: str) -> None:
    (place / "oddments").write_text(f"#!/bin/sh\necho '{message}'\n", "utf-8")
    with pytest.raises(bundle.BundleError, match="--version prints"):
        bundle.check_bundle()


def test_the_ten_largest_files_and_the_total_are_printed(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(8):
        (place / f"file{number}").write_bytes(b"x" * (200_000 * number + 1_500_000))
    bundle.print_sizes()
    *largest, whole = capsys.readouterr().out.splitlines()
    assert len(largest) == 10
    assert largest[0] == "   2.9 MB  file7"
    assert largest[7] == "   1.5 MB  file0"
    assert whole == "  17.6 MB  in 15 files"


# -- the packages --------------------------------------------------------------------------------


@pytest.fixture
def packages(place: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what packages are made with, in its order; each writes a small file."""
    made: list[str] = []
    dist: Path = bundle.DIST
    dist.mkdir()

    def write(name: str) -> Path:
        made.append(name)
        (dist / name).write_bytes(b"x" * 100_000)
        return dist / name

    def pack(folder: Path, runtime: Path, target: Path) -> Path:
        assert (folder, runtime) == (Path("AppDir"), Path("runtime"))
        return write(target.name)

    def make_folder(folder: Path, target: Path) -> Path:
        assert (folder, target) == (place, place.parent / "Oddments.AppDir")
        return Path("AppDir")

    monkeypatch.setattr(bundle.debian, "make_package", lambda *given: write("oddments.deb"))
    monkeypatch.setattr(
        bundle.debian, "check_package", lambda path: made.append(f"check {path.name}")
    )
    monkeypatch.setattr(bundle.appimage, "make_folder", make_folder)
    monkeypatch.setattr(bundle.appimage, "pack", pack)
    monkeypatch.setattr(bundle.licences, "write_bill", lambda made, target: write(target.name))
    return made


def test_on_linux_archive_debian_package_appimage_and_bill_are_made(
    packages: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"oddments-{VERSION}-{sys.platform}-{os.uname().machine}"
    made = list(bundle.make_packages(Path("runtime")))
    assert packages == [
        "oddments.deb",
        "check oddments.deb",
        f"{name}.AppImage",
        f"{name}.cdx.json",
    ]
    assert [path.name for path in made] == [
        f"{name}.tar.gz",
        "oddments.deb",
        f"{name}.AppImage",
        f"{name}.cdx.json",
    ]
    assert capsys.readouterr().out == ""
    with tarfile.open(made[0]) as archive:
        member = archive.getmember(f"{name}/oddments")
        assert member.mode & 0o111
        assert f"{name}/_internal/libicudata.so.73" in archive.getnames()
    assert bundle.megabytes(made[1]) == 0.1


def test_a_package_that_has_grown_too_big_is_refused(
    packages: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bundle, "MAX_PACKED_MB", 0.1)
    made = [path.suffix for path in bundle.make_packages(None)]
    assert made == [".gz", ".deb", ".json"]  # without a runtime no AppImage
    assert "no AppImage" in capsys.readouterr().out
    monkeypatch.setattr(bundle, "MAX_PACKED_MB", 0.09)
    with pytest.raises(bundle.BundleError, match=r"oddments\.deb has 0\.1 MB, more than 0\.09"):
        list(bundle.make_packages(None))


@pytest.mark.parametrize(("system", "made"), [("win32", "setup"), ("darwin", "image")])
def test_other_systems_have_one_package(
    place: Path, monkeypatch: pytest.MonkeyPatch, system: str, made: str
) -> None:
    monkeypatch.setattr(bundle, "LINUX", False)
    monkeypatch.setattr(bundle.sys, "platform", system)
    given: list[tuple[object, ...]] = []

    def note(*parts: object) -> Path:
        given.append(parts)
        return Path(made)

    import macos_package
    import windows_package

    monkeypatch.setattr(windows_package, "make_setup", note)
    monkeypatch.setattr(macos_package, "make_image", note)
    assert list(bundle.system_packages(None)) == [Path(made)]
    windows = (place, bundle.DIST, VERSION)
    macos = (place.parent / "Oddments.app", bundle.DIST, bundle.name())
    assert given == [windows if system == "win32" else macos]


# -- the whole -----------------------------------------------------------------------------------


@pytest.fixture
def whole(place: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the parts of a build that were done."""
    done: list[str] = []

    def make_packages(runtime: Path | None) -> list[Path]:
        done.append(f"packages {runtime}")
        return [bundle.DIST / "oddments.deb"]

    monkeypatch.setattr(bundle.core, "ROOT", bundle.DIST.parent)
    for part in ("compile_texts", "make_bundle", "check_bundle", "print_sizes"):
        monkeypatch.setattr(bundle, part, lambda part=part: done.append(part))
    monkeypatch.setattr(bundle, "make_packages", make_packages)
    return done


def build(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["build", *arguments])
    status: int = bundle.main()
    return status


def test_a_build_makes_checks_and_packs(
    whole: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle.DIST.mkdir()
    (bundle.DIST / "oddments.deb").write_bytes(b"x" * 1_250_000)
    assert build(monkeypatch, "--appimage-runtime", "runtime") == 0
    assert whole == [
        "compile_texts",
        "make_bundle",
        "check_bundle",
        "print_sizes",
        "packages runtime",
    ]
    assert capsys.readouterr().out == "dist/oddments.deb: 1.2 MB\n"
    whole.clear()
    assert build(monkeypatch, "--only-bundle") == 0
    assert whole == ["compile_texts", "make_bundle", "check_bundle", "print_sizes"]


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (bundle.BundleError("it is too big"), "it is too big"),
        (bundle.appimage.AppImageError("no runtime"), "no runtime"),
        (subprocess.CalledProcessError(1, ["strip", "-x"]), "strip failed, see above"),
    ],
)
def test_an_error_is_reported_in_one_line(
    whole: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    message: str,
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(bundle, "check_bundle", fail)
    assert build(monkeypatch) == 1
    assert capsys.readouterr().err == f"installer/build: {message}\n"
    assert whole == ["compile_texts", "make_bundle"]


def test_a_command_runs_at_the_root_and_its_failure_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle.core, "ROOT", tmp_path)
    bundle.run("touch", "here")
    assert (tmp_path / "here").exists()
    with pytest.raises(subprocess.CalledProcessError):
        bundle.run("false")
