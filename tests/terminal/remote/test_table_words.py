"""Words for all that a table can send."""

from typing import get_args

import pytest
from msgspec.structs import fields

from tablee.games.sept_pour_cent import GAME
from tablee.tables.refusals import Why
from tablee.wire.messages import Farewell, Taken
from tablee.wire.requests import Reaction
from tablee.words import LANGUAGES, words_for
from tablee.words.arguments import kebab


def literals(kind: type, field: str) -> tuple[str, ...]:
    return get_args(next(found.type for found in fields(kind) if found.name == field))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_refusal_farewell_and_reaction(language):
    words = words_for(language, GAME)
    refused = [f"table-refusal-{kebab(why)}" for why in [*Why, "not_yours", "too_fast", "malformed"]]
    farewells = [f"table-farewell-{kebab(why)}" for why in literals(Farewell, "why")]
    taken = [f"table-taken-{kebab(why)}" for why in literals(Taken, "why")]
    reacted = [f"table-reacted-{reaction}" for reaction in get_args(Reaction)]

    assert [key for key in [*refused, *farewells, *taken, *reacted] if not words.has(key)] == []
