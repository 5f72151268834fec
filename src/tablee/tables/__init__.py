"""A table: who sits at it, what is agreed, and the game they play; sans-I/O, with clock, secrets and luck passed in.

    entries = decide(table, ask, scene)     # what would happen, or Refused; nothing has changed
    …append them to the log…
    for entry in entries: table.add(entry)  # it has happened: the table is the fold of its log

`sights.py` and `streams.py` say what each pair of eyes gets of it; `agenda.py` what happens when nobody asks.
"""
