"""From what an author wrote to a built pack: looked over first, and refused with all that is wrong."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path, PurePath

from tablee.kernel.cards.pack import FRENCH, MOST_CARDS, Pack
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.authoring import Authoring, Lint
from tablee.packs.authoring.drafts import MOST_FAULTS, drafts
from tablee.packs.authoring.drawings import Drawing, drawings_in
from tablee.packs.authoring.fault_words import fault_words, told
from tablee.packs.authoring.faults import Fault, Faulty
from tablee.packs.authoring.pack_folder import known_words, settings_of, written_in
from tablee.packs.authoring.pack_table import language_of_table, rows_of_table, text_of_table
from tablee.packs.authoring.read_texts import text_lints
from tablee.packs.authoring.safe_cards import safe
from tablee.packs.authoring.word_lints import Dictionary, word_lints
from tablee.packs.authoring.written import Draft, WrittenCard
from tablee.packs.pack_file import read_pack, write_pack

MOST_ADVISED = 200
"""Cards: some advice compares all of them with all others."""


class LintedPack:
    """A pack as it was read: its cards, and every fault found in it."""

    def __init__(self, authoring: Authoring) -> None:
        self.authoring = authoring
        self.title = self.language = self.salt = ""
        self.cards: list[Draft] = []
        self.faults: list[Fault] = []
        """What any pack must meet."""
        self.advice: list[Fault] = []
        self.drawings: Mapping[str, Drawing] = {}
        self.given: Pack | None = None
        """As it came, where it was built already: it is played as it is."""

    def look_over(
        self, written: Iterable[WrittenCard], advice: Mapping[str, Lint], known: Collection[str] = ()
    ) -> None:
        """`known` are words that the author has looked at: nothing that turns on one of them is said."""
        self.cards, self.faults = drafts(iter(written), self.authoring, self.drawings)
        if len(self.cards) > MOST_CARDS:
            raise Malformed(f"there are {len(self.cards):,} cards; a pack has {MOST_CARDS:,} at most")
        self.faults += looked_over(self.cards, {"text": safe, "same": self._same, **self.authoring.musts})
        if len(self.cards) <= MOST_ADVISED:
            lints = {**advice, **text_lints(self.authoring.texts, self.language)}
            self.advice = [one for one in looked_over(self.cards, lints) if one.details.get("word") not in known]

    def _same(self, cards: Sequence[Draft]) -> Iterator[Fault]:
        first: dict[object, Draft] = {}
        for draft in cards:
            if (other := first.setdefault(self.authoring.built(draft), draft)) is not draft:
                yield draft.fault("schema", "same-card", other=other.written.place or other.card.id)

    def lacks_cards(self) -> Fault | None:
        """Nothing that a lint would say: a pack that is being written begins with one card."""
        return None if len(self.cards) >= self.authoring.game.least_cards else self.few_cards(len(self.cards))

    def few_cards(self, count: int) -> Fault:
        """As whoever wrote them counts."""
        each, least = self.authoring.on_a_card, self.authoring.game.least_cards
        return Fault("schema", "few-cards", "", details={"count": str(count * each), "least": str(least * each)})

    def built(self) -> Pack:
        """Malformed with every fault, a line each; also with what even the reader of built packs refuses."""
        if self.faults:
            words = fault_words("en", self.authoring.game)
            raise Malformed("\n".join(["the pack has faults:", *[told(fault, words) for fault in self.faults]]))
        if self.given is not None:
            return self.given
        each = [self.authoring.built(one) for one in self.cards]
        pack = Pack(self.authoring.game.name, self.title, each, salt=self.salt, language=self.language)
        return read_pack(write_pack(pack), self.authoring.game)


def looked_over(cards: Sequence[Draft], lints: Mapping[str, Lint]) -> list[Fault]:
    """In the order of their lines."""
    found = [fault for lint in lints.values() for fault in islice(lint(cards), MOST_FAULTS)]
    return sorted(found, key=lambda fault: (fault.file, fault.line))


def linted_folder(folder: Path, authoring: Authoring, dictionary: Dictionary | None = None) -> LintedPack:
    """Without a dictionary, spelling and reading level are not looked at."""
    linted = LintedPack(authoring)
    try:
        settings = settings_of(folder)
        linted.title, linted.language, linted.salt = settings.title, settings.language, settings.salt
        linted.drawings = drawings_in(folder)
        known = known_words(folder)
        lints = word_lints(authoring.texts, dictionary, known) if dictionary and linted.language == FRENCH else {}
        linted.look_over(written_in(folder, authoring), {**authoring.advice, **lints}, known)
    except Faulty as faulty:
        linted.faults = [faulty.fault]
    return linted


def linted_table(body: bytes, file: str, authoring: Authoring, salt: str) -> LintedPack:
    """A table is named after its file, and says no sources: it is not asked for what only our own packs must have."""
    linted = LintedPack(authoring)
    try:
        rows = rows_of_table(text_of_table(body, file), file, authoring)
        linted.title, linted.salt = PurePath(file).stem[:200], salt
        linted.language = language_of_table(rows, file)
        linted.look_over(authoring.tabled(rows, file), _of_others(authoring))
    except Faulty as faulty:
        linted.faults = [faulty.fault]
    return linted


def linted_pack(pack: Pack, authoring: Authoring) -> LintedPack:
    """One that was built already, by whomever: it must meet the same."""
    linted = LintedPack(authoring)
    linted.given, linted.title, linted.language, linted.salt = pack, pack.title, pack.language, pack.salt
    again = [authoring.rewritten(card, at) for at, card in enumerate(pack.cards, 1)]
    linted.drawings = {name: drawing for _, drawings in again for name, drawing in drawings.items()}
    linted.look_over([WrittenCard(value, "") for value, _ in again], _of_others(authoring))
    return linted


def _of_others(authoring: Authoring) -> dict[str, Lint]:
    return {name: lint for name, lint in authoring.advice.items() if name not in authoring.ours}
