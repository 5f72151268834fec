"""The numbers of a game's rules, for the page: it draws by them, and writes none of them a second time."""

import json
from collections.abc import Iterator
from importlib import import_module

from codegen import comments
from codegen.typescript import WIDTH, comment
from tablee.kernel.game import AnyGame


def table(game: AnyGame, command: str) -> str:
    """The whole file of a game; `command` is what makes it."""
    module = f"tablee.games.{game.name}.vocabulary"
    lines = [f"// Made by `{command}` from src/tablee/games/{game.name}/vocabulary.py: change that, not this.", ""]
    for name, value in numbers(vars(import_module(module))):
        lines += [*comment(comments.of_alias(module, name), WIDTH), f"export const {name} = {literal(value)};"]
    return "\n".join(lines) + "\n"


def numbers(names: dict[str, object]) -> Iterator[tuple[str, int | dict[str, int]]]:
    """Constants that are a number, or numbers by name."""
    for name, value in names.items():
        if name.isupper() and isinstance(value, int):
            yield name, value
        elif name.isupper() and isinstance(value, dict) and all(isinstance(one, int) for one in value.values()):
            yield name, {str(key): one for key, one in value.items()}


def literal(value: int | dict[str, int]) -> str:
    if isinstance(value, int):
        return json.dumps(value)
    inner = "".join(f"  {json.dumps(key)}: {one},\n" for key, one in value.items())
    return f"{{\n{inner}}} as const"
