"""Loads the sources of compiled modules uncompiled, so that tests can see all of them.

test_plain_game.py checks that both give the same results.
"""

import importlib.machinery
import importlib.util
from pathlib import Path
from typing import Any

import rules


def source_of(name: str) -> Any:
    """Return the module rules/NAME.py, made again from its source."""
    path = Path(rules.__file__).parent / f"{name}.py"
    loader = importlib.machinery.SourceFileLoader(f"uncompiled_{name}", str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
