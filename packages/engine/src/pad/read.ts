import { BadInput, isObject, type Json, type JsonObject, listAt, preview } from '../core/json.ts';
import { readOptions } from '../core/options.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { readPlayers } from '../core/transcript.ts';
import { findGame } from '../games.ts';
import type { BergenRule, PadEnd, PadEntry, PadHand } from './entry.ts';
import { isPadGame } from './pads.ts';
import type { PadMatch } from './sheet.ts';

/** Reads a match on a score pad from parsed JSON. Throws `BadInput` with the place and the reason if it is none. */
export function readPadMatch(value: unknown): PadMatch {
  if (!isObject(value)) throw new BadInput('', `a score pad is a JSON object, not ${preview(value)}`);
  const game = typeof value.game === 'string' && isPadGame(value.game) ? findGame(value.game) : undefined;
  if (game === undefined || !isPadGame(game.id))
    throw new BadInput('game', `there is no score pad for ${preview(value.game)}`);
  const players = readPlayers(game, value.players);
  return {
    game: game.id,
    players,
    options: readOptions(game.id, game.options, players, value.options),
    entries: listAt(value.entries, 'entries').map((entry, index) =>
      readEntry(entry, `entries[${index}]`, players),
    ),
  };
}

function readEntry(value: Json, place: string, players: number): PadEntry {
  if (!isObject(value)) throw new BadInput(place, `expected an entry, found ${preview(value)}`);
  const number = (field: string) => numberAt(value, field, place);
  const seat = () => seatIn(number('seat'), `${place}.seat`, players);
  switch (value.type) {
    case 'round':
      return readRound(value, place, players);
    case 'ends':
      return { type: 'ends', seat: seat(), sum: number('sum') };
    case 'lay':
      return { type: 'lay', seat: seat(), rules: listAt(value.rules, `${place}.rules`).map(readBergenRule) };
    case 'tile':
      return { type: 'tile', seat: seat(), pips: number('pips') };
    case 'pair':
      return { type: 'pair', seat: seat() };
    case 'double':
      return { type: 'double', value: number('value'), seat: value.seat === null ? null : seat() };
    case 'chain':
      return { type: 'chain', seat: seat(), tiles: number('tiles') };
    case 'end':
      return { type: 'end' };
    case 'row':
      return { type: 'row', seat: seat(), row: number('row'), value: number('value') };
    default:
      throw new BadInput(`${place}.type`, `there is no entry ${preview(value.type)}`);
  }
}

const padEnds: readonly PadEnd[] = ['out', 'blocked', 'locked', 'exhausted'];

function readRound(value: JsonObject, place: string, players: number): PadEntry {
  const how = padEnds.find((end) => end === value.how);
  if (how === undefined) throw new BadInput(`${place}.how`, `no round ends ${preview(value.how)}`);
  const hands = listAt(value.hands, `${place}.hands`).map((hand, index) =>
    readHand(hand, `${place}.hands[${index}]`),
  );
  const by = value.by === null ? null : seatIn(numberAt(value, 'by', place), `${place}.by`, players);
  if (value.partner === undefined) return { type: 'round', how, by, hands };
  const partner = seatIn(numberAt(value, 'partner', place), `${place}.partner`, players);
  return { type: 'round', how, by, hands, partner };
}

function readHand(value: Json, place: string): PadHand | null {
  if (value === null) return null;
  if (!isObject(value)) throw new BadInput(place, `expected a hand, found ${preview(value)}`);
  if (value.pieces !== undefined)
    return {
      pieces: listAt(value.pieces, `${place}.pieces`).map((piece) => textOf(piece, `${place}.pieces`)),
    };
  const count = numberAt(value, 'count', place);
  return value.double === true ? { count, double: true } : { count };
}

const bergenRules: readonly BergenRule[] = [
  'bergen.open',
  'bergen.double',
  'bergen.triple',
  'bergen.highest',
  'bergen.out',
];

function readBergenRule(value: Json): BergenRule {
  const rule = bergenRules.find((known) => known === value);
  if (rule === undefined) throw new BadInput('rules', `${preview(value)} pays nothing in Bergen`);
  return rule;
}

function numberAt(value: JsonObject, field: string, place: string): number {
  const found = value[field];
  if (typeof found !== 'number' || !Number.isSafeInteger(found))
    throw new BadInput(`${place}.${field}`, `expected a whole number, found ${preview(found)}`);
  return found;
}

function seatIn(index: number, place: string, players: number): Seat {
  if (index < 0 || index >= players) throw new BadInput(place, `there is no seat ${index}`);
  return seatAt(index);
}

function textOf(value: Json, place: string): string {
  if (typeof value !== 'string') throw new BadInput(place, `expected a piece, found ${preview(value)}`);
  return value;
}
