"""A seat at a table far away: what a page does, in a terminal. Lines are typed in one thread, messages come in another.

Everything is said and decided in the main thread, which takes what was typed and what was told from one inbox, in the
order in which it came.
"""
