"""A game of « Indix » by ear: Ann and Ben, each with a screen reader, and a bot. What Ann hears is kept.

Ann knows a card by one of its telling clues, and breaks in where Ben thinks about one. Ben guesses: he breaks in once
and is wrong, and what he answers to Ann when she reads is never quite the name. She lets it count all the same, against
the measure; what it calls wrong she refuses.
"""

import re

from tests.browser.transcripts.accessibility_tree import plain
from tests.browser.transcripts.arriving import arrive
from tests.browser.transcripts.ending import hear_the_end
from tests.browser.transcripts.playing_together import together
from tests.browser.transcripts.reader import Reader
from tests.games.indix.cards import CARDS

SEED = 2
OVER = "gagne[sz]?(nt)? la course"
CARD = re.compile("(lit|lis) : « Je suis ")
CLUE = re.compile(r"^Indice \d+ : (.*)")
TAKEN = re.compile(r"demandes? le (\d+)")
TELLING = {plain(slot.text): card.name for card in CARDS for slot in card.slots if slot.text and slot.weight > 1}
"""By clue: the name that whoever has read a little thinks of."""


def play(ann: Reader) -> None:
    ben = ann.another()
    arrive(ann, "Indix", 1, {"Parcours": "court", "Temps pour répondre": "sans limite"}, guest=ben)
    players = (Ann(ann), Ben(ben))
    together((ann, ben), OVER)
    while not ann.heard(OVER):
        if not any(player.interrupts(other) for player, other in (players, players[::-1])):
            next(player for player in players if player.reader.my_turn).decide()
        together((ann, ben), OVER)
    hear_the_end(ann, "Ce qu’on a trouvé")


class Seeker:
    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.has_token = True

    def of_this_card(self) -> list[str]:
        said = self.reader.announced
        return said[max(at for at, line in enumerate(said) if CARD.search(line)) :]

    @property
    def may_call(self) -> bool:
        """With the token, and not by whoever reads."""
        return self.has_token and not self.of_this_card()[0].startswith("Tu lis")

    def known(self) -> str | None:
        """The name, once a clue tells it."""
        clues = [found[1] for line in self.of_this_card() if (found := CLUE.match(line))]
        return next((TELLING[clue] for clue in clues if clue in TELLING), None)

    def interrupts(self, other: "Seeker") -> bool:
        """While the other one thinks: spends the token, if that pays."""
        return False

    def thinks(self) -> bool:
        return self.reader.my_turn and self.reader.expected("Tu sais ?")

    def call(self, answer: str) -> None:
        self.has_token = False
        self.reader.press("o")
        self.reader.tab_to("^Réponse !, bouton")
        self.reader.calls("Enter", "Dis qui je suis")
        self.say(answer)

    def say(self, answer: str) -> None:
        self.reader.tab_to("^Qui suis-je")
        self.reader.type(answer)
        self.reader.starts("Enter")

    def choose(self, name: str) -> None:
        self.reader.tab_to(name)
        self.reader.starts("Enter")

    def decide(self) -> None:
        reader = self.reader
        if reader.expected("demander un numéro"):
            self.pick()
        elif reader.expected("lancer le dé"):
            reader.press("o")
            self.choose("^Lancer le dé")
        elif reader.expected("Pose une question"):
            self.ask()
        elif reader.expected("Tu sais ?"):
            reader.press("o")
            self.choose("^Je réponds" if self.answer() else "^Je passe")
        elif reader.expected("Dis qui je suis"):
            self.say(self.answer())
        elif reader.expected("Réponds vrai"):
            self.reply()
        else:
            assert reader.expected("À toi de juger"), reader.announced[-1]
            self.judge()

    def answer(self) -> str:
        return self.known() or ""

    def pick(self) -> None:
        """The lowest number that is free: typed, it is found by itself."""
        taken = {int(found[1]) for line in self.of_this_card() if (found := TAKEN.search(line))}
        number = next(number for number in range(1, 21) if number not in taken)
        self.reader.press("o")
        for digit in str(number):
            self.reader.press(digit)
        self.choose(f"^{number}, bouton")

    def ask(self) -> None:
        """The first of the menu."""
        self.reader.press("o")
        self.reader.tab_to("groupe « Le menu des questions »")
        self.reader.press("Enter")
        self.choose("^Demander")

    def reply(self) -> None:
        """As the card says; in words of one's own, where it does not."""
        lines = self.reader.read("group", "Tes choix")
        found = next(filter(None, [re.match("La carte dit : (.*)", line) for line in lines]), None)
        self.reader.press("o")
        if found:
            self.choose(f"^(?i:{found[1]}), bouton")
        else:
            self.reader.tab_to("^Ou à ta façon")
            self.reader.type("Cela se pourrait bien.")
            self.reader.starts("Enter")

    def judge(self) -> None:
        lines = " ".join(self.reader.read("group", "Tes choix"))
        self.reader.press("o")
        self.choose("^Refuser" if "La carte dit : faux" in lines else "^Accepter")


class Ann(Seeker):
    cards = 0

    def decide(self) -> None:
        """First, of every card, who is where and has which token; and once, how things stand."""
        cards = sum([bool(CARD.search(line)) for line in self.reader.announced])
        if cards > self.cards:
            self.reader.read("list", "Les joueurs")
            if not self.cards:
                self.reader.press("s")
            if self.of_this_card()[0].startswith("Tu lis"):
                self.reader.read("region", "Ta carte, rien que pour toi")
        self.cards = cards
        super().decide()

    def ask(self) -> None:
        self.reader.read("group", "Ce qu’on sait déjà")
        super().ask()

    def interrupts(self, other: Seeker) -> bool:
        name = self.known()
        if not (self.may_call and name and other.thinks()):
            return False
        self.call(name)
        return True


class Ben(Seeker):
    def interrupts(self, other: Seeker) -> bool:
        if not (self.may_call and other.thinks() and not other.known()):
            return False
        self.call("Napoléon")
        return True

    def answer(self) -> str:
        """Not quite the name: among other words, which the measure finds almost right."""
        return f"peut-être {name}" if (name := self.known()) else ""
