import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { BadInput, preview } from '../core/json.ts';
import { tileFrom } from '../pieces/deal-fields.ts';
import type { Tile } from '../pieces/dominoes.ts';
import { layOn, type Placement, tileLaid } from './castle.ts';
import type { BurgEvent } from './event.ts';
import { type PlacedTile, placed, readPlacement } from './move.ts';
import { type BurgState, newState, tilesInSet } from './state.ts';
import type { BurgView } from './view.ts';

/** Builds a state that agrees with what a seat knows: the tiles it cannot see are dealt at random. */
export function guessState({ view, events }: Known<BurgView, BurgEvent>, chance: Chance): BurgState {
  const { players, options } = view;
  const laid = view.board.map(placementIn);
  const dealt = dealUnseen(view, laid, givenAway(events), chance);
  const seed = [chance.next(), chance.next(), chance.next(), chance.next()] as const;
  const state = newState(players, options, seed, dealt);
  for (const placement of laid) layOn(state.castle, placement);
  Object.assign(state, standingIn(view));
  return state;
}

/** The tiles that the seat has given away; it may have seen since where some of them went. */
const givenAway = (events: readonly BurgEvent[]): Set<Tile> =>
  new Set(
    events.flatMap((event) =>
      event.type === 'gaveAway' ? (event.tiles ?? []).map((tile) => tileFrom(tile, 'events')) : [],
    ),
  );

function dealUnseen(view: BurgView, laid: readonly Placement[], given: ReadonlySet<Tile>, chance: Chance) {
  const hands = view.hands.map((hand) =>
    typeof hand === 'number' ? [] : hand.map((tile) => tileFrom(tile, 'hands')),
  );
  const seen = new Set<Tile>([...laid.map(tileLaid), ...hands.flat()]);
  const others: Tile[] = [];
  const stock: Tile[] = [];
  for (let tile = 0; tile < tilesInSet(view.options); tile++) {
    // A tile that was given away never returns to the stock: somebody holds it.
    if (!seen.has(tile)) (given.has(tile) ? others : stock).push(tile);
  }
  const hidden = view.hands.flatMap((hand, seat) =>
    typeof hand === 'number' ? Array.from({ length: hand }, () => seat) : [],
  );
  chance.shuffle(stock);
  chance.shuffle(hidden);
  others.push(...stock.splice(0, hidden.length - others.length));
  for (const [index, seat] of hidden.entries()) hands[seat].push(others[index]);
  return { hands, stock: stock.slice(0, view.stock), takes: [] };
}

function placementIn(tile: PlacedTile): Placement {
  const written = readPlacement(tile);
  const placement = written === null ? null : placed(written);
  if (placement === null)
    throw new BadInput('board', `expected a tile and its cells, found ${preview(tile)}`);
  return placement;
}
