import { hashOfStanding, newStanding, standingIn, viewOfStanding } from '../core/base-view.ts';
import { type Chance, chanceOf, type Seed } from '../core/chance.ts';
import { type Report, reportEnd } from '../core/event.ts';
import type { BaseView, DealText, Game, Known } from '../core/game.ts';
import { BadInput, type Json, type JsonObject, preview } from '../core/json.ts';
import { beginForOne, forOne, player } from '../core/one-player.ts';
import { choice, numberOf, type Options } from '../core/options.ts';
import { type Judged, notOnTurn, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { endRound, oneRound, type Standing } from '../core/standing.ts';
import { checkFields, tileFrom, tilesFrom } from '../pieces/deal-fields.ts';
import { readTile, sizeOfSet, type Tile, tileName } from '../pieces/dominoes.ts';
import { rulePages } from '../rules.ts';
import {
  addLays,
  cloneLine,
  emptyLine,
  isStuck,
  judgeLay,
  type Lay,
  type Line,
  type LineEvent,
  type LineView,
  layAndTell,
  layOf,
  lineFields,
  lineIn,
  lineView,
  tileIn,
  writeLay,
} from './line.ts';

export interface Solo2State extends Standing {
  readonly options: Options;
  /** How many tiles the set has. */
  readonly tiles: number;
  readonly handSize: number;
  hand: Tile[];
  /** The remaining tiles, first drawn first. */
  stock: readonly Tile[];
  line: Line;
}

export type Solo2View = BaseView<'solo2'> & LineView;

/** `tile` was drawn; spectators do not hear which one. */
export type Solo2Event =
  | LineEvent
  | { readonly type: 'drew'; readonly seat: number; readonly tile: string | null };

/** Solo 2: hand by hand along one line, until every tile is laid. */
export const solo2: Game<Solo2State, Lay, Solo2View, Solo2Event> = {
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

  begin({ players, options, seed, deals }, report) {
    const state = newState(players, options);
    const read = deals.map((deal, index) =>
      deal === null ? null : readDeal(state, deal, `deals[${index}]`),
    );
    const { start, hand, stock } = read[0] ?? dealByChance(state, seed);
    state.hand = hand;
    state.stock = stock;
    beginForOne(state, report);
    layAndTell(state.line, layOf(start, 0), null, report);
    endIfStuck(state);
    reportEnd(state, report);
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
    start: tileName(tileIn(line.laid[0])),
    hands: [hand.map(tileName)],
    stock: stock.map(tileName),
  }),
  show: ({ hand, stock, line }) => ({
    hands: [hand.map(tileName)],
    stock: stock.length,
    ...lineFields(line),
  }),
  view: viewOf,
  hear: (_state, event, seat) => (event.type === 'drew' && seat === null ? { ...event, tile: null } : event),
  guess,
  hash: (state) =>
    hashOfStanding('solo2', state.options, state)
      .addAll(state.hand)
      .addAll(state.stock)
      .addAll(state.line.laid)
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

/** Reads the deal from a transcript. Throws `BadInput` if it cannot be played. */
function readDeal(state: Solo2State, deal: DealText, place: string): Deal {
  checkFields('solo2', deal, place, ['start', 'hands', 'stock']);
  const seen = new Set<Tile>();
  const read = (tiles: Json | undefined, here: string): Tile[] =>
    tilesFrom(tiles, here, (tile) => {
      if (tile >= state.tiles) return `is not in the double-${setOf(state)} set`;
      if (seen.has(tile)) return 'is dealt twice';
      seen.add(tile);
      return null;
    });
  const { start, hands, stock = [] } = deal;
  if (readTile(start) === null)
    throw new BadInput(`${place}.start`, `expected a domino such as "6-3", found ${preview(start)}`);
  const [turnedUp] = read([start ?? null], `${place}.start`);
  if (!Array.isArray(hands) || hands.length !== 1)
    throw new BadInput(`${place}.hands`, `expected a list of 1 hand, found ${preview(hands)}`);
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
  return state.hand.includes(tile)
    ? null
    : refuse('table.piece', 'notInHand', { tile: tileName(tile), seat });
}

function playLay(state: Solo2State, seat: Seat, lay: Lay, report?: Report<Solo2Event>): void {
  state.hand.splice(state.hand.indexOf(tileIn(lay)), 1);
  layAndTell(state.line, lay, seat, report);
  if (state.hand.length > 0) endIfStuck(state);
  else if (state.stock.length >= state.handSize) refill(state, seat, report);
  else endRound(state, oneRound, 'out', [seat]);
  reportEnd(state, report);
}

/** solo2.refill */
function refill(state: Solo2State, seat: Seat, report: Report<Solo2Event> | undefined): void {
  state.hand = state.stock.slice(0, state.handSize);
  state.stock = state.stock.slice(state.handSize);
  for (const tile of state.hand) report?.({ type: 'drew', seat, tile: tileName(tile) });
  endIfStuck(state);
}

/** solo2.win */
function endIfStuck(state: Solo2State): void {
  if (isStuck(state.line, state.hand)) endRound(state, oneRound, 'blocked', []);
}

/** The order of the stock is hidden from everybody, the hand from spectators. */
function viewOf(state: Solo2State, seat: Seat | null): Solo2View {
  const open = seat === player || state.phase !== 'play';
  return {
    ...viewOfStanding(state, {
      game: 'solo2',
      options: state.options,
      length: oneRound,
      seat,
      hands: [open ? state.hand.map(tileName) : state.hand.length],
      stock: state.stock.length,
      winners: state.roundWinners,
    }),
    ...lineView(state.line),
  };
}

function guess({ view }: Known<Solo2View, Solo2Event>, chance: Chance): Solo2State {
  const state: Solo2State = {
    ...newState(view.players, view.options),
    ...standingIn(view),
    line: lineIn(view.layout),
  };
  const [hand] = view.hands;
  const known = typeof hand === 'number' ? [] : hand.map((tile) => tileFrom(tile, 'hands'));
  const seen = new Set([...known, ...state.line.laid.map(tileIn)]);
  const unseen = allTiles(state).filter((tile) => !seen.has(tile));
  const count = typeof hand === 'number' ? hand : 0;
  // During the round everybody knows that some tile of the hand fits.
  do {
    const mixed = shuffled(chance, unseen);
    state.hand = [...known, ...mixed.slice(0, count)];
    state.stock = mixed.slice(count, count + view.stock);
  } while (state.phase === 'play' && isStuck(state.line, state.hand));
  return state;
}
