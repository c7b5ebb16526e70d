"""Plays any game by its first legal move, on standard input and output. Standard library only.

    npx tischrunde play block --as "python3 examples/first_move.py"
"""
import json
import sys


def choose(turn):
    """The move for a turn: what the seat sees (view), what it has heard in this round (events), and what it may do (legal)."""
    if not turn["onTurn"]:
        return None
    # By first moves alone a round of Hectic domino need not end.
    give_up = {"type": "giveUp"}
    return give_up if len(turn["events"]) > 60 and give_up in turn["legal"] else turn["legal"][0]


def play(choose):
    """Answers every question until the input ends."""
    turn = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["tell"] == "turn":
            turn = message
            answer(choose(turn))
        elif message["tell"] == "refused":
            print(message["rule"], message["error"], file=sys.stderr)
            answer(turn["legal"][0])


def answer(move):
    print(json.dumps({"move": move}), flush=True)


if __name__ == "__main__":
    play(choose)
