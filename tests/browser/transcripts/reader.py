"""Somebody who does not see, at a computer: keys, and what a screen reader says.

All that is known of the page comes from Chromium's accessibility tree, its title and what its live regions announce;
all that is done to it are keys. What is said is written down, a line each:

    [Tab] Annoncer, bouton          a key, and what has the focus then
    (focus) Le classement, titre       what has it, where the page moved it
    « Ben annonce 7 requins. »      announced by itself
    « ! Ce n’est pas ton tour. »    announced at once, over what is being said
    (lit) région « Tes cartes »     read in passing, as with the arrows of a screen reader
    (titres) …                      the list of headings
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.browser.devices import Device
from tests.browser.transcripts.accessibility_tree import Node, node_of, plain, tree_of

LIVE_REGIONS = Path(__file__).with_name("live_regions.js").read_text("utf-8")
SAME_LUCK = """(() => {
  const drawn = {};
  let sits = GUEST;
  crypto.getRandomValues = (numbers) => {
    if (sits && numbers.length === 32) {
      sits = false;
      return numbers.fill(LUCK);
    }
    let last = drawn[numbers.length] ?? LUCK;
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = last = (last * 1103515245 + 12345) % 2147483648 >> 8;
    drawn[numbers.length] = last;
    return numbers;
  };
})();"""
"""The device's own: faces that it proposes, ids of what it asks, by which a server tells devices apart. The token that
a guest sits down with, 32 letters, is drawn beside it: it has no part in the game. What has another length is drawn
apart: how often something is asked before a game must not deal other cards."""
KEYS = {"Enter": "Entrée", "Space": "Espace", "Escape": "Échap", "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←"}
KEYS |= {"ArrowRight": "→", "Shift+Tab": "Maj+Tab"}
MY_TURN = re.compile("^●")
PASSING = ("Envoyé, on attend la table…",)
"""Said only while a line is slow."""
LOADING = ("Un instant…", "On prend place à la table…")
FARTHEST = 80
"""Stops of Tab in which anything must be reached."""


class Reader:
    def __init__(self, device: Device, luck: int = 7, *, guest: bool = False) -> None:
        self._device = device
        self._page = device.page
        device.context.add_init_script(LIVE_REGIONS)
        device.context.add_init_script(SAME_LUCK.replace("LUCK", str(luck)).replace("GUEST", str(guest).lower()))
        self._cdp = device.context.new_cdp_session(self._page)
        self._cdp.send("Accessibility.enable")
        self._within: list[str] = []
        self._focused = ""
        self.lines: list[str] = []
        """All that was said, keys among it."""
        self.announced: list[str] = []
        self._asked = -1
        self.beside: list[Reader] = []

    # What is done

    def open(self, address: str) -> None:
        """Types an address; the page says its title."""
        self._page.goto(address)
        self._until(lambda: bool(self._page.title()) and self._tree().find("heading", "") is not None)
        self._write(f"[adresse {address}] {plain(self._page.title())}")

    def press(self, key: str) -> str:
        """A key that changes this page alone: what has the focus then is said."""
        self._press(key)
        self._next_picture()
        return self._say_focus(f"[{KEYS.get(key, key)}]")

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)
        self._next_picture()
        self._write(f"[tape « {text} »]")
        self._listen()

    def tab_to(self, name: str, *, back: bool = False) -> str:
        """From stop to stop until one says this, a pattern."""
        wanted = re.compile(name)
        if wanted.search(self._focused):
            return self._focused
        for _ in range(FARTHEST):
            said = self.press("Shift+Tab" if back else "Tab")
            if wanted.search(said) or wanted.search(self._focused):
                return said
        raise AssertionError(f"no way to {name} by Tab")

    def choose(self, name: str, over: str = "") -> None:
        """Goes there and does it; what comes of it is heard before anything else is done."""
        self.tab_to(name)
        self.does("Enter", over)

    def does(self, key: str, over: str = "") -> None:
        """A key that ends a turn: listens until the next one is mine, or until the game is over, which says this."""
        self._answered(key, lambda new: self.my_turn or (bool(over) and _any_says(over, new)))

    def calls(self, key: str, answer: str) -> None:
        """A key that the table answers with this."""
        self._answered(key, lambda new: _any_says(answer, new))

    def _answered(self, key: str, there: Callable[[list[str]], bool]) -> None:
        known = len(self.announced)
        self._write(f"[{KEYS.get(key, key)}]")
        self._press(key)
        self._hears(known, there)
        self._say_focus()

    def starts(self, key: str) -> None:
        """A key that the table answers, where others listen as well: `playing_together` waits for what comes of it."""
        self._write(f"[{KEYS.get(key, key)}]")
        self._asked = self.told
        self._press(key)

    def goes(self, key: str, role: str, name: str) -> None:
        """A key that leads to another part of the page, or to another page: waits until this is there."""
        self._write(f"[{KEYS.get(key, key)}]")
        self._press(key)
        self.finds(role, name)
        self._next_picture()
        self._say_focus()

    # What is heard

    def _hears(self, known: int, there: Callable[[list[str]], bool]) -> None:
        """Until something new was announced of which that is true, and nothing is on its way any more."""

        def heard() -> bool:
            self._listen()
            new = self.announced[known:]
            return bool(new) and there(new)

        self._until(heard)
        self._until(self._is_whole)
        self._listen()

    def another(self) -> "Reader":
        """Somebody else, at another computer."""
        browser = self._device.context.browser
        assert browser is not None
        self.beside.append(Reader(Device(browser, self._device.url), luck=77, guest=True))
        return self.beside[-1]

    def complaints(self) -> list[str]:
        """Of every page that was listened to."""
        return [fault for reader in (self, *self.beside) for fault in reader._device.faults()]

    @property
    def told(self) -> int:
        """How much of the game came over the line: for waiting, and nothing else."""
        return sum([len(message.get("told", ())) for message in self._device.heard()])

    @property
    def was_answered(self) -> bool:
        return self.told > self._asked

    def listens(self) -> None:
        """What has come is on the page, and heard."""
        self._next_picture()
        self._listen()

    def waits(self, there: Callable[[], bool]) -> None:
        self._until(there)

    def follows(self) -> None:
        """What was started has its end: the focus may be elsewhere."""
        self._until(self._is_whole)
        self._say_focus()

    def heard(self, pattern: str) -> bool:
        """At any time."""
        return _any_says(pattern, self.announced)

    def expected(self, pattern: str) -> bool:
        """Whether what was announced last says this."""
        return bool(re.search(pattern, self.announced[-1]))

    @property
    def my_turn(self) -> bool:
        """As the title of the page says it."""
        return bool(MY_TURN.match(self._page.title()))

    def finds(self, role: str, name: str) -> Node:
        """Waits until it is there."""
        found: list[Node] = []

        def there() -> bool:
            node = self._tree().find(role, name)
            found[:] = [node] if node else []
            return bool(found)

        self._until(there)
        return found[0]

    def read(self, role: str, name: str, *, at_most: int | None = None) -> list[str]:
        """Goes to a landmark, a list or a group and reads what is in it: all of it, or so many lines."""
        self._until(lambda: self._aided() and self._is_whole())
        lines = self.finds(role, name).read()
        lines = lines if at_most is None else lines[: at_most + 1]
        for at, line in enumerate(lines):
            self._write(f"(lit) {line}" if at == 0 else f"      {line}")
        return lines

    def headings(self) -> list[str]:
        """The list of them, as a screen reader offers it."""
        names = [node.said() for node in self._tree().all() if node.role == "heading" and not node.ignored]
        self._write("(titres) " + " ; ".join(names))
        return names

    def note(self, text: str) -> None:
        """What whoever listens makes of it."""
        self._write(f"-- {text}")

    # How

    def _press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def _tree(self) -> Node:
        return tree_of(self._with_texts(self._cdp.send("Accessibility.getFullAXTree")["nodes"]))

    def _with_texts(self, nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The protocol leaves out what a number says of itself, which screen readers get."""
        for node in nodes:
            if node.get("role", {}).get("value") == "spinbutton":
                asked = {"backendNodeId": node["backendDOMNodeId"]}
                attributes = self._cdp.send("DOM.describeNode", asked)["node"]["attributes"]
                texts = dict(zip(attributes[::2], attributes[1::2], strict=True))
                node["value"] = {"value": texts.get("aria-valuetext", node.get("value", {}).get("value", ""))}
        return nodes

    def _focus(self) -> tuple[Node, list[Node]]:
        """What has the focus, and what it lies in, the outermost first."""
        active = self._cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        named = {"objectId": active["objectId"]}
        nodes = self._with_texts(self._cdp.send("Accessibility.getAXNodeAndAncestors", named)["nodes"])
        return node_of(nodes[0]), [node_of(node) for node in reversed(nodes[1:])]

    def _say_focus(self, key: str = "") -> str:
        """After a key also if it is what had it before, unless something is announced meanwhile."""
        heard = self._heard()
        node, around = self._focus()
        containers = [one for one in around if one.is_container and one.name]
        entered = [one.said() for one in containers if one.id not in self._within]
        said = "page" if node.role in {"RootWebArea", "none", "generic"} else node.said()
        moved = said != self._focused
        self._within, self._focused = [one.id for one in containers], said
        utterance = " ".join([*[f"{one} :" for one in entered], said])
        if heard and key:
            self._write(key)
        self._tell(heard)
        if moved or not (heard or key == ""):
            self._write(f"{'(focus)' if heard or not key else key} {utterance}")
        return utterance

    def _listen(self) -> None:
        self._tell(self._heard())

    def _heard(self) -> list[dict[str, str]]:
        heard: list[dict[str, str]] = self._page.evaluate("() => takeHeard()")
        return [one for one in heard if plain(one["text"]) not in PASSING]

    def _tell(self, heard: list[dict[str, str]]) -> None:
        for one in heard:
            text = plain(one["text"])
            self.announced.append(text)
            self._write(f"« {'! ' if one['how'] == 'assertive' else ''}{text} »")

    def _until(self, there: Callable[[], bool]) -> None:
        self._device.until(there)

    def _next_picture(self) -> None:
        self._page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")

    def _is_whole(self) -> bool:
        """Whether no part of the page is busy, or still to come."""
        nodes = [*self._tree().all()]
        return not any(node.properties.get("busy") or node.name in LOADING for node in nodes)

    def _aided(self) -> bool:
        """Whether the table has answered all that it was asked for a pad: it comes a moment after what is announced."""
        asked = sum([ask["type"] == "ask_aid" for ask in self._device.asks()])
        return bool(asked == sum([message["type"] == "aided" for message in self._device.heard()]))

    def _write(self, line: str) -> None:
        self.lines.append(line)


def _any_says(pattern: str, announced: Sequence[str]) -> bool:
    return any(re.search(pattern, said) for said in announced)
