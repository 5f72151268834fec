"""The heads of a game without a file: those that its record will have."""

import io
import json

from tablee.fairness.chain import Chain
from tablee.fairness.record import RecordedCard, RecordedEntry, RecordedHunch, Recorder, read
from tests.fairness.recorded import BEN, CAT, CHANGES, named, recorded, sealed
from tests.kernel.murmure import MURMURE


def test_a_table_knows_its_heads_and_writes_the_same_record_at_the_end():
    seal = sealed(MURMURE, 10)
    content = recorded(seal, changes=CHANGES, bots=(BEN, CAT))
    [record] = read(io.BytesIO(content), named)
    chain, file = Chain(seal), io.BytesIO()
    recorder, heads = Recorder(file, seal), [chain.head]
    for line in record.lines:
        for kept in (chain, recorder):
            match line:
                case RecordedEntry():
                    kept.add(line.entry)
                case RecordedHunch():
                    kept.hunch(line.hunch)
                case RecordedCard():
                    kept.show(line.card)
                case _:
                    kept.change(line.change)
        heads.append(chain.head)
    recorder.close(record.closing.result)

    assert chain.close(record.closing.result) == record.closing
    assert [*heads, chain.head] == [json.loads(line)["head"] for line in content.splitlines()]
    assert file.getvalue() == content


def test_an_entry_comes_back_in_the_spelling_that_was_hashed():
    seal = sealed(MURMURE, 10)
    [record] = read(io.BytesIO(recorded(seal)), named)
    chain = Chain(seal)

    entries = [line for line in record.lines if isinstance(line, RecordedEntry)]

    assert [chain.add(line.entry) for line in entries] == [line.body for line in entries]
