"""A house: all nodes that serve the same tables. One process with its file is a house of its own (docs/design/0042)."""
