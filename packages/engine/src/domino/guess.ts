import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { BadInput, preview } from '../core/json.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { tileFrom } from '../pieces/deal-fields.ts';
import { high, pips, type Tile } from '../pieces/dominoes.ts';
import { attach, closeEnd, findEnd, openWith, readEnd } from '../pieces/open-ends.ts';
import { bitsOfLacks, type DominoEvent } from './event.ts';
import { give, handOf } from './hands.ts';
import {
  entryKinds,
  isLay,
  layEntry,
  openingEntry,
  readEntry,
  showingEntry,
  tileEntry,
  tileOfEntry,
} from './history.ts';
import { couldBe, noBound, type Slot, slotsOf } from './knowledge.ts';
import type { DominoRules } from './rules.ts';
import { cloneState, type DominoState, newState } from './state.ts';
import type { DominoView } from './view.ts';

type DominoKnown = Known<DominoView, DominoEvent>;

/** Builds a random state that agrees with all a seat knows, including what others gave away by passing and drawing. */
export const guessState = (rules: DominoRules, known: DominoKnown, chance: Chance): DominoState =>
  guesserFor(rules, known)(chance);

/** Reads what is known once; each call of the result then builds another state that agrees with it. */
export function guesserFor(
  rules: DominoRules,
  { view, events }: DominoKnown,
): (chance: Chance) => DominoState {
  const seen = newState(rules, [0, 0, 0, 0], []);
  Object.assign(seen, standingIn(view));
  view.teams?.forEach((pair, team) => {
    for (const seat of pair) seen.teams[seat] = team;
  });
  for (const event of events) replayEvent(seen, event);
  countTurn(seen);
  const hidden = readHands(seen, view);
  const unseen = unseenTiles(seen);
  const known = placesKnown(seen, hidden);
  return (chance) => {
    const state = cloneState(seen, [chance.next(), chance.next(), chance.next(), chance.next()]);
    // Secret scores are made up: plausible totals for the rounds so far.
    if (view.scores === null) {
      const { scores, before } = standingIn(view, () => chance.below(30 * view.round));
      state.scores = scores;
      state.before = before;
    }
    const tiles = unseen.slice();
    chance.shuffle(tiles);
    const placed = known === null ? placeWithOpening(state, hidden, tiles) : assign(known, tiles);
    takeOver(state, placed ?? noWay(), tiles, view.stock);
    return state;
  };
}

/** Replays the table from the events. */
function replayEvent(state: DominoState, event: DominoEvent): void {
  const { history, rules } = state;
  switch (event.type) {
    case 'laid':
      replayLay(state, seatAt(event.seat), tileFrom(event.tile, 'events'), event.at, event.out);
      break;
    case 'locked':
      replayLock(state, seatAt(event.seat), tileFrom(event.tile, 'events'), event.at);
      break;
    case 'drew': {
      const seat = seatAt(event.seat);
      // The second of two tiles drawn together reveals nothing new.
      const isSecond = rules.draw.when === 'twoOrPass' && history[history.length - 1] === tileEntry(seat);
      if (rules.draw.when !== 'turnEnds' && !isSecond)
        history.push(showingEntry(entryKinds.draw, seat, bitsOfLacks(event.lacks)));
      history.push(tileEntry(seat));
      break;
    }
    case 'kept':
    case 'endedTurn':
      history.push(showingEntry(entryKinds.pass, seatAt(event.seat), 0));
      break;
    case 'passed':
    case 'noneFits': {
      const kind = event.type === 'passed' ? entryKinds.pass : entryKinds.noFit;
      history.push(showingEntry(kind, seatAt(event.seat), bitsOfLacks(event.lacks)));
    }
  }
}

function replayLay(
  state: DominoState,
  seat: Seat,
  tile: Tile,
  place: string | null,
  out: number | null,
): void {
  const { rules } = state;
  const at = readEnd(place);
  if (at === null || out === null) {
    state.history.push(openingEntry(seat, tile));
    if (rules.matching) openWith(state, tile, rules.arms);
    if (state.laid === 0 && rules.variant.opens !== 'starter') state.opening = tile;
  } else {
    state.history.push(layEntry(entryKinds.lay, seat, tile, out, at.tile, at.value));
    attach(state, tile, findEnd(state, at.tile, at.value), out, rules.toes);
  }
  state.laid++;
  state.total += pips[tile];
  state.lastToLay = seat;
}

function replayLock(state: DominoState, seat: Seat, tile: Tile, place: string): void {
  const at = readEnd(place);
  if (at === null) throw new BadInput('events', `${preview(place)} is not an end`);
  state.history.push(layEntry(entryKinds.lock, seat, tile, high[tile], at.tile, at.value));
  closeEnd(state, findEnd(state, at.tile, at.value));
}

/** Counts the passes in a row, and the tiles laid and drawn in the current turn. */
function countTurn(state: DominoState): void {
  const entries = state.history.map(readEntry);
  const lastNot = (kinds: readonly string[]) => entries.findLastIndex((entry) => !kinds.includes(entry.kind));
  state.passes = entries.slice(lastNot(['pass', 'tile']) + 1).filter(({ kind }) => kind === 'pass').length;
  const turnBegan = entries.findLastIndex((entry) => entry.seat !== state.turn) + 1;
  for (const { kind } of entries.slice(turnBegan)) {
    if (kind === 'lay') state.laidThisTurn++;
    if (kind === 'tile') state.drawnThisTurn++;
  }
}

/** Copies the visible hands, and returns the hidden ones with their sizes. */
function readHands(state: DominoState, view: DominoView): HiddenHand[] {
  const hidden: HiddenHand[] = [];
  const deck: Tile[] = [];
  state.hands = state.rules.emptyHands.slice();
  view.hands.forEach((hand, index) => {
    const seat = seatAt(index);
    if (typeof hand === 'number') hidden.push({ seat, size: hand });
    else
      for (const text of hand) {
        const tile = tileFrom(text, 'hands');
        give(state, seat, tile);
        deck.push(tile);
      }
  });
  state.deck = deck;
  return hidden;
}

interface HiddenHand {
  readonly seat: Seat;
  readonly size: number;
}

/** A place in a hidden hand, and the tiles that it could hold. */
interface Place {
  readonly seat: Seat;
  /** By tile, 1 if it is possible. */
  readonly possible: Uint8Array;
}

/** The tiles assigned to places, in the order of assignment. */
type Placed = ReadonlyMap<Tile, Place>;

/** Puts the placed tiles into their hands and the rest into the stock. */
function takeOver(state: DominoState, placed: Placed, tiles: readonly Tile[], stock: number): void {
  const deck = state.deck.slice();
  for (const [tile, { seat }] of placed) {
    give(state, seat, tile);
    deck.push(tile);
  }
  state.stockFrom = deck.length;
  for (const tile of tiles) {
    if (deck.length === state.stockFrom + stock) break;
    if (!placed.has(tile)) deck.push(tile);
  }
  state.deck = deck;
}

function unseenTiles(state: DominoState): Tile[] {
  const seen = new Set<Tile>(state.deck);
  for (const entry of state.history) if (isLay(entry)) seen.add(tileOfEntry(entry));
  return state.rules.allTiles.filter((tile) => !seen.has(tile));
}

/** The places in the hidden hands; null if they depend on the tile with which a hidden hand is about to open. */
function placesKnown(state: DominoState, hidden: readonly HiddenHand[]): Place[] | null {
  const { rules } = state;
  if (rules.variant.opens === 'starter' || state.phase !== 'play') return placesUnder(state, hidden, noBound);
  if (state.laid === 0) {
    if (hidden.some(({ seat }) => seat === state.turn)) return null;
    state.opening = highestInHand(state);
  }
  return placesUnder(state, hidden, rules.rank[state.opening]);
}

const placesUnder = (state: DominoState, hidden: readonly HiddenHand[], bound: number): Place[] =>
  hidden.flatMap(({ seat, size }) =>
    slotsOf(state, seat, size, bound).map((slot) => ({
      seat,
      possible: tilesFor(state.rules, slot, bound),
    })),
  );

/** Which of all tiles could be in this slot. A plain loop: bots guess thousands of times for a move. */
function tilesFor(rules: DominoRules, slot: Slot, bound: number): Uint8Array {
  const { allTiles } = rules;
  const possible = new Uint8Array(allTiles.length);
  for (let index = 0; index < allTiles.length; index++)
    if (couldBe(rules, slot, allTiles[index], bound)) possible[index] = 1;
  return possible;
}

/** Finds a tile for every place, and the one with which a hidden hand opens. */
function placeWithOpening(
  state: DominoState,
  hidden: readonly HiddenHand[],
  tiles: readonly Tile[],
): Placed | null {
  for (const tile of openingsPossible(state, tiles)) {
    const places = placesUnder(state, hidden, state.rules.rank[tile]);
    const first = places.findIndex(({ seat }) => seat === state.turn);
    const [opener] = places.splice(first, 1);
    const others = assign(
      places,
      tiles.filter((other) => other !== tile),
    );
    if (others === null) continue;
    state.opening = tile;
    return others.set(tile, opener);
  }
  return null;
}

/** The tile with which a visible hand is about to open the round. */
const highestInHand = (state: DominoState): Tile => highestOf(state.rules, handOf(state, state.turn));

const highestOf = (rules: DominoRules, tiles: readonly Tile[]): Tile =>
  tiles.reduce((best, tile) => (rules.rank[tile] > rules.rank[best] ? tile : best));

/** The tiles with which a hidden hand may be about to open the round: above all that can be seen. */
function openingsPossible({ rules, deck }: DominoState, unseen: readonly Tile[]): readonly Tile[] {
  const { opensWith } = rules.variant;
  if (opensWith !== undefined) return [opensWith];
  if (deck.length === 0) return unseen;
  const best = rules.rank[highestOf(rules, deck)];
  return unseen.filter((tile) => rules.rank[tile] > best);
}

/** Matches every place with a tile it could hold, preferring earlier tiles (augmenting paths); null if that is impossible. */
function assign(places: readonly Place[], tiles: readonly Tile[]): Map<Tile, Place> | null {
  const holder = new Map<Tile, Place>();
  for (const place of places) {
    if (!takesFree(place, tiles, holder) && !takesOver(place, tiles, holder, new Set())) return null;
  }
  return holder;
}

function takesFree(place: Place, tiles: readonly Tile[], holder: Map<Tile, Place>): boolean {
  for (const tile of tiles) {
    if (place.possible[tile] === 0 || holder.has(tile)) continue;
    holder.set(tile, place);
    return true;
  }
  return false;
}

/** Takes over the tile of another place that can switch to a different one. */
function takesOver(
  place: Place,
  tiles: readonly Tile[],
  holder: Map<Tile, Place>,
  tried: Set<Tile>,
): boolean {
  for (const tile of tiles) {
    if (place.possible[tile] === 0 || tried.has(tile)) continue;
    tried.add(tile);
    const other = holder.get(tile);
    if (other !== undefined && !takesOver(other, tiles, holder, tried)) continue;
    holder.set(tile, place);
    return true;
  }
  return false;
}

function noWay(): never {
  throw new BadInput('view', 'no deal of the hidden tiles agrees with this view');
}
