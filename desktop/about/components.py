"""What Oddments is made of: every part it brings along or runs on, with its licence.

A bundle has the list that was made of it when it was built, in ``resources/licences.json``;
elsewhere it is read off the distributions that are installed. None is written by hand:
``resources/licences`` has only the texts that some distributions name and leave out.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from rules.version import VERSION

LIST = "licences.json"  # in the resources of a bundle
_RESOURCES = resources.files("resources")
_CHECKOUT = Path(__file__).parents[2]
_TEXT = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
_ICU = re.compile(r"libicuuc\.so\.(\d+)$")
_CLASSIFIER = "License :: "


@dataclass(frozen=True)
class Component:
    """A part that has makers and a licence of its own.

    Attributes:
        name, version: as its makers have them.
        licence: what they call their licence, an SPDX expression if they say so.
        home: where it comes from, "" if that is not known.
        purl: its package URL, "pkg:pypi/numpy@2.4.6".
        texts: the licences in full, each with a title.
    """

    name: str
    version: str
    licence: str
    home: str
    purl: str
    texts: tuple[tuple[str, str], ...]


def components() -> tuple[Component, ...]:
    """All of them; Oddments itself comes first."""
    made = _RESOURCES / LIST
    if made.is_file():
        return from_json(made.read_text("utf-8"))
    return installed()


def installed() -> tuple[Component, ...]:
    """What is installed here and needed."""
    needed = in_order(part for found in _needed() for part in of_distribution(found))
    return (oddments(), python(), *needed)


def in_order(parts: Iterable[Component]) -> tuple[Component, ...]:
    """Each once, by name."""
    return tuple(sorted(set(parts), key=lambda part: (part.name.casefold(), part.version)))


def oddments() -> Component:
    """The program itself."""
    checkout = _CHECKOUT / "LICENSE"
    texts: tuple[tuple[str, str], ...] = ()
    if checkout.is_file():
        texts = (("LICENSE", checkout.read_text("utf-8")),)
    elif own := _distribution("oddments"):
        texts = _texts(own)
    return Component(
        "Oddments",
        VERSION,
        "MIT",
        "https://oddments.github.io",
        f"pkg:generic/oddments@{VERSION}",
        texts,
    )


def python() -> Component:
    """The Python that runs this."""
    version = platform.python_version()
    places = [
        Path(os.__file__).parent / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
    ]
    own = [place.read_text("utf-8", "replace") for place in places if place.is_file()][:1]
    return Component(
        "Python",
        version,
        "PSF-2.0",
        "https://www.python.org",
        f"pkg:generic/python@{version}",
        (("LICENSE.txt", own[0]),) if own else _shipped_texts("PSF-2.0"),
    )


def of_distribution(found: Distribution) -> Iterator[Component]:
    """An installed distribution, and what has a licence of its own inside it."""
    name, licence = found.name, _licence(found)
    purl = f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{found.version}"
    texts = _texts(found) or _shipped_texts(licence)
    yield Component(name, found.version, licence, _home(found), purl, texts)
    for file in files_of(found):
        if icu := _ICU.search(file):  # Qt's wheels bring it, without a word about it
            yield Component(
                "ICU",
                icu[1],
                "Unicode-3.0",
                "https://icu.unicode.org",
                f"pkg:generic/icu@{icu[1]}",
                _shipped_texts("Unicode-3.0"),
            )


def to_json(parts: Sequence[Component]) -> str:
    """The list as it lies in a bundle: a text that many have stands there once."""
    texts = sorted({text for part in parts for _title, text in part.texts})
    number = {text: at for at, text in enumerate(texts)}
    rows = [
        {**asdict(part), "texts": [[title, number[text]] for title, text in part.texts]}
        for part in parts
    ]
    return json.dumps({"components": rows, "texts": texts}, ensure_ascii=False, indent=1)


def from_json(text: str) -> tuple[Component, ...]:
    """What ``to_json`` wrote."""
    told = json.loads(text)
    return tuple(
        Component(
            **{**row, "texts": tuple((title, told["texts"][at]) for title, at in row["texts"])}
        )
        for row in told["components"]
    )


def _needed() -> list[Distribution]:
    """The distributions that Oddments depends on, in this environment, with theirs."""
    own = _distribution("oddments")
    waiting = list(own.requires or ()) if own else _declared()
    found: dict[str, Distribution] = {}
    while waiting:
        name, _, marker = waiting.pop().partition(";")
        name = re.split(r"[^\w.-]", name.strip())[0]
        needed = _distribution(name)
        # what is not installed is for another system
        if needed is not None and "extra" not in marker and needed.name not in found:
            found[needed.name] = needed
            waiting += needed.requires or ()
    return list(found.values())


def _declared() -> list[str]:
    """What a checkout that is not installed says it needs."""
    project = tomllib.loads((_CHECKOUT / "pyproject.toml").read_text("utf-8"))
    return list(project["project"]["dependencies"])


def _distribution(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _licence(found: Distribution) -> str:
    said = _field(found, "License-Expression") or _field(found, "License")
    if said and "\n" not in said:
        return said
    classified = [
        line.rpartition(" :: ")[2]
        for line in found.metadata.get_all("Classifier", [])
        if line.startswith(_CLASSIFIER)
    ]
    return ", ".join(classified)


def _field(found: Distribution, name: str) -> str:
    return str(found.metadata.get_all(name, [""])[0])


def _home(found: Distribution) -> str:
    links = dict(
        [part.strip() for part in line.split(",", 1)]
        for line in found.metadata.get_all("Project-URL", [])
    )
    named = {title.lower(): address for title, address in links.items()}
    return named.get("homepage") or _field(found, "Home-page") or next(iter(links.values()), "")


def _texts(found: Distribution) -> tuple[tuple[str, str], ...]:
    """The licences that a distribution carries, titled by their paths."""
    texts = []
    for file in sorted(files_of(found)):
        folder, _, rest = file.partition(".dist-info/")
        if not rest or "/" in folder:
            continue  # a licence beside the code stands among these too
        if rest.startswith("licenses/") or _TEXT.match(rest):
            text = Path(str(found.locate_file(file))).read_text("utf-8", "replace")
            texts.append((rest.removeprefix("licenses/"), text))
    return tuple(texts)


def files_of(found: Distribution) -> list[str]:
    """The files of a distribution; ``Distribution.files`` would look at each of thousands."""
    return [line.split(",")[0] for line in (found.read_text("RECORD") or "").splitlines()]


def _shipped_texts(licence: str) -> tuple[tuple[str, str], ...]:
    """Our copies of the licences that an SPDX expression names."""
    folder = _RESOURCES / "licences"
    files = [(name, folder / f"{name}.txt") for name in re.findall(r"[\w.-]+", licence)]
    return tuple((name, file.read_text("utf-8")) for name, file in files if file.is_file())
