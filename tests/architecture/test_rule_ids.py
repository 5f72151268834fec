"""Every rule of every game has a test that names it."""

from pathlib import Path

import pytest

from tests import rule_ids
from tests.rule_ids import ROOT, faults


def test_every_rule_has_a_test_and_the_pages_agree():
    assert list(faults(ROOT)) == []


def test_the_script_says_so(capsys):
    assert rule_ids.main() == 0
    assert capsys.readouterr().out == "every rule has a test\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one game with two rules, both tested, in both languages, and the rules of record beside it."""
    root = tmp_path / "main"
    for path, text in {
        "main/src/tablee/games/__init__.py": "",
        "main/src/tablee/games/morra/__init__.py": "",
        "main/src/tablee/games/morra/RULES.md": "# Morra\n- **MOR-01** Deux mains.\n- MOR-02 (R) Cinq doigts.\n",
        "main/src/tablee/games/morra/RULES.en.md": "# Morra\n- **MOR-01** Two hands.\n- **MOR-02** Five fingers.\n",
        "main/tests/games/morra/test_rulebook.py": (
            '"""[MOR-01 … MOR-02]"""\ndef test_MOR_01_two_hands(): ...\ndef test_fingers():\n    """MOR-02"""\n'
        ),
        "shared/rules/morra.md": "# Morra\n- MOR-01 Two hands, as MOR-09 of old.\n- MOR-02 Five fingers.\n",
    }.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def test_a_project_in_order_has_no_fault(project: Path):
    assert list(faults(project)) == []


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        ("tests/games/morra/test_rulebook.py", 'MOR-02"""\n', '"""\n', "morra: MOR-02 has no test"),
        ("tests/games/morra/test_rulebook.py", "MOR_01", "MOR_011", "morra: MOR-01 has no test"),
        (
            "src/tablee/games/morra/RULES.en.md",
            "MOR-02",
            "MOR-03",
            "morra: MOR-02 is in RULES.md and not in RULES.en.md",
        ),
        (
            "src/tablee/games/morra/RULES.en.md",
            "MOR-02",
            "MOR-03",
            "morra: MOR-03 is in RULES.en.md and not in RULES.md",
        ),
        ("../shared/rules/morra.md", "MOR-02", "MOR-03", "morra: MOR-03 is in morra.md and not in RULES.md"),
        ("src/tablee/games/morra/RULES.md", "MOR-02", "MOR-01", "morra: MOR-01 stands twice in RULES.md"),
        ("src/tablee/games/morra/RULES.md", "- ", "+ ", "morra: no line of RULES.md starts with an id"),
    ],
)
def test_a_planted_fault_is_found(project: Path, path: str, old: str, new: str, fault: str):
    file = project / path
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))

    assert fault in list(faults(project))


def test_a_game_without_a_page_of_rules_is_found(project: Path):
    (project / "src/tablee/games/morra/RULES.md").unlink()

    assert list(faults(project)) == ["morra: there is no RULES.md"]
