"""Drawings of packs as strokes, made from icons and from lines of ours. For authors: nothing of it is shipped."""
