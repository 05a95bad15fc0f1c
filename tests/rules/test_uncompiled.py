"""The rules and the search give the same results compiled and uncompiled."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import traces
from game_facts import rows

import rules
from rules.version import compiled as is_compiled

RULES = Path(rules.__file__).parent


def traced(root: Path) -> dict[str, Any]:
    """Return what traces.py says of the rules in a folder."""
    given = rows("TRACED"), rows("SEARCHED")
    done = subprocess.run(
        [sys.executable, "-P", traces.__file__, *map(json.dumps, given)],
        env={"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.long
def test_compiled_and_uncompiled_rules_agree(tmp_path: Path) -> None:
    if not is_compiled():
        pytest.skip("the core is not compiled here")
    no_extensions = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(RULES, tmp_path / "rules", ignore=no_extensions)
    compiled, uncompiled = traced(RULES.parent), traced(tmp_path)
    assert (compiled.pop("compiled"), uncompiled.pop("compiled")) == (True, False)
    for part, found in compiled.items():
        assert found == uncompiled[part], part
