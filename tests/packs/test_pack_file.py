"""A pack as a file: read, written, and refused with what is wrong and where."""

import json
import unicodedata
from bisect import bisect_left
from dataclasses import replace

import pytest

from tablee.fairness.record_lines import LONGEST, CardLine, encoded
from tablee.kernel.cards.pack import MOST_CARDS, Pack
from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import LARGEST_PACK, MOST_PARTS, PackFile, kept_pack, read_pack, write_pack
from tests.kernel.murmure import MURMURE
from tests.packs.cards import DEVINE, PACK, Box, Joke, Riddle, riddles, salted


def body(**changes):
    return json.dumps(json.loads(write_pack(PACK)) | changes).encode()


def cards(*each):
    return body(cards=[*each])


def refusal(file, game=DEVINE):
    with pytest.raises(Malformed) as refused:
        read_pack(file, game)
    return str(refused.value)


def riddle(**changes):
    return {"type": "riddle", "id": "r1", "answer": "le vent", "clues": ["?"]} | changes


def test_what_is_written_is_read_as_the_same_pack():
    again = read_pack(write_pack(PACK), DEVINE)

    assert again == PACK
    assert again.cards == PACK.cards
    assert write_pack(again) == write_pack(PACK)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_it_is_read_however_an_editor_saved_it(encoding):
    assert read_pack(write_pack(PACK).decode().encode(encoding), DEVINE).hash == PACK.hash


@pytest.mark.parametrize("salt", ["", "xyz", "AB" * 16, "ab" * 17])
def test_a_pack_without_a_salt_of_its_own_is_refused(salt):
    assert refusal(body(salt=salt)).startswith("salt: ")


def test_one_that_was_kept_is_read_as_it_is_though_nobody_could_give_it_now():
    nameless = salted("devine", "", PACK.cards)

    with pytest.raises(Malformed, match="title"):
        read_pack(write_pack(nameless), DEVINE)
    assert kept_pack(write_pack(nameless), DEVINE).hash == nameless.hash


def test_a_file_says_its_language_and_older_ones_are_french():
    german = Pack("devine", "Witze", [Joke("Oh")], salt="70c7" * 8, language="de")
    older = write_pack(german).replace(b'"language":"de",', b"")

    assert read_pack(write_pack(german), DEVINE).language == "de"
    assert read_pack(older, DEVINE).language == "fr"


def test_no_two_files_have_the_same_hash_so_what_is_kept_under_one_is_what_was_given_first():
    """Tables share what is kept under a hash: a stranger who gives it first must not say what others see."""
    held = {"title": "Devines", "language": "zz", "salt": "70c8" * 8, "cards": [{"type": "joke", "text": "Ah"}]}
    others = [body(**{name: other}) for name, other in held.items()]

    assert held.keys() == {*PackFile.__struct_fields__} - {"format", "game"}, "which are the same for all of a game"
    assert len({read_pack(one, DEVINE).hash for one in [body(), *others]}) == 1 + len(held)


def test_a_file_has_one_spelling():
    assert (
        write_pack(salted("devine", "Été", [Joke("«\u202fOh\u202f»")]))
        == (
            '{"cards":[{"text":"«\u202fOh\u202f»","type":"joke"}],"format":"tablee/pack/v1","game":"devine","language":"fr","salt":"70c770c770c770c770c770c770c770c7","title":"Été"}'
        ).encode()
    )
    assert read_pack(json.dumps(json.loads(write_pack(PACK)), indent=4).encode(), DEVINE) == PACK


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"", "the file is empty"),
        (b" \n", "the file is empty"),
        (b"PK\x03\x04\x14\x00", "a spreadsheet's own file; save it as CSV"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "no text; give a table (.csv) or a built pack (.json)"),
        (b"{\x00\x00\x00}", "no text; give a table (.csv) or a built pack (.json)"),
        (b"[]", "expected an object in braces, found a list in brackets"),
        (b"{}", "it lacks the field `cards`"),
        (b'{"cards":[1,}', "no JSON: invalid character (byte 12)"),
        (write_pack(PACK)[:-200], "the file ends too early"),
        (write_pack(PACK)[:-9], "the file ends too early"),  # within an apostrophe
        (write_pack(PACK)[:-2], "the file ends too early"),
        (write_pack(PACK).replace("é".encode(), b"\xe9", 1), "byte 22: not UTF-8; save the file as UTF-8"),
        (body(more=1), "there is no field `more`"),
        (
            body(format="tablee/pack/v9"),
            "format: 'tablee/pack/v9' is none that this Tablée reads; it reads 'tablee/pack/v1'",
        ),
        (body(title="x" * 201), "title: expected text of length <= 200"),
        (body(title=""), "title: a pack has a name by which it is chosen"),
        (body(title="\u00a0 "), "title: nothing that is seen stands at its beginning"),
        (cards(riddle(answer="\u0301\u0301")), "card 1, answer: nothing that is seen stands at its beginning"),
        (cards(riddle(clues=["ah", " \u0301oh"])), "card 1, clues[1]: nothing that is seen stands at its beginning"),
        (body(title="a\u202eb"), "title: U+202E, which cannot be seen; take it out"),
        (body(game="incroyable"), "game: a pack of 'incroyable'; cards of 'devine' are wanted"),
        (body(cards={}), "expected a list in brackets, found an object in braces"),
        (cards(), "cards: 0 of them; a pack of this game has 1 to 10000"),
        (cards(riddle(), 7), "card 2: expected an object in braces, found a whole number"),
        (cards(riddle(clues=["?", "?", "?", 4])), "card 1, clues[3]: expected text, found a whole number"),
        (cards(riddle(year="1789")), "card 1, year: expected a whole number or null, found text"),
        (cards(riddle(year=17.89)), "card 1, year: expected a whole number or null, found a number with a fraction"),
        (cards(riddle(year=2**53)), "card 1, year: a number of more than 15 digits"),
        (cards(riddle(year=10**400)), "card 1, year: a number of more than 15 digits"),
        (cards(riddle(year=-(10**300))), "card 1, year: a number of more than 15 digits"),
        (cards(riddle(joke="ha")), "card 1: there is no field `joke`"),
        (cards({"type": "riddle"}), "card 1: it lacks the field `id`"),
        (cards({"type": "poem"}), "card 1, type: invalid value 'poem'"),
        (cards({"text": "ha"}), "card 1: it lacks the field `type`"),
        (cards({"type": "joke", "text": "a\nb"}), "card 1, text: U+000A, which cannot be seen; take it out"),
        (cards(riddle(clues=["a\u2066b"])), "card 1, clues[0]: U+2066, which cannot be seen; take it out"),
        (cards(riddle(clues=["a\u3164b"])), "card 1, clues[0]: U+3164, which cannot be seen; take it out"),
        (
            cards(riddle(clues=["👨\u200d👩", "a\u200db"])),
            "card 1, clues[1]: U+200D, which cannot be seen; take it out",
        ),
        (cards(riddle(answer="a" * 4001)), "card 1, answer: a text of 4001 letters; at most 4000 are read"),
        (
            cards(riddle(answer=unicodedata.normalize("NFD", "été"))),
            "card 1, answer: letters and accents apart; write it in the normal form NFC",
        ),
        (
            cards(riddle(clues=["Z\u0336\u0334\u0337\u0338a"])),
            "card 1, clues[0]: more than 3 accents or marks on one letter; take them out",
        ),
        (
            cards(riddle(clues=["ש" + 4 * "\u05b0"])),
            "card 1, clues[0]: more than 3 accents or marks on one letter; take them out",
        ),
        (
            cards(riddle(clues=["क\u094d\u200dष" + 2 * "\u094d\u094d\u200d" + "ष"])),
            "card 1, clues[0]: more than 3 accents or marks on one letter; take them out",
        ),
        (cards(riddle(), riddle(id="r2"), riddle()), "cards 1 and 3 are the same; leave one out"),
        (cards(riddle(), riddle(answer="la mer")), "cards 1 and 2 have the same id 'r1'"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(file, said):
    assert refusal(file) == said


@pytest.mark.parametrize(
    "text",
    ["«\u00a0Où\u202f?\u00a0» 👨\u200d👩\u200d👧", "כַּמָּה?", "مُحَمَّدٌ", "Tiếng Việt", "ผู้ใหญ่", "श्रीमान्", "ကြိုးစား မြို့"],
)
def test_text_with_french_spaces_families_of_emoji_and_the_marks_of_other_scripts_is_fine(text):
    text = unicodedata.normalize("NFC", text)
    assert read_pack(cards({"type": "joke", "text": text}), DEVINE).cards == (Joke(text),)


def test_a_surrogate_alone_is_no_text():
    assert refusal(cards({"type": "joke", "text": "\ud800"}))


def test_a_file_too_large_is_not_looked_at():
    assert refusal(b"x" * (LARGEST_PACK + 1)) == "a pack of 2000001 bytes; at most 2000000 are read"


def test_a_game_without_cards_has_no_packs():
    assert refusal(write_pack(PACK), replace(MURMURE, cards=None)) == "murmure is played without cards"


def test_too_many_cards():
    assert refusal(cards(*[{"type": "joke", "text": str(n)} for n in range(MOST_CARDS + 1)])).startswith("cards: 10001")


@pytest.mark.parametrize(("open_", "close"), [(b"[", b"]"), (b'{"x":', b"}")])
def test_a_bomb_of_nesting_is_refused(open_, close):
    for depth in (900, 100_000):
        nest = open_ * depth + b"1" + close * depth
        assert refusal(body(cards=0).replace(b'"cards": 0', b'"cards": [' + nest + b"]"))


@pytest.mark.parametrize("depth", [17, 150, 20_000])
def test_cards_that_hold_cards_are_not_endlessly_deep(depth):
    box = b'{"type":"box","holds":[' * depth + b'{"type":"box"}' + b"]}" * depth

    assert "deeper" in refusal(body(cards=0).replace(b'"cards": 0', b'"cards": [' + box + b"]"))


@pytest.mark.slow
def test_parts_are_counted_over_all_cards():
    each = MOST_PARTS // 100
    file = write_pack(salted("devine", "Tout", [Riddle(str(n), "", ("x",) * each) for n in range(101)]))

    assert refusal(file) == "card 100, clues[201]: more than 50000 parts up to here; divide the pack"


@pytest.mark.slow
def test_parts_that_hold_nothing_count_as_well():
    boxes = [Box((Box(),) * (100 + n)) for n in range(250)]

    assert "more than 50000 parts" in refusal(write_pack(salted("devine", "Tout", boxes)))


@pytest.mark.parametrize("text", ["x", '"' * 90, "\U0001f600" * 90, "é" * 3_000])
def test_a_card_that_is_read_has_room_in_a_record_though_all_of_it_be_seen(text):
    """Else the record of a game that was played with it could not be read again."""

    def file(clues, others=0):
        cards = [Riddle("r", "", (text,) * clues, 2**53 - 1), *riddles(others, 1)]
        return write_pack(salted("devine", "t" * 200, cards))

    def too_large(clues):
        try:
            return not read_pack(file(clues), DEVINE)
        except Malformed:
            return True

    most = bisect_left(range(1_000), True, key=too_large) - 1

    [card] = read_pack(file(most, MOST_CARDS - 1), DEVINE).show([(0,)])
    assert len(encoded(CardLine(card, "0" * 64))) <= LONGEST
    assert refusal(file(most + 1)).endswith(": a card of more than 64000 bytes up to here; divide it")


@pytest.mark.slow
def test_a_pack_as_large_as_can_be_is_read():
    pack = salted("devine", "Tout", riddles(1500, clues=29, text="un indice d’une longueur moyenne"))

    assert read_pack(write_pack(pack), DEVINE).hash == pack.hash
