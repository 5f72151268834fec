"""A game at the table: moves that count once, answer the right decision, and obey the rules."""

from dataclasses import replace

import pytest

from tablee.kernel.entries import Acted, Answered, Elapsed, Measured
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.seats import Seat
from tablee.tables import handshake, hosting, log, moves, pauses, seating, settings, stand_ins
from tablee.tables.fold import add
from tablee.tables.moves import Played, bot_move
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver, Gathering, Playing
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Guess, Shout
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


def test_nobody_answers_a_decision_that_is_still_to_come():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, moves.Act(sim.id(), ANN, 2, sim.acting(ANN, YAWN).action)) == "too_late"


def test_the_reasons_of_the_rules_pass_through():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, sim.acting(ANN, Guess(13))) == "out_of_range"
    assert refused(sim, sim.acting(ANN, YAWN)) == "not_now"


@pytest.mark.parametrize(
    "nonsense", [b"{}", b"[]", b'{"type":"fly"}', b'{"type":"guess"}', b'{"type":"guess","number":99}', b"null", b"1e9"]
)
def test_what_is_no_action_of_the_game_is_refused_as_such(nonsense):
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, sim.acting(ANN, nonsense)) == "not_an_action"


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
    assert played.entries == (Acted(Seat(0), Shout("sesame")), Answered(Measured("exact", 1)))
    assert isinstance(sim.current.pending, Waiting)


def test_the_deal_comes_with_the_start():
    sim, _ = gathered("Ann")
    sim.bot(1)
    *_, played = sim.ask(handshake.Start(sim.id(), ANN))

    assert isinstance(played, Played)
    assert [type(entry) for entry in played.entries] == [Answered]


def test_a_game_that_asks_nothing_of_chance_begins_with_no_entries():
    """The first deal by the box: everybody has the tile of their seat."""

    def dealt(options, players, pack):
        return murmure.answer(murmure.setup(options, players, pack), murmure.Shuffled(tuple(range(9))))

    sim, (ann,) = gathered("Ann", at_catalogue=catalogue(replace(MURMURE, name="open", setup=dealt)), game="open")
    sim.bot(1)
    sim.ask(settings.SetLimit(sim.id(), ann, 60))
    *_, played = sim.ask(handshake.Start(sim.id(), ann))

    assert played == Played((), "", sim.at + 60_000)
    sim.act(ann, Guess(3))
    sim.until_over()
    assert isinstance(sim.table.stage, GameOver)


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


def test_when_the_game_is_over_its_result_is_there_and_no_more_moves():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))

    shown = public_table_of(sim.table, ())
    assert shown.stage == "over"
    assert shown.result == MURMURE.result(sim.current.state)
    assert (shown.limit_at, shown.timer_at) == (None, None)
    assert refused(sim, sim.acting(ANN, Guess(8))) == "not_now"


def test_a_rematch_keeps_chairs_and_options_and_asks_anew_who_is_ready():
    sim, _ = gathered("Ann", "Ben")
    sim.ask(settings.SetOption(sim.id(), ANN, "step", 4))
    sim.ask(seating.Ready(sim.id(), BEN))
    sim.start()
    first = sim.current
    chairs = list(sim.table.chairs)
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))
    sim.rematch()

    assert sim.current is not first
    assert sim.table.games == 2
    assert sim.table.chairs == chairs
    assert sim.current.seal.header.options == {"step": 4, "mood": "calm"}
    assert not sim.table.people[BEN].ready
    assert sim.current.seal.secret != first.seal.secret


def test_a_move_of_the_last_game_asked_again_is_not_played_in_the_next():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    last = sim.acting(BEN, Guess(20))
    sim.ask(last)
    sim.rematch()
    sim.restart()

    assert sim.ask(last) == ()
    assert sim.current.state.guesses == (None, None)


def test_they_gather_again_to_change_something_first():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))
    sim.ask(hosting.Regather(sim.id(), ANN))

    assert isinstance(sim.table.stage, Gathering)
    assert len(sim.table.chairs) == 4
    sim.bot(3)
    sim.start()
    assert sim.current.players == 3


def test_a_rematch_wants_enough_players():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))
    sim.ask(seating.Leave(sim.id(), BEN))

    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "too_few"


@pytest.mark.parametrize("ask", [handshake.Rematch, hosting.Regather])
def test_there_is_no_rematch_of_a_game_that_goes_on(ask):
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, ask(sim.id(), ANN)) == "not_now"


def test_the_host_gives_a_game_up():
    sim, _ = begun("Ann", "Ben")
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    shown = public_table_of(sim.table, ())
    assert (shown.stage, shown.result, shown.paused) == ("over", None, False)
    sim.rematch()
    assert isinstance(sim.table.stage, Playing)


def test_a_table_that_is_closed_reveals_the_game_that_was_under_way():
    sim, _ = begun("Ann", "Ben")
    entries = sim.ask(hosting.CloseTable(sim.id(), ANN))

    assert kinds(entries) == ["GivenUp", "Closed"]
    assert public_table_of(sim.table, ()).stage == "closed"
    before = log.folded(sim.catalogue, sim.lines[:-1])
    assert isinstance(before.stage, GameOver)
    assert before.stage.current.seal.secret.hex().encode() in before.stage.current.record(None)


def test_the_last_who_leaves_a_game_gives_it_up():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.start()

    assert kinds(sim.ask(seating.Leave(sim.id(), ANN))) == ["TookOver", "Left", "GivenUp", "Closed"]
    assert sim.due() is None


def test_only_what_the_rules_ask_for_runs_out():
    sim, _ = begun("Ann", "Ben")

    with pytest.raises(Malformed):
        add(sim.table, Played((Elapsed("siesta"),)))


@pytest.mark.parametrize(
    ("forged", "what"),
    [
        (b"{}", "entry 1"),
        (b'{"type":"left","person":44}', "entry 1"),
        (b'{"type":"started","seats":[]}', "entry 1"),
        (b'{"type":"game_chosen","game":"bridge","options":{}}', "entry 1"),
        (b'{"type":"bot_sat","chair":60,"level":"easy","name":"Ada"}', "entry 1"),
        (b'{"type":"played","entries":[],"id":"x"}', "entry 1"),
    ],
)
def test_a_log_that_cannot_be_is_refused_with_the_place_of_its_fault(forged, what):
    sim, _ = gathered("Ann")

    with pytest.raises(Malformed, match=what):
        log.folded(sim.catalogue, [sim.lines[0], forged])


@pytest.mark.parametrize("lines", [[], [b"{}"], [b'{"type":"closed"}']])
def test_a_log_without_a_laying_is_refused(lines):
    with pytest.raises(Malformed):
        log.folded(catalogue(), lines)


def test_a_log_of_a_game_that_this_house_has_not_is_refused():
    sim = Sim()
    other = catalogue()

    with pytest.raises(Malformed, match="murmure"):
        log.folded(replace(other, games={}), sim.lines)


def test_a_log_of_a_newer_format_is_refused():
    sim = Sim()

    with pytest.raises(Malformed, match="format 2"):
        log.folded(sim.catalogue, [sim.lines[0].replace(b'"format":1', b'"format":2')])


def test_a_table_is_laid_once():
    sim = Sim()

    with pytest.raises(Malformed, match="once"):
        log.folded(sim.catalogue, sim.lines * 2)
