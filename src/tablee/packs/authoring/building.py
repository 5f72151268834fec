"""From what an author wrote to a built pack: looked over first, and refused with all that is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tablee.kernel.cards.pack import Pack
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.authoring import Authoring, Draft, Lint
from tablee.packs.authoring.faults import Fault, Faulty
from tablee.packs.authoring.pack_folder import PackSettings, drafts, settings_of, written_in
from tablee.packs.pack_file import read_pack, write_pack


def looked_over(cards: Sequence[Draft], lints: Mapping[str, Lint]) -> list[Fault]:
    return [fault for lint in lints.values() for fault in lint(cards)]


class LintedPack:
    """A folder as it was read: its cards, and every fault found in it."""

    def __init__(self, folder: Path, authoring: Authoring) -> None:
        self.authoring = authoring
        self.settings: PackSettings | None = None
        self.cards: list[Draft] = []
        self.faults: list[Fault] = []
        """What any pack must meet."""
        self.advice: list[Fault] = []
        try:
            self.settings = settings_of(folder)
            self.cards, self.faults = drafts(written_in(folder), authoring)
        except Faulty as faulty:
            self.faults = [faulty.fault]
        else:
            self.faults += looked_over(self.cards, authoring.musts)
            self.advice = looked_over(self.cards, authoring.advice)


def built(settings: PackSettings, cards: Sequence[Draft], authoring: Authoring) -> bytes:
    """Canonical: the same cards give the same bytes. What even the reader of built packs refuses is a fault too."""
    each = [authoring.built(one.card) for one in cards]
    pack = Pack(settings.game, settings.title, each, salt=settings.salt, language=settings.language)
    body = write_pack(pack)
    read_pack(body, authoring.game)
    return body


def built_folder(folder: Path, authoring: Authoring) -> bytes:
    """Malformed with every fault, a line each."""
    linted = LintedPack(folder, authoring)
    if linted.faults or linted.settings is None:
        raise Malformed("\n".join(["the pack has faults:", *_lines(linted.faults)]))
    return built(linted.settings, linted.cards, authoring)


def _lines(faults: Sequence[Fault]) -> Iterator[str]:
    return map(str, faults)
