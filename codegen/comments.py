"""What our source says of its own types: docstrings of structs, of their fields, of enum members and of aliases.

Python keeps the docstring of a class and forgets those under its fields, so these are read out of the source.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise

from msgspec import Struct


def of_class(kind: type) -> str:
    return one_line(kind.__dict__.get("__doc__") or "")


def of_field(kind: type[Struct], name: str) -> str:
    """What stands under the field, here or in the base that has it."""
    owner = next(base for base in kind.__mro__ if name in inspect.get_annotations(base))
    return under(owner, name)


def of_alias(module: str, name: str) -> str:
    """What stands under `RequestId = …`, in this module or in the one of ours that it is imported from."""
    for line, doc in _documented(_source(module).body):
        if _assigned(line) == name:
            return doc
        if isinstance(line, ast.ImportFrom):
            for imported in line.names:
                if name == (imported.asname or imported.name):
                    return of_alias(str(line.module), imported.name)
    return ""


def of_member(member: Enum) -> str:
    return under(type(member), member.name)


def one_line(doc: str) -> str:
    """As whoever reads JSON calls things."""
    return re.sub(r"\bNone\b", "null", " ".join(doc.split()))


def under(kind: type, name: str) -> str:
    return next((doc for line, doc in _documented(_body(kind)) if _assigned(line) == name), "")


def _documented(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the string that stands under it."""
    for line, below in pairwise([*body, ast.Pass()]):
        match line, below:
            case ((ast.Assign() | ast.AnnAssign()), ast.Expr(ast.Constant(str() as doc))):
                yield line, one_line(doc)
            case _:
                yield line, ""


def _assigned(line: ast.stmt) -> str:
    match line:
        case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
            return name
        case _:
            return ""


@cache
def _body(kind: type) -> Sequence[ast.stmt]:
    named = [
        node
        for node in ast.walk(_source(kind.__module__))
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return named[0].body if named else ()


@cache
def _source(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))
