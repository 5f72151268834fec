"""How many slips of the finger lie between two words: a letter too few, too many, another, or two swapped."""


def distance(one: str, other: str, most: int) -> int:
    """At least `most` + 1 where there are more; then it is not counted to the end."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row: list[int] = [*range(len(other) + 1)]
    for at, letter in enumerate(one, 1):
        earlier, before, row = before, row, [at]
        for there, its in enumerate(other, 1):
            cost = min(row[-1] + 1, before[there] + 1, before[there - 1] + (letter != its))
            if at > 1 and there > 1 and letter == other[there - 2] and one[at - 2] == its:
                cost = min(cost, earlier[there - 2] + 1)
            row.append(cost)
        if min(row) > most and min(before) > most:  # two rows, as a swap reaches over one
            return most + 1
    return row[-1]
