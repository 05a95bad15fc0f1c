"""The build of the bundle and of the packages made of it, with stand-ins for the tools."""

from __future__ import annotations

import subprocess
import sys
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


# -- the packages --------------------------------------------------------------------------------


# -- the whole -----------------------------------------------------------------------------------


def test_without_the_core_nothing_is_made(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle.core, "is_built", lambda: False)
    with pytest.raises(bundle.BundleError, match="the core is not compiled"):
        bundle.make_bundle()
    assert (place / "oddments").exists()


def test_a_package_that_has_grown_too_big_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = place.parent / "oddments.deb"
    package.write_bytes(b"x" * 100_000)
    monkeypatch.setattr(bundle, "system_packages", lambda _runtime: [package])
    monkeypatch.setattr(bundle, "MAX_PACKED_MB", 0.09)
    with pytest.raises(bundle.BundleError, match=r"oddments\.deb has 0\.1 MB, more than 0\.09"):
        list(bundle.make_packages(None))


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (bundle.BundleError("it is too big"), "it is too big"),
        (bundle.appimage.AppImageError("no runtime"), "no runtime"),
        (subprocess.CalledProcessError(1, ["strip", "-x"]), "strip failed, see above"),
    ],
)
def test_an_error_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    message: str,
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(bundle, "compile_texts", fail)
    monkeypatch.setattr(sys, "argv", ["build"])
    assert bundle.main() == 1
    assert capsys.readouterr().err == f"installer/build: {message}\n"
