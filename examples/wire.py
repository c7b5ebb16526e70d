"""Plays a match at a table of a server, over its WebSocket, with the moves of first_move.py or block.py.
Needs the package websockets (pip install websockets, or Debian's python3-websockets).

    python3 examples/wire.py http://127.0.0.1:8080 block --with block
"""
import argparse
import asyncio
import importlib
import json
import secrets

import websockets


class Guest:
    """A guest of the server, and the table as it was told so far (docs/protocol.md)."""

    def __init__(self, socket):
        self.socket, self.asked, self.scene, self.number = socket, 0, None, 0

    async def ask(self, what, **fields):
        """Asks for something and returns the answer. What is told before it is heard."""
        self.asked += 1
        await self.socket.send(json.dumps({"ask": self.asked, "do": what, **fields}))
        while (message := await self.hear()).get("answer") != self.asked:
            pass
        return message

    async def must(self, what, **fields):
        answer = await self.ask(what, **fields)
        if answer.get("ok") is False:
            raise SystemExit(f"{what}: {answer['error']}")
        return answer

    async def hear(self):
        """The next message. Keeps the scene up to date."""
        message = json.loads(await self.socket.recv())
        self.scene = message.get("scene", self.scene)
        if message.get("tell") == "change":
            self.number = message["number"]
            patch(self.scene, message["patch"] or {})
            for event in message["events"]:
                seen = self.scene["seen"]
                seen["events"] = [event] if event["type"] == "dealt" else [*seen["events"], event]
        return message

    async def play(self, choose):
        """Plays until the match is over, and returns the last view."""
        while (table := self.scene["table"])["phase"] == "playing":
            number, turn = self.number, turn_of(self.scene)
            move = choose(turn) if turn else None
            if move and turn["view"]["phase"] == "play" and turn["view"]["turn"] is None:
                # Nobody has turns, in Hectic domino: leave the others a chance.
                await asyncio.sleep(0.2)
            fields = {"table": table["id"], "match": table["match"], "id": secrets.token_hex(8), "move": move}
            answer = {"ok": False} if move is None else await self.ask("move", **fields)
            if answer.get("code") == "message.often":
                await asyncio.sleep(1)
            elif answer.get("ok") is False and number == self.number:
                # Nothing to do, or somebody else was faster: something has to happen first.
                await self.hear()
        return self.scene["seen"]["view"]


def patch(target, change):
    """Changes an object as a patch says."""
    for name in change.get("gone", []):
        del target[name]
    target.update(change.get("set", {}))
    for name, (start, count, *items) in change.get("splice", {}).items():
        target[name][start : start + count] = items
    for name, inside in change.get("in", {}).items():
        patch(target[name], inside)


def turn_of(scene):
    """What a program on standard input would be told; None if there is nothing to do."""
    seen = scene["seen"]
    if seen["seat"] in scene["table"]["agreed"]:
        return None  # Ready for the next round already.
    view, legal = seen["view"], seen["legal"] or unlisted(seen)
    on_turn = view["turn"] in (None, seen["seat"])
    return {"onTurn": on_turn, "view": view, "events": seen["events"], "legal": legal} if legal else None


def unlisted(seen):
    """One of the moves where they are too many to be sent, in Castle domino: a tile beside the castle is always legal."""
    if not seen.get("unlisted"):
        return []
    x, y = max(cell for tile in seen["view"]["board"] for cell in tile["cells"])
    tile = seen["view"]["hands"][seen["seat"]][0]
    return [{"type": "place", "tile": tile, "cells": [[x + 1, y], [x + 2, y]]}]


async def main(given):
    choose = importlib.import_module(given.choice).choose
    async with websockets.connect(given.server.replace("http", "ws", 1) + "/socket") as socket:
        guest = Guest(socket)
        await guest.must("hello", protocol=2, name=given.name, program=True)
        table = given.table or await open_table(guest, given)
        await guest.must("look", table=table)
        places = guest.scene["table"]["places"]
        seat = next(seat for seat, place in enumerate(places) if place["guest"] is None and place["bot"] is None)
        await guest.must("sit", table=table, seat=seat, word=secrets.token_hex(8))
        if given.table is None:
            await guest.must("start", table=table)
        while guest.scene["table"]["phase"] != "playing":
            await guest.hear()
        view = await guest.play(choose)
        print(json.dumps({"game": view["game"], "winners": view["winners"], "scores": view["scores"]}))


async def open_table(guest, given):
    bots = [None] + [given.bots] * (given.players - 1)
    terms = {"game": given.game, "players": given.players, "options": given.options, "bots": bots}
    return (await guest.must("open", id=secrets.token_hex(8), **terms))["table"]


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Plays a match at a table of a server.")
    arguments.add_argument("server", help="such as http://127.0.0.1:8080")
    arguments.add_argument("game", nargs="?", default="block", help="opens a table for it, with bots")
    arguments.add_argument("--table", help="instead, sits down at this table, and waits for others to start")
    arguments.add_argument("--with", dest="choice", default="first_move", help="first_move or block")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--bots", default="easy")
    arguments.add_argument("--options", type=json.loads, default={})
    arguments.add_argument("--name", default="Pythia")
    asyncio.run(main(arguments.parse_args()))
