"""Codes: whoever hears one may type it in any way."""

import pytest

from tablee.wire.codes import spelt


@pytest.mark.parametrize("typed", ["QUARTZ", "quartz", " qua-rtz ", "Q U A R T Z", "qua\u00a0rtz\n"])
def test_a_code_has_one_spelling(typed):
    assert spelt(typed) == "QUARTZ"
