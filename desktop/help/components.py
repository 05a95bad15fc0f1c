"""The components of Oddments: everything that it contains or runs on, with its licence.

In a bundle the list comes from ``resources/licences.json``, which was made when it was built;
elsewhere it is read from the installed distributions. No entry is written by hand but those of the
typeface; ``resources/licences`` contains only licence texts that have to be added.
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
    """A part with authors and a licence of its own.

    Attributes:
        name, version: as its authors give them.
        licence: the name of its licence, or an SPDX expression if its authors give one.
        home: the address of its website; "" if unknown.
        purl: its package URL, "pkg:pypi/numpy@2.4.6".
        texts: (title, text) of each licence in full.
    """

    name: str
    version: str
    licence: str
    home: str
    purl: str
    texts: tuple[tuple[str, str], ...]


def components() -> tuple[Component, ...]:
    """Return all components, Oddments itself first."""
    stored = _RESOURCES / LIST
    if stored.is_file():
        return from_json(stored.read_text("utf-8"))
    return installed()


def installed() -> tuple[Component, ...]:
    """Return Oddments, Python, and the installed distributions that they need."""
    return complete(part for found in _needed() for part in of_distribution(found))


def complete(parts: Iterable[Component]) -> tuple[Component, ...]:
    """Return Oddments, Python, and each of ``parts`` and of the typeface once, sorted by name."""
    others = {*parts, *_typeface()}
    by_name = sorted(others, key=lambda part: (part.name.casefold(), part.version))
    return (oddments(), python(), *by_name)


def oddments() -> Component:
    """Return the component for the program itself."""
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
    """Return the component for the running Python."""
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


# (name, version, repository) of what the typeface is made of: resources/fonts/README.md
_TYPEFACE = (
    ("Figtree", "2.002", "erikdkennedy/figtree"),
    ("Fraunces", "1.000", "undercasetype/fraunces"),
    ("Inter", "4.001", "rsms/inter"),
)


def _typeface() -> Iterator[Component]:
    for name, version, repository in _TYPEFACE:
        yield Component(
            name,
            version,
            "OFL-1.1",
            f"https://github.com/{repository}",
            f"pkg:github/{repository}@{version}",
            _shipped_texts("OFL-1.1"),
        )


def of_distribution(found: Distribution) -> Iterator[Component]:
    """Yield the component for a distribution, and those inside it with their own licences."""
    name, licence = found.name, _licence(found)
    purl = f"pkg:pypi/{re.sub('[-_.]+', '-', name).lower()}@{found.version}"
    texts = _texts(found) or _shipped_texts(licence)
    yield Component(name, found.version, licence, _home(found), purl, texts)
    for file in files_of(found):
        if icu := _ICU.search(file):  # Qt's wheels contain it without mentioning it
            yield Component(
                "ICU",
                icu[1],
                "Unicode-3.0",
                "https://icu.unicode.org",
                f"pkg:generic/icu@{icu[1]}",
                _shipped_texts("Unicode-3.0"),
            )


def to_json(parts: Sequence[Component]) -> str:
    """Return the list as stored in a bundle, with each text only once."""
    texts = sorted({text for part in parts for _title, text in part.texts})
    number = {text: at for at, text in enumerate(texts)}
    rows = [
        {**asdict(part), "texts": [[title, number[text]] for title, text in part.texts]}
        for part in parts
    ]
    return json.dumps({"components": rows, "texts": texts}, ensure_ascii=False, indent=1)


def from_json(text: str) -> tuple[Component, ...]:
    """Read the output of ``to_json``."""
    data = json.loads(text)
    return tuple(
        Component(
            **{**row, "texts": tuple((title, data["texts"][at]) for title, at in row["texts"])}
        )
        for row in data["components"]
    )


def _needed() -> list[Distribution]:
    """Return the direct and indirect dependencies of Oddments in this environment."""
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
    """Return the dependencies declared in a checkout that is not installed."""
    project = tomllib.loads((_CHECKOUT / "pyproject.toml").read_text("utf-8"))
    return list(project["project"]["dependencies"])


def _distribution(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _licence(found: Distribution) -> str:
    declared = _field(found, "License-Expression") or _field(found, "License")
    if declared and "\n" not in declared:
        return declared
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
    """Return the licences in a distribution's metadata, titled by their paths."""
    texts = []
    for file in sorted(files_of(found)):
        folder, _, rest = file.partition(".dist-info/")
        if not rest or "/" in folder:
            continue  # a licence next to the code is repeated in the metadata
        if rest.startswith("licenses/") or _TEXT.match(rest):
            text = Path(str(found.locate_file(file))).read_text("utf-8", "replace")
            texts.append((rest.removeprefix("licenses/"), text))
    return tuple(texts)


def files_of(found: Distribution) -> list[str]:
    """Return the files of a distribution; ``Distribution.files`` would access thousands of them."""
    return [line.split(",")[0] for line in (found.read_text("RECORD") or "").splitlines()]


def _shipped_texts(licence: str) -> tuple[tuple[str, str], ...]:
    """Return our copies of the licences that an SPDX expression names."""
    folder = _RESOURCES / "licences"
    files = [(name, folder / f"{name}.txt") for name in re.findall(r"[\w.-]+", licence)]
    return tuple((name, file.read_text("utf-8")) for name, file in files if file.is_file())
