"""Plays Block better than its first legal move, on standard input and output. Standard library only.

    npx tischrunde play block --as "python3 examples/block.py"
"""
from first_move import play


def choose(turn):
    """Gets rid of many pips and of doubles, keeps numbers to go on with, and leaves ends that others could not serve before."""
    view, seat = turn["view"], turn["view"]["seat"]
    if not turn["onTurn"]:
        return None
    hand = view["hands"][seat]
    missing = missing_numbers(turn["events"], seat)

    def worth(move):
        if move["type"] != "lay":
            return 0
        low, high = sorted(halves(move["tile"]))
        rest = [tile for tile in hand if tile != move["tile"]]
        ends = ends_after(view["ends"], move)
        served = sum(any(end in halves(tile) for tile in rest) for end in ends)
        return (low + high) * 1.0 + (4 if low == high else 0) + 3 * served + 5 * sum(end in missing for end in ends)

    return max(turn["legal"], key=worth)


def halves(tile):
    """The numbers on a tile: "6-3" has 6 and 3."""
    return [int(half) for half in tile.split("-")]


def ends_after(ends, move):
    """The numbers at the open ends after a lay. An end is written as its tile and its number: "6-3:3"."""
    numbers = {end: int(end.split(":")[1]) for end in ends}
    high, low = halves(move["tile"])
    if move.get("at") not in numbers:
        return [high, low]
    met = numbers.pop(move["at"])
    return [*numbers.values(), low if met == high else high]


def missing_numbers(events, seat):
    """The numbers that the others did not have when they drew or passed."""
    return {number for event in events if event.get("seat") != seat for number in event.get("lacks") or []}


if __name__ == "__main__":
    play(choose)
