"""A seat in the terminal: any game, from its views, offers and facts, in words; nothing here knows one game's rules.

A conversation gets what a page gets and gives back an action, so it can sit at a table far away as well as at one here.
"""
