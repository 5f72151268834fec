"""Plays a game by ear and writes down what was said: `python -m tests.browser.transcripts [GAME…]`."""

import sys
import time

from tests.browser.transcripts.playing import SCRIPTS, golden, played


def main() -> None:
    for game in sys.argv[1:] or SCRIPTS:
        begun = time.monotonic()
        text = played(game)
        golden(game).write_text(text, "utf-8")
        print(f"{golden(game).name}: {len(text.splitlines())} lines, {time.monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()
