"""A seat at a table far away: what a page does, in a terminal. Lines are typed in one thread, messages come in another.

Everything is said and decided in the main thread, which takes what was typed and what was received from one inbox, in
the order in which it came: `join_session` → `entrance` → `table_loop`, which asks, runs commands and sends moves, while
`receiver` takes what comes in between.
"""
