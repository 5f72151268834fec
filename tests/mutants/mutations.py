"""What somebody could have got wrong in a file: each mutant is the source with one small thing in it changed.

Changed is what runs: types, decorators, assertions, texts and what a class is told of itself (`frozen=True`) are left
alone, as nothing or only the type checker depends on them; bounds in `Meta(…)` are rules, and are not. Nor is anything
put where the type checker would not have it: nobody would see that mutant.
"""

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

EXAMPLES = (
    ("a < b", "a <= b"),
    ("a > b", "a >= b"),
    ("a == b", "a != b"),
    ("a is b", "a is not b"),
    ("a in b", "a not in b"),
    ("a and b", "a or b"),
    ("a + b", "a - b"),
    ("a * b", "a // b"),
)
"""Each becomes the other."""
ONE_WAY = (("a % b", "a * b"), ("a / b", "a * b"))


def _operator(example: str) -> type[ast.AST]:
    """Of one that has only one."""
    (found,) = [node for node in ast.walk(ast.parse(example)) if isinstance(node, OPERATORS)]
    return type(found)


OPERATORS = (ast.cmpop, ast.boolop, ast.operator)
SWAPPED = {
    _operator(one): _operator(other)
    for pair in (*EXAMPLES, *[pair[::-1] for pair in EXAMPLES], *ONE_WAY)
    for one, other in [pair]
}
NEGATED = tuple(_operator(example) for pair in EXAMPLES[2:5] for example in pair)
"""A comparison by one of these is turned round when its operator is swapped."""
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "iter"}
SMALL = 100
"""A greater number is a size or a time, which is halved and doubled; a smaller one is counted, and is one off."""
GUARDS = frozenset({"strict", "maxsize", "maxlen"})
"""Arguments that only guard (`strict` of a zip), or only say how much is remembered."""


@dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    scope: str
    """The function or class that it is in; empty for a module's own lines."""
    before: str
    after: str
    """The line, or all of them if it takes several."""
    source: bytes
    """Of the whole file, with the change."""

    @property
    def key(self) -> str:
        """The same as long as its lines are, wherever in the file they stand."""
        return f"`{self.path}` in `{self.scope or 'module'}`: `{self.before}` → `{self.after}`"


@dataclass(frozen=True)
class Place:
    """Where in a file something stands."""

    scope: str = ""
    reasons: tuple[str, ...] = ()
    """For a refusal that this file gives, in a ring."""
    may_be_none: bool = False
    """What the function returns."""


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All of a file's; of those that read alike the first stands for all."""
    tree = ast.parse(source)
    reasons = tuple(
        sorted({node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_reason(node)})
    )
    found = [_mutant(path, source, *change) for change in _changes(tree, Place(reasons=reasons))]
    return list({mutant.key: mutant for mutant in reversed(found) if mutant.before != mutant.after}.values())[::-1]


def _mutant(path: str, source: bytes, scope: str, node: Any, put: str) -> Mutant:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
    changed = source[:start] + put.encode() + source[end:]
    line_start, line_end = starts[node.lineno - 1], starts[node.end_lineno]
    before, after = source[line_start:line_end], changed[line_start : line_end + len(changed) - len(source)]
    return Mutant(path, node.lineno, scope, _flat(before), _flat(after), changed)


def _flat(lines: bytes) -> str:
    return " ".join(lines.decode().split())


Change = tuple[str, ast.AST, str]
"""The scope, what stands there, and what is put in its place."""


def _changes(node: ast.AST, place: Place) -> Iterator[Change]:
    """Of this node and of all that is in it."""
    for put in _instead(node, place):
        yield place.scope, node, put
    for test in _conditions(node):
        if not _turned_anyway(test):
            yield place.scope, test, f"not ({ast.unparse(test)})"
    inside = place
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        none = isinstance(node, ast.FunctionDef) and node.returns is not None and "None" in ast.unparse(node.returns)
        inside = Place(f"{place.scope}.{node.name}".lstrip("."), place.reasons, none)
    for child in _running(node):
        yield from _changes(child, inside)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return
        case ast.ClassDef(body=body):
            yield from body
        case ast.FunctionDef(args=args, body=body):
            yield from (default for default in (*args.defaults, *args.kw_defaults) if default is not None)
            yield from body
        case ast.AnnAssign(annotation=annotation, value=value):
            yield from _bounds(annotation)
            yield from [value] if value is not None else []
        case ast.Assign(value=ast.Subscript(value=ast.Name(id="Annotated" | "Literal")) as declared):
            yield from _bounds(declared)
        case ast.keyword(arg=name) if name in GUARDS:
            return
        case _:
            yield from ast.iter_child_nodes(node)


def _bounds(annotation: ast.AST) -> Iterator[ast.AST]:
    """What stands in a `Meta(…)`: it is held to when a message is read."""
    for part in ast.walk(annotation):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Meta":
            yield from [keyword.value for keyword in part.keywords]


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
        case ast.match_case(guard=test) if test is not None:
            return [test]
        case _:
            return []


def _turned_anyway(test: ast.expr) -> bool:
    match test:
        case ast.UnaryOp(op=ast.Not()) | ast.Constant() | ast.Name(id="TYPE_CHECKING"):
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, NEGATED)
        case _:
            return False


def _is_reason(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "Why"


def _instead(node: ast.AST, place: Place) -> Iterator[str]:
    if isinstance(node, ast.stmt):
        yield from _statement(node, place)
    elif isinstance(node, ast.expr):
        yield from _expression(node, place)


def _expression(node: ast.expr, place: Place) -> Iterator[str]:
    match node:
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield from (str(value + 1), str(value - 1)) if abs(value) <= SMALL else (str(value * 2), str(value // 2))
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield _with(node, ops=[*ops[:at], SWAPPED[type(op)](), *ops[at + 1 :]])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPPED:
            yield _with(node, op=SWAPPED[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.UnaryOp(op=ast.USub(), operand=ast.Name() | ast.Attribute() | ast.Call() as operand):
            yield ast.unparse(operand)
        case ast.Call(func=ast.Name(id=name), keywords=[]) if name in NAMES:
            yield _with(node, func=ast.Name(NAMES[name]))
        case ast.Attribute(attr=reason) if _is_reason(node) and len(place.reasons) > 1:
            yield f"Why.{place.reasons[place.reasons.index(reason) - 1]}"


def _statement(node: ast.stmt, place: Place) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return  # nothing comes here: the type checker proves it
        case ast.AugAssign(op=op) if type(op) in SWAPPED:
            yield _with(node, op=SWAPPED[type(op)]())
            yield "pass"
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Delete() | ast.Break() | ast.Continue():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Return(value=ast.expr() as value) if place.may_be_none and not isinstance(value, ast.Constant):
            yield "return None"


def _with(node: ast.AST, **fields: object) -> str:
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return ast.unparse(changed)
