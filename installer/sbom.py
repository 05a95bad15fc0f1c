"""The bill of materials of a bundle, as CycloneDX: its list of components for machines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import core

sys.path.insert(0, str(core.ROOT))
from desktop.help.components import Component, from_json

_FORM = "1.6"  # of CycloneDX


def write(made: Path, target: Path) -> Path:
    """Write the bill for the list of components in ``made``; ValueError if it is not valid."""
    bill = bill_of(from_json(made.read_text("utf-8")))
    text = json.dumps(bill, ensure_ascii=False, indent=2)
    if wrong := problem(text):
        raise ValueError(f"the bill of materials is not valid: {wrong}")
    target.write_text(text, "utf-8")
    return target


def bill_of(components: tuple[Component, ...]) -> dict[str, object]:
    """Return the bill; the first component consists of the others."""
    whole, *parts = components
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{_FORM}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": _FORM,
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


def _entry(part: Component) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": [{"license": {"name": part.licence}}],
        "externalReferences": [{"type": "website", "url": part.home}],
    }
