"""Law 1 for free text: a rule that stumbles over what people really type, or try, is caught."""

import random
import unicodedata
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from tablee.kernel import laws
from tablee.kernel.entries import Acted
from tablee.kernel.inspection import Inspection, LawBroken
from tablee.kernel.offers import AnyText
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value
from tablee.kernel.text import Text
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Done, Guess, Scribble, Why
from tests.kernel.test_laws import broken, examined


class PlainShout(Value, frozen=True, tag="shout"):
    word: str


def test_law_1_free_text_that_nothing_makes_normal():
    def meant(action):
        return murmure.Shout(action.word) if isinstance(action, PlainShout) else action

    careless = replace(
        MURMURE,
        actions=Guess | PlainShout | Scribble | murmure.Yawn,
        anytime=(PlainShout,),
        refusal=lambda seen, action: murmure.refusal(seen, meant(action)),
        apply=lambda state, seat, action: murmure.apply(state, seat, meant(action)),
    )

    with pytest.raises(LawBroken, match="word is offered as free text, and nothing makes it normal"):
        examined(careless)


def shouted(judge):
    """Murmure with another judge of what may be shouted."""

    def refusal(seen, action):
        why = murmure.refusal(seen, action)
        if isinstance(action, murmure.Shout) and why is not Why.NOT_NOW:
            return None if judge(action.word) else Why.OUT_OF_RANGE
        return why

    def apply(state, seat, action):
        if why := refusal(murmure.view(state, seat), action):
            raise Refused(why)
        if isinstance(action, murmure.Shout):
            return murmure.Measuring(changed(state, shouted=(*state.shouted, seat)), action.word)
        return murmure.apply(state, seat, action)

    return {"refusal": refusal, "apply": apply}


right, whatever_is_forbidden = murmure.SHOUTED_WORD.holds, AnyText(8).holds


@pytest.mark.parametrize(
    "judge",
    [
        lambda word: len(word) <= 8 and right(word),  # a family of emoji is one letter
        lambda word: right(word) and not any(map(unicodedata.combining, word)),
        lambda word: right(word) and "\u200d" not in word,
        lambda word: right(word) and word.isascii(),
        whatever_is_forbidden,
        lambda word: whatever_is_forbidden(word) and "mur" not in word and "hush" not in word.split(),
        lambda word: right(word) or word == "",  # text of marks only
        lambda word: len(word) <= 11 and right(word or "x"),
    ],
)
def test_law_1_a_rule_that_takes_text_for_letters_of_its_own_alphabet(judge):
    broken(1, **shouted(judge))


def test_law_5_a_game_whose_text_is_not_normal():
    on = Inspection(MURMURE, None, 2, None, random.Random(0))
    entry = Acted(Seat(0), murmure.Shout(Text("e\u0301")))

    with pytest.raises(LawBroken, match="law 5"):
        laws.decoded_entry(on, (Done((1, 2), (3, 4)), entry, Done((1, 2), (3, 4))))
