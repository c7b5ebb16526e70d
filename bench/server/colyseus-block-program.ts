import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Client, Room, Server } from '@colyseus/core';
import { type ArraySchema, StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import {
  findGame,
  isObject,
  type Match,
  openMatch,
  readOptions,
  seatAt,
} from '../../packages/engine/src/index.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite/sqlite.ts';
import { newSeat, Table } from './colyseus-block-state.ts';
import { ready } from './program.ts';

const store = await openSqlite(join(process.env.DATA ?? '.', 'colyseus.db'));
const game = findGame('block');
if (game === undefined) throw new Error('there is no Block');
const options = readOptions(game.id, game.options, 2, { rounds: 1000 });
const newMatch = (seed: string): Match => openMatch({ game, players: 2, options, seed, deals: [] });

/**
 * Block by its rules, judged by our engine. What everybody sees is the state of the room, the hands are fields of a `StateView`, and a move is in the
 * database before it changes the state. The patch goes out as soon as that is so, and not at the next tick.
 */
class Block extends Room<{ state: Table }> {
  override maxClients = 2;
  override patchRate = null;
  override state = new Table();
  private readonly match = newMatch(randomUUID());
  /** Resolves when the last move is made. */
  private last: Promise<void> = Promise.resolve();

  override onCreate(): void {
    for (let seat = 0; seat < 2; seat++) this.state.seats.push(newSeat());
    this.show();
    this.onMessage('move', (client: Client, move: unknown) => {
      this.last = this.last.then(() => this.move(Number(client.userData), move));
    });
  }

  override onJoin(client: Client): void {
    const seat = this.clients.length - 1;
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
  }

  private async move(seat: number, move: unknown): Promise<void> {
    const judged = isObject(move) ? this.match.judge(seatAt(seat), move) : null;
    if (!judged?.ok) return;
    const number = this.state.moves + 1;
    const event = JSON.stringify({ at: Date.now(), seat, move: judged.move });
    if (!(await store.append({ table: this.roomId, number, event, hash: '' }))) return;
    this.match.attempt(seatAt(seat), judged.move);
    this.state.moves = number;
    this.show();
    this.broadcastPatch();
  }

  /** Brings the state up to date with the match. */
  private show(): void {
    const { state, match } = this;
    const view = match.view(null);
    if (view.game !== 'block') throw new Error(`this is ${view.game}`);
    state.round = view.round;
    state.phase = view.phase;
    state.turn = view.turn ?? -1;
    state.stock = view.stock;
    view.scores?.forEach((score, seat) => {
      state.scores[seat] = score;
    });
    if (view.ends.length < state.ends.length) state.ends.clear();
    for (const [index, end] of view.ends.entries()) state.ends[index] = end;
    if (view.layout.length < state.line.length) state.line.clear();
    for (const { tile, at } of view.layout.slice(state.line.length))
      state.line.push(at === null ? tile : `${tile} ${at}`);
    for (const [seat, { hand, legal }] of state.seats.entries()) {
      const tiles = match.view(seatAt(seat)).hands[seat];
      if (typeof tiles === 'number') throw new Error('a seat does not see its hand');
      state.seats[seat].tiles = tiles.length;
      change(hand, tiles);
      const moves = match.legal(seatAt(seat));
      if (moves.length < legal.length) legal.splice(moves.length);
      for (const [index, { type, tile, at }] of moves.entries())
        legal[index] = type !== 'lay' ? type : at === undefined ? `${tile}` : `${tile} ${at}`;
    }
  }
}

/** Changes a hand: mostly a tile was laid, and one drawn. */
function change(hand: ArraySchema<string>, now: readonly string[]): void {
  const laid = hand.findIndex((tile, index) => tile !== now[index]);
  if (laid >= 0) hand.splice(laid, 1);
  if (hand.some((tile, index) => tile !== now[index])) hand.clear();
  hand.push(...now.slice(hand.length));
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('block', Block);
await server.listen(0, '127.0.0.1');
const address = http.address();
if (address === null || typeof address === 'string') throw new Error('Colyseus has no port');
ready(address.port);
