"""Packs at a table: which one is played with, and which cards come up over an evening."""

import io
from dataclasses import replace

import pytest

from tablee.fairness.commitment import commitment
from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.kernel.cards.deck import dealt
from tablee.kernel.playout import all_options
from tablee.kernel.refusals import Malformed
from tablee.tables import log
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver
from tablee.tables.topics import chairs, handshake, hosting, settings
from tests.fairness import second_verifier
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import PACK, WORDS
from tests.tables.tables import Sim, catalogue, gathered, refused


def record_of(sim: Sim) -> bytes:
    assert isinstance(sim.table.stage, GameOver)
    return sim.table.stage.current.record(sim.table.stage.result)


def with_words(*names: str, seed: int = 0) -> tuple[Sim, list[int]]:
    sim, people = gathered(*names, seed=seed)
    sim.ask(settings.ChoosePack(sim.id(), people[0], WORDS.hash))
    return sim, people


def give_up(sim: Sim, host: int) -> None:
    sim.ask(hosting.GiveUp(sim.id(), host))


def top_card(sim: Sim) -> int:
    return int(sim.current.state.deck[0])


def test_the_first_that_comes_with_a_game_is_played_with_if_nobody_chooses():
    sim, _ = gathered("Ann", "Ben")
    public = public_table_of(sim.table, ())

    assert [(pack.title, pack.cards, pack.played) for pack in public.packs] == [(PACK.title, 1, 0), (WORDS.title, 5, 0)]
    assert public.pack == PACK.hash
    sim.start()
    assert sim.current.seal.header.pack == PACK.terms


def test_the_host_chooses_another_before_a_game():
    sim, (ann, ben) = with_words("Ann", "Ben")

    assert public_table_of(sim.table, ()).pack == WORDS.hash
    assert refused(sim, settings.ChoosePack(sim.id(), ben, PACK.hash)) == "host_only"
    assert refused(sim, settings.ChoosePack(sim.id(), ann, "0" * 64)) == "no_such_pack"
    sim.start()
    assert refused(sim, settings.ChoosePack(sim.id(), ann, PACK.hash)) == "not_now"


def test_the_pack_stands_in_log_commitment_and_record():
    sim, (ann, _) = with_words("Ann", "Ben")
    sim.start()
    (sealed,) = [entry for entry in sim.log if isinstance(entry, handshake.Sealed)]
    header = sim.current.seal.header

    assert (sealed.pack, sealed.played) == (WORDS.hash, ())
    assert header.pack == WORDS.terms
    committed = commitment(
        table=sealed.game_id,
        game="murmure",
        rules=1,
        pack=WORDS.hash,
        options=all_options(MURMURE, {}),
        secret=bytes.fromhex(sealed.secret),
    )
    assert header.commitment == committed.hex()
    give_up(sim, ann)
    content = record_of(sim)
    [verified] = [verify(record) for record in read(io.BytesIO(content), {"murmure": MURMURE}.__getitem__)]
    assert (verified.pack, len(verified.cards)) == (WORDS.hash, 1)
    assert second_verifier.verify(content) == []


def test_over_an_evening_no_card_comes_twice_before_all_have_come_once():
    sim, (ann, _) = with_words("Ann", "Ben", seed=3)
    sim.start()
    tops, played = [], []
    for _ in range(12):
        tops.append(top_card(sim))
        played.append({*sim.current.seal.header.played})
        give_up(sim, ann)
        sim.at += 60_000
        sim.rematch()

    assert {*tops[:5]} == {0, 1, 2, 3, 4}
    assert played[:6] == [{*tops[:game]} for game in range(5)] + [{tops[4]}]
    assert {tops[4], *tops[5:9]} == {0, 1, 2, 3, 4}, "then it begins anew, and the last card was just there"
    assert public_table_of(sim.table, ()).packs[1].played == len(sim.current.seal.header.played)


def test_the_order_of_the_deck_is_committed_in_both_halves():
    sim, (ann, _) = with_words("Ann", "Ben", seed=5)
    sim.start()
    give_up(sim, ann)
    sim.rematch()
    sim_seal, lines = sim.current.seal, sim.current.lines
    shuffles = [entry.answer.order for entry in lines[:1]]

    assert [len(order) for order in shuffles] == [4], "one card was played, and a single one is not shuffled"
    assert sim.current.state.deck == dealt(sim_seal.pack, shuffles)


def test_each_pack_has_its_own_played_cards():
    sim, (ann, _) = with_words("Ann", "Ben")
    sim.start()
    give_up(sim, ann)
    sim.ask(hosting.Regather(sim.id(), ann))
    sim.ask(settings.ChoosePack(sim.id(), ann, PACK.hash))
    sim.start()

    assert sim.current.seal.header.played == ()
    assert [pack.played for pack in public_table_of(sim.table, ()).packs] == [0, 1]


def test_a_game_with_cards_and_without_a_pack_cannot_start():
    bare = replace(catalogue(), packs=lambda _: ())
    sim, (ann, _) = gathered("Ann", "Ben", at_catalogue=bare)

    assert public_table_of(sim.table, ()).pack is None
    assert refused(sim, handshake.Start(sim.id(), ann)) == "no_pack"


def test_a_pack_that_was_kept_is_there_though_the_program_has_other_ones_by_now():
    sim, _ = with_words("Ann", "Ben")
    sim.start()
    newer = replace(sim.catalogue, packs=lambda _: (PACK,))

    with pytest.raises(Malformed, match="cannot follow"):
        log.folded(newer, sim.lines)
    again = log.folded(newer, sim.lines, [WORDS])
    assert again.playing().state == sim.current.state
    assert [pack.title for pack in public_table_of(again, ()).packs] == [PACK.title, WORDS.title]


def test_a_choice_that_a_newer_program_does_not_come_with_falls_back_to_its_first():
    sim, _ = with_words("Ann", "Ben")
    again = log.folded(replace(sim.catalogue, packs=lambda _: (PACK,)), sim.lines)

    assert public_table_of(again, ()).pack == PACK.hash


def test_bots_play_with_cards_too():
    sim, (ann, _) = with_words("Ann", "Ben", seed=2)
    sim.ask(chairs.SeatBot(sim.id(), ann, 2, "hard"))
    sim.start()
    number = top_card(sim)
    give_up(sim, ann)

    assert sim.table.played_cards == {WORDS.hash: {number}}
