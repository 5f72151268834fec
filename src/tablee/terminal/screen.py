"""How the terminal looks. In a pipe, or where plain is asked for, everything is lines of text and nothing else."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tablee.bots.pace import PACES, Pauses

WIDEST = 88
"""Columns: longer lines are hard to read."""
SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red")
"""By seat, as far as they go. Never alone: the name is always there."""
ACCENT = "bold cyan"
HANGING = re.compile(r"\s+[^:]{1,24}:\s+|\s*\S+\s{2,}|\s+")
"""How a line begins whose rest stands in a column of its own: `  Ann: …`, `?    …`, or a mere indentation."""


THIN_SPACE = "\u202f"
STAND_IN = "\ue000"
"""For a thin space, while lines are broken: rich breaks them at any space, and « ! » must not begin a line."""


def unbroken(text: str) -> str:
    return text.replace(THIN_SPACE, STAND_IN)


@dataclass(frozen=True)
class Mended:
    """Whatever is shown, with its thin spaces back."""

    shown: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.shown, options):
            yield Segment(segment.text.replace(STAND_IN, THIN_SPACE), segment.style, segment.control)


class Screen:
    def __init__(
        self,
        console: Console,
        read: Callable[[str], str],
        sleep: Callable[[float], None],
        pauses: Pauses = PACES["instant"],
        away: Callable[[], None] = lambda: None,
        *,
        plain: bool = True,
    ) -> None:
        """`read` asks for a line and raises EOFError when there is none; `sleep` lets so many seconds pass.

        `away` is called as long as others play: what is typed then must not become an answer later.
        """
        self._console = console
        self._read = read
        self._sleep = sleep
        self._pauses = pauses
        self._away = away
        self._plain = plain
        self._names: Sequence[str] = ()

    def seat(self, names: Sequence[str]) -> None:
        """From now on these names stand out."""
        self._names = names

    def title(self, title: str, text: str) -> None:
        self.gap()
        if self._plain:
            self.line(title)
            self.line(text)
        else:
            name = self._text(title, ACCENT)
            self._print(Panel(self._text(text), title=name, title_align="left", padding=(1, 2), border_style="dim"))

    def heading(self, text: str) -> None:
        self.gap()
        if self._plain:
            self.line(text)
        else:
            self._print(Rule(self._text(text, ACCENT), align="left", style="dim"))

    def gap(self) -> None:
        self._console.print()

    def rule(self) -> None:
        """Something new begins, without a name."""
        self.gap()
        if not self._plain:
            self._print(Rule(style="dim"))

    def line(self, text: str, style: str = "") -> None:
        """Plain lines are never broken: a screen reader reads them whole, and a terminal breaks them itself."""
        if self._plain:
            self._console.print(Text(text), soft_wrap=True)
        else:
            for line in text.splitlines() or [""]:
                self._print(Padding(self._hanging(line, style), (0, 0, 0, 2)))

    def quiet(self, text: str) -> None:
        self.line(text, "dim")

    def strong(self, text: str) -> None:
        self.line(text, "bold")

    def hint(self, text: str) -> None:
        """A kind word to somebody who typed something else than was meant."""
        self.line(text, "italic")

    def event(self, text: str, style: str = "") -> None:
        """What happened, line by line, each after a beat."""
        self._away()
        for line in text.splitlines():
            self._sleep(self._pauses.beat)
            self.line(line, style)

    def rows(self, rows: Sequence[tuple[str, str]], style: str) -> None:
        """Short things in a first column, what they say in a second, which may be a few lines."""
        if self._plain:
            for label, text in rows:
                self.line(f"{label} {text}")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=style, no_wrap=True)
        grid.add_column(overflow="fold")
        for label, text in rows:
            grid.add_row(self._text(label), self._text("\n".join(map(str.strip, text.strip().splitlines()))))
        self._print(Padding(grid, (0, 0, 0, 2)))

    def page(self, markdown: str) -> None:
        self.gap()
        if self._plain:
            self.line(markdown)
        else:
            self._print(Markdown(unbroken(markdown)))

    def thinking(self, text: str, seconds: float) -> None:
        """Somebody thinks."""
        self._away()
        if self._plain or not seconds:
            self._sleep(seconds)
            return
        with self._console.status(Text(text, "dim"), spinner="dots"):
            self._sleep(seconds)

    def ask(self, prompt: str) -> str | None:
        """A line that the person types; None when there will be no more."""
        try:
            return self._read(f"{prompt} " if self._plain else f"  {prompt} ").strip()
        except EOFError:
            self.gap()
            return None
        except KeyboardInterrupt:
            self.gap()
            raise

    def _print(self, shown: RenderableType) -> None:
        self._console.print(Mended(shown), width=min(self._console.width, WIDEST))

    def _hanging(self, line: str, style: str) -> RenderableType:
        """What is broken goes on below where it began, in a list as beside a name."""
        text, first = self._text(line, style), HANGING.match(line)
        if first is None:
            return text
        grid = Table.grid()
        grid.add_column(no_wrap=True, width=text[: first.end()].cell_len)  # of a wide letter it takes two
        grid.add_column(overflow="fold")
        grid.add_row(text[: first.end()], text[first.end() :])
        return grid

    def _text(self, text: str, style: str = "") -> Text:
        shown = Text(unbroken(text), style)
        for name, colour in zip(self._names, SEAT_STYLES, strict=False):
            if name:
                shown.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {colour}")
        return shown
