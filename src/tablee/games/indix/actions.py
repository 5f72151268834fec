"""All that a seat can do in « Indix »."""

from tablee.games.indix.menu import Ask
from tablee.games.indix.vocabulary import Accept, AskFreely, Call, Nod, Pass, Pick, Refuse, Reply, Roll, Say, Speak

Action = Pick | Speak | Call | Say | Pass | Roll | Ask | AskFreely | Nod | Reply | Accept | Refuse
