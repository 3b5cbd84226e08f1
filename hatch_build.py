"""Builds the package; with MANOIR_COMPILE=1 its hottest modules are compiled by mypyc, else it is pure Python."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "core/chance.py",
    "deduction/answers.py",
    "deduction/diagram.py",
    "deduction/draw.py",
    "deduction/envelope.py",
    "deduction/explain.py",
    "deduction/facts.py",
    "deduction/marginals.py",
    "deduction/notebook.py",
    "deduction/order.py",
    "deduction/place.py",
    "deduction/plan.py",
    "deduction/posterior.py",
    "deduction/propagate.py",
    "deduction/rank.py",
    "deduction/second_order.py",
    "deduction/shares.py",
    "deduction/sweep.py",
    "games/mansion/deck.py",
    "games/mansion/walking.py",
)
"""Plain functions and classes over ints: compiled they are twice as fast. Structs gain nothing and stay as they are."""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="manoir", packages=[], script_args=["build_ext", "--inplace"], ext_modules=mypycify(sys.argv[1:]))
"""


class ManoirBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools", "msgspec"] if wants_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wants_compiled():
            return
        self.workplace = Path(tempfile.mkdtemp(prefix="manoir-"))
        for found in compile_into(self.workplace, Path(self.root) / "src" / "manoir"):
            build_data["force_include"][str(found)] = str(found.relative_to(self.workplace))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workplace"):
            shutil.rmtree(self.workplace)


def wants_compiled() -> bool:
    return os.environ.get("MANOIR_COMPILE", "") not in ("", "0")


def compile_into(workplace: Path, package: Path) -> list[Path]:
    """Copy the package and compile the listed modules beside their sources; returns what was made."""
    copy = workplace / package.name
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(Path(package.name) / module) for module in COMPILED]
    subprocess.run([sys.executable, "-c", COMPILE, *modules], cwd=workplace, check=True, stdout=subprocess.DEVNULL)
    return sorted(workplace.glob("*.so")) + sorted(copy.rglob("*.so"))
