"""The components of the program: each has a licence and its text, here and in a bundle."""

from __future__ import annotations

import platform
import re
import tomllib
from collections.abc import Callable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

from desktop.about import components as parts
from rules.version import VERSION

ROOT = Path(__file__).parents[3]
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "dependencies"
]


def by_name() -> dict[str, parts.Component]:
    return {part.name.lower().replace("_", "-"): part for part in parts.installed()}


def test_oddments_and_python_lead_the_list() -> None:
    first, second, *_ = parts.installed()
    assert (first.name, first.version) == ("Oddments", VERSION)
    assert "MIT License" in first.texts[0][1]
    assert second.name == "Python"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in second.texts[0][1]


def test_every_dependency_is_listed_but_no_tool_of_the_developers() -> None:
    listed = by_name()
    for needed in DEPENDENCIES:
        name = re.split(r"[<>=]", needed)[0]
        part = listed[name.lower()]
        assert part.version == distribution(name).version
        assert part.purl == f"pkg:pypi/{name.lower()}@{part.version}"
    assert "shiboken6" in listed  # which others depend on
    assert not {"pytest", "mypy", "ruff"} & listed.keys()


def test_every_component_has_a_full_licence() -> None:
    for part in parts.installed():
        assert part.licence, part
        assert part.texts, part.name
        assert all(len(text) > 300 for _title, text in part.texts), part.name
        assert part.home.startswith("https://"), part


def test_libraries_inside_wheels_are_named() -> None:
    assert "Geometry Engine" in "".join(text for _title, text in by_name()["shapely"].texts)
    assert "OpenBLAS" in "".join(text for _title, text in by_name()["numpy"].texts)
    assert [title for title, _text in by_name()["pyside6-essentials"].texts] == [
        "LGPL-3.0-only",
        "GPL-3.0-only",
    ]


def test_the_list_of_a_bundle_is_read_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = parts.installed()[:4]
    (tmp_path / parts.LIST).write_text(parts.to_json(made), "utf-8")
    monkeypatch.setattr(parts, "_RESOURCES", tmp_path)
    assert parts.components() == made


def test_a_text_shared_by_components_is_written_once() -> None:
    same_licence = [part for part in parts.installed() if part.licence.startswith("LGPL")]
    assert len(same_licence) == 2
    assert parts.to_json(same_licence).count("GNU LESSER GENERAL PUBLIC LICENSE") == 1


# -- distributions made to order -------------------------------------------------------------------


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Distribution]:
    """Return a function that makes an installed distribution from metadata and files."""

    def made(name: str, *metadata: str, **files: str) -> Distribution:
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        head = ["Metadata-Version: 2.1", f"Name: {name}", "Version: 1.0", *metadata]
        (info / "METADATA").write_text("\n".join(head) + "\n")
        record = []
        for path, text in files.items():
            place = tmp_path / path.replace("INFO", info.name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
            record.append(f"{path.replace('INFO', info.name)},sha256=x,{len(text)}")
        (info / "RECORD").write_text("\n".join(record))
        return Distribution.at(info)

    return made


def only(found: Distribution) -> parts.Component:
    (part,) = parts.of_distribution(found)
    return part


def test_a_component_has_the_name_given_by_its_authors(make: Callable[..., Distribution]) -> None:
    found = make("Some_Thing.Else", "License-Expression: MIT", "Home-page: https://a.example")
    part = only(found)
    assert (part.name, part.version, part.licence) == ("Some_Thing.Else", "1.0", "MIT")
    assert part.home == "https://a.example"
    assert part.purl == "pkg:pypi/some-thing-else@1.0"


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        (["License-Expression: MIT", "License: other"], "MIT"),
        (["License: BSD"], "BSD"),
        (["License: BSD", "Classifier: License :: OSI Approved :: Zope"], "BSD"),
        (
            [
                "License: a long",
                "        text",
                "Classifier: Topic :: Games",
                "Classifier: License :: OSI Approved :: MIT License",
                "Classifier: License :: Public Domain",
            ],
            "MIT License, Public Domain",
        ),
        (["Classifier: License :: OSI Approved :: Zope Public License"], "Zope Public License"),
        ([], ""),
    ],
)
def test_the_licence_is_taken_from_the_metadata(
    make: Callable[..., Distribution], metadata: list[str], licence: str
) -> None:
    assert only(make("thing", *metadata)).licence == licence


@pytest.mark.parametrize(
    ("metadata", "home"),
    [
        (
            [
                "Home-page: https://old.example",
                "Project-URL: Source, https://s.example",
                "Project-URL: Homepage, https://h.example",
            ],
            "https://h.example",
        ),
        (
            ["Home-page: https://old.example", "Project-URL: Source, https://s"],
            "https://old.example",
        ),
        (["Project-URL: Source, https://s?a,b", "Project-URL: Docs, https://d"], "https://s?a,b"),
        ([], ""),
    ],
)
def test_the_website_is_taken_from_the_metadata(
    make: Callable[..., Distribution], metadata: list[str], home: str
) -> None:
    assert only(make("thing", *metadata)).home == home


def test_licences_are_found_by_folder_or_name(make: Callable[..., Distribution]) -> None:
    files = {
        "INFO/licenses/sub/AUTHORS": "who",
        "INFO/licenses/LICENSE": "first",
        "INFO/COPYING.txt": "second",
        "INFO/licence.md": "third",
        "INFO/NOTICE": "fourth",
        "INFO/WHEEL": "no licence",
        "INFO/data/LICENSE": "not there",
        "thing/LICENSE": "beside the code",
        "thing/other-2.0.dist-info/LICENSE": "of another",
    }
    assert dict(only(make("thing", **files)).texts) == {
        "sub/AUTHORS": "who",
        "LICENSE": "first",
        "COPYING.txt": "second",
        "licence.md": "third",
        "NOTICE": "fourth",
    }


def test_a_licence_that_is_only_named_gets_our_copy(make: Callable[..., Distribution]) -> None:
    part = only(make("thing", "License-Expression: LGPL-3.0-only OR GPL-3.0-only"))
    assert [title for title, _text in part.texts] == ["LGPL-3.0-only", "GPL-3.0-only"]
    own = only(make("other", "License-Expression: GPL-3.0-only", **{"INFO/LICENSE": "own"}))
    assert own.texts == (("LICENSE", "own"),)


def test_icu_inside_qt_is_a_component_too(make: Callable[..., Distribution]) -> None:
    files = {"Qt/lib/libicuuc.so.73": "", "Qt/lib/libicuuc.so": "", "Qt/lib/libicui18n.so.73": ""}
    _own, icu = parts.of_distribution(make("thing", "License: MIT", **files))
    assert (icu.name, icu.version, icu.licence) == ("ICU", "73", "Unicode-3.0")
    assert icu.home.startswith("https://icu.")
    assert icu.purl == "pkg:generic/icu@73"
    assert [title for title, _text in icu.texts] == ["Unicode-3.0"]


def test_a_distribution_without_a_list_has_no_files(
    make: Callable[..., Distribution], tmp_path: Path
) -> None:
    found = make("thing", **{"a/b.py": "x", "c.py": "y"})
    assert parts.files_of(found) == ["a/b.py", "c.py"]
    (tmp_path / "thing-1.0.dist-info" / "RECORD").unlink()
    assert parts.files_of(Distribution.at(tmp_path / "thing-1.0.dist-info")) == []


def test_components_are_listed_once_and_sorted_without_case() -> None:
    def part(name: str, version: str = "1") -> parts.Component:
        return parts.Component(name, version, "", "", "", ())

    some = [part("b"), part("C"), part("a", "2"), part("A", "1"), part("b")]
    assert [each.name + each.version for each in parts.in_order(some)] == ["A1", "a2", "b1", "C1"]


def test_indirect_dependencies_are_followed_once(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {
        "oddments": make(
            "oddments", "Requires-Dist: one>=2,<3", 'Requires-Dist: dev; extra == "x"'
        ),
        "one": make("one", "Requires-Dist: two [some] (>1)", "Requires-Dist: elsewhere"),
        "two": make("two", "Requires-Dist: one", 'Requires-Dist: three; python_version > "3"'),
        "three": make("three"),
        "dev": make("dev"),
    }

    def find(name: str) -> Distribution:
        if name not in known:
            raise PackageNotFoundError(name)
        return known[name]

    monkeypatch.setattr(parts, "distribution", find)
    names = [part.name for part in parts.installed()]
    assert names == ["Oddments", "Python", "one", "three", "two"]


def test_an_uninstalled_checkout_declares_its_dependencies(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def find(name: str) -> Distribution:
        asked.append(name)
        raise PackageNotFoundError(name)

    monkeypatch.setattr(parts, "distribution", find)
    assert [part.name for part in parts.installed()] == ["Oddments", "Python"]
    assert sorted(asked[1:]) == sorted(re.split(r"[<>=]", needed)[0] for needed in DEPENDENCIES)


def test_an_installed_program_includes_its_licence(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = make("oddments", **{"INFO/licenses/LICENSE": "ours"})
    monkeypatch.setattr(parts, "_CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(parts, "distribution", lambda _name: own)
    part = parts.oddments()
    assert part.texts == (("LICENSE", "ours"),)
    assert (part.licence, part.home) == ("MIT", "https://oddments.github.io")
    assert part.purl == f"pkg:generic/oddments@{VERSION}"


def test_pythons_licence_is_its_own_or_else_our_copy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = tmp_path / "lib" / "os.py"
    place.parent.mkdir()
    monkeypatch.setattr("os.__file__", str(place))
    monkeypatch.setattr("sys.base_prefix", str(tmp_path))
    ((title, shipped),) = parts.python().texts
    assert title == "PSF-2.0"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in shipped
    (tmp_path / "LICENSE.txt").write_text("below the prefix")
    assert parts.python().texts == (("LICENSE.txt", "below the prefix"),)
    (place.parent / "LICENSE.txt").write_text("beside the library")
    part = parts.python()
    assert part.texts == (("LICENSE.txt", "beside the library"),)
    assert part.version == platform.python_version()
    assert (part.licence, part.home) == ("PSF-2.0", "https://www.python.org")
    assert part.purl == f"pkg:generic/python@{part.version}"
