"""An evening by ear: after « 7 % » another game with the same people, which is stopped, and then once more."""

from tests.browser.transcripts import sept_pour_cent
from tests.browser.transcripts.reader import Reader


def play(reader: Reader) -> None:
    sept_pour_cent.play(reader)
    reader.tab_to("^Un autre jeu", back=True)
    reader.goes("Enter", "button", "Code 777")
    reader.tab_to("^Code 777")
    reader.goes("Enter", "button", "À table")
    reader.headings()
    reader.read("main", "")
    reader.tab_to("^À table")
    reader.does("Enter")
    reader.press("s")
    reader.tab_to("^Réglages et table", back=True)
    reader.goes("Enter", "button", "Arrêter la partie")
    reader.tab_to("^Arrêter la partie")
    reader.goes("Enter", "button", "Non")
    reader.tab_to("^Arrêter la partie", back=True)
    reader.goes("Enter", "button", "Revanche")
    reader.headings()
    reader.tab_to("^Revanche")
    reader.does("Enter")
    reader.press("s")
