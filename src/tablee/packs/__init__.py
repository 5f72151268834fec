"""Packs outside of the rules: their files, those that are built in, and the measure of an answer that was typed."""
