"""Tablée: five French parlour games at one table. As a library it gives their rules, bots and records.

    import random
    import tablee

    game = tablee.game("sept_pour_cent")  # or "code777"
    state = tablee.after_chance(game, tablee.opening(game, players=3), random.Random(1))

    (seat,) = game.pending(state).awaited  # whose turn it is
    seen = tablee.view(game, state, seat)  # all that this seat may know
    print(game.offers(seen))  # all that it may do
    state = tablee.act(game, state, seat, tablee.action(game, "announce", number=6, family="requin"))

    for end in tablee.simulate(game, ["hard", "easy", "easy"], games=10, seed=1):
        print(end.result.winners)

docs/reference/python.md has the rest; library.py lists every name. What is not listed is not promised.
"""

TYPE_CHECKING = False  # True for type checkers, by its name; to import it from typing would take longer than the rest
if TYPE_CHECKING:
    from tablee.library import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Rules and bots are loaded when somebody asks for them: the command line and the server load what they need."""
    from importlib import import_module, util  # noqa: PLC0415 - same

    if util.find_spec(f"{__name__}.{name}") is None:  # a part of the package that is just being imported is none of it
        library = import_module(f"{__name__}.library")
        if name == "__all__" or name in library.__all__:
            globals()[name] = found = getattr(library, name)  # so it is not asked for here again
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__getattr__("__all__"), "__version__"]  # type: ignore[misc]  # it is a list
