"""A table: who sits at it, what is agreed, and the game they play; sans-I/O, with clock, secrets and luck passed in.

    entries = decide(table, request, circumstances)     # what would happen, or Refused; nothing has changed
    …append them to the log…
    for entry in entries: table.add(entry)  # it has happened: the table is the fold of its log

`perspective.py` and `feed.py` say what each viewer gets of it; `schedule.py` what happens when nobody asks.
"""
