"""The accessibility tree of a page, as Chromium hands it to a screen reader, and how one says what is in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

ROLES = {
    "article": "article",
    "banner": "bannière",
    "button": "bouton",
    "cell": "cellule",
    "checkbox": "case à cocher",
    "combobox": "liste déroulante",
    "complementary": "région complémentaire",
    "dialog": "dialogue",
    "DisclosureTriangle": "bouton",
    "figure": "figure",
    "form": "formulaire",
    "group": "groupe",
    "heading": "titre de niveau",
    "image": "image",
    "link": "lien",
    "list": "liste",
    "log": "journal",
    "main": "contenu principal",
    "navigation": "navigation",
    "note": "note",
    "option": "option",
    "progressbar": "barre de progression",
    "radio": "bouton radio",
    "radiogroup": "groupe",
    "region": "région",
    "slider": "curseur",
    "spinbutton": "nombre à régler",
    "status": "état",
    "table": "tableau",
    "textbox": "zone de texte",
    "timer": "minuterie",
}
"""What a screen reader calls them, in French."""
CONTAINERS = {
    "article",
    "banner",
    "complementary",
    "dialog",
    "figure",
    "form",
    "group",
    "list",
    "log",
    "main",
    "navigation",
    "note",
    "radiogroup",
    "region",
    "table",
}
"""Said when one comes into them, if they have a name; a list also without one."""
CONTROLS = {
    "button",
    "checkbox",
    "combobox",
    "DisclosureTriangle",
    "link",
    "option",
    "progressbar",
    "radio",
    "slider",
    "spinbutton",
    "textbox",
}
"""Said whole, with their state; what is within them is their name."""
STATES = {
    "checked": {"true": "coché", "false": "non coché", "mixed": "à moitié coché"},
    "pressed": {"true": "enfoncé", "false": "non enfoncé"},
    "expanded": {"true": "développé", "false": "réduit"},
    "selected": {"true": "sélectionné"},
    "disabled": {"true": "indisponible"},
    "required": {"true": "obligatoire"},
    "invalid": {"true": "invalide"},
    "busy": {"true": "occupé"},
}


NAMES_OF_OTHERS = {"InlineTextBox", "LabelText", "Legend"}
"""Said already, with what they are the name of."""


@dataclass(frozen=True)
class Node:
    id: str
    role: str
    name: str
    description: str
    value: str
    properties: dict[str, Any]
    ignored: bool
    children: Sequence["Node"] = field(default=(), repr=False)

    @property
    def is_container(self) -> bool:
        return not self.ignored and self.role in CONTAINERS and (bool(self.name) or self.role == "list")

    def said(self) -> str:
        """With its role and state."""
        if self.role == "heading":
            return f"{self.name}, {ROLES[self.role]} {self.properties.get('level', '?')}"
        if self.is_container:
            return self._entered()
        role = ROLES.get(self.role, self.role)
        states = [words.get(str(self.properties.get(state)).lower(), "") for state, words in STATES.items()]
        value = "" if self.role == "button" else self.value
        told = [text for text in (value, self.description) if text != self.name]
        parts = [self.name or "SANS NOM", role, *states, *told]
        return ", ".join([part for part in parts if part])

    def _entered(self) -> str:
        role = ROLES[self.role]
        items = sum([child.role == "listitem" for child in _unignored(self)])
        count = f", {items} élément{'s' if items > 1 else ''}" if items and self.role == "list" else ""
        name = f" « {self.name} »" if self.name else ""
        description = f", {self.description}" if self.description else ""
        return f"{role}{name}{count}{description}"

    def read(self) -> list[str]:
        """All that is in it, a line for each thing that is said in one breath."""
        lines: list[list[str]] = [[]]
        for piece in self._pieces():
            if piece is None:
                lines.append([])
            else:
                lines[-1].append(piece)
        said = [plain(" ".join(line)) for line in lines if any(piece.strip() for piece in line)]
        items = {at for at, line in enumerate(said) if line == "•"}
        return [f"• {line}" if at - 1 in items else line for at, line in enumerate(said) if at not in items]

    def _pieces(self) -> Iterator[str | None]:
        """None: a new line."""
        if self.role in NAMES_OF_OTHERS:
            yield from [piece for child in self.children if child.role in CONTROLS for piece in child._pieces()]
            return
        if self.ignored or not (self.role in ROLES or self.role in {"StaticText", "listitem", "paragraph"}):
            yield from self._within()
        elif self.role == "StaticText":
            yield self.name
        elif self.role == "heading" or self.role in CONTROLS:
            yield from (None, self.said(), None)
        elif self.role == "image":
            yield self.name or "image SANS NOM"
        elif self.is_container:
            yield from (None, self.said(), None, *self._within(), None)
        else:
            yield from (None, "•" if self.role == "listitem" else "", *self._within(), None)

    def _within(self) -> Iterator[str | None]:
        for child in self.children:
            yield from child._pieces()

    def find(self, role: str, name: str) -> "Node | None":
        return next((node for node in self.all() if not node.ignored and node.role == role and name in node.name), None)

    def all(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.all()


def _unignored(node: Node) -> Iterator[Node]:
    for child in node.children:
        if child.ignored or child.role in {"none", "generic"}:
            yield from _unignored(child)
        else:
            yield child


def node_of(found: dict[str, Any], children: Sequence[Node] = ()) -> Node:
    """From what the browser's protocol says of it."""

    def text(key: str) -> str:
        return plain(str(found.get(key, {}).get("value", "")))

    properties = {one["name"]: one["value"].get("value") for one in found.get("properties", ())}
    return Node(
        found["nodeId"],
        text("role"),
        text("name"),
        text("description"),
        text("value"),
        properties,
        bool(found["ignored"]),
        children,
    )


def tree_of(nodes: Sequence[dict[str, Any]]) -> Node:
    """The whole page: its root."""
    by_id = {found["nodeId"]: found for found in nodes}

    def made(found: dict[str, Any]) -> Node:
        return node_of(found, [made(by_id[child]) for child in found.get("childIds", ()) if child in by_id])

    return made(nodes[0])


def plain(text: str) -> str:
    """With plain spaces only."""
    return " ".join(text.split())
