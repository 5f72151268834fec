"""Playthroughs: whole games as plain text, each input followed by what everybody is told and sees of it.

`make playthroughs` reads the inputs (lines that start with >) out of every file in tests/games/*/playthroughs, plays
them again by the rules of today, and writes the rest anew: what a change of the rules changes is read as a diff.
Where an input cannot follow any more, the file and its line are named, and the file is left as it is.
`python -m tests.playthroughs GAME NAME PLAYERS SEED` adds one, of random players.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from tablee.cli import argument_types
from tablee.games import GAMES, named
from tablee.kernel import codec
from tablee.kernel.entries import Entry
from tablee.kernel.game import AnyGame, Waiting
from tablee.kernel.offers import Field, Offer, OneOf, Span
from tablee.kernel.playout import at_random, opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, step, steps
from tablee.kernel.seats import Viewer, seats
from tablee.kernel.structs import tag
from tests.game_packs import pack_for

GAMES_FOLDER = Path(__file__).parent / "games"
INPUT = "> "
Seen = dict[str, Any]
"""A view, field by field; those of a struct inside it are named `tabletop.face_up`."""
Lines = dict[object, str]
"""What one viewer gets, under keys by which the lines of all are set side by side."""


@dataclass(frozen=True)
class Playthrough:
    title: str
    """A line or more that says why this game is worth reading."""
    game: AnyGame
    players: int
    entries: tuple[Entry[Any], ...]
    options: str = ""
    """Those that are not at their default: `pause=8`, with a space between two."""

    @property
    def start(self) -> Any:
        return opening(self.game, self.players, argument_types.options(self.options.split()), pack_for(self.game))

    def steps(self) -> Iterator[Step[Any, Any]]:
        """One after the other; Malformed where an input cannot follow."""
        return steps(self.game, self.start, self.entries)


def files(game: str, folder: Path = GAMES_FOLDER) -> list[Path]:
    return sorted((folder / game / "playthroughs").glob("*.txt"))


def read(game: AnyGame, text: str) -> Playthrough:
    """The title, the line with the number of players and the options, and the inputs; all else is made from these."""
    title, _, rest = text.partition("\n\n")
    players, _, options = rest.partition("\n")[0].partition(" players")
    lines = [line.removeprefix(INPUT) for line in rest.splitlines() if line.startswith(INPUT)]
    return Playthrough(title, game, int(players), tuple(map(codec.entries(game).decode, lines)), options.strip())


def written(play: Playthrough) -> str:
    game, viewers = play.game, (*seats(play.players), None)
    seen = {viewer: fields(game.view(play.start, viewer)) for viewer in viewers}
    players = f"{play.players} players {play.options}".rstrip()
    lines = [play.title, "", players, *table("view", {v: changes({}, seen[v]) for v in viewers})]
    for before, entry, after in play.steps():
        then = {viewer: fields(game.view(after, viewer)) for viewer in viewers}
        lines += ["", INPUT + codec.encode(entry).decode()]
        lines += table("told", {v: facts(game.tell(before, entry, after, v)) for v in viewers})
        lines += table("view", {v: changes(seen[v], then[v]) for v in viewers})
        lines += [f"  next {line}" for line in awaited(game, after)]
        seen = then
    return "\n".join(lines) + "\n"


def table(label: str, told: dict[Viewer, Lines]) -> Iterator[str]:
    """Each line once, with those whom it reaches."""
    for key in dict.fromkeys(key for lines in told.values() for key in lines):
        reached: dict[str, list[Viewer]] = {}
        for viewer, lines in told.items():
            if key in lines:
                reached.setdefault(lines[key], []).append(viewer)
        for line, who in reached.items():
            names = ["all"] if len(who) == len(told) else ["spectator" if v is None else str(v) for v in who]
            yield f"  {label} {' '.join(names)}: {line}"


def fields(value: Struct, path: str = "") -> Seen:
    found: Seen = {} if path else {"phase": tag(value)}  # type: ignore[arg-type]  # every view is a Value
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        if isinstance(inner, Struct) and not inner.__struct_config__.array_like:
            found |= fields(inner, f"{path}{name}.")
        elif name != "me":
            found[path + name] = inner
    return found


def changes(was: Seen, now: Seen) -> Lines:
    """By field; of a tuple that only grew, what came to it."""
    changed: Lines = {}
    for name, value in now.items():
        old = was.get(name)
        if name in was and old == value:
            continue
        grew = isinstance(old, tuple) and isinstance(value, tuple) and old and value[: len(old)] == old
        changed[name] = f"{name} + {rendered(value[len(old or ()) :])}" if grew else f"{name} {rendered(value)}"
    return changed


def facts(told: Sequence[object]) -> Lines:
    return {at: rendered(fact) for at, fact in enumerate(told)}


def awaited(game: AnyGame, state: Any) -> Iterator[str]:
    pending = game.pending(state)
    if not isinstance(pending, Waiting):
        yield rendered(pending)
        return
    for seat in (*pending.awaited, *pending.may):
        offers = game.offers(game.view(state, seat))
        yield f"seat {seat}: {', '.join(map(choice, offers.choices))}"


def choice(offer: Offer) -> str:
    return " ".join([offer.action, *map(domain, offer.fields)])


def domain(field: Field) -> str:
    match field.domain:
        case Span(low, high, ()):
            return f"{field.name}={low}..{high}"
        case OneOf(these):
            return f"{field.name}={'|'.join(map(str, these))}"
        case other:
            return f"{field.name}={other}"


def rendered(value: object, *, inner: bool = False) -> str:
    match value:
        case Struct() if value.__struct_config__.array_like:
            return "-".join(str(getattr(value, name)) for name in value.__struct_fields__)
        case Struct():
            named_fields = [f"{name}={rendered(getattr(value, name), inner=True)}" for name in value.__struct_fields__]
            kind = value.__struct_config__.tag
            words = " ".join([str(kind), *named_fields] if kind else named_fields)
            return f"({words})" if inner else words
        case tuple():
            return f"[{' '.join(rendered(one, inner=True) for one in value)}]"
        case None:
            return "-"
        case _:
            return str(value)


def main(argv: Sequence[str], folder: Path = GAMES_FOLDER) -> int:
    """1 when one of them breaks; all are tried."""
    if argv:
        return add(*argv)
    return max([rewritten(game, file) for game in GAMES.values() for file in files(game.name, folder)], default=0)


def rewritten(game: AnyGame, file: Path) -> int:
    text = file.read_text()
    if broken := first_broken(game, text):
        line, why = broken
        print(f"{os.path.relpath(file)}:{line}: {why}; edit its `{INPUT}` lines from here on", file=sys.stderr)
        return 1
    again = written(read(game, text))
    if again != text:
        file.write_text(again)
        print(f"wrote {game.name}/{file.name}")
    return 0


def first_broken(game: AnyGame, text: str) -> tuple[int, Malformed] | None:
    """The line, counted from 1, of the first input that cannot follow by the rules of today."""
    state = read(game, text).start
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(INPUT):
            try:
                state = step(game, state, codec.entries(game).decode(line.removeprefix(INPUT)))
            except Malformed as why:
                return number, why
    return None


def add(game_name: str, name: str, players: str, seed: str) -> int:
    game = named(game_name)
    start = opening(game, int(players), pack=pack_for(game))
    entries = tuple(entry for _, entry, _ in at_random(game, start, Random(int(seed))))
    file = GAMES_FOLDER / game_name / "playthroughs" / f"{name}.txt"
    file.write_text(written(Playthrough(f"Random players, seed {seed}.", game, int(players), entries)))
    print(f"wrote {game_name}/{file.name}; say in its first line why it is worth reading")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
