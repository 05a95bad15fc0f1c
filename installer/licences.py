"""The licences of everything in a bundle, for its About dialog and its bill of materials.

PyInstaller reports where each file came from; the installed distributions, Python and dpkg say
which component owns it. A file without a known owner stops the build.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

import core

sys.path.insert(0, str(core.ROOT))
from desktop.help import components as about

LIST: Path = core.ROOT / "build" / about.LIST
_COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z]+-[0-9.]+\b|[A-Za-z]+)")
_CYCLONEDX = "1.6"


class UnknownOwnerError(Exception):
    """The owner of some files is unknown."""


def write(sources: Iterable[str]) -> Path:
    """Write ``LIST`` for ``sources``, the files that PyInstaller collects.

    Raises:
        UnknownOwnerError: the owner of some files is unknown.
    """
    LIST.parent.mkdir(exist_ok=True)
    LIST.write_text(about.to_json(owners(sources)), "utf-8")
    return LIST


def owners(sources: Iterable[str]) -> tuple[about.Component, ...]:
    """Return the components that own the files, and those that belong to every bundle."""
    places = _places_of_distributions()
    found: set[about.Component] = set()
    rest = []
    for source in {Path(source).absolute() for source in sources}:
        owner = places.get(source.resolve())
        if owner is not None:
            found.update(about.of_distribution(owner))
        elif not (_is_pythons(source) or _is_ours(source)):
            rest.append(source)
    packages = _packages(rest)
    unknown = [str(source) for source in rest if source not in packages]
    if unknown:
        raise UnknownOwnerError("unknown owner of " + ", ".join(sorted(unknown)))
    found.update(_of_package(name) for name in set(packages.values()))
    return about.complete(found)


def _places_of_distributions() -> dict[Path, Distribution]:
    """Return [file] -> the installed distribution that owns it, except for Oddments."""
    return {
        Path(str(found.locate_file(file))).resolve(): found
        for found in distributions()
        if found.name.lower() != "oddments"
        for file in about.files_of(found)
    }


def _is_ours(file: Path) -> bool:
    return file.is_relative_to(core.ROOT) and not file.is_relative_to(core.ROOT / ".venv")


def _is_pythons(file: Path) -> bool:
    """Return whether a file is part of Python; in /usr, as on Debian, most files are not."""
    if file.is_relative_to(sysconfig.get_path("stdlib")):
        return True
    if file.name.startswith("libpython") or file.name == "Python":
        return True
    return sys.base_prefix not in ("/usr", "/usr/local") and file.is_relative_to(sys.base_prefix)


def _packages(files: list[Path]) -> dict[Path, str]:
    """Return [file] -> the Debian package that owns it; files without one are left out."""
    places = {
        str(place): file
        for file in files
        # /lib is a link to /usr/lib, and packages use either path
        for place in (Path("/", *file.resolve().parts[2:]), file.resolve(), file)
    }
    if not places or shutil.which("dpkg") is None:
        return {}
    # one call for all of them: each call reads the file lists of all packages
    output = subprocess.run(["dpkg", "-S", *places], capture_output=True, text=True).stdout
    found = {}
    for line in output.splitlines():
        package, _, place = line.partition(": ")
        if place in places and not package.startswith("diversion by "):
            found[places[place]] = package.split(", ")[0]
    return found


def _of_package(name: str) -> about.Component:
    form = "${source:Package}\\n${source:Version}\\n${Homepage}"
    source, version, home = _run("dpkg-query", "-W", "-f", form, name).split("\n")
    text = Path(f"/usr/share/doc/{name.partition(':')[0]}/copyright").read_text("utf-8", "replace")
    licences = dict.fromkeys(re.findall(r"^License: *(\S.*)$", text, re.MULTILINE))
    common = {file: Path("/usr/share/common-licenses", file) for file in _COMMON.findall(text)}
    return about.Component(
        source,
        version,
        ", ".join(licences) or "see its text",
        home or f"https://tracker.debian.org/pkg/{source}",
        f"pkg:deb/debian/{source}@{version}",
        (
            ("copyright", text),
            *((file, at.read_text("utf-8")) for file, at in sorted(common.items()) if at.exists()),
        ),
    )


def _run(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout


# -- the bill of materials: the list of components for machines ------------------------------------


def write_bill(made: Path, target: Path) -> Path:
    """Write the bill for the list of components in ``made``; ValueError if it is not valid."""
    bill = bill_of(about.from_json(made.read_text("utf-8")))
    text = json.dumps(bill, ensure_ascii=False, indent=2)
    if wrong := problem(text):
        raise ValueError(f"the bill of materials is not valid: {wrong}")
    target.write_text(text, "utf-8")
    return target


def bill_of(components: tuple[about.Component, ...]) -> dict[str, object]:
    """Return the bill; the first component consists of the others."""
    whole, *parts = components
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{_CYCLONEDX}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": _CYCLONEDX,
        "version": 1,
        "metadata": {"component": {**_entry(whole), "type": "application"}},
        "components": [_entry(part) for part in parts],
        "dependencies": [{"ref": whole.purl, "dependsOn": [part.purl for part in parts]}],
    }


def problem(text: str) -> str:
    """Return what is wrong with a bill; "" for nothing."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    return str(JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) or "")


def _entry(part: about.Component) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": [{"license": {"name": part.licence}}],
        "externalReferences": [{"type": "website", "url": part.home}],
    }
