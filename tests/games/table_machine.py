"""The frame of a game's state machine: Hypothesis plays all seats, and looks for a short way to a fault.

Each game adds how its table is laid, what chance says there, and who cheats.
"""

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tablee.kernel.game import AnyGame, Over, Waiting
from tablee.kernel.offers import every_action, sampled
from tablee.kernel.structs import by_tag
from tablee.kernel.witness import Witness


class TableMachine(RuleBasedStateMachine):
    game: ClassVar[AnyGame]
    witness: ClassVar[Witness[Any, Any, Any]]
    players: int

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None

    @property
    def pending(self) -> object:
        return self.game.pending(self.state)

    @precondition(lambda self: isinstance(self.pending, Waiting))
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        waiting = self.pending
        assert isinstance(waiting, Waiting)
        seat = data.draw(st.sampled_from(waiting.awaited + waiting.may))
        offer = data.draw(st.sampled_from(self.game.offers(self.game.view(self.state, seat)).choices))
        kinds = by_tag(self.game.actions)
        every = every_action(offer, kinds[offer.action])
        action: Any = data.draw(
            st.sampled_from(every)
            if every
            else st.randoms(use_true_random=False).map(lambda rng: sampled((offer,), kinds, rng))
        )
        self.state = self.game.apply(self.state, seat, action)

    @invariant()
    def the_whole_box_is_there(self) -> None:
        assert self.state is None or self.witness.conserved(self.state)

    @invariant()
    def it_is_over_or_goes_on(self) -> None:
        if self.state is not None:
            assert (self.game.result(self.state) is not None) == isinstance(self.pending, Over)
