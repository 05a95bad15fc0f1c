"""What the program is made of: every part has a licence and its text, here and in a bundle."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
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


@pytest.mark.parametrize("needed", DEPENDENCIES)
def test_every_dependency_is_listed(needed: str) -> None:
    name = re.split(r"[<>=]", needed)[0]
    part = by_name()[name.lower()]
    assert part.version == distribution(name).version
    assert part.purl == f"pkg:pypi/{name.lower()}@{part.version}"


def test_what_dependencies_need_is_listed_too() -> None:
    assert "shiboken6" in by_name()


def test_nothing_is_listed_that_only_developers_need() -> None:
    assert not {"pytest", "mypy", "ruff"} & by_name().keys()


def test_every_part_has_a_licence_in_full() -> None:
    for part in parts.installed():
        assert part.licence, part
        assert part.texts, part.name
        assert all(len(text) > 300 for _title, text in part.texts), part.name
        assert part.home.startswith("https://"), part


def test_what_wheels_bring_along_is_named() -> None:
    assert "Geometry Engine" in "".join(text for _title, text in by_name()["shapely"].texts)
    assert "OpenBLAS" in "".join(text for _title, text in by_name()["numpy"].texts)
    assert [title for title, _text in by_name()["pyside6-essentials"].texts] == [
        "LGPL-3.0-only",
        "GPL-3.0-only",
    ]


def test_the_list_of_a_bundle_comes_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = parts.installed()[:4]
    (tmp_path / parts.LIST).write_text(parts.to_json(made), "utf-8")
    monkeypatch.setattr(parts, "_RESOURCES", tmp_path)
    assert parts.components() == made


def test_a_text_of_several_parts_is_written_once() -> None:
    twins = [part for part in parts.installed() if part.licence.startswith("LGPL")]
    assert len(twins) == 2
    assert parts.to_json(twins).count("GNU LESSER GENERAL PUBLIC LICENSE") == 1
