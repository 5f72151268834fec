"""Numbers and shapes of games' rules and of codes, for the page: it draws by them, and writes none a second time."""

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module

from codegen import comments
from codegen.typescript import WIDTH, comment
from tablee.kernel.game import AnyGame
from tablee.kernel.stroke import PATTERN


def table(game: AnyGame, command: str) -> str:
    """The whole file of a game; `command` is what makes it."""
    return of_module(f"tablee.games.{game.name}.vocabulary", command)


def of_module(module: str, command: str) -> str:
    lines = [f"// Made by `{command}` from src/{module.replace('.', '/')}.py: change that, not this.", ""]
    for name, value in numbers(vars(import_module(module))):
        lines += [*comment(comments.of_alias(module, name), WIDTH), f"export const {name} = {literal(value)};"]
    return "\n".join(lines) + "\n"


Numbers = int | tuple[int, ...] | dict[str, int] | dict[str, str] | dict[str, tuple[str, ...]]


def numbers(names: dict[str, object]) -> Iterator[tuple[str, Numbers]]:
    """Constants that are a number, or a row of numbers, or by name a number, a stroke or a row of words."""
    for name, value in names.items():
        if not name.isupper():
            continue
        if isinstance(value, dict) and (
            _all_numbers(value.values()) or _all_strokes(value) or _all_rows(value.values())
        ):
            yield name, {str(key): one for key, one in value.items()}
        elif isinstance(value, int) or (isinstance(value, tuple) and _all_numbers(value)):
            yield name, value


def _all_numbers(some: Iterable[object]) -> bool:
    return all(isinstance(one, int) for one in some)


def _all_strokes(some: dict[object, object]) -> bool:
    return all(type(name) is str and re.match(PATTERN, str(one)) for name, one in some.items())


def _all_rows(some: Iterable[object]) -> bool:
    return all(isinstance(one, tuple) and all(isinstance(word, str) for word in one) for one in some)


def literal(value: Numbers) -> str:
    if isinstance(value, int):
        return json.dumps(value)
    if isinstance(value, tuple):
        return f"{json.dumps(value)} as const"
    inner = "".join(f"  {json.dumps(key)}: {json.dumps(one)},\n" for key, one in value.items())
    return f"{{\n{inner}}} as const"
