"""How many slips of the finger lie between two words: a letter too few, too many, another, or two swapped."""


def distance(one: str, other: str, most: int) -> int:
    """`most` + 1 where there are more; then it is not counted to the end.

    Places further than `most` from one another cannot be meant for one another, and are not looked at: the time grows
    with the length of the words, not with its square. Whoever gives a pack and types an answer could make both long.
    """
    far = most + 1
    if abs(len(one) - len(other)) > most:
        return far
    before: list[int] = []
    row: list[int] = [min(there, far) for there in range(len(other) + 1)]
    for at, letter in enumerate(one, 1):
        first, last = max(1, at - most), min(len(other), at + most)
        earlier, before, row = before, row, [far] * len(row)
        row[0] = min(at, far)
        for there in range(first, last + 1):
            its = other[there - 1]
            cost = min(row[there - 1] + 1, before[there] + 1, before[there - 1] + (letter != its))
            if at > 1 and there > 1 and letter == other[there - 2] and one[at - 2] == its:
                cost = min(cost, earlier[there - 2] + 1)
            row[there] = min(cost, far)
        near = slice(first - 1, last + 1)
        if min(row[near]) > most and min(before[near]) > most:  # two rows, as a swap reaches over one
            return far
    return row[-1]
