"""A game at the table: moves that count once, answer the right decision, and obey the rules."""

from dataclasses import replace

import pytest

from tablee.kernel.entries import Acted, Answered, Measured
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.packs.measure import VERSION, measured
from tablee.packs.wordbook.wordbook import shipped_wordbook
from tablee.tables import log
from tablee.tables.catalogue import UNMEASURED
from tablee.tables.public_table import public_table_of
from tablee.tables.refusals import Why
from tablee.tables.stages import GameOver
from tablee.tables.topics import moves, stand_ins
from tablee.tables.topics.moves import Played, bot_move
from tests.careless import made
from tests.kernel.murmure import MURMURE, Guess, Shout
from tests.kernel.murmure_facts import Shouted
from tests.tables.tables import STROKE, YAWN, Sim, begun, catalogue, gathered, kinds, refused

ANN, BEN, CAT = 0, 1, 2


def test_a_move_is_one_entry_with_the_number_that_its_device_gave_it():
    sim, _ = begun("Ann", "Ben")
    (played,) = sim.act(BEN, Guess(9), "move-of-ben")

    assert played == Played((Acted(Seat(1), Guess(9)),), "move-of-ben", None, sim.at + 5_000)
    assert sim.current.awaited == (0,)


def test_a_move_asked_again_is_not_played_twice_even_by_another_server():
    sim, _ = begun("Ann", "Ben")
    again = sim.acting(BEN, STROKE, "stroke-of-ben")
    sim.ask(again)
    assert sim.ask(again) == ()
    sim.restart()

    assert sim.ask(again) == ()
    assert sim.current.state.slates[1] == (STROKE.stroke,)


def test_the_last_move_of_a_game_asked_again_was_played_all_the_same():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    last = sim.acting(BEN, Guess(9))
    sim.ask(last)

    assert isinstance(sim.table.stage, GameOver)
    assert sim.ask(last) == ()


def test_an_id_is_of_one_seat():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, STROKE, "the-same-id")

    assert kinds(sim.act(BEN, STROKE, "the-same-id")) == ["Played"]


def test_an_answer_to_a_decision_that_has_passed_is_too_late():
    sim, _ = begun("Ann", "Ben", "Cat")
    late = sim.acting(BEN, Guess(9))
    sim.act(BEN, Guess(8))

    assert refused(sim, late) == "too_late"


def test_a_game_may_hear_what_answers_an_earlier_decision_but_none_that_is_still_to_come():
    patient = replace(MURMURE, in_time=lambda view, action, decision: action == Guess(9))
    sim, _ = begun("Ann", "Ben", at_catalogue=catalogue(patient))
    first = sim.current.seen(Seat(ANN)).offers.decision
    sim.act(ANN, Guess(8))

    assert refused(sim, moves.Act(sim.id(), ANN, first, sim.acting(ANN, Guess(7)).action)) == "too_late"
    assert refused(sim, moves.Act(sim.id(), ANN, first, sim.acting(ANN, Guess(9)).action)) == "not_now"
    assert refused(sim, moves.Act(sim.id(), ANN, 9, sim.acting(ANN, Guess(9)).action)) == "too_late"


def test_nobody_answers_a_decision_that_is_still_to_come():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, moves.Act(sim.id(), ANN, 2, sim.acting(ANN, YAWN).action)) == "too_late"


def test_the_reasons_of_the_rules_pass_through():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, sim.acting(ANN, Guess(13))) == "out_of_range"
    assert refused(sim, sim.acting(ANN, YAWN)) == "not_now"


@pytest.mark.parametrize(
    "nonsense",
    [
        *(b"{}", b"[]", b"null", b"1e9", b'{"type":"fly"}', b'{"type":["guess"]}', b'{"type":"guess"}'),
        *(b'{"type":"guess","number":%b}' % value for value in (b"1.5", b'"12"', b"true", b"null", b"[99]", b"1e9")),
        *(b'{"type":"guess","number":99,"x":1}', b'{"type":"scribble","stroke":-1}'),
    ],
)
def test_what_is_no_action_of_the_game_is_refused_as_such(nonsense):
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, sim.acting(ANN, nonsense)) == "not_an_action"


@pytest.mark.parametrize("number", [-(10**30), -1, 0, 37, 2**63, 10**30])
def test_a_number_that_no_action_can_have_is_refused_by_the_rules_whose_words_name_its_bounds(number):
    sim, _ = begun("Ann", "Ben")
    far = b'{"type":"guess","number":%d}' % number

    assert refused(sim, sim.acting(ANN, far)) == "out_of_range"
    assert refused(sim, moves.Act(sim.id(), ANN, 2, far)) == "too_late"


def test_who_has_no_seat_has_no_move():
    sim = Sim()
    sim.sit("Ann")
    sim.sit("Ben")
    sim.start()

    assert refused(sim, sim.acting(0, Guess(9))) == "no_seat"


def test_before_a_game_there_is_nothing_to_play():
    sim, _ = gathered("Ann", "Ben")

    assert refused(sim, sim.acting(ANN, Guess(9))) == "not_now"


def test_somebody_may_speak_out_of_turn_once_the_rules_let_them():
    sim, _ = begun("Ann", "Ben", "Cat")
    assert refused(sim, sim.acting(ANN, Shout("hello"))) == "not_now"
    sim.act(ANN, Guess(9))
    sim.act(ANN, Shout("hello"))

    assert refused(sim, sim.acting(ANN, Shout("again"))) == "not_now"


def test_a_measure_and_chance_answer_in_the_same_append():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.act(ANN, Guess(9))
    (played,) = sim.act(ANN, Shout("sesame"))

    assert isinstance(played, Played)
    exact = Measured("exact", VERSION, shipped_wordbook().hash)
    assert played.entries == (Acted(Seat(0), Shout("sesame")), Answered(exact))
    assert isinstance(sim.current.pending, Waiting)


def failing(*_):
    raise OSError("the list of words cannot be read")


def test_a_measure_that_fails_refuses_the_answer_and_nothing_is_lost():
    troubles = [1]

    def failing_once(*asked):
        return failing() if troubles.pop() else measured(*asked)

    sim, _ = begun("Ann", "Ben", "Cat", at_catalogue=replace(catalogue(), measure=failing_once))
    sim.act(ANN, Guess(9))
    shout = sim.acting(ANN, Shout("sesame"))
    before = sim.current.state, len(sim.lines)

    with pytest.raises(Refused) as refusal:
        sim.ask(shout)

    assert refusal.value.why == Why.CANNOT_MEASURE
    assert isinstance(refusal.value.__cause__, OSError)
    assert (sim.current.state, len(sim.lines)) == before
    assert kinds(sim.act(BEN, Guess(8))) == ["Played"]
    troubles.append(0)
    assert kinds(sim.ask(shout)) == ["Played"]


def test_what_a_bot_says_counts_as_wrong_when_the_measure_fails():
    sim, _ = gathered("Ann", at_catalogue=replace(catalogue(), measure=failing))
    sim.bot(1, "hard")
    sim.bot(2, "easy")
    sim.start()
    sim.wait(3_000)

    assert sim.current.state.shouted == (1,)
    assert Measured("wrong", version=0) == UNMEASURED, "by no version that there is"
    assert Answered(UNMEASURED) in sim.current.lines


def test_nothing_is_measured_again_at_a_replay():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.act(ANN, Guess(9))
    sim.act(ANN, Shout("sesame"))

    again = log.folded(replace(sim.catalogue, measure=failing), sim.lines)

    assert again.playing().state == sim.current.state


def test_bots_play_their_turns():
    sim, _ = gathered("Ann")
    sim.bot(1, "easy")
    sim.bot(2, "hard")
    sim.start()
    sim.wait(3_000)

    assert sim.current.state.guesses == (None, 10, 30)
    assert sim.current.state.shouted == (2,)


def test_a_bots_late_answer_is_dropped():
    sim, (ann, ben) = begun("Ann", "Ben")
    sim.present.discard(ben)
    sim.ask(stand_ins.StandIn(sim.id(), ann, Seat(1)))
    decision = sim.current.seen(Seat(1)).offers.decision
    sim.act(ben, Guess(5))

    with pytest.raises(Refused, match="too_late"):
        bot_move(sim.table, sim.current, Seat(1), decision, Guess(20), sim.at)


@pytest.mark.parametrize("wrong", [made(Guess, "20"), made(Guess, True), "guess"])
def test_a_bots_answer_of_another_type_is_not_played(wrong):
    sim, _ = begun("Ann", "Ben")
    decision = sim.current.seen(Seat(1)).offers.decision

    with pytest.raises(Malformed):
        bot_move(sim.table, sim.current, Seat(1), decision, wrong, sim.at)
    assert sim.current.state.guesses == (None, None)


def test_when_the_game_is_over_its_result_is_there_and_no_more_moves():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))

    shown = public_table_of(sim.table, ())
    assert shown.stage == "over"
    assert shown.result == MURMURE.result(sim.current.state)
    assert (shown.limit_at, shown.timer_at) == (None, None)
    assert refused(sim, sim.acting(ANN, Guess(8))) == "not_now"


def test_a_move_of_the_last_game_asked_again_is_not_played_in_the_next():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    last = sim.acting(BEN, Guess(20))
    sim.ask(last)
    sim.rematch()
    sim.restart()

    assert sim.ask(last) == ()
    assert sim.current.state.guesses == (None, None)


def shouting():
    """Ann has handed in, and may shout."""
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(3))
    return sim


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("\\u0301\\u0301", "out_of_range"),  # marks on nothing
        ("\\u202e\\u2066", "out_of_range"),  # directions alone
        ("\\u0000\\u001b", "out_of_range"),  # controls alone
        ("123456789", "out_of_range"),  # longer than a shout
        ("H\\u00dbSH!", "out_of_range"),  # forbidden, in another dress
        ("m u \\u200br", "out_of_range"),
        ("x" * 4_001, "not_an_action"),  # nobody looks at so much
    ],
)
def test_text_that_is_none_is_too_long_or_is_forbidden_is_refused_and_nothing_is_lost(typed, why):
    sim = shouting()
    before = list(sim.lines)

    assert refused(sim, sim.acting(ANN, f'{{"type":"shout","word":"{typed}"}}'.encode())) == why
    assert sim.lines == before
    sim.act(ANN, Shout("hello"))
    assert sim.current.state.shouted == (ANN,)


def test_text_with_controls_and_directions_is_made_normal_before_the_rules_and_the_log_have_it():
    sim = shouting()
    (played,) = sim.act(ANN, b'{"type":"shout","word":" se\\u202esa\\u0007me\\u0301 "}')

    assert played.entries[0] == Acted(Seat(ANN), Shout("sesamé"))
    sim.restart()
    assert Shouted(Seat(ANN), "sesamé") in sim.current.told(None)
