"""A pack given to a table: by its host, bounded in size, time and number, and refused with what is wrong and where."""

import asyncio
import json
import socket

import pytest
from starlette.requests import Request

from tablee.games import AUTHORING
from tablee.packs.authoring.building import linted_table
from tablee.packs.pack_file import LARGEST_PACK, write_pack
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.environment import Environment
from tablee.server.journal import Journal
from tablee.server.limits import Limits, Rate
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins
from tablee.server.routes.pack_routes import STRANGER, PackRoutes
from tablee.storage.memory import MemoryStore
from tablee.tables.catalogue import Catalogue
from tablee.terminal.remote.http_client import HttpClient, PackRefused, server_and_code
from tablee.wire.codes import UNGUESSABLE
from tablee.wire.messages import PackKept
from tablee.wire.requests import LayTable
from tests.packs.cards import DEVINE, PACK
from tests.server.servers import FREE, ROOMY, RunningServer

pytestmark = pytest.mark.slow

FILE = write_pack(PACK)
GUESSER = "192.0.2.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    roomy = {**ROOMY, "packs": FREE, "unknown_codes": FREE, "pack_within": 1.5}
    with RunningServer(tmp_path_factory.mktemp("packs") / "tables.sqlite3", limits=roomy) as running:
        yield running
        assert running.faults() == []


def laid(server, game=DEVINE.name):
    return server.lay(game)


def given(server, code, token, body=FILE, **headers):
    """The status, and what is said."""
    headers = {"Authorization": f"Bearer {token}"} | headers
    status, _, answer = server.request("POST", f"/api/tables/{code}/packs", body, **headers)
    return status, json.loads(answer)


def test_the_host_gives_a_pack_and_learns_its_hash(server):
    code, token = laid(server)

    kept = {
        "hash": PACK.hash,
        "game": "devine",
        "title": "Devinettes d’hiver",
        "cards": 13,
        "language": "fr",
        "advice": [],
    }
    assert given(server, code, token) == (201, kept)
    assert given(server, code.lower(), token) == (201, kept)


def test_so_does_a_host_at_a_terminal(server):
    code, token = laid(server)
    client = HttpClient(server_and_code(server.url)[0])

    assert client.give_pack(code, token, FILE) == PackKept(PACK.hash, "devine", "Devinettes d’hiver", 13, "fr")
    with pytest.raises(PackRefused, match="le fichier s’arrête au milieu"):
        client.give_pack(code, token, FILE[:-9])
    with pytest.raises(PackRefused, match=STRANGER):
        client.give_pack(code, "another", FILE)


def test_nobody_else_can_and_whether_there_is_such_a_table_is_not_told(server):
    code, token = laid(server)
    _, other = laid(server)

    for table, shown in ((code, other), (code, ""), (code, "x" * 5000), ("QQQQQQ", token)):
        assert given(server, table, shown) == (403, {"error": STRANGER})
    assert given(server, code, token, Authorization=f"Basic {token}") == (403, {"error": STRANGER})


def test_with_a_code_that_cannot_be_guessed_nobody_waits_beside_a_guesser():
    """Whether the token is the host's is told at once; it was only at the door of the table."""

    async def evening():
        hall = OpenTables(MemoryStore(), Catalogue(), Environment(code_length=UNGUESSABLE), Journal(lambda _: None))
        doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 1)), asyncio.get_running_loop().time)
        code = (await hall.lay(LayTable("sept_pour_cent"))).code
        assert doorkeeper.may_try_code(GUESSER)
        routes, statuses = PackRoutes(hall, Origins(), doorkeeper), []
        for asked in (code, "Q" * UNGUESSABLE):
            scope = {"type": "http", "method": "POST", "path_params": {"code": asked}, "client": (GUESSER, 1)}
            headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"authorization", b"Bearer another")]
            answer = await routes.give(Request({**scope, "headers": headers, "query_string": b""}))
            statuses.append(answer.status_code)
        return statuses

    assert asyncio.run(evening()) == [403, 429]


def test_no_foreign_page_can(server):
    code, token = laid(server)

    assert given(server, code, token, Origin="https://evil.test")[0] == 403
    assert given(server, code, token, Origin="")[0] == 403


@pytest.mark.parametrize(
    ("body", "cards", "told"),
    [
        (b"", [], "le fichier est vide\u202f; choisis-en un autre"),
        (
            FILE[:-9],
            [],
            "le fichier s’arrête au milieu\u202f; copie-le ou construis-le à nouveau",
        ),
        (
            FILE.replace(b"devine", b"dominos"),
            [],
            "ces cartes sont pour un autre jeu (dominos)\u202f; choisis ce jeu, ou un autre fichier",
        ),
        (
            FILE.replace(b'"year":5', b'"year":"5"'),
            ["6"],
            "year\u202f: «\u202f5\u202f» n’est pas un nombre entier",
        ),
        (
            FILE.replace(b'"r3"', b'"r4"'),
            [],
            "les cartes 4 et 5 ont le même identifiant\u202f; change l’un des deux",
        ),
    ],
)
def test_what_is_wrong_with_it_is_said_with_its_place_and_told_in_the_language_of_the_page(server, body, cards, told):
    code, token = laid(server)

    fault = {"text": told, "lines": [], "cards": cards, "count": 1}
    error = ": ".join([*cards, told])
    assert given(server, code, token, body) == (400, {"error": error, "faults": [fault]})


def test_a_bomb_of_nesting_does_nobody_harm(server):
    code, token = laid(server)
    for bomb in (b"[" * LARGEST_PACK, b'{"cards":' + b"[" * 900_000 + b"]" * 900_000 + b"}"):
        assert given(server, code, token, bomb)[0] == 400

    assert given(server, code, token)[0] == 201


def test_which_games_have_cards_is_told_to_whoever_chooses_one(server):
    _, _, answer = server.request("GET", "/api/games")
    cards = {card["name"]: card["cards"] for card in json.loads(answer)}

    assert cards[DEVINE.name] is True
    assert (cards["sept_pour_cent"], cards["code777"]) == (False, False)


def test_a_game_without_cards_takes_none(server):
    code, token = laid(server, "sept_pour_cent")

    assert given(server, code, token) == (400, {"error": "sept_pour_cent is played without cards"})


def test_a_table_keeps_so_many_packs(server):
    code, token = laid(server)
    answers = [given(server, code, token, FILE.replace(b"Toc", b"Tac%d" % number)) for number in range(9)]

    assert [status for status, _ in answers] == [201] * 8 + [409]
    assert "cette table garde déjà 8 fichiers" in answers[-1][1]["faults"][0]["text"]


def dialled(server, code, token, more):
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(30)
    head = f"POST /api/tables/{code}/packs HTTP/1.1\r\nHost: {server.url[7:]}\r\nOrigin: {server.url}\r\n"
    line.sendall(f"{head}Authorization: Bearer {token}\r\n{more}\r\n\r\n".encode())
    return line


def heard(line):
    """Until the other side hangs up."""
    found = b""
    try:
        while part := line.recv(65_536):
            found += part
    except ConnectionResetError:
        pass
    line.close()
    return found


def test_one_too_large_is_refused_before_it_comes(server):
    code, token = laid(server)
    line = dialled(server, code, token, f"Content-Length: {LARGEST_PACK + 1}")

    answer = heard(line)
    assert b" 413 " in answer.split(b"\r\n")[0]
    assert b"at most 2,000,000 bytes" in answer


def test_one_without_end_is_cut(server):
    code, token = laid(server)
    line = dialled(server, code, token, "Transfer-Encoding: chunked")
    endless = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"

    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        line.sendall(endless * (20 * LARGEST_PACK // len(endless)))

    line.close()
    assert given(server, code, token)[0] == 201


def test_one_that_never_comes_whole_is_hung_up_on_and_then_out_of_the_way(server):
    code, token = laid(server)
    line = dialled(server, code, token, "Content-Length: 1000")
    line.sendall(b"{")
    waits = [given(server, code, token)[0] for _ in range(20)]

    assert 429 in waits, "one at a time from an address"
    assert heard(line) == b""
    assert given(server, code, token)[0] == 201


def test_one_address_gives_only_so_many(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", limits={"packs": {"a_second": 0.0001, "burst": 2}}) as server:
        code, token = laid(server)

        assert [given(server, code, token)[0] for _ in range(3)] == [201, 201, 429]


def test_it_outlives_the_server_and_others_are_not_kept_waiting_meanwhile(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        code, token = laid(server)
        assert given(server, code, token)[0] == 201
        server.kill()
        server.start()
        assert given(server, code, token)[0] == 201


CSV = "question;réponse\n" + "".join(f"Combien de choses, numéro {at} ?;{at + 7}\n" for at in range(30))


class TestTables:
    """A teacher's table, given as it is."""

    def give(self, server, body, language="fr", file="Nos%20questions.csv"):
        code, token = laid(server, "incroyable")
        headers = {"Authorization": f"Bearer {token}"}
        path = f"/api/tables/{code}/packs?file={file}&language={language}"
        status, _, answer = server.request("POST", path, body, **headers)
        return status, json.loads(answer)

    def test_it_is_kept_under_the_name_of_its_file_with_advice_in_words(self, server):
        status, kept = self.give(server, CSV.encode("cp1252"))

        assert (status, kept["title"], kept["cards"], kept["language"]) == (201, "Nos questions", 6, "fr")
        assert {"text", "lines", "cards", "count"} == kept["advice"][0].keys()
        story = next(one for one in kept["advice"] if "petite histoire" in one["text"])
        assert (story["count"], story["lines"][:3]) == (30, [2, 3, 4])

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("fr", "réponse\u202f: la réponse 9999 n’est pas entre 2 et 9990"),
            ("en", "réponse: the answer 9999 is not between 2 and 9990"),
            ("tlh", "réponse\u202f: la réponse 9999 n’est pas entre 2 et 9990"),
        ],
    )
    def test_what_is_wrong_is_told_with_its_line_in_the_language_asked_for(self, server, language, said):
        status, refused = self.give(server, CSV.replace(";9\n", ";9999\n").encode(), language)

        assert status == 400
        assert refused["faults"] == [{"text": said, "lines": [4], "cards": [], "count": 1}]
        assert refused["error"] == f"4: {said}"

    def test_too_few_cards_are_said_to_be_too_few(self, server):
        status, refused = self.give(server, "\n".join(CSV.splitlines()[:6]).encode(), "en")

        assert (status, refused["error"]) == (400, "too few questions: 5, and a pack needs at least 30, five to a card")

    def test_a_built_file_whose_answers_leak_is_refused_too(self, server):
        status, kept = self.give(server, built(CSV))
        assert (status, kept["title"]) == (201, "Nos questions")
        status, refused = self.give(server, built(CSV).replace("numéro 3".encode(), "numéro 10".encode()), "en")

        assert status == 400
        assert refused["faults"][0]["cards"] == ["carte-1"]
        assert refused["error"].startswith("carte-1: ")
        assert "the answer 10 is in its own question" in refused["error"]

    def test_a_game_whose_cards_nobody_writes_takes_no_table(self, server):
        code, token = laid(server)

        status, refused = given(server, code, token, b"question;reponse\n")
        assert (status, "ce n’est pas un paquet construit" in refused["faults"][0]["text"]) == (400, True)

    def test_a_sample_is_there_for_games_that_have_one(self, server):
        status, headers, body = server.request("GET", "/api/games/incroyable/sample.csv")

        assert (status, headers["content-type"]) == (200, "text/csv; charset=utf-8")
        assert body.decode("utf-8-sig").startswith("question;réponse;symbole")
        assert server.request("GET", "/api/games/code777/sample.csv")[0] == 404


def built(table):
    return write_pack(linted_table(table.encode(), "Nos questions.csv", AUTHORING["incroyable"], "70c7" * 8).built())
