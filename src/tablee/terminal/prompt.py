"""A question and the line that answers it, with the few commands that work wherever something is asked."""

from collections.abc import Callable, Mapping

from tablee.kernel.text import folded
from tablee.terminal.screen import Screen
from tablee.words import Words

SLASH = "/"
"""Before a command it leaves no doubt that it is one: it is needed where any text is an answer."""
SHORTEST = 3
"""Letters after which the beginning of a command will do."""


class Quit(Exception):  # noqa: N818 - it says what happened
    """The person has had enough: they said so, or there are no more lines."""


class Prompt:
    def __init__(self, words: Words, screen: Screen, commands: Mapping[str, Callable[[], None]]) -> None:
        """`command-<name>` in the words lists what can be typed for a command; quitting is one of our own."""
        self._words = words
        self._screen = screen
        self._commands = {**commands, "quit": self._quit}

    def ask(self, prompt: str, reads: Callable[[str], bool]) -> str:
        """The next line that is no command. One that `reads` as an answer is never the beginning of a command."""
        while True:
            line = self._screen.ask(prompt)
            if line is None:
                raise Quit
            command = self._command(line, reads)
            if command is None:
                return line
            command()

    def yes(self, question: str) -> bool:
        """A question with two answers; the end of the lines is a no."""
        prompt = self._words.say("ask-yes", question=question)
        while (line := self._screen.ask(prompt)) is not None:
            if is_listed(line, self._words.say("answer-yes")):
                return True
            if is_listed(line, self._words.say("answer-no")):
                return False
            self._screen.line(self._words.say("answer-unclear"))
        return False

    def _command(self, line: str, reads: Callable[[str], bool]) -> Callable[[], None] | None:
        slashed = line.startswith(SLASH)
        said = line.removeprefix(SLASH)
        if not said or not (slashed or line == "?" or not reads(line)):
            return None
        for name, command in self._commands.items():
            if is_listed(said, self._words.say(f"command-{name}")):
                return command
        return None

    def _quit(self) -> None:
        if self.yes(self._words.say("quit-sure")):
            raise Quit


def is_listed(said: str, listed: str) -> bool:
    """Whether this is one of the words that a message lists, or enough of its beginning."""
    wanted = folded(said) or said
    known = [folded(word) or word for word in listed.split()]
    return wanted in known or (len(wanted) >= SHORTEST and any(word.startswith(wanted) for word in known))
