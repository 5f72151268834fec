"""One decision of the person: the choices, what is typed to make one, and kind words where it makes none."""

from collections.abc import Iterator, Sequence
from functools import partial

from tablee.kernel.game import AnyGame
from tablee.kernel.letters import printable
from tablee.kernel.offers import AnyText as FreeText
from tablee.kernel.offers import Field, Offer, Scalar, Span
from tablee.kernel.structs import Value, by_tag, members, tag
from tablee.terminal.parse_line import (
    Choice,
    Draft,
    Several,
    continued,
    loosened,
    nearest,
    number_of,
    unambiguous_line,
    understood,
    unnamed,
    value_of,
)
from tablee.terminal.prompt import Prompt
from tablee.terminal.screen import ACCENT, THIN_SPACE, Screen
from tablee.words import Company, Words
from tablee.words.arguments import capital

PROMPT = "›"
ABSTAIN = "0"
ECHOED = 60
"""Characters of a typed line that are shown again."""


class Turn:
    def __init__(self, game: AnyGame, words: Words, screen: Screen, company: Company, lines: Prompt) -> None:
        self._game = game
        self._words = words
        self._screen = screen
        self._company = company
        self._lines = lines
        self._view: object = None
        self._choices: Sequence[Choice] = ()
        self._must = True
        self._asked: tuple[str, Field] | None = None
        """The action under way and the field of it that is asked for; None where a choice is."""

    def begin(self, view: object, offers: Sequence[Offer], *, must: bool) -> None:
        """What is asked now."""
        kinds = by_tag(self._game.actions)
        self._choices = [self._choice(offer, kinds[offer.action]) for offer in offers]
        self._view, self._must, self._asked = view, must, None

    @property
    def choosing(self) -> bool:
        """A choice is asked for, and not a field of one."""
        return self._asked is None

    def show(self) -> None:
        """The choices, or where a field is asked for, what it can be."""
        if self._asked is not None:
            self._show_values(*self._asked)
            return
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
                    whole = self._completed(draft)
                    if whole and self._sure(whole):
                        return whole.action()
                    self.show()
                case Several(meanings):
                    quoted = [self._words.say("hint-meaning", meaning=meaning) for meaning in meanings]
                    self._screen.hint(self._several("hint-which", line, quoted))
                case None:
                    for hint in self._why_not(line):
                        self._screen.hint(hint)

    def guide(self) -> Iterator[str]:
        """What can be typed at this point."""
        if self._asked is not None:
            yield self._field_hint(*self._asked)
            yield self._words.say("hint-back")
            return
        yield self._words.say("help")
        if example := self._example():
            yield self._words.say("help-try", example=example)

    def _example(self) -> str:
        """A line of values alone that means one thing now, or nothing where there are none to type."""
        for choice in self._choices:
            fields = choice.offer.fields
            first = [value for field in fields for value in field.domain.values()[:1]]
            if fields and len(first) == len(fields):
                action = choice.offer.action
                line = " ".join(map(partial(self._named, action), [field.name for field in fields], first))
                meant = understood(line, self._choices, self._named)
                if isinstance(meant, Draft) and meant.choice is choice and not meant.open:
                    return line
        return ""

    def _sure(self, draft: Draft) -> bool:
        if not draft.choice.guarded:
            return True
        return self._lines.yes(self._words.sure(draft.action(), self._company))

    def _reads(self, line: str) -> bool:
        """One letter is a command before it is a choice."""
        return len(line) > 1 and isinstance(understood(line, self._choices, self._named), Draft)

    def _completed(self, draft: Draft) -> Draft | None:
        """With its open fields asked for, one after the other; None to go back to the choices."""
        while draft.open:
            field = draft.open[0]
            self._asked = (draft.choice.offer.action, field)
            further = self._further(draft, field)
            self._asked = None
            if further is None:
                return None
            draft = further
        return draft

    def _further(self, draft: Draft, field: Field) -> Draft | None:
        """The draft with one more field at least."""
        action = draft.choice.offer.action
        listed = numbered(field)

        def filled(line: str) -> Draft | Several | None:
            number = number_of(line)
            if number is not None and 1 <= number <= len(listed):
                return draft.filled(field.name, listed[number - 1])
            value = value_of(line, action, field, self._named)
            if isinstance(value, int | str):
                return draft.filled(field.name, value)
            return value or continued(draft, line, self._named)

        def reads(line: str) -> bool:
            return isinstance(field.domain, FreeText) or isinstance(filled(line), Draft)

        self.show()
        while line := self._lines.ask(f"{self._question(action, field)} {PROMPT}", reads):
            match filled(line):
                case Draft() as further:
                    return further
                case Several(meanings):
                    self._screen.hint(self._several("hint-several", line, meanings))
                case None:
                    self._screen.hint(self._field_hint(action, field))
                    self._screen.hint(self._words.say("hint-back"))
        return None

    def _show_values(self, action: str, field: Field) -> None:
        names = [self._named(action, field.name, value) for value in numbered(field)]
        if names:
            self._screen.line("   ".join(f"{number}{THIN_SPACE}{name}" for number, name in enumerate(names, 1)))

    def _question(self, action: str, field: Field) -> str:
        name = self._words.field(field.name)
        if numbered(field):
            return name
        domain = self._words.domain(action, field, self._company)
        return self._words.say("ask-field", field=name, domain=domain)

    def _why_not(self, line: str) -> Iterator[str]:
        """To a line that makes no choice: the rules' own reason, if they have one, or what would be right."""
        if not line:
            yield self._words.say("hint-empty")
        elif refused := self._refused(line):
            yield refused
        elif meant := unnamed(line, self._choices, self._named):
            yield from self._no_choice(line)
            yield self._words.say("hint-in-full", meaning=unambiguous_line(meant, self._choices, self._named))
        elif number_of(line) is not None:
            yield from self._no_choice(line)
            yield from (self._field_hint(*counted) for counted in self._counted())
        elif near := nearest(line, self._choices, self._named):
            yield self._field_hint(near.choice.offer.action, near.open[0])
        else:
            yield self._words.say("hint-unclear", line=shortened(line))

    def _refused(self, line: str) -> str | None:
        """Why the rules forbid what the line would mean at another moment, or with any number."""
        others = [
            self._choice(Offer(tag(kind)), kind) for kind in members(self._game.actions) if not kind.__struct_fields__
        ]
        if number_of(line) is not None:
            others = []  # a number is that of a choice, and these are not listed
        wanted = understood(line, [*map(loosened, self._choices), *others], self._named)
        if not isinstance(wanted, Draft) or wanted.open:
            return None
        why = self._game.refusal(self._view, wanted.action())
        return None if why is None else self._words.refusal(why)

    def _no_choice(self, line: str) -> Iterator[str]:
        if number_of(line) is not None:
            yield self._words.say("hint-no-choice", number=shortened(line))

    def _counted(self) -> Iterator[tuple[str, Field]]:
        """The first field that any number of a span would do for: what a bare number may have been meant as."""
        for choice in self._choices:
            for field in choice.offer.fields:
                if isinstance(field.domain, Span):
                    yield choice.offer.action, field
                    return

    def _several(self, key: str, line: str, meanings: Sequence[str]) -> str:
        return self._words.say(key, line=shortened(line), meanings=self._words.listed(meanings, "or"))

    def _field_hint(self, action: str, field: Field) -> str:
        domain = self._words.domain(action, field, self._company)
        return capital(self._words.say("hint-field", field=self._words.field(field.name), domain=domain))

    def _choice(self, offer: Offer, kind: type[Value]) -> Choice:
        return Choice(offer, kind, self._words.offer(offer, self._company), self._words.guarded(offer.action))

    def _named(self, action: str, field: str, value: Scalar) -> str:
        return self._words.value(action, field, value, self._company)


def numbered(field: Field) -> list[str]:
    """Values that are listed with numbers to pick them by: none where one of them is itself a number."""
    values = field.domain.values()
    listed = [value for value in values if isinstance(value, str)]
    return listed if len(listed) == len(values) else []


def shortened(line: str) -> str:
    """What was typed, fit to be shown again."""
    return printable(line, ECHOED)
