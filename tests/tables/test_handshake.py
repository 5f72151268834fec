"""The start handshake: the table commits, then players commit, then they show; nobody alone chooses the chance."""

from dataclasses import replace

import pytest

from tablee.fairness.header import Absent, Revealed, Seedless
from tablee.kernel.entries import Answered
from tablee.kernel.refusals import Malformed
from tablee.tables.people import Sitter
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver, Gathering, Sealing
from tablee.tables.topics import chairs, handshake, hosting, pauses, seating, settings
from tablee.tables.topics.moves import Played
from tablee.tables.waits import SEEDS_WITHIN
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Guess
from tests.tables.tables import Sim, begun, catalogue, gathered, kinds, refused, seed

ANN, BEN, CAT = 0, 1, 2


def sealing(*names: str) -> Sim:
    sim, _ = gathered(*names)
    sim.ask(handshake.Start(sim.id(), ANN))
    return sim


def test_the_table_commits_before_anybody_is_asked():
    sim = sealing("Ann", "Ben")

    shaken = public_table_of(sim.table, ()).handshake
    assert shaken is not None
    assert shaken.asked == (ANN, BEN)
    assert shaken.commitments == {}
    assert not shaken.showing


def test_the_commitment_that_was_shown_first_is_that_of_the_record():
    sim = sealing("Ann", "Ben")
    shaken = public_table_of(sim.table, ()).handshake
    sim.handshake()

    assert shaken is not None
    assert sim.current.seal.header.commitment == shaken.commitment
    assert sim.current.seal.header.table == shaken.game_id == "ABCDEF/1"


def test_the_secret_is_in_nothing_that_is_shown():
    sim = sealing("Ann", "Ben")
    secret = sim.table.stage.secret.hex()

    assert secret.encode() not in repr(public_table_of(sim.table, ())).encode()
    sim.handshake()
    assert secret.encode() not in repr(public_table_of(sim.table, ())).encode()


def test_all_commit_then_all_show_then_the_game_begins():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, seed(ANN).hex())) == "seed_unfit"
    sim.commit(BEN)
    sim.show(BEN)
    assert isinstance(sim.table.stage, Sealing)
    sim.show(ANN)

    assert [type(shown) for shown in public_table_of(sim.table, ()).seeds] == [Revealed, Revealed]
    assert sim.current.awaited == (0, 1)


def test_nobody_commits_once_seeds_are_shown():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    sim.commit(BEN)
    sim.wait(10_000)

    assert refused(sim, handshake.CommitSeed(sim.id(), CAT, sim.commitment(CAT))) == "seed_unfit"
    assert refused(sim, handshake.ShowSeed(sim.id(), CAT, seed(CAT).hex())) == "seed_unfit"


def test_somebody_who_is_cut_off_for_a_moment_is_still_waited_for():
    """After a restart people come back one by one, and the first to commit must not leave the others out."""
    sim = sealing("Ann", "Ben")
    sim.present.discard(BEN)
    sim.commit(ANN)

    assert not public_table_of(sim.table, ()).handshake.showing


def test_nobody_commits_to_another_seed_than_their_first():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)

    assert refused(sim, handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN, bytes(32)))) == "seed_unfit"


def test_a_device_that_lost_the_answer_commits_and_shows_again():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    assert sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN))) == ()
    sim.commit(BEN)
    sim.commit(CAT)
    sim.show(ANN)

    assert sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN))) == ()
    assert sim.ask(handshake.ShowSeed(sim.id(), ANN, seed(ANN).hex())) == ()


def test_another_seed_than_the_one_committed_to_is_refused():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.commit(BEN)

    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, bytes(32).hex())) == "seed_unfit"


def test_a_copy_of_anothers_commitment_does_not_help():
    """Ben repeats what Ann commits to, and waits for her seed: his own seat is not in it."""
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.ask(handshake.CommitSeed(sim.id(), BEN, sim.commitment(ANN)))
    sim.show(ANN)

    assert refused(sim, handshake.ShowSeed(sim.id(), BEN, seed(ANN).hex())) == "seed_unfit"


def test_only_those_who_are_asked_can_answer():
    sim = Sim()
    sim.sit("Ann")
    sim.sit("Ben")
    sim.ask(handshake.Start(sim.id(), 0))

    assert refused(sim, handshake.CommitSeed(sim.id(), 0, "0" * 64)) == "seed_unfit"


def test_who_never_commits_is_named_and_the_game_begins_without_them():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.wait(SEEDS_WITHIN)
    assert isinstance(sim.table.stage, Sealing)
    assert sim.table.stage.showing
    sim.show(ANN)

    assert sim.current.seal.header.seats == (Revealed(sim.commitment(ANN), seed(ANN).hex()), Absent(None))


def test_who_commits_and_never_shows_is_named_with_what_they_committed_to():
    sim = sealing("Ann", "Ben")
    committed = sim.commitment(BEN)
    sim.commit(ANN)
    sim.commit(BEN)
    sim.show(ANN)
    sim.present.discard(BEN)
    sim.wait(SEEDS_WITHIN)

    assert sim.current.seal.header.seats[BEN] == Absent(committed)


def test_when_nobody_answers_the_game_begins_all_the_same():
    sim = sealing("Ann", "Ben")
    sim.wait(SEEDS_WITHIN)

    assert sim.current.seal.header.seats == (Absent(None), Absent(None))


def test_absent_people_are_not_waited_for():
    sim, _ = gathered("Ann", "Ben", "Cat")
    sim.present.discard(CAT)
    sim.ask(handshake.Start(sim.id(), ANN))
    sim.handshake()

    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Revealed, Absent]


def test_the_only_one_who_is_there_is_asked_and_not_named_absent():
    sim, _ = gathered("Ann", "Ben")
    sim.present.discard(BEN)
    sim.start()

    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Absent]


def test_somebody_who_goes_before_committing_holds_the_table_up_for_ten_seconds_at_most():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    sim.commit(BEN)
    sim.present.discard(CAT)
    sim.wait(SEEDS_WITHIN)
    sim.show(BEN)
    sim.show(ANN)

    assert sim.current.seal.header.seats[CAT] == Absent(None)


def test_when_nobody_is_there_nobody_is_waited_for():
    sim = Sim()
    sim.sit("Ann")
    sim.sit("Ben")
    sim.present = {0}
    entries = sim.ask(handshake.Start(sim.id(), 0))

    assert kinds(entries) == ["Sealed", "Started", "Played"]


def test_alone_with_bots_nobody_is_asked():
    sim, _ = gathered("Ann")
    sim.bot(1)
    entries = sim.ask(handshake.Start(sim.id(), ANN))

    assert kinds(entries) == ["Sealed", "Started", "Played"]
    assert sim.current.seal.header.seats == (Seedless(), Seedless())


def test_bots_are_asked_for_no_seed():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(3)
    sim.start()

    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Revealed, Seedless]


@pytest.mark.parametrize(
    "kind", [seating.Leave, handshake.Start, handshake.Rematch, hosting.Regather, pauses.Pause, hosting.GiveUp]
)
def test_while_seeds_are_gathered_the_table_waits(kind):
    sim = sealing("Ann", "Ben")

    assert refused(sim, kind(sim.id(), ANN)) == "not_now"
    assert refused(sim, seating.Sit(sim.id(), "Cat")) == "not_now"
    assert refused(sim, chairs.Swap(sim.id(), ANN, 0, 1)) == "not_now"
    assert refused(sim, chairs.Free(sim.id(), ANN, 1)) == "not_now"
    assert refused(sim, sim.acting(ANN, Guess(1))) == "not_now"


def test_a_seed_is_for_a_handshake():
    sim, _ = gathered("Ann", "Ben")

    assert refused(sim, handshake.CommitSeed(sim.id(), ANN, "0" * 64)) == "not_now"
    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, "0" * 64)) == "not_now"


def test_other_seeds_make_another_deal():
    deals = set()
    for number in range(8):
        sim = sealing("Ann", "Ben")
        mine = bytes([number]) * 32
        sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN, mine)))
        sim.commit(BEN)
        sim.show(BEN)
        sim.ask(handshake.ShowSeed(sim.id(), ANN, mine.hex()))
        deals.add(sim.current.state)

    assert len(deals) == 8


def test_too_few_or_too_many_do_not_start():
    sim, (ann,) = gathered("Ann")

    assert refused(sim, handshake.Start(sim.id(), ann)) == "too_few"
    assert isinstance(sim.table.stage, Gathering)


def test_an_option_that_does_not_fit_so_many_players_is_refused_at_the_start():
    def setup(options, players, pack):
        if int(options["step"]) > players:
            raise Malformed("no such seat")
        return MURMURE.setup(options, players, pack)

    sim, (ann, _) = gathered(
        "Ann", "Ben", game="choosy", at_catalogue=catalogue(replace(MURMURE, name="choosy", setup=setup))
    )
    sim.ask(settings.SetOption(sim.id(), ann, "step", 3))

    assert refused(sim, handshake.Start(sim.id(), ann)) == "no_such_option"


def test_the_taken_chairs_close_ranks_at_the_start():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 0, 3))
    sim.start()

    assert sim.table.chairs == [Sitter(ben), Sitter(ann)]


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
    assert sim.current.seal.header.options == {"step": 4, "mood": "calm", "first": "lot"}
    assert not sim.table.people[BEN].ready
    assert sim.current.seal.secret != first.seal.secret


def test_a_rematch_wants_enough_players():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(20))
    sim.ask(seating.Leave(sim.id(), BEN))

    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "too_few"


def test_chairs_that_were_left_are_gone_in_the_rematch():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), BEN))
    sim.wait(3_000)
    sim.act(ANN, Guess(9))
    sim.act(CAT, Guess(9))
    sim.rematch()

    assert sim.current.players == 2
    assert sim.table.seat_of(CAT) == 1
