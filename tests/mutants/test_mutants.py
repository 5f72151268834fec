"""The mutants themselves: which there are, that they are chosen alike each time, and what is made of a verdict."""

from pathlib import Path

import pytest

from tests.mutants.__main__ import PROJECT, chosen, report
from tests.mutants.forks import Trial, _changed, _functions
from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.scope import all_mutants, mutated_files
from tests.mutants.verdicts import Verdicts, known_survivors


def changed(line: str) -> list[str]:
    """What becomes of one line in a function that may return nothing."""
    source = f"def f(a, b) -> int | None:\n    {line}\n"
    return [mutant.after for mutant in mutants_of("f.py", source.encode())]


@pytest.mark.parametrize(
    ("line", "mutants"),
    [
        ("return a < b", ["return None", "return a <= b"]),
        ("g(1 <= a <= b)", ["pass", "g(1 < a <= b)", "g(1 <= a < b)", "g(2 <= a <= b)", "g(0 <= a <= b)"]),
        ("if a == b: g = 1", ["if a != b: g = 1", "if a == b: g = 2", "if a == b: g = 0"]),
        ("if a: raise b", ["if not (a): raise b", "if a: pass"]),
        ("if a and not b: pass", ["if not (a and (not b)): pass", "if a or not b: pass", "if a and (b): pass"]),
        ("c = a + 3_000", ["c = a - 3000", "c = a + 6000", "c = a + 1500"]),
        ("c = a if b else True", ["c = a if not (b) else True", "c = a if b else False"]),
        ("c = [x for x in a if x]", ["c = [x for x in a if not (x)]"]),
        ("a += 1", ["a -= 1", "pass", "a += 2", "a += 0"]),
        ("a.b = c", ["pass"]),
        ("assert_never(a)", []),
        ("c = min(sorted(a))", ["c = max(sorted(a))", "c = min(list(a))"]),
        ("c = sorted(a, key=b)", []),
        ("c = -a", ["c = a"]),
        ("c = zip(a, b, strict=True)", []),
        ("assert a < 3, 'why'", []),
        ("g = f'{a + 1}'", []),
        ('"""Words, 3 of them."""', []),
        ("g = (Why.A, Why.B)", ["g = (Why.B, Why.B)", "g = (Why.A, Why.A)"]),
    ],
)
def test_what_somebody_could_have_got_wrong(line, mutants):
    assert changed(line) == mutants


def test_bounds_of_what_is_read_are_rules_and_all_else_of_a_type_is_not():
    mutants = mutants_of("a.py", b"class A(B, frozen=True):\n    x: Annotated[int, Meta(ge=1)] | Literal[3] = 7\n")

    assert [mutant.after[3:] for mutant in mutants] == [
        "Annotated[int, Meta(ge=2)] | Literal[3] = 7",
        "Annotated[int, Meta(ge=0)] | Literal[3] = 7",
        "Annotated[int, Meta(ge=1)] | Literal[3] = 8",
        "Annotated[int, Meta(ge=1)] | Literal[3] = 6",
    ]
    assert {mutant.scope for mutant in mutants} == {"A"}


def test_a_function_that_always_returns_something_is_not_made_to_return_nothing():
    assert mutants_of("f.py", b"def f(a) -> int:\n    return g(a)\n") == []


@pytest.fixture(scope="module")
def every() -> list[Mutant]:
    return all_mutants(PROJECT)


@pytest.mark.slow
def test_every_mutant_is_another_program_that_can_be_read(every):
    for mutant in every[::50]:
        assert compile(mutant.source, mutant.path, "exec") is not None
        assert mutant.source != (PROJECT / mutant.path).read_bytes()


def test_kernel_tables_and_the_rules_of_every_game_are_mutated_and_no_bots():
    parts = {path.parts[2:4] if path.parts[2] == "games" else path.parts[2:3] for path in mutated_files(PROJECT)}
    games = {("games", file.parent.name) for file in PROJECT.glob("src/tablee/games/*/rules.py")}

    assert parts == {("kernel",), ("tables",), *games}
    assert not [path for path in mutated_files(PROJECT) if "bots" in path.as_posix() or "authoring" in path.as_posix()]


@pytest.mark.slow
def test_the_same_are_chosen_each_time_and_a_change_elsewhere_leaves_them(every):
    some = chosen(every, 30, 16)
    fewer = [mutant for mutant in every if mutant.path != some[0].path]

    assert chosen(every[::-1], 30, 16) == some
    assert chosen(every, 30, 17) != some
    staying = [mutant for mutant in some if mutant.path != some[0].path]
    assert chosen(fewer, 30, 16)[: len(staying)] == staying


A_MUTANT = Mutant("src/a.py", 3, "f", "a < b", "a <= b", b"a <= b")


def test_a_survivor_without_a_reason_or_too_many_of_them_are_a_failure(capsys):
    others = [Mutant("src/a.py", 3, "f", "a < b", f"a < b + {n}", b"") for n in range(19)]

    explained = {A_MUTANT.key: "it is the same"}

    assert report([A_MUTANT, *others], [], {}) == 0
    assert report([A_MUTANT, *others], [A_MUTANT], {}) == 1
    assert report([A_MUTANT, *others], [A_MUTANT], explained) == 0
    assert report([A_MUTANT, *others[1:]], [A_MUTANT], explained) == 1
    assert "- `src/a.py` in `f`: `a < b` → `a <= b`: it is the same" in capsys.readouterr().out


def test_a_reason_is_read_from_its_line():
    assert known_survivors(f"# Why\n\n- {A_MUTANT.key}: it is: the same\n") == {A_MUTANT.key: "it is: the same"}


def test_a_death_is_remembered_while_its_file_stays_and_a_life_while_all_does(tmp_path: Path):
    survivor = Mutant("src/a.py", 4, "f", "b", "c", b"c")
    before = Verdicts(tmp_path / "verdicts.jsonl", "state")
    before.add(A_MUTANT, killed=True)
    before.add(survivor, killed=False)

    assert [Verdicts(tmp_path / "verdicts.jsonl", "state").of(one) for one in (A_MUTANT, survivor)] == [True, False]
    assert [Verdicts(tmp_path / "verdicts.jsonl", "other").of(one) for one in (A_MUTANT, survivor)] == [True, None]


SOURCE = """
class A:
    @property
    def b(self):
        return lambda: 1

@cache
def c(): return [x for x in ()]
d = lambda: 2
"""


def test_functions_of_a_file_are_those_of_its_classes_and_its_own():
    assert [code.co_qualname for code in _functions(compile(SOURCE, "a.py", "exec"))] == ["A.b", "c", "<lambda>"]


def test_what_is_in_no_function_is_tried_from_the_start():
    path = "src/tablee/kernel/seats.py"

    assert not _changed(Trial(path, "", (PROJECT / path).read_text(encoding="utf-8"), [], 1))
