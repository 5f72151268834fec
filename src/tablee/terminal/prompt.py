"""Lines that a person types: answers, and the few commands that work wherever something is asked."""

from collections.abc import Callable, Mapping

from tablee.terminal.parse_line import plain
from tablee.terminal.screen import Screen
from tablee.words import Words

SHORTEST = 3
"""Letters after which the beginning of a command will do."""


class Left(Exception):  # noqa: N818 - it says what happened
    """The person has left the table."""


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
                raise Left
            command = self._command(line, reads)
            if command is None:
                return line
            command()

    def yes(self, question: str) -> bool:
        """A question with two answers; the end of the lines is a no."""
        prompt = self._words.say("ask-yes", question=question)
        while (line := self._screen.ask(prompt)) is not None:
            if self._is(line, "answer-yes"):
                return True
            if self._is(line, "answer-no"):
                return False
            self._screen.line(self._words.say("answer-unclear"))
        return False

    def _command(self, line: str, reads: Callable[[str], bool]) -> Callable[[], None] | None:
        """A slash before a command leaves no doubt: it is needed where any text is an answer."""
        slashed = line.startswith("/")
        said = line.removeprefix("/")
        if not said or not (slashed or line == "?" or not reads(line)):
            return None
        for name, command in self._commands.items():
            if self._is(said, f"command-{name}"):
                return command
        return None

    def _quit(self) -> None:
        if self.yes(self._words.say("quit-sure")):
            raise Left

    def _is(self, line: str, key: str) -> bool:
        """Whether this is one of the words that the message lists, or enough of its beginning."""
        said = plain(line) or line
        known = [plain(word) or word for word in self._words.say(key).split()]
        return said in known or (len(said) >= SHORTEST and any(word.startswith(said) for word in known))
