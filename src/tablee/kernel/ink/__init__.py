"""Ink: what people draw or write that is to be forgotten, and the sheets on which it stands."""
