"""The conversation with the person in one seat. It is given views, offers and facts, and gives back an action."""

from collections.abc import Sequence

from tablee.kernel.ending.honours import Honours
from tablee.kernel.game import AnyGame, Result
from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.terminal.prompt import Prompt
from tablee.terminal.screen import Screen
from tablee.terminal.turn import Turn
from tablee.words import Company, Words, rules_page


class Conversation:
    def __init__(self, game: AnyGame, words: Words, screen: Screen, names: Sequence[str], me: Viewer) -> None:
        self._game = game
        self._words = words
        self._screen = screen
        self._company = Company(names, me)
        self._glance = game.glance or (lambda _: ())
        self._recent: list[Value] = []
        """Facts since the last choice."""
        self._view: Value | None = None
        self._sentence = ""
        """What is asked of the person now."""
        commands = {"help": self.help, "repeat": self.repeat, "situation": self.situation, "rules": self.rules}
        self._lines = Prompt(words, screen, commands)
        self._turn = Turn(game, words, screen, self._company, self._lines)
        screen.seat(["" if seat == me else name for seat, name in enumerate(names)])

    def welcome(self) -> None:
        self._screen.title(self._words.say("game-title"), self._words.say("game-tagline"))

    def tell(self, facts: Sequence[Value], view: Value) -> None:
        """What just happened, and how it looks now."""
        self._view = view
        for fact in facts:
            self._recent.append(fact)
            if heading := self._words.heading(fact, self._company):
                self._screen.heading(heading)
            self._screen.event(self._words.fact(fact, self._company))

    def choose(self, view: Value, offers: Offers) -> Value:
        """What the person does, whose turn it is. Raises Quit."""
        self._turn.begin(view, offers.choices, must=True)
        self._ask(view, self._words.turn(view, offers, self._company))
        action = self._chosen()
        assert action is not None, "nobody may let their own turn pass"
        return action

    def step_in(self, view: Value, offers: Offers) -> Value | None:
        """What the person does out of turn; None to let it pass. Raises Quit."""
        self._turn.begin(view, offers.choices, must=False)
        self._ask(view, self._words.say("turn-may"))
        return self._chosen()

    def wait_for(self, seat: Seat, seconds: float) -> None:
        """Somebody else thinks."""
        self._screen.thinking(self._words.awaited(self._view, (seat,), self._company), seconds)

    def rest(self, sentence: str) -> None:
        """Nothing is asked now: whatever a command shows ends with this."""
        self._turn.begin(self._view, (), must=True)
        self._sentence = sentence

    def over(self, result: Result, honours: Honours | None = None) -> None:
        self._screen.heading(self._words.say("end-heading"))
        self._screen.strong(self._words.winners(result.winners, self._company))
        self._screen.line(self._words.ending(result))
        if set(result.scores) - {0, 1}:  # one point for the winner says nothing more
            for name, score in zip(self._company.names, result.scores, strict=True):
                self._screen.line(self._words.say("end-score", seat=name, score=score))
        for award in (*honours.awards, *honours.lines) if honours else ():
            title, line = self._words.award(award, self._company)
            self._screen.line(self._words.say("end-award", title=title, line=line))

    def again(self) -> bool:
        """Whether the person wants another game."""
        self._screen.gap()
        return self._lines.yes(self._words.say("rematch"))

    def help(self) -> None:
        self._screen.heading(self._words.say("help-heading"))
        for line in self._turn.guide():
            self._screen.line(line)
        self._screen.gap()
        self._screen.line(self._words.say("help-commands"))
        self._ask_again()

    def repeat(self) -> None:
        self._screen.heading(self._words.say("repeat-heading"))
        for fact in self._recent:
            self._screen.line(self._words.fact(fact, self._company))
        self._ask_again()

    def situation(self) -> None:
        self._screen.heading(self._words.say("situation-heading"))
        self._show()
        self._ask_again()

    def rules(self) -> None:
        self._screen.page(rules_page(self._game.name, self._words.language))
        self._ask_again()

    def _ask(self, view: Value, sentence: str) -> None:
        self._view, self._sentence = view, sentence
        self._screen.rule()
        self._show()
        self._ask_again()

    def _ask_again(self) -> None:
        """Whatever was shown in between, what is asked stands right above what is typed."""
        self._screen.gap()
        if self._turn.choosing:
            self._screen.strong(self._sentence)
        self._turn.show()

    def _chosen(self) -> Value | None:
        action = self._turn.action()
        self._recent.clear()
        self._screen.gap()
        return action

    def _show(self) -> None:
        seen = [self._words.glance(line, self._company) for line in self._glance(self._view)]
        self._screen.rows([(self._words.say("glance-label", label=label), text) for label, text in seen], "dim")
