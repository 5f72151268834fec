"""Chance that anybody can check: commitments, the stream that answers for chance, the chained record, its verifier.

One game, from the start to the file (`docs/reference/record.md` gives every computation):

    seal = simulated(game, players=3, seed=1, index=0)      # or Seal.of(…) with a table's secret and its players' seeds
    recorder = Recorder(file, seal)
    for _, entry, after in steps_until_over(game, opening(game, 3), seal.in_order(), act):
        recorder.add(entry)
    recorder.close(game.result(after))

and back: `for record in read(file, named): verify(record)`. A table that plays for hours keeps a `Chain(seal)`, which
gives the same heads without a file, and writes the record when somebody asks for it.
"""
