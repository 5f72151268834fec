"""`tablee join` against a server that means harm, or is of another version: nothing but plain lines, and a kind end."""

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from tablee.games.sept_pour_cent import GAME
from tablee.kernel.codec import encode
from tablee.kernel.letters import FRENCH_SPACES
from tablee.kernel.offers import Offers
from tablee.tables.patches.change import Change
from tablee.tables.perspective import Patch, Snapshot
from tablee.tables.public_table import Handshake, PublicChair
from tablee.terminal.remote.http_client import LARGEST
from tablee.wire import messages
from tests.terminal.remote.hostile_server import HostileServer, UntilAsked
from tests.terminal.remote.tables import ANN, TWO, public_table
from tests.terminal.test_conversation import announcing

CODES = {
    "a title": "\x1b]0;owned\x07",
    "the clipboard": "\x1b]52;c;cm0gLXJm\x07",
    "one of C0": "\x08",
    "one of C1": "\x9b2J",
    "a line of its own": "\nforged",
    "a line in Unicode": "\u2028forged",
    "the other direction": "\u202enna",
}
OTHER_VERSION = "The server and this program aren’t running the same version."
ENTERED = messages.Entered(1, (), public_table(*TWO), 0, ())
PONG = messages.Pong("")
BYE = messages.Farewell("unknown_table", "gone", None)


def commands(text: str) -> list[str]:
    """What a terminal would obey: all but letters and ends of lines."""
    return [letter for letter in text if not (letter.isprintable() or letter in FRENCH_SPACES or letter == "\n")]


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_no_text_of_a_server_speaks_to_the_terminal(tmp_path, code):
    bad = f"Ann{code}"
    table = public_table(PublicChair("person", bad, ANN), TWO[1], code=bad)
    said = messages.Said(ANN, bad, bad)
    with HostileServer(
        messages.Entered(1, (), table, 0, (said,)), PONG, said, messages.TableChanged({"paused": True}), BYE
    ) as server:
        _, shown = server.joined(tmp_path)

    assert commands(shown) == []
    assert shown.count("Ann") >= 5
    assert "\nforged" not in shown
    assert "\nThe game is paused." in shown


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
@pytest.mark.parametrize(
    ("server", "how"),
    [
        (lambda text: HostileServer(replace(ENTERED, public_table=public_table(*TWO, game=text)), PONG), {}),
        (lambda text: HostileServer(ENTERED, PONG, messages.Farewell("unknown_table", text, None)), {"name": "Ann"}),
        (lambda text: HostileServer(status=503, body=text.encode()), {}),
        (lambda text: HostileServer(status=503, body=encode({"error": text})), {"lay": GAME.name}),
    ],
    ids=["an unknown game", "a farewell", "an error", "an error as JSON"],
)
def test_nothing_at_the_door_speaks_to_the_terminal(tmp_path, server, how, code):
    with server(f"chess{code}") as running:
        exit_code, shown = running.joined(tmp_path, **how)

    assert exit_code == 2
    assert "chess" in shown
    assert commands(shown) == []
    assert "\nforged" not in shown


@pytest.mark.parametrize(
    "message",
    [
        messages.RequestRefused("", "because"),
        messages.TableChanged({"paused": "yes"}),
        messages.TableChanged({"weather": "fine"}),
        messages.TableChanged({"options": {"weather": 1}}),
        messages.TableChanged({"chairs": [{"holder": "bot", "name": "Ada", "level": "godlike"}]}),
        messages.TableChanged({"limit": "soon"}),
        Snapshot(None, "epoch", 0, {"type": "weather"}, Offers(0, ()), (), (), ()),
        '{"type":"patch","seat":null,"number":1,"view":{"inside":{"tabletop":7}}}',
        '{"type":"patch","seat":null,"number":1,"view":' + '{"inside":{"tabletop":' * 30_000,
        '{"type":"wink"}',
        '{"type":"pong","id":7}',
        '{"type":"table_changed","public_table":{"games":1' + "0" * 5_000 + "}}",
        "[" * 100_000,
        b"\xff\xfe",
        "x" * (LARGEST + 1),
    ],
    ids=lambda message: str(message)[:40],
)
def test_what_this_program_does_not_know_ends_in_a_kind_sentence(tmp_path, message):
    with HostileServer(ENTERED, PONG, message, BYE) as server:
        _, shown = server.joined(tmp_path)

    assert shown.splitlines()[-1].startswith(OTHER_VERSION)


SNAPSHOT = Snapshot(None, "epoch", 0, json.decode(encode(GAME.view(announcing(), None))), Offers(0, ()), (), (), ())


@pytest.mark.parametrize(
    "patch",
    [
        Patch(None, 1, Change(inside={"tabletop": Change(splice=((39, 1, ()),))})),
        Patch(None, 1, Change(inside={"slates": Change(splice=((39, 1, ()),))})),
        Patch(None, 1, Change(gone=("weather",))),
        Patch(None, 3),
    ],
    ids=["a splice of what is no list", "inside of nothing", "gone already", "one that follows on another"],
)
def test_a_patch_that_fits_nothing_asks_for_a_snapshot_once_and_nothing_breaks(tmp_path, patch):
    says = (SNAPSHOT, patch, replace(patch, number=patch.number + 1))
    with HostileServer(ENTERED, PONG, UntilAsked("open"), *says, UntilAsked("open"), BYE) as server:
        _, shown = server.joined(tmp_path)

    assert [request["since"] for request in server.heard if request["type"] == "open"] == [None, None]
    assert OTHER_VERSION not in shown


def test_a_patch_that_makes_no_view_of_the_view_ends_in_a_kind_sentence(tmp_path):
    patch = Patch(None, 1, Change(set={"tabletop": {"weather": "fine"}}))
    with HostileServer(ENTERED, PONG, SNAPSHOT, patch, BYE) as server:
        _, shown = server.joined(tmp_path)

    assert shown.splitlines()[-1].startswith(OTHER_VERSION)


def test_whoever_finds_no_free_chair_hears_it_before_they_are_asked_for_a_name(tmp_path):
    with HostileServer(replace(ENTERED, public_table=public_table(*TWO[:2])), PONG) as server:
        _, shown = server.joined(tmp_path, watch=False)

    assert shown.startswith("There’s no free seat: watch, or wait for one.\nWould you like to watch")
    assert "Your name" not in shown


def test_who_loads_a_page_anew_was_never_away(tmp_path):
    here = [encode(chair) for chair in TWO]
    away = [here[0], encode(replace(TWO[1], away=True)), *here[2:]]
    changes = [
        messages.TableChanged({"chairs": [Raw(chair) for chair in chairs]}) for chairs in (away, here, away, here)
    ]
    with HostileServer(ENTERED, PONG, *changes, messages.TableChanged({"paused": True}), BYE) as server:
        _, shown = server.joined(tmp_path)

    assert "\nThe game is paused." in shown
    assert "Ben is " not in shown


def test_how_the_chance_is_sealed_takes_one_short_line_and_all_of_it_is_there_for_whoever_asks(tmp_path):
    seal = Handshake("game", "ab12cd34" + "0" * 56, (), {}, showing=True)
    playing = messages.TableChanged({"stage": "playing", "games": 1, "handshake": seal, "heads": ["ef" * 32]})
    with HostileServer(ENTERED, PONG, playing, BYE) as server:
        _, shown = server.joined(tmp_path)
    with HostileServer(
        replace(ENTERED, public_table=public_table(*TWO, handshake=seal, heads=("ef" * 32,))), PONG, BYE
    ) as server:
        _, asked = server.joined(tmp_path, lines="/seal\n")

    assert "This game’s luck is sealed: ab12cd34… (“/seal” shows all of it)\n" in shown
    assert "00000000" not in shown
    assert f"sealed: ab12cd34{'0' * 56}\n" in asked
    assert "ef" * 32 in asked


def test_a_server_that_lets_nobody_in_first_is_of_another_version_too(tmp_path):
    with HostileServer(PONG) as server:
        code, shown = server.joined(tmp_path)

    assert code == 2
    assert shown.startswith(OTHER_VERSION)


@pytest.mark.parametrize("body", [b"", b"[]x", b'[{"name":"chess"}]', b'{"games":[]}', b"\xff"])
def test_a_list_of_games_that_is_none_ends_in_a_kind_sentence(tmp_path, body):
    with HostileServer(status=200, body=body) as server:
        code, shown = server.joined(tmp_path, lay=GAME.name)

    assert code == 2
    assert shown.startswith(OTHER_VERSION)


def test_a_game_that_the_server_does_not_have_is_said_in_one_line(tmp_path):
    with HostileServer(status=200, body=b"[]") as server:
        code, shown = server.joined(tmp_path, lay=GAME.name)

    assert (code, shown) == (2, f"this server has no game {GAME.name!r}; it has \n")
