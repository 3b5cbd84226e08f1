"""What may be imported, as text: every public name as in its source. `python -m scripts.public_api` prints it."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from textwrap import dedent

MODULES = ("manoir", "manoir.core", "manoir.core.records", "manoir.deduction", "manoir.lab.pettingzoo")


def public_names(module: str) -> list[str]:
    names: list[str] = import_module(module).__all__
    return names


def described(module: str, name: str) -> list[str]:
    """One line for a name, and one for each thing that can be done with it."""
    thing = inspect.unwrap(getattr(import_module(module), name))
    full = f"{module}.{name}"
    if not inspect.isclass(thing) and not inspect.isfunction(thing):
        return [full]
    node = ast.parse(dedent(inspect.getsource(thing))).body[0]
    if isinstance(node, ast.FunctionDef):
        return [f"{full}{signature(node)}"]
    assert isinstance(node, ast.ClassDef)
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    return [f"class {full}({bases})", *(f"{full}.{member}" for member in members(node))]


def members(node: ast.ClassDef) -> Iterator[str]:
    for inside in node.body:
        match inside:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                yield ast.unparse(inside)
            case ast.FunctionDef(name=name) if name == "__init__" or not name.startswith("_"):
                is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in inside.decorator_list)
                yield name + (
                    f" -> {ast.unparse(inside.returns)}" if is_property and inside.returns else signature(inside)
                )


def signature(node: ast.FunctionDef) -> str:
    back = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({ast.unparse(node.args)}){back}"


def lines() -> list[str]:
    return [line for module in MODULES for name in public_names(module) for line in described(module, name)]


if __name__ == "__main__":
    print("\n".join(lines()))
