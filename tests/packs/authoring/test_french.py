"""French typography: each fault is found, and what is right is left alone."""

import pytest

from tablee.packs.authoring.french import typography_faults


@pytest.mark.parametrize(
    "text",
    [
        "Combien de touches noires\u202f?",
        "«\u00a0Vexations\u00a0»\u00a0: 840 fois, de 20:30 à 7\u202f000\u202f!",
        "Quoi\u202f?!",
        "L’œuf, puis la poule… Ah\u202f!",
    ],
)
def test_what_is_right_is_left_alone(text):
    assert list(typography_faults(text)) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("l'œuf", "apostrophe"),
        ('"œuf"', "straight-quotes"),
        ("un  œuf", "double-space"),
        (" un œuf", "double-space"),
        ("un , deux", "space-before-comma"),
        ("un .", "space-before-stop"),
        ("Combien ?", "no-thin-space"),
        ("ceci: cela", "no-space-before-colon"),
        ("« oui\u00a0»", "no-space-in-quotes"),
        ("ah...", "three-stops"),
        ("7 000 œufs", "space-in-number"),
    ],
)
def test_each_fault_is_found(text, said):
    assert said in typography_faults(text)
