"""A process that has collected all tests once, and forks a child for each mutant that is in the body of a function.

The child gives that function the mutant's code, wherever it is used from, and runs tests: far quicker than to begin
anew. That a test fails is proof. That none does is not: something may have been worked out before the fork, so those
are tried again from the start.
"""

import gc
import os
import resource
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, BinaryIO

import msgspec
import pytest

MOST_MEMORY = 4 * 2**30
SURVIVED, KILLED, UNTRIED = 0, 1, 2


class Trial(msgspec.Struct, frozen=True):
    path: str
    scope: str
    source: str
    tests: list[str]
    seconds: int


def bounded(seconds: int) -> None:
    """Of this process, from here on: processor time and memory, as some mutants never come to an end."""
    spent = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    resource.setrlimit(resource.RLIMIT_CPU, (int(spent) + seconds, int(spent) + seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Forks:
    """A plugin of pytest, in place of its loop over the tests."""

    def __init__(self, asked: BinaryIO, said: BinaryIO) -> None:
        self.asked, self.said = asked, said

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        for line in self.asked:
            trial = msgspec.json.decode(line, type=Trial)
            child = os.fork()
            if child == 0:
                os._exit(_tried(trial, session, items))
            _, status = os.waitpid(child, 0)
            self.said.write(b"%d\n" % (os.WEXITSTATUS(status) if os.WIFEXITED(status) else KILLED))
        return True


def _tried(trial: Trial, session: pytest.Session, items: dict[str, pytest.Item]) -> int:
    if not _changed(trial):
        return UNTRIED
    bounded(trial.seconds)
    chosen = [items[test] for test in trial.tests]
    with suppress(BaseException):  # whatever a mutant does to pytest itself, it has not passed
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return KILLED
        return SURVIVED
    return KILLED


def _changed(trial: Trial) -> bool:
    """Whether the function could be given the mutant's code."""
    module = sys.modules.get(_module_name(trial.path))
    code = compile(trial.source, str(Path(trial.path).resolve()), "exec")
    found = next((one for one in _functions(code) if _holds(trial.scope, one.co_qualname)), None)
    if module is None or found is None:
        return False
    live = _live(module, found.co_qualname)
    if live is None or live.__code__.co_freevars != found.co_freevars:
        return False
    live.__code__ = found
    return True


def _module_name(path: str) -> str:
    parts = Path(path).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _holds(scope: str, name: str) -> bool:
    return scope == name or scope.startswith(f"{name}.")


def _functions(code: CodeType) -> Iterator[CodeType]:
    """Those of a module and of its classes; what is in a function goes with it."""
    for held in code.co_consts:
        if isinstance(held, CodeType):
            if held.co_flags & 0x2:  # CO_NEWLOCALS: a function's, and no class's
                yield held
            else:
                yield from _functions(held)


def _live(module: Any, name: str) -> FunctionType | None:
    held: Any = module
    for part in name.split("."):
        held = vars(held).get(part)
        if held is None:
            return None
    while (inner := _inner(held)) is not None:
        held = inner
    return held if isinstance(held, FunctionType) else None


def _inner(held: Any) -> Any:
    """What a property, a class method or something that remembers answers was made of."""
    match held:
        case property(fget=inner) | cached_property(func=inner):
            return inner
        case staticmethod(__func__=inner) | classmethod(__func__=inner):
            return inner
        case _:
            return getattr(held, "__wrapped__", None)
