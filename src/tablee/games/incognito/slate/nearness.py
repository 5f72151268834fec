"""How near points and straight lines come to each other, in whole numbers, so that all get the same."""

Place = tuple[int, int]
Line = tuple[Place, Place]


def is_near(place: Place, line: Line, reach: int) -> bool:
    """Whether a point is no farther from a line than the square root of `reach`."""
    (ax, ay), (bx, by) = line
    px, py, bx, by = place[0] - ax, place[1] - ay, bx - ax, by - ay
    along, long = px * bx + py * by, bx * bx + by * by
    if along <= 0:
        return px * px + py * py <= reach
    if along >= long:
        return (px - bx) ** 2 + (py - by) ** 2 <= reach
    return (px * by - py * bx) ** 2 <= reach * long


def are_near(one: Line, other: Line, reach: int) -> bool:
    """Whether two lines come as near to each other as the square root of `reach`."""
    return (
        _crosses(one, other)
        or any(is_near(end, other, reach) for end in one)
        or any(is_near(end, one, reach) for end in other)
    )


def _crosses(one: Line, other: Line) -> bool:
    """Properly; lines that only touch have an end on the other, and that is near."""
    (a, b), (c, d) = one, other
    return _side(one, c) * _side(one, d) < 0 and _side(other, a) * _side(other, b) < 0


def _side(line: Line, place: Place) -> int:
    (ax, ay), (bx, by) = line
    return (bx - ax) * (place[1] - ay) - (by - ay) * (place[0] - ax)
