"""Faces: the cast that people choose from when they sit down. The page draws them; here is who there is, once."""

from collections.abc import Collection

FACES = (
    "fox",
    "teapot",
    "owl",
    "octopus",
    "lady",
    "cactus",
    "frog",
    "colonel",
    "moon",
    "rabbit",
    "whale",
    "mushroom",
    "cat",
    "punk",
    "pear",
    "rooster",
    "hedgehog",
    "candle",
    "bear",
    "snail",
    "braids",
    "napkin",
    "elephant",
    "sailor",
)
"""In the order in which they are offered: neighbours differ in silhouette. A name stays for ever, as logs have it."""

BOT_FACES = {
    "Camille": "teapot",
    "Séléné": "moon",
    "Oursin": "hedgehog",
    "Pompon": "rabbit",
    "Réglisse": "cat",
    "Conférence": "pear",
    "Turbo": "snail",
    "Girolle": "mushroom",
    "Chandelle": "candle",
    "Bouillabaisse": "whale",
    "Berlingot": "elephant",
    "Pique-Assiette": "cactus",
}
"""What bots are called, and the face that each of them is."""


def face_for(wanted: str, taken: Collection[str], turn: int) -> str:
    """The wanted face where it is free, else another one by `turn`, any number; at a table two people never look alike.

    So a face that nobody knows of, or none, does no harm: sitting down never fails for it.
    """
    if is_free(wanted, taken):
        return wanted
    people = [face for face in FACES if face not in taken and face not in BOT_FACES.values()]
    free = people or [face for face in FACES if face not in taken] or list(FACES)
    return free[turn % len(free)]


def is_free(wanted: str, taken: Collection[str]) -> bool:
    return wanted in FACES and wanted not in taken
