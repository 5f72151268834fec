"""One decision of the person: the choices, what is typed to make one, and kind words where it makes none."""

from collections.abc import Sequence
from functools import partial

from tablee.kernel.game import AnyGame
from tablee.kernel.offers import Field, Offer, OneOf, Scalar, Strokes
from tablee.kernel.offers import Words as FreeText
from tablee.kernel.values import Value, by_tag, members, tag
from tablee.terminal.lines import Lines
from tablee.terminal.screen import ACCENT, Screen
from tablee.terminal.typed import Choice, Draft, Several, continued, loosened, nearest, number_of, understood, value_of
from tablee.words import Company, Words
from tablee.words.arguments import capital

PROMPT = "›"
ABSTAIN = "0"
ECHOED = 60
"""Characters of a typed line that are shown again."""


class Turn:
    def __init__(self, game: AnyGame, words: Words, screen: Screen, company: Company, lines: Lines) -> None:
        self._game = game
        self._words = words
        self._screen = screen
        self._company = company
        self._lines = lines
        self._view: object = None
        self._choices: Sequence[Choice] = ()
        self._must = True

    def begin(self, view: object, offers: Sequence[Offer], *, must: bool) -> None:
        """What is asked now. A slate cannot be drawn on here, so that is left out."""
        kinds = by_tag(self._game.actions)
        here = [offer for offer in offers if not any(isinstance(field.domain, Strokes) for field in offer.fields)]
        self._choices = [self._choice(offer, kinds[offer.action]) for offer in here]
        self._view, self._must = view, must

    def show(self) -> None:
        listed = [(str(number), choice.label) for number, choice in enumerate(self._choices, 1)]
        if not self._must:
            listed.append((ABSTAIN, self._words.say("choice-pass")))
        self._screen.rows(listed, ACCENT)

    def action(self) -> Value | None:
        """What the person chose; None to let it pass."""
        prompt = f"{self._words.say('ask-choice')} {PROMPT}"
        while True:
            line = self._lines.ask(prompt, self._reads)
            if line == ABSTAIN and not self._must:
                return None
            match understood(line, self._choices, self._named):
                case Draft() as draft:
                    if whole := self._completed(draft):
                        return whole.action()
                    self.show()
                case Several(meanings):
                    self._screen.hint(self._several(line, meanings))
                case None:
                    self._screen.hint(self._why_not(line))

    def example(self) -> str:
        """A line of values alone that could be typed now, or nothing where there are none to type."""
        for choice in self._choices:
            fields = choice.offer.fields
            first = [value for field in fields for value in field.domain.values()[:1] if isinstance(value, int | str)]
            if fields and len(first) == len(fields):
                action = choice.offer.action
                return " ".join(map(partial(self._named, action), [field.name for field in fields], first))
        return ""

    def _reads(self, line: str) -> bool:
        """One letter is a command before it is a choice."""
        return len(line) > 1 and isinstance(understood(line, self._choices, self._named), Draft)

    def _completed(self, draft: Draft) -> Draft | None:
        """With its open fields asked for, one after the other; None to go back to the choices."""
        while draft.open:
            further = self._further(draft, draft.open[0])
            if further is None:
                return None
            draft = further
        return draft

    def _further(self, draft: Draft, field: Field) -> Draft | None:
        """The draft with one more field at least."""
        action = draft.choice.offer.action
        listed = [value for value in field.domain.values() if isinstance(value, str)]
        numbered = isinstance(field.domain, OneOf) and len(listed) == len(field.domain.these)

        def filled(line: str) -> Draft | Several | None:
            number = number_of(line) if numbered else None
            if number is not None and 1 <= number <= len(listed):
                return draft.filled(field.name, listed[number - 1])
            value = value_of(line, action, field, self._named)
            if isinstance(value, int | str):
                return draft.filled(field.name, value)
            return value or continued(draft, line, self._named)

        def reads(line: str) -> bool:
            return isinstance(field.domain, FreeText) or isinstance(filled(line), Draft)

        if numbered:
            names = [self._named(action, field.name, value) for value in listed]
            self._screen.line("   ".join(f"{number} {name}" for number, name in enumerate(names, 1)))
        while line := self._lines.ask(f"{self._asked(action, field, numbered=numbered)} {PROMPT}", reads):
            match filled(line):
                case Draft() as further:
                    return further
                case Several(meanings):
                    self._screen.hint(self._several(line, meanings))
                case None:
                    self._screen.hint(self._field_hint(action, field))
                    self._screen.hint(self._words.say("hint-back"))
        return None

    def _asked(self, action: str, field: Field, *, numbered: bool) -> str:
        name = self._words.field(field.name)
        if numbered:
            return name
        domain = self._words.domain(action, field, self._company)
        return self._words.say("ask-field", field=name, domain=domain)

    def _why_not(self, line: str) -> str:
        """To a line that makes no choice: the rules' own reason, if they have one, or what would be right."""
        if not line:
            return self._words.say("hint-empty")
        others = [
            self._choice(Offer(tag(kind)), kind) for kind in members(self._game.actions) if not kind.__struct_fields__
        ]
        wanted = understood(line, [*map(loosened, self._choices), *others], self._named)
        if isinstance(wanted, Draft) and not wanted.open:
            why = self._game.refusal(self._view, wanted.action())
            if why is not None:
                return self._words.refusal(why)
        if near := nearest(line, self._choices, self._named):
            return self._field_hint(near.choice.offer.action, near.open[0])
        return self._words.say("hint-unclear", line=shortened(line))

    def _several(self, line: str, meanings: Sequence[str]) -> str:
        return self._words.say("hint-several", line=shortened(line), meanings=self._words.listed(meanings, "or"))

    def _field_hint(self, action: str, field: Field) -> str:
        domain = self._words.domain(action, field, self._company)
        return capital(self._words.say("hint-field", field=self._words.field(field.name), domain=domain))

    def _choice(self, offer: Offer, kind: type[Value]) -> Choice:
        return Choice(offer, kind, self._words.offer(offer, self._company))

    def _named(self, action: str, field: str, value: Scalar) -> str:
        return self._words.value(action, field, value, self._company)


def shortened(line: str) -> str:
    """What was typed, fit to be shown again: one short line without control characters."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in line])
    return shown if len(shown) <= ECHOED else shown[: ECHOED - 1] + "…"
