"""What the library adds to the parts that it is made of: simulations, tournaments and records in one line each."""

import io
import json

import pytest

import tablee
from tablee.cli import main
from tablee.games.sept_pour_cent.positions import rewarding
from tablee.kernel.refusals import Malformed
from tablee.packs.pack_file import write_pack

GAME = tablee.game("sept_pour_cent")
CODE = tablee.game("code777")


def wins(ends, seat=0):
    return sum(seat in end.result.winners for end in ends)


def test_a_seed_gives_the_same_games_here_and_on_the_command_line(capsys):
    ends = [*tablee.simulate(GAME, ["easy", "hard"], games=12, seed=5)]
    main(["simulate", GAME.name, "--games", "12", "--seed", "5", "--bots", "easy,hard", "--json"])
    found = json.loads(capsys.readouterr().out)

    assert found["wins"] == [wins(ends, 0), wins(ends, 1)]
    assert found["decisions"] == sum(end.decisions for end in ends)


def test_bots_are_levels_or_functions():
    chosen = []

    def first(view, offers, told, hunch, dice):
        chosen.append(view.me)
        return tablee.random_bot(GAME)(view, offers, told, hunch, dice)

    [*tablee.simulate(GAME, ["easy", first], games=3)]

    assert {*chosen} == {1}


def test_games_can_begin_in_the_middle():
    sure = rewarding(["1 2 3 4 5 6 7 8", ""], face_up="9 9 9", left=3)
    ends = [*tablee.simulate(GAME, ["hard", "hard"], games=20, start=sure)]

    assert wins(ends) > 15
    assert all(end.steps[0][0] is sure for end in ends)


@pytest.mark.covers  # asks for a bot that no game has
@pytest.mark.parametrize(
    ("how", "what"),
    [
        ({"bots": ["easy", "wizard"]}, "sept_pour_cent has no bot 'wizard'; it has easy, medium, hard, random"),
        ({"bots": ["easy"]}, "sept_pour_cent is for 2 to 6 players, not 1"),
        ({"bots": ["easy"] * 2, "options": {"pause": 3}}, "sept_pour_cent has no option 'pause'"),
        ({"bots": ["easy"] * 2, "start": 1, "options": {"pause": 0}}, "options are for the opening of a game"),
        ({"bots": ["easy"] * 2, "start": 1, "record": io.BytesIO()}, "a record begins at the opening of a game"),
        ({"bots": ["easy"] * 2, "games": 0}, "at least one game is played, not 0"),
        ({"bots": ["easy"] * 2, "games": 2.0}, "at least one game is played, not 2.0"),
    ],
)
def test_what_cannot_be_simulated_is_said_at_once(how, what):
    with pytest.raises(Malformed, match=what):
        tablee.simulate(GAME, **how)


def test_what_is_recorded_can_be_read_by_name_or_open_and_verified(tmp_path):
    path = tmp_path / "games.jsonl"
    with path.open("wb") as file:
        ends = [*tablee.simulate(CODE, ["medium"] * 3, games=2, seed=3, options={"pause": 0}, record=file)]

    by_name = [tablee.verify(record) for record in tablee.read(str(path))]
    with path.open("rb") as file:
        opened = [tablee.verify(record) for record in tablee.read(file)]

    assert by_name == opened == [tablee.verify(record) for record in tablee.read(path)]
    assert [verified.result for verified in opened] == [end.result for end in ends]


def test_a_record_that_was_altered_is_faulty(tmp_path):
    file = io.BytesIO()
    [*tablee.simulate(GAME, ["easy"] * 2, record=file)]
    altered = file.getvalue().replace(b"announce", b"denounce", 1)

    with pytest.raises(tablee.Faulty, match="line"):
        [*map(tablee.verify, tablee.read(io.BytesIO(altered)))]


def test_a_tournament_has_a_tally_for_each_pair_at_each_number_of_players():
    ladder = tablee.tournament(GAME, ["random", "easy", "hard"], players=[2, 3], games=4, seed=1, count="round_won")

    pairs = [("easy", "random"), ("hard", "random"), ("hard", "easy")]
    assert [(bout.players, bout.bot, bout.among) for bout in ladder] == [(n, *pair) for n in (2, 3) for pair in pairs]
    assert all(tally.games == 4 and tally.counted for tally in ladder.values())


@pytest.mark.parametrize("count", ["shuffled", "nonsense"])
def test_a_tournament_counts_facts_of_a_seat_and_no_others(count):
    with pytest.raises(Malformed, match=f"sept_pour_cent has no fact {count!r} of a seat; it has .*round_won"):
        tablee.tournament(GAME, ["random", "easy"], games=1, count=count)


@pytest.mark.parametrize("players", [3.0, True, "3", None])
def test_players_are_counted_in_whole_numbers(players):
    with pytest.raises(Malformed, match=f"sept_pour_cent is for 2 to 6 players, not {players!r}"):
        tablee.opening(GAME, players)


def test_a_name_is_looked_up_once():
    assert tablee.view is vars(tablee)["view"]


@pytest.mark.covers  # and for the one that plays every game
def test_a_tournament_takes_bots_by_names_of_ones_own_and_all_numbers_of_players():
    ladder = tablee.tournament(GAME, {"any": "random", "mine": tablee.bot(GAME, "easy")}, games=2)

    assert [(bout.players, bout.bot, bout.among) for bout in ladder] == [(n, "mine", "any") for n in GAME.players]


@pytest.mark.parametrize("seed", [None, 1.0, "1", True, -1, 2**64])
def test_a_game_is_recorded_by_a_seed_that_is_a_whole_number(seed):
    with pytest.raises(Malformed, match="a seed is a whole number from 0"):
        next(tablee.simulate(GAME, ["easy"] * 2, seed=seed, record=io.BytesIO()))


def test_a_tournament_has_at_least_one_game():
    with pytest.raises(Malformed, match="at least one game is played, not -5"):
        tablee.tournament(GAME, ["easy", "hard"], games=-5)


def test_bots_may_come_from_a_generator():
    (end,) = tablee.simulate(GAME, (level for level in ("easy", "easy")))

    assert len(end.result.winners) == 1


class TestPacks:
    """Cards that come with a game, and those that somebody wrote."""

    QUESTIONS = tablee.game("incroyable")
    TABLE = "question;réponse\n" + "".join(f"Combien de choses, numéro {at} ?;{at + 7}\n" for at in range(30))

    def test_those_that_come_with_a_game_are_at_hand(self):
        assert [pack.title for pack in tablee.shipped_packs(self.QUESTIONS)] == ["La première boîte"]
        assert [*tablee.shipped_packs(GAME)] == []

    def test_a_built_file_is_read(self, tmp_path):
        (box,) = tablee.shipped_packs(self.QUESTIONS)
        (tmp_path / "box.json").write_bytes(write_pack(box))

        assert tablee.read_pack(self.QUESTIONS, tmp_path / "box.json") == box

    def test_a_table_is_read_and_is_the_same_pack_every_time(self, tmp_path):
        file = tmp_path / "questions.csv"
        file.write_text(self.TABLE, encoding="utf-8")

        pack = tablee.read_pack(self.QUESTIONS, str(file))
        assert (pack.title, len(pack.cards)) == ("questions", 6)
        assert tablee.read_pack(self.QUESTIONS, file) == pack

    def test_what_is_wrong_is_told_line_by_line(self, tmp_path):
        file = tmp_path / "questions.csv"
        file.write_text(self.TABLE.replace(";9\n", ";9999\n"), encoding="utf-8")

        with pytest.raises(Malformed, match=r"questions.csv:4: .*the answer 9999 is not between 2 and 9990"):
            tablee.read_pack(self.QUESTIONS, file)
        with pytest.raises(Malformed, match="sept_pour_cent is played without cards"):
            tablee.read_pack(GAME, file)
