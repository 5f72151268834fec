"""The moments that the gallery of the page shows: views, offers and facts of seeded games, as the server sends them.

Each game has its own in `tests/games/G/moments.py`. `python -m tests.gallery [G…]` writes them to
web/src/gallery/G.generated.json, and the six that are the pictures of its rules to web/src/rules/pictures/; a test
holds these files against the rules of today. Screenshots for the eye are taken of the page /galerie.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import structs

from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.kernel.game import AnyGame, Over, Result, Waiting
from tablee.kernel.offers import Offers, Scalar
from tablee.kernel.playout import all_options
from tablee.kernel.replay import Step
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import tag

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "gallery"
PICTURES = ROOT / "web" / "src" / "rules" / "pictures"
TOLD = 24
"""Facts that go with a moment: enough for all that a page draws."""
SEEDS = 4000
NAMES = ("Alice", "Bruno", "Camille", "Dédé", "Élise", "Farid")
LONG_NAMES = ("WWWWWWWWWWWWWWWWWWWW", "Maximilienne-Wilhelmine", "مهرداد‌المحمودي", "👩🏽‍🚀 de l’Espace", "ÉÉÉÉÉ Œ", "F")
State = Any
Found = Callable[[State], bool]
Whose = Callable[[State], Viewer]


@dataclass(frozen=True)
class Moment:
    name: str
    players: int
    found: Found
    whose: Whose
    shown_on: str = "seat"
    names: tuple[str, ...] = NAMES
    wild: bool = False
    """Everything at random, for what sensible players would not do."""
    staged: Callable[[State], State] = lambda state: state
    """What no game of bots would come to soon."""
    told: tuple[type, ...] = ()
    """What has just happened."""
    showing: type | None = None
    """What has just happened and is being shown, on the table as it was before."""
    own: bool = False
    """To whose doing it is, whoever that may be, or who has won."""
    such: Callable[[Any], bool] = lambda fact: True
    """Which facts of these kinds it may be."""
    facts: int = TOLD
    """How many of the last facts go with it."""
    options: Mapping[str, Scalar] = field(default_factory=dict)
    """Those that are not as by default."""
    note: str = ""
    """What this person wrote for themselves."""


@dataclass(frozen=True)
class Gallery:
    game: AnyGame
    moments: tuple[Moment, ...]
    played: Callable[[Moment, int], Iterator[Step[Any, Any]]]
    """A game in which to look for this moment, by its seed: one of as many players, with those options, wild or not."""
    pictures: tuple[str, ...]
    """Moments that show its rules, in order."""
    drawn_up: tuple[Moment, ...] = ()
    """Those that are pictures of the rules and nothing else."""
    wild_shows: tuple[type, ...] = ()
    """What has a show and only wild games come to."""


def is_a(*kinds: type, **fields: object) -> Found:
    return lambda state: isinstance(state, kinds) and all(getattr(state, name) == at for name, at in fields.items())


def both(*tests: Found) -> Found:
    return lambda state: all(test(state) for test in tests)


def anything(_: State) -> bool:
    return True


def nobody(_: State) -> None:
    return None


def first(_: State) -> Seat:
    return Seat(0)


def each_show(gallery: Gallery) -> Iterator[Moment]:
    """Every fact that has a show, as the screen shows it to three, and to whose doing it is: none can be forgotten."""
    for kind in gallery.game.shows:
        wild = kind in gallery.wild_shows
        shown = Moment(f"show-of-{tag(kind)}", 3, anything, nobody, "screen", wild=wild, showing=kind)
        yield shown
        if {"seat", "seats"} & {field.name for field in structs.fields(kind)}:
            yield replace(shown, name=f"{shown.name}-own", shown_on="seat", own=True)


def doer(fact: Any) -> Seat:
    return Seat(fact.seat if hasattr(fact, "seat") else fact.seats[0])


def gallery_of(game: str) -> Gallery:
    gallery: Gallery = import_module(f"tests.games.{game}.moments").GALLERY
    return gallery


def files_of(game: str) -> tuple[Path, Path]:
    """Of all moments, and of the pictures."""
    return FOLDER / f"{game}.generated.json", PICTURES / f"{game}.generated.json"


class Games:
    """The seeded games of one gallery: moments that ask for the same kind of game look at the same ones."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery
        self._played: dict[tuple[object, ...], tuple[Step[Any, Any], ...]] = {}

    def steps(self, moment: Moment, seed: int) -> tuple[Step[Any, Any], ...]:
        kind = (moment.players, moment.wild, *sorted(moment.options.items()), seed)
        if kind not in self._played:
            self._played[kind] = tuple(self._gallery.played(moment, seed))
        return self._played[kind]


class Reached(NamedTuple):
    state: State
    earlier: State
    """Before what happened last."""
    me: Viewer
    told: tuple[Any, ...]
    public: tuple[Any, ...]
    """What a spectator was told."""


def reached(game: AnyGame, games: Games, moment: Moment) -> Reached:
    """The first game that comes to it."""
    for seed in range(SEEDS):
        so_far: list[Step[Any, Any]] = []
        recent: list[Any] = []
        for before, entry, after in games.steps(moment, seed):
            so_far.append((before, entry, after))
            if isinstance(entry, Acted) or len(so_far) == 1:
                recent, earlier = [], before
            recent += game.tell(before, entry, after, None)
            told = (*moment.told, *((moment.showing,) if moment.showing else ()))
            just = not told or any(isinstance(fact, told) and moment.such(fact) for fact in recent)
            if just and moment.found(after):
                state = moment.staged(after)
                shown = [fact for fact in recent if moment.own and isinstance(fact, told) and moment.such(fact)]
                me = doer(shown[-1]) if shown else moment.whose(state)
                own, public = [[fact for step in so_far for fact in game.tell(*step, who)] for who in (me, None)]
                return Reached(state, earlier, me, tuple(own), tuple(public))
    raise LookupError(f"no game comes to {moment.name}")


def shown(game: AnyGame, games: Games, moment: Moment) -> dict[str, Any]:
    state, earlier, me, told, public = reached(game, games, moment)
    seen, pending, options = game.view(state, me), game.pending(state), all_options(game, moment.options)
    if moment.showing is not None:
        last = max(at for at, fact in enumerate(told) if isinstance(fact, moment.showing) and moment.such(fact))
        seen, pending, told = game.view(earlier, me), Waiting(()), told[: last + 1]
    waiting = pending if isinstance(pending, Waiting) else Waiting(())
    helps = game.aid is not None and me is not None
    nearly_last = me in waiting.awaited and len(waiting.awaited) == 2
    return {
        "name": moment.name,
        "shown_on": moment.shown_on,
        "names": moment.names[: moment.players],
        "me": me,
        "view": seen,
        "offers": Offers(0, ()) if moment.showing else game.offers(seen),
        "awaited": waiting.awaited,
        "may": waiting.may,
        "told": told[-moment.facts :],
        **({"soon": waiting.ahead.seconds} if waiting.ahead and nearly_last else {}),
        **({"showing": True} if moment.showing else {}),
        **(_ended(game, pending.result, public) if isinstance(pending, Over) else {}),
        **({"options": options} if options else {}),
        **({"note": moment.note} if moment.note else {}),
        **({"aid": game.aid(seen, told, str(options.get("aid", "")))} if helps and game.aid else {}),
    }


def _ended(game: AnyGame, result: Result, public: tuple[Any, ...]) -> dict[str, Any]:
    honours = game.honours(public, len(result.places)) if game.honours else None
    return {"result": result, **({"honours": honours} if honours else {})}


def written(gallery: Gallery) -> tuple[str, str]:
    """One moment a line, so that a change is read as a diff."""
    lines, more = [_lines(gallery, moments) for moments in ((*gallery.moments, *each_show(gallery)), gallery.drawn_up)]
    return _listed([*lines.values()]), _listed([{**lines, **more}[name] for name in gallery.pictures])


def _lines(gallery: Gallery, moments: tuple[Moment, ...]) -> dict[str, str]:
    games = Games(gallery)
    return {one.name: codec.encode(shown(gallery.game, games, one)).decode() for one in moments}


def _listed(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(names: list[str]) -> int:
    for name in names or sorted(path.parent.name for path in ROOT.glob("tests/games/*/moments.py")):
        gallery = gallery_of(name)
        for file, text in zip(files_of(name), written(gallery), strict=True):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        print(f"wrote {name}.generated.json with {len(gallery.moments)} moments, and {len(gallery.pictures)} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
