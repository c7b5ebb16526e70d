import type { Chance } from '../core/chance.ts';
import type { View } from '../core/game.ts';
import { BadInput, isObject, type Json, type JsonObject, listAt, shown } from '../core/json.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { standingIn } from '../core/seen.ts';
import { attach, closeEnd, findEnd, openWith, readEnd } from '../layouts/ends.ts';
import { pips, readTile, type Tile } from '../pieces/dominoes.ts';
import { give, handOf } from './hands.ts';
import { layEvent, openEvent, readEvent, saw, showEvent, tileEvent } from './history.ts';
import { couldBe, noBound, type Slot, slotsOf } from './knowledge.ts';
import type { DominoRules } from './rules.ts';
import { type DominoState, newState } from './state.ts';

/** Builds a state that agrees with all that a view shows, also with what others gave away by passing and drawing. */
export function guessState(rules: DominoRules, view: View, chance: Chance): DominoState {
  const state = newState(rules, [chance.next(), chance.next(), chance.next(), chance.next()], []);
  // Secret scores are made up: something that the rounds so far could have brought.
  Object.assign(
    state,
    standingIn(view, () => chance.below(30 * view.round)),
  );
  if (rules.variant.teams === true) readTeams(state, view.teams);
  replayLog(state, listAt(view.log, 'log'));
  const hidden = readHands(state, view);
  placeHidden(state, hidden, view.stock, chance);
  return state;
}

function readTeams(state: DominoState, teams: Json): void {
  listAt(teams, 'teams').forEach((pair, team) => {
    for (const seat of listAt(pair, 'teams')) state.teams[Number(seat)] = team;
  });
}

/** Lays the table again as the log tells it. */
function replayLog(state: DominoState, log: readonly Json[]): void {
  for (const entry of log) {
    if (!isObject(entry)) throw new BadInput('log', `expected an event, found ${shown(entry)}`);
    const seat = seatAt(Number(entry.seat));
    if (entry.type === 'lay' || entry.type === 'lock') replayLay(state, seat, entry);
    else if (entry.type === 'tile') state.history.push(tileEvent(seat));
    else {
      const kind = entry.type === 'draw' ? saw.draw : entry.type === 'pass' ? saw.pass : saw.noFit;
      state.history.push(showEvent(kind, seat, readLacks(entry.lacks)));
    }
  }
  const events = state.history.map(readEvent);
  const lastNot = (kinds: readonly string[]) => events.findLastIndex((event) => !kinds.includes(event.kind));
  state.passes = events.slice(lastNot(['pass', 'tile']) + 1).filter(({ kind }) => kind === 'pass').length;
  const turnBegan = events.findLastIndex((event) => event.seat !== state.turn) + 1;
  for (const { kind } of events.slice(turnBegan)) {
    if (kind === 'lay') state.laidThisTurn++;
    if (kind === 'tile') state.drawnThisTurn++;
  }
}

function replayLay(state: DominoState, seat: Seat, entry: JsonObject): void {
  const { rules } = state;
  const tile = tileIn(entry.tile);
  const at = readEnd(entry.at);
  if (at === null) {
    state.history.push(openEvent(seat, tile));
    if (rules.matching) openWith(state, tile, rules.arms);
    if (state.laid === 0 && rules.variant.opens !== 'starter') state.opening = tile;
  } else {
    const out = Number(entry.out);
    const kind = entry.type === 'lock' ? saw.lock : saw.lay;
    state.history.push(layEvent(kind, seat, tile, out, at.tile, at.value));
    const end = findEnd(state, at.tile, at.value);
    if (kind === saw.lock) {
      closeEnd(state, end);
      return;
    }
    attach(state, tile, end, out, rules.toes);
  }
  state.laid++;
  state.total += pips[tile];
  state.lastToLay = seat;
}

function readLacks(lacks: Json | undefined): number {
  let bits = 0;
  for (const value of lacks === undefined ? [] : listAt(lacks, 'lacks')) {
    bits |= value === 'joker' ? 1 << 16 : 1 << Number(value);
  }
  return bits;
}

/** Takes over the hands that can be seen, and answers with what is known of the places in those that cannot. */
function readHands(state: DominoState, view: View): HiddenHand[] {
  const hidden: HiddenHand[] = [];
  const deck: Tile[] = [];
  state.hands = state.rules.emptyHands.slice();
  view.hands.forEach((hand, index) => {
    const seat = seatAt(index);
    if (typeof hand === 'number') hidden.push({ seat, size: hand });
    else
      for (const tile of hand.map(tileIn)) {
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

/** A place in a hidden hand, and what is known of it. */
interface Place {
  readonly seat: Seat;
  readonly slot: Slot;
}

function placeHidden(state: DominoState, hidden: readonly HiddenHand[], stock: number, chance: Chance): void {
  const unseen = unseenTiles(state);
  chance.shuffle(unseen);
  const placed = placeHands(state, hidden, unseen);
  for (const [tile, { seat }] of placed) give(state, seat, tile);
  const held = [...state.deck, ...placed.keys()];
  state.deck = [...held, ...unseen.filter((tile) => !placed.has(tile)).slice(0, stock)];
  state.stockFrom = held.length;
}

function unseenTiles(state: DominoState): Tile[] {
  const seen = new Set<Tile>(state.deck);
  for (const event of state.history.map(readEvent)) {
    if (event.kind === 'lay' || event.kind === 'lock') seen.add(event.tile);
  }
  return state.rules.allTiles.filter((tile) => !seen.has(tile));
}

/** Finds a hidden tile for every place in the hidden hands. */
function placeHands(
  state: DominoState,
  hidden: readonly HiddenHand[],
  unseen: readonly Tile[],
): Map<Tile, Place> {
  const { rules } = state;
  const placesUnder = (bound: number): Place[] =>
    hidden.flatMap(({ seat, size }) => slotsOf(state, seat, size, bound).map((slot) => ({ seat, slot })));

  if (rules.variant.opens === 'starter' || state.phase !== 'play') {
    return assign(rules, placesUnder(noBound), unseen, noBound) ?? noWay();
  }
  if (state.laid > 0) {
    const bound = rules.rank[state.opening];
    return assign(rules, placesUnder(bound), unseen, bound) ?? noWay();
  }
  const openerHidden = hidden.some(({ seat }) => seat === state.turn);
  for (const tile of openerHidden ? openingsPossible(state, unseen) : [highestInHand(state)]) {
    state.opening = tile;
    const places = placesUnder(rules.rank[tile]);
    if (!openerHidden) return assign(rules, places, unseen, rules.rank[tile]) ?? noWay();
    const first = places.findIndex(({ seat }) => seat === state.turn);
    const [opener] = places.splice(first, 1);
    const others = assign(
      rules,
      places,
      unseen.filter((other) => other !== tile),
      rules.rank[tile],
    );
    if (others !== null) return others.set(tile, opener);
  }
  return noWay();
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

/** Gives every place a tile that it could be, in the order of the tiles (augmenting paths); null where there is no way. */
function assign(
  rules: DominoRules,
  places: readonly Place[],
  tiles: readonly Tile[],
  bound: number,
): Map<Tile, Place> | null {
  const holder = new Map<Tile, Place>();
  const settle = (place: Place, tried: Set<Tile>): boolean => {
    for (const tile of tiles) {
      if (tried.has(tile) || !couldBe(rules, place.slot, tile, bound)) continue;
      const other = holder.get(tile);
      tried.add(tile);
      if (other === undefined || settle(other, tried)) {
        holder.set(tile, place);
        return true;
      }
    }
    return false;
  };
  return places.every((place) => settle(place, new Set())) ? holder : null;
}

function noWay(): never {
  throw new BadInput('view', 'no deal of the hidden tiles agrees with this view');
}

function tileIn(text: Json): Tile {
  const tile = readTile(text);
  if (tile === null) throw new BadInput('view', `${shown(text)} is no domino`);
  return tile;
}
