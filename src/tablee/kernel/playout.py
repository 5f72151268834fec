"""Playing a game out: how it starts, and the loop in which chance and seats take their turns."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, drawn
from tablee.kernel.entries import VERDICTS, Acted, Answered, Elapsed, Entry, Measured, Overruled
from tablee.kernel.game import (
    Action,
    Answer,
    AnyGame,
    Fact,
    Game,
    Measure,
    Options,
    Over,
    Question,
    State,
    View,
    Waiting,
)
from tablee.kernel.offers import LOT, AnySeat, Field, Offer, Offers, Scalar, legal_actions, sampled
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, step
from tablee.kernel.seats import Seat, existing
from tablee.kernel.structs import by_tag


def opening(
    game: Game[State, View, Action, Fact],
    players: int,
    options: Mapping[str, Scalar] | None = None,
    pack: Pack | None = None,
) -> State:
    """The first state of a game for so many players; options that are not given keep their default."""
    check_players(game, players)
    check_pack(game, pack)
    settled = all_options(game, options or {})
    for option in game.options:
        if isinstance(option.domain, AnySeat) and settled[option.name] != LOT:
            existing(settled[option.name], players)
    return game.setup(settled, players, pack)


def check_players(game: AnyGame, players: int) -> None:
    if type(players) is not int or players not in game.players:  # 3.0 and True are in a range too
        raise Malformed(f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players!r}")


def check_pack(game: AnyGame, pack: Pack | None) -> None:
    """Malformed unless a game with cards has a pack of its own, and one without has none."""
    if game.cards is None and pack is not None:
        raise Malformed(f"{game.name} is played without cards, so it takes no pack")
    if game.cards is not None and pack is None:
        raise Malformed(f"{game.name} is played with cards: give a pack")
    if pack is not None and pack.game != game.name:
        raise Malformed(f"a pack of {pack.game}, and this is {game.name}")
    if pack is not None and len(pack.cards) < game.least_cards:
        raise Malformed(f"{game.name} takes {game.least_cards} cards or more, and this pack has {len(pack.cards)}")


def all_options(game: AnyGame, given: Mapping[str, Scalar]) -> Options:
    """All options of the game, as given or by default."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Malformed(f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        if not known[name].domain.holds(value):
            these = ", ".join([str(one) for one in known[name].domain.values()])
            raise Malformed(f"option {name} cannot be {value!r}; it is one of {these}")
    return {name: given.get(name, option.default) for name, option in known.items()}


def steps_until_over(
    game: Game[State, View, Action, Fact],
    start: State,
    answer: Callable[[Question], Answer],
    act: Callable[[State, Waiting], Entry[Action]],
) -> Iterator[Step[State, Action]]:
    """Each step of one game: `answer` speaks for chance, `act` for whichever seat or timer comes next."""
    state = start
    while not isinstance(pending := game.pending(state), Over):
        entry = act(state, pending) if isinstance(pending, Waiting) else Answered(answer(pending))
        after = step(game, state, entry)
        yield state, entry, after
        state = after


Prefer = Callable[[Seat, Offers], tuple[Offer, ...]]
"""Which of its offers a random seat looks at."""


def at_random(
    game: Game[State, View, Action, Fact],
    start: State,
    rng: Rng,
    prefer: Prefer = lambda _, offers: offers.choices,
) -> Iterator[Step[State, Action]]:
    """A game of random seats: any seat that may speak, any action on offer; timers and hosts come now and then."""
    kinds = by_tag(game.actions)

    def act(state: State, waiting: Waiting) -> Entry[Action]:
        if waiting.timer is not None and rng.random() < 1 / 8:
            return Elapsed(waiting.timer.name)
        host = game.host
        if host is not None and rng.random() < 1 / 8 and (acts := host.offers(game.view(state, None))):
            return Overruled(sampled(acts, by_tag(host.acts), rng))
        speakers = waiting.awaited + waiting.may
        seat = speakers[int(rng.random() * len(speakers))]
        choices = prefer(seat, game.offers(game.view(state, seat)))
        return Acted(seat, cast("Action", sampled(choices, kinds, rng)))

    return steps_until_over(game, start, lambda question: any_answer(question, rng), act)


OFTEN = 3 / 4
"""So often it is one of the things that were done least; else anything at all."""


@dataclass
class Curious:
    """Chooses as any random player, unless some action is offered several times: a vote on each of five slates, say.

    That one lays cards and takes them back as long as it likes, so that most steps of a game are of one kind. A curious
    one votes on other slates first, and is done soon; it still changes its mind.
    """

    rng: Rng
    taken: Counter[Hashable] = field(default_factory=Counter)

    def __call__(self, seat: Seat, offers: Offers) -> tuple[Offer, ...]:
        """Those among which it will choose."""
        counts = Counter([offer.action for offer in offers.choices])
        if max(counts.values()) == 1:
            return offers.choices
        which = [(seat, offers.decision, _what(offer, counts)) for offer in offers.choices]
        least = min([self.taken[one] for one in which])
        often = self.rng.random() < OFTEN
        among = [at for at, one in enumerate(which) if not often or self.taken[one] == least]
        chosen = among[int(self.rng.random() * len(among))]
        self.taken[which[chosen]] += 1
        return (offers.choices[chosen],)


def _what(offer: Offer, counts: Counter[str]) -> tuple[str, Field | None]:
    """The action; and its first field, the one that tells such offers apart, where there are several."""
    return offer.action, offer.fields[0] if counts[offer.action] > 1 else None


def after_chance(game: Game[State, View, Action, Fact], state: State, rng: Rng) -> State:
    """The state once chance has answered all that it is asked: then somebody is awaited, or the game is over."""
    while not isinstance(due := game.pending(state), Waiting | Over):
        state = game.answer(state, any_answer(due, rng))
    return state


def any_answer(question: Question, rng: Rng) -> Answer:
    """Something that chance, or the measure of a typed answer, may say to this."""
    if isinstance(question, Measure):
        return Measured(VERDICTS[int(rng.random() * len(VERDICTS))], version=0)
    return drawn(question, rng)


def playout(game: Game[State, View, Action, Fact], start: State, rng: Rng) -> tuple[State, int]:
    """A random game as fast as the contract goes, for games without timers: the last state, and how many decisions.

    A view, its offers, one of the actions that they make, `apply` (which asks `refusal`) and `pending`: what
    `make bench` measures. Every legal action is as likely as the next where they can be listed.
    """
    pending, offers, view, apply, answer = game.pending, game.offers, game.view, game.apply, game.answer
    legal, kinds, random = legal_actions(game.actions), by_tag(game.actions), rng.random
    known = legal.get
    state, decisions = start, 0
    while True:
        due = pending(state)
        if type(due) is Waiting:  # `type is`, not `isinstance`: see `drawn`
            speakers = due.awaited + due.may
            seat = speakers[0] if len(speakers) == 1 else speakers[int(random() * len(speakers))]
            choices = offers(view(state, seat)).choices
            every = known(choices) or legal[choices]  # two looks at most, the first without a call of ours
            action: Any = every[int(random() * len(every))] if every else sampled(choices, kinds, rng)
            state = apply(state, seat, action)
            decisions += 1
        elif type(due) is Over:
            return state, decisions
        else:
            question: Any = due
            state = answer(state, any_answer(question, rng))
