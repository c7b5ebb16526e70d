import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { View } from '../core/game.ts';
import { BadInput, isObject, type Json, listAt, shown } from '../core/json.ts';
import { seatAt } from '../core/seat.ts';
import { readTile, type Tile } from '../pieces/dominoes.ts';
import { layOn, type Placement, tileLaid } from './castle.ts';
import { draws, placed, readPlacement } from './move.ts';
import { type BurgEvent, type BurgState, newState, tilesInSet } from './state.ts';

/** Builds a state that agrees with a view: the tiles that are not seen are dealt at random. */
export function guessState(view: View, chance: Chance): BurgState {
  const { players, options } = view;
  const laid = listAt(view.board, 'board').map(placementIn);
  const dealt = dealUnseen(view, laid, chance);
  const seed = [chance.next(), chance.next(), chance.next(), chance.next()] as const;
  const state = newState(players, options, seed, dealt);
  for (const placement of laid) layOn(state.castle, placement);
  Object.assign(state, standingIn(view));
  state.history.push(...listAt(view.log, 'log').map(eventIn));
  return state;
}

function dealUnseen(view: View, laid: readonly Placement[], chance: Chance) {
  const seen = new Set<Tile>(laid.map(tileLaid));
  const known = view.hands.map((hand) => (typeof hand === 'number' ? null : hand.map(tileIn)));
  for (const hand of known) for (const tile of hand ?? []) seen.add(tile);
  const unseen: Tile[] = [];
  for (let tile = 0; tile < tilesInSet(view.options); tile++) if (!seen.has(tile)) unseen.push(tile);
  chance.shuffle(unseen);
  const hands = known.map((hand, seat) => hand ?? unseen.splice(0, Number(view.hands[seat])));
  return { hands, stock: unseen.slice(0, view.stock), takes: [] };
}

function eventIn(entry: Json): BurgEvent {
  if (!isObject(entry)) throw new BadInput('log', `expected an event, found ${shown(entry)}`);
  const seat = seatAt(Number(entry.seat));
  switch (entry.type) {
    case 'take':
      return { seat, from: seatAt(Number(entry.from)) };
    case 'draw':
      return { seat, move: draws };
    case 'chain':
      return { seat, move: listAt(entry.tiles, 'log').map(placementIn) };
    default:
      return { seat, move: placementIn(entry) };
  }
}

function placementIn(entry: Json): Placement {
  const written = readPlacement(entry);
  const placement = written === null ? null : placed(written);
  if (placement === null) throw new BadInput('view', `expected a tile and its cells, found ${shown(entry)}`);
  return placement;
}

function tileIn(text: string): Tile {
  const tile = readTile(text);
  if (tile === null) throw new BadInput('hands', `expected a domino, found ${shown(text)}`);
  return tile;
}
