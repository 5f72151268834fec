"""Cards in a record: what people saw of them, each part proven against the pack's hash, and nothing else."""

import io
from dataclasses import replace

import pytest

from tablee.fairness.commitment import commitment
from tablee.fairness.record import RecordedCard, read
from tablee.fairness.record_faults import Damaged, Disproved
from tablee.fairness.verify import verify
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import UNSEEN, node_hash
from tablee.kernel.codec import canonical
from tests.fairness import second_verifier
from tests.fairness.recorded import (
    altered,
    checked,
    erased,
    felt,
    forged,
    hunch_lines,
    named,
    recorded,
    sealed,
)
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import WORDS

PLAYED = WORDS.with_played({0, 3})


@pytest.fixture(scope="module")
def content():
    return recorded(sealed(MURMURE, 10, pack=PLAYED))


def card_line(content):
    [record] = read(io.BytesIO(content), named)
    [line] = [line for line in record.lines if isinstance(line, RecordedCard)]
    return line


def as_json(cards):
    return [{"type": "card", "card": second_verifier.json.loads(canonical(card)), "head": ""} for card in cards]


def test_a_record_verifies_without_the_pack_at_hand(content):
    [verified] = checked(content)

    assert verified.pack == WORDS.hash
    assert verified.cards == (card_line(content).card.card,)
    assert second_verifier.verify(content) == []


def test_it_shows_what_was_seen_and_nothing_else(content):
    [record] = read(io.BytesIO(content), named)
    number = card_line(content).card.card
    shown, there = record.pack.cards[number], WORDS.cards[number]

    assert number in {1, 2, 4}, "cards that were played before come last"
    assert (shown.clue, shown.word, shown.also) == (there.clue, there.word, UNSEEN)
    for card in WORDS.cards:
        for text in (card.clue, card.word, *card.also):
            assert (text.encode() in content) == (text in (there.clue, there.word))


def test_the_header_says_which_cards_were_played_before(content):
    [record] = read(io.BytesIO(content), named)

    assert record.header.played == (0, 3)
    assert record.header.pack == WORDS.terms
    assert record.pack == PLAYED


def test_a_game_given_up_shows_what_was_seen_until_then():
    content = recorded(sealed(MURMURE, 10, pack=PLAYED), given_up_after=4)
    [record] = read(io.BytesIO(content), named)
    card = record.pack.cards[card_line(content).card.card]

    assert card.clue in [there.clue for there in WORDS.cards]
    assert card.word is UNSEEN
    assert checked(content)[0].result is None


def disproved(content, match):
    with pytest.raises(Disproved, match=match):
        checked(content)


def test_an_altered_part_is_found_out_even_when_all_heads_follow(content):
    def alter(lines):
        lines[-2]["card"]["parts"]["of"][1]["value"] = "sésame !"

    disproved(forged(content, alter), f"line {len(content.splitlines()) - 1}: card . is not as it is in the pack")
    with pytest.raises(ValueError, match="this card is not of the pack"):
        second_verifier.verify(forged(content, alter))


def test_a_card_that_nobody_saw_is_refused_though_it_is_of_the_pack(content):
    """By somebody who has the whole pack, and would show more of it."""
    number = card_line(content).card.card
    [whole], [other] = as_json(WORDS.show([(number,)])), as_json(WORDS.show([(3, "clue")]))

    def more(lines):
        lines[-2] = whole

    def another(lines):
        lines.insert(-2 if number > 3 else -1, other)

    disproved(forged(content, more), f"it shows a part of card {number} that nobody saw")
    disproved(forged(content, another), "it shows a part of card 3 that nobody saw")


def test_not_even_that_a_hidden_branch_has_parts_is_shown(content):
    """How many other names a card has, though each of them is hidden; and a card of which all is hidden."""
    number = card_line(content).card.card
    [whole], [other] = as_json(WORDS.show([(4,)])), as_json(WORDS.show([(3,)]))
    hidden = {"type": "hidden", "hash": node_hash(next(WORDS.show([(4, "also")])).parts.of[2].of[0]).hex()}
    whole["card"]["parts"]["of"][2]["of"] = [hidden]
    other["card"]["parts"] = {"type": "hidden", "hash": node_hash(next(WORDS.show([(3,)])).parts).hex()}

    def counted(lines):
        lines[-2] = whole

    assert number == 4
    disproved(forged(content, counted), "it shows a part of card 4 that nobody saw")
    disproved(forged(content, lambda lines: lines.insert(-2, other)), "it shows a part of card 3 that nobody saw")


def test_the_cards_played_before_are_fixed_before_the_seeds_are_known():
    """Else whoever runs the table could try one list after the other until chance answers as they like."""
    lists = [PLAYED, WORDS, WORDS.with_played({0}), WORDS.with_played({1})]

    assert len({sealed(MURMURE, 10, pack=pack).header.commitment for pack in lists}) == len(lists)


def test_a_record_that_claims_another_list_of_them_is_refused():
    def claimed(lines):
        lines[0]["header"]["played"] = [0]

    content = forged(recorded(sealed(MURMURE, 10, pack=PLAYED)), claimed)

    disproved(content, "the secret is not the one that line 1 commits to with its terms")
    with pytest.raises(ValueError, match="the table committed to another secret"):
        second_verifier.verify(content)


def test_a_record_says_the_language_of_cards_that_are_not_french_and_both_verifiers_hold_it_to_the_seal():
    english = Pack(WORDS.game, WORDS.title, WORDS.cards, salt=WORDS.salt, language="en")
    content = recorded(sealed(MURMURE, 10, pack=english))

    def claimed(language):
        return forged(content, lambda lines: lines[0]["header"]["pack"].update(language=language))

    [record] = read(io.BytesIO(content), named)
    assert record.pack.language == "en"
    assert checked(content)[0].pack == english.hash != WORDS.hash
    assert second_verifier.verify(content) == []
    disproved(claimed("zz"), "the secret is not the one that line 1 commits to with its terms")
    for language in ("zz", "fr", "EN", "eng", None):
        with pytest.raises(ValueError, match=r"line 1|the table committed to another secret"):
            second_verifier.verify(claimed(language))


def test_a_part_that_somebody_saw_may_not_be_missing(content):
    [clue] = as_json(WORDS.show([(card_line(content).card.card, "clue")]))

    def less(lines):
        lines[-2] = clue

    disproved(forged(content, less), "card that somebody saw is missing")
    disproved(forged(content, lambda lines: lines.pop(-2)), "card that somebody saw is missing|nobody saw, and no line")


def test_an_erased_card_leaves_the_chain(content):
    entries = len(content.splitlines()) - 3

    [verified] = checked(erased(content, entries + 1))

    assert verified.erased == (entries + 2,)
    assert verified.cards == ()


def heedful(name):
    """Murmure whose measure of a shout hangs on the card's word."""

    def answer(state, given):
        if isinstance(state, murmure.Measuring) and murmure.top_card(state.guessing).word == "":
            raise AssertionError(given)
        return murmure.answer(state, given)

    return replace(MURMURE, answer=answer)


def test_where_the_rules_need_a_card_that_no_line_shows_the_record_is_disproved_unless_it_was_erased():
    content = recorded(sealed(MURMURE, 11, pack=WORDS))
    measured = next(n for n, line in enumerate(content.splitlines(), 1) if b"measured" in line)
    lacking, gone = forged(content, lambda lines: lines.pop(-2)), erased(content, len(content.splitlines()) - 2)

    with pytest.raises(Disproved, match=f"line {measured}: the rules ask for a part .* and no line shows it"):
        [verify(record) for record in read(io.BytesIO(lacking), heedful)]
    [found] = [verify(record) for record in read(io.BytesIO(gone), heedful)]
    assert found.erased == (len(content.splitlines()) - 1,)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda line: line["card"].update(card=5), "there is no card 5 in this game"),
        (lambda line: line["card"].update(card=10_000), "no line of a record"),
        (lambda line: line["card"].update(path=["0" * 64] * 17), "no line of a record"),
        (lambda line: line["card"]["parts"].update(kind="trick"), "no card of this game|not as it is in the pack"),
        (lambda line: line["card"].update(parts={"type": "hidden", "hash": "0" * 64}), "not as it is in the pack"),
    ],
)
def test_a_card_that_cannot_be_says_what_is_wrong(content, change, said):
    with pytest.raises((Damaged, Disproved), match=f"line {len(content.splitlines()) - 1}: .*({said})"):
        checked(altered(content, len(content.splitlines()) - 1, change))


def test_cards_come_last_each_once(content):
    def doubled(lines):
        lines.insert(-1, dict(lines[-2]))

    def early(lines):
        lines.insert(2, lines.pop(-2))

    def doubled_behind_an_erased_line(lines):
        lines[-1:-1] = [{"type": "erased", "digest": "0" * 64}, dict(lines[-2])]

    for twice in (doubled, doubled_behind_an_erased_line):
        with pytest.raises(Damaged, match="rising order, each once"):
            checked(forged(content, twice))
        with pytest.raises(ValueError, match="rising order"):
            second_verifier.verify(forged(content, twice))
    with pytest.raises(Damaged, match="line 3: a card, and what people saw of the cards comes last"):
        checked(forged(content, early))


def test_not_even_a_hunch_comes_after_a_card():
    """Else all that follows it could, too."""

    def early(lines):
        lines.insert(hunch_lines(felt())[-1] - 1, lines.pop(-2))

    with pytest.raises(Damaged, match="a card, and what people saw of the cards comes last"):
        checked(forged(felt(), early))
    with pytest.raises(ValueError, match="cards come last"):
        second_verifier.verify(forged(felt(), early))


@pytest.mark.covers
def test_a_card_of_parts_within_parts_without_end_is_refused(content):
    def deep(line):
        for _ in range(200):
            line["card"]["parts"] = {"type": "branch", "kind": "", "of": [line["card"]["parts"]]}

    with pytest.raises(Disproved, match="deeper than 16 parts within one another"):
        checked(altered(content, len(content.splitlines()) - 1, deep))


def test_a_seat_that_so_few_do_not_have_cannot_begin(content):
    def fourth(lines):
        lines[0]["header"]["options"]["first"] = 3
        header = lines[0]["header"]
        lines[0]["header"]["commitment"] = commitment(
            table=header["table"],
            game=header["game"],
            rules=header["rules"],
            pack=WORDS.hash,
            played=header["played"],
            options=header["options"],
            secret=bytes.fromhex(lines[-1]["closing"]["secret"]),
        ).hex()

    disproved(forged(content, fourth), "line 1: .*seat")
