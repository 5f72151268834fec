"""Pins: every version with its hash, and no address, so that anybody's mirror can serve them and nobody's is named."""

import json
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))

PIN = re.compile(
    r"(?P<name>[a-z0-9][a-z0-9-]*)==(?P<version>[^ ;]+)(?P<marker> ; .+?)?( --hash=sha256:[0-9a-f]{64})+",
)
ADDRESS = re.compile(r"\w+://|//[\w-]+\.")


def logical_lines(text: str) -> list[str]:
    """Lines as pip reads them: a backslash at the end joins the next one."""
    joined = re.sub(r"\s*\\\n\s*", " ", text)
    return [line for line in joined.splitlines() if line and not line.startswith("#")]


def faults_of_requirements(text: str) -> list[str]:
    """Whatever is not a pin with hashes: an option of pip such as --index-url or --find-links, a path, an address."""
    return [line for line in logical_lines(text) if not PIN.fullmatch(line)] + ADDRESS.findall(text)


def faults_of_lock(lock: object, path: str = "") -> Iterator[str]:
    """`resolved` and addresses, at any depth. Where a package says how to fund it, nothing is loaded from there."""
    match lock:
        case dict():
            for key, inner in lock.items():
                if key == "resolved":
                    yield f"{path}/{key}"
                elif key != "funding":
                    yield from faults_of_lock(inner, f"{path}/{key}")
        case list():
            for inner in lock:
                yield from faults_of_lock(inner, path)
        case str() if ADDRESS.search(lock) or lock.startswith("file:"):
            yield f"{path}: {lock}"


def unhashed(lock: Mapping[str, Mapping[str, Mapping[str, object]]]) -> list[str]:
    """Packages of an npm lock without a hash, but for the project itself and links into it."""
    return [
        name
        for name, package in lock.get("packages", {}).items()
        if name.startswith("node_modules/") and "link" not in package and "integrity" not in package
    ]


def locks() -> Iterator[Path]:
    for folder, inner, files in os.walk(ROOT):
        inner[:] = [name for name in inner if name != "node_modules" and not name.startswith(".")]
        if "package-lock.json" in files:
            yield Path(folder, "package-lock.json")


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_are_pins_with_hashes_and_nothing_else(file):
    assert faults_of_requirements(file.read_text()) == []


def test_there_is_a_file_of_pins_for_playing_and_for_each_extra():
    assert {file.stem for file in REQUIREMENTS} == {"play", "test", "bench", "print", "postgres"}


def pinned(name: str) -> set[str]:
    lines = logical_lines((ROOT / f"requirements/{name}.txt").read_text())
    return {pin["name"] for line in lines if (pin := PIN.fullmatch(line))}


def test_who_plays_installs_nothing_of_postgresql():
    """`make play` installs what one of these files pins, and only who asks for the other has more."""
    play = (ROOT / "Makefile").read_text().partition("\nplay:")[2].partition("\n\n")[0]

    assert pinned("postgres") - pinned("play") == {"asyncpg"}
    assert not [name for name in pinned("play") if re.search("postgres|pgserver|asyncpg|psycopg", name)]
    assert re.findall(r"\$\(VENV\)/\.(\w+)", play) == ["play"]


def test_a_package_has_the_same_version_in_every_file():
    """They are installed one after the other into one .venv."""
    versions: dict[tuple[str, str], set[str]] = {}
    for file in REQUIREMENTS:
        for line in logical_lines(file.read_text()):
            pin = PIN.fullmatch(line)
            assert pin is not None
            versions.setdefault((pin["name"], pin["marker"] or ""), set()).add(pin["version"])

    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_npm_locks_hold_hashes_and_no_address():
    for file in locks():
        lock = json.loads(file.read_text())

        assert list(faults_of_lock(lock)) == []
        assert unhashed(lock) == []


HASH = "--hash=sha256:" + "0" * 64


@pytest.mark.parametrize(
    "line",
    [
        "rich==15.0.0",
        f"rich>=15 {HASH}",
        f"rich @ https://host.example/rich.whl {HASH}",
        f"rich @ file:///wheels/rich.whl {HASH}",
        "./wheels/rich.whl",
        "--index-url https://host.example/simple",
        "--extra-index-url=//host.example/simple",
        "--find-links wheels",
        "-f wheels",
        "-i simple",
        "--trusted-host host.example",
        f"# from http://host.example\nrich==15.0.0 {HASH}",
    ],
)
def test_a_planted_fault_in_requirements_is_found(line):
    good = f"attrs==26.1.0 \\\n    {HASH} \\\n    {HASH}\ncolorama==0.4.6 ; sys_platform == 'win32' \\\n    {HASH}\n"

    assert faults_of_requirements(good) == []
    assert faults_of_requirements(good + line + "\n") != []


@pytest.mark.parametrize(
    "planted",
    [
        {"version": "1.0.0", "integrity": "sha512-x", "resolved": "anything"},
        {"version": "https://host.example/a.tgz", "integrity": "sha512-x"},
        {"version": "file:../a", "integrity": "sha512-x"},
        {"version": "1.0.0"},
    ],
)
def test_a_planted_fault_in_an_npm_lock_is_found(planted):
    thanks = {"version": "1.0.0", "integrity": "sha512-x", "funding": {"url": "https://host.example/thanks"}}
    good: dict[str, dict[str, Mapping[str, object]]] = {"packages": {"": {"name": "web"}, "node_modules/a": thanks}}
    bad = {"packages": {**good["packages"], "node_modules/b": planted}}

    assert [*faults_of_lock(good), *unhashed(good)] == []
    assert [*faults_of_lock(bad), *unhashed(bad)] != []
