import type { BaseEvent } from './event.ts';
import type { AnyGame, BaseView, DealText } from './game.ts';
import { BadInput, isObject, type JsonObject, preview } from './json.ts';
import { type Options, readOptions } from './options.ts';
import { type Seat, seatAt } from './seat.ts';

export interface SeatMove {
  readonly seat: Seat;
  readonly move: JsonObject;
}

/** A whole match: the save format, the replay format and the bug report. */
export interface Transcript<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly game: AnyGame<V, E>;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly deals: readonly (DealText | null)[];
  readonly moves: readonly SeatMove[];
}

/** Reads a transcript from parsed JSON. Throws `BadInput` with the place and the reason if it is invalid. */
export function readTranscript<V extends BaseView, E extends BaseEvent>(
  value: unknown,
  findGame: (id: string) => AnyGame<V, E> | undefined,
): Transcript<V, E> {
  if (!isObject(value)) throw new BadInput('', `a transcript is a JSON object, not ${preview(value)}`);
  const { seed = '', deals = [], moves = [] } = value;
  if (typeof value.game !== 'string')
    throw new BadInput('game', `expected the name of a game, found ${preview(value.game)}`);
  const game = findGame(value.game);
  if (game === undefined) throw new BadInput('game', `there is no game ${preview(value.game)}`);
  const players = readPlayers(game, value.players);
  const options = readOptions(game.id, game.options, players, value.options);
  if (typeof seed !== 'string') throw new BadInput('seed', `expected a text, found ${preview(seed)}`);
  if (!Array.isArray(deals)) throw new BadInput('deals', `expected a list, found ${preview(deals)}`);
  if (!Array.isArray(moves)) throw new BadInput('moves', `expected a list, found ${preview(moves)}`);
  return {
    game,
    players,
    options,
    seed,
    deals: deals.map(readDeal),
    moves: moves.map((move, index) => readMove(move, index, players)),
  };
}

export function readPlayers(game: Pick<AnyGame, 'id' | 'players'>, players: unknown): number {
  const { least, most } = game.players;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  if (typeof players !== 'number' || !Number.isInteger(players)) {
    throw new BadInput(
      'players',
      `expected a number of players (${game.id}: ${range}), found ${preview(players)}`,
    );
  }
  if (players < least || players > most) {
    throw new BadInput('players', `${game.id} is for ${range} players, not for ${players}`);
  }
  return players;
}

function readDeal(deal: unknown, index: number): DealText | null {
  if (deal === null || isObject(deal)) {
    const chance = deal?.chance ?? [];
    if (!Array.isArray(chance))
      throw new BadInput(`deals[${index}].chance`, `expected a list, found ${preview(chance)}`);
    return deal;
  }
  throw new BadInput(`deals[${index}]`, `expected an object, found ${preview(deal)}`);
}

function readMove(move: unknown, index: number, players: number): SeatMove {
  if (!isObject(move)) throw new BadInput(`moves[${index}]`, `expected an object, found ${preview(move)}`);
  const { seat, ...rest } = move;
  if (seat === undefined && rest.type === 'next') return { seat: seatAt(0), move: rest };
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= players) {
    throw new BadInput(
      `moves[${index}].seat`,
      `expected a seat from 0 to ${players - 1}, found ${preview(seat)}`,
    );
  }
  return { seat: seatAt(seat), move: rest };
}
