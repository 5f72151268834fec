"""A table: who sits at it, what is agreed, and the game they play; sans-I/O, with clock, secrets and luck passed in.

    entries = decide(table, request, circumstances)  # what would happen, or Refused; nothing has changed
    …append them to the log…
    for entry in entries: add(table, entry)          # it has happened: the table is the fold of its log

What people ask, what the log says of it, and both answers stand together, topic by topic: `topic.py` says how.
`perspective.py` and `feed.py` say what each viewer gets of a game, `public_table.py` what all may know of the table;
`schedule.py`, `deadlines.py` and `time_up.py` what happens when nobody asks.
"""
