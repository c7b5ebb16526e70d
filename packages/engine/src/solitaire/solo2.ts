import { hashOfStanding, newStanding, standingIn, viewOfStanding } from '../core/base-view.ts';
import { type Chance, chanceOf, type Seed } from '../core/chance.ts';
import type { DealText, Game, View } from '../core/game.ts';
import { BadInput, type Json, type JsonObject, listAt, shown } from '../core/json.ts';
import { beginForOne, forOne, player } from '../core/one-player.ts';
import { choice, numberOf, type Options } from '../core/options.ts';
import { type Judged, notOnTurn, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { endRound, oneRound, type Standing } from '../core/standing.ts';
import { checkFields, readTiles, tileAt } from '../pieces/deal-fields.ts';
import { nameOf, readTile, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import {
  addLays,
  cloneLine,
  emptyLine,
  isStuck,
  judgeLay,
  type Lay,
  type Line,
  layDown,
  layOf,
  lineFields,
  lineIn,
  logOf,
  tileIn,
  writeLay,
} from './line.ts';

export interface Solo2State extends Standing {
  readonly options: Options;
  /** How many tiles the set has. */
  readonly tiles: number;
  readonly handSize: number;
  hand: Tile[];
  /** The tiles that are left, first drawn first. */
  stock: readonly Tile[];
  line: Line;
  /** How long the line was each time a hand was drawn. */
  refills: readonly number[];
}

/** Solo 2: hand by hand along one line, and every tile has to go. */
export const solo2: Game<Solo2State, Lay> = {
  ...forOne,
  id: 'solo2',
  title: 'Solo 2',
  options: [
    choice('set', 'the set of dominoes: all tiles from 0-0 up to this double', [6, 9]),
    {
      name: 'hand',
      about: 'how many tiles are drawn at a time; unless it is said, 5 with set 6 and 7 with set 9',
      kind: 'choice',
      choices: [5, 7],
    },
  ],
  rules: [...rulePages.table, ...rulePages.solo2],

  begin({ players, options, seed, deals }) {
    const state = newState(players, options);
    const read = deals.map((deal, index) =>
      deal === null ? null : readDeal(state, deal, `deals[${index}]`),
    );
    const { start, hand, stock } = read[0] ?? dealByChance(state, seed);
    state.hand = hand;
    state.stock = stock;
    beginForOne(state);
    layDown(state.line, layOf(start, 0));
    endIfStuck(state);
    return state;
  },
  clone: (state) => ({
    ...state,
    scores: state.scores.slice(),
    hand: state.hand.slice(),
    line: cloneLine(state.line),
  }),

  legal: legalLays,
  judge: judgeMove,
  play: playLay,
  write: ({ line }, lay) => writeLay(line, lay),

  deal: ({ line, hand, stock }) => ({
    start: nameOf(tileIn(line.laid[0])),
    hands: [hand.map(nameOf)],
    stock: stock.map(nameOf),
  }),
  show: ({ hand, stock, line }) => ({
    hands: [hand.map(nameOf)],
    stock: stock.length,
    ...lineFields(line),
  }),
  view: viewOf,
  guess,
  hash: (state) =>
    hashOfStanding('solo2', state.options, state)
      .addAll(state.hand)
      .addAll(state.stock)
      .addAll(state.line.laid)
      .addAll(state.refills)
      .text(),
};

const setOf = ({ options }: Pick<Solo2State, 'options'>): number => numberOf(options, 'set') ?? 6;

function newState(players: number, options: Options): Solo2State {
  const set = setOf({ options });
  return {
    ...newStanding(players),
    options,
    tiles: sizeOfSet(set),
    handSize: numberOf(options, 'hand') ?? (set === 6 ? 5 : 7),
    hand: [],
    stock: [],
    line: emptyLine(),
    refills: [],
  };
}

interface Deal {
  readonly start: Tile;
  readonly hand: Tile[];
  readonly stock: readonly Tile[];
}

const shuffled = (chance: Chance, tiles: readonly Tile[]): Tile[] => {
  const mixed = tiles.slice();
  chance.shuffle(mixed);
  return mixed;
};

const allTiles = ({ tiles }: Solo2State): Tile[] => Array.from({ length: tiles }, (_, tile) => tile);

/** solo2.deal */
function dealByChance(state: Solo2State, seed: Seed): Deal {
  const [start, ...rest] = shuffled(chanceOf(seed, 1), allTiles(state));
  return { start, hand: rest.slice(0, state.handSize), stock: rest.slice(state.handSize) };
}

/** Reads the deal from a transcript. Throws `BadInput` where it cannot be played. */
function readDeal(state: Solo2State, deal: DealText, place: string): Deal {
  checkFields('solo2', deal, place, ['start', 'hands', 'stock']);
  const seen = new Set<Tile>();
  const read = (tiles: Json | undefined, here: string): Tile[] =>
    readTiles(tiles, here, (tile) => {
      if (tile >= state.tiles) return `is not in the double-${setOf(state)} set`;
      if (seen.has(tile)) return 'is dealt twice';
      seen.add(tile);
      return null;
    });
  const { start, hands, stock = [] } = deal;
  if (readTile(start) === null)
    throw new BadInput(`${place}.start`, `expected a domino such as "6-3", found ${shown(start)}`);
  const [turnedUp] = read([start ?? null], `${place}.start`);
  if (!Array.isArray(hands) || hands.length !== 1)
    throw new BadInput(`${place}.hands`, `expected a list of 1 hand, found ${shown(hands)}`);
  const hand = read(hands[0], `${place}.hands[0]`);
  if (hand.length === 0) throw new BadInput(`${place}.hands[0]`, 'expected at least one tile');
  return { start: turnedUp, hand, stock: read(stock, `${place}.stock`) };
}

function legalLays(state: Solo2State, seat: Seat, into: Lay[]): number {
  if (seat !== state.turn) return 0;
  return state.hand.reduce((count, tile) => addLays(state.line, tile, into, count), 0);
}

function judgeMove(state: Solo2State, seat: Seat, move: JsonObject): Judged<Lay> {
  if (seat !== state.turn) return notOnTurn(state, seat);
  return judgeLay(state.line, move, 'solo2.line', (tile) => whyNotHeld(state, seat, tile));
}

function whyNotHeld(state: Solo2State, seat: Seat, tile: Tile): Refusal | null {
  if (tile >= state.tiles) return refuse('table.piece', 'noSuchTile', { set: setOf(state) });
  return state.hand.includes(tile) ? null : refuse('table.piece', 'notInHand', { tile: nameOf(tile), seat });
}

function playLay(state: Solo2State, seat: Seat, lay: Lay): void {
  state.hand.splice(state.hand.indexOf(tileIn(lay)), 1);
  layDown(state.line, lay);
  if (state.hand.length > 0) endIfStuck(state);
  else if (state.stock.length >= state.handSize) refill(state);
  else endRound(state, oneRound, 'out', [seat]);
}

/** solo2.refill */
function refill(state: Solo2State): void {
  state.hand = state.stock.slice(0, state.handSize);
  state.stock = state.stock.slice(state.handSize);
  state.refills = [...state.refills, state.line.laid.length];
  endIfStuck(state);
}

/** solo2.win */
function endIfStuck(state: Solo2State): void {
  if (isStuck(state.line, state.hand)) endRound(state, oneRound, 'blocked', []);
}

/** The order of the stock is hidden from everybody, the hand from those who look on. */
function viewOf(state: Solo2State, seat: Seat | null): View {
  const open = seat === player || state.phase !== 'play';
  return {
    ...viewOfStanding(state, {
      game: 'solo2',
      options: state.options,
      seat,
      hands: [open ? state.hand.map(nameOf) : state.hand.length],
      stock: state.stock.length,
      winners: state.roundWinners,
    }),
    ...lineFields(state.line),
    log: eventsOf(state),
  };
}

/** What was laid and drawn; the tile that was turned up was laid by nobody. */
function eventsOf({ line, refills, handSize }: Solo2State): JsonObject[] {
  return logOf(line).flatMap((event, index) => {
    const { seat, ...turnedUp } = event;
    const drawn = refills.includes(index + 1) ? Array(handSize).fill({ seat: player, type: 'tile' }) : [];
    return [index === 0 ? turnedUp : event, ...drawn];
  });
}

function guess(view: View, chance: Chance): Solo2State {
  const state: Solo2State = {
    ...newState(view.players, view.options),
    ...standingIn(view),
    line: lineIn(view.log),
    refills: refillsIn(view.log),
  };
  const [hand] = view.hands;
  const known = typeof hand === 'number' ? [] : hand.map((tile) => tileAt(tile, 'hands'));
  const seen = new Set([...known, ...state.line.laid.map(tileIn)]);
  const unseen = allTiles(state).filter((tile) => !seen.has(tile));
  const count = typeof hand === 'number' ? hand : 0;
  // While it is played, everybody knows that a tile of the hand fits.
  do {
    const mixed = shuffled(chance, unseen);
    state.hand = [...known, ...mixed.slice(0, count)];
    state.stock = mixed.slice(count, count + view.stock);
  } while (state.phase === 'play' && isStuck(state.line, state.hand));
  return state;
}

/** How long the line was each time tiles were drawn. */
function refillsIn(log: Json | undefined): number[] {
  const events = listAt(log, 'log').filter((event): event is JsonObject => isEvent(event));
  const lengths = events.map(
    (_, index) => events.slice(0, index).filter(({ type }) => type === 'lay').length,
  );
  return [...new Set(lengths.filter((_, index) => events[index].type === 'tile'))];
}

const isEvent = (event: Json): event is JsonObject => typeof event === 'object' && event !== null;
