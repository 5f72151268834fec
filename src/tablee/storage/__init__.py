"""Where tables are kept: one contract (`store.py`), and the stores that keep it."""
