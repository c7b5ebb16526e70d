import { type Chance, chanceOf } from '../core/chance.ts';
import { type Report, reportDeal } from '../core/event.ts';
import type { DealText } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { nobody } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import { checkFields, tilesFrom } from '../pieces/deal-fields.ts';
import { sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import type { ConcentrationEvent } from './event.ts';
import { endIfExhausted } from './play.ts';
import { type ConcentrationState, setOf } from './state.ts';

/** concentration.layout, concentration.order */
export function layOut(state: ConcentrationState, report?: Report<ConcentrationEvent>): void {
  const { grids, seed, tiles } = state.agreed;
  beginRound(state);
  const fixed = grids[state.round - 1] ?? null;
  state.grid = fixed ?? shuffled(chanceOf(seed, state.round), tiles);
  state.takers = state.grid.map(() => nobody);
  state.up = [];
  state.turn = state.goesOn;
  reportDeal(state, report);
  endIfExhausted(state, report);
}

export function shuffled(chance: Chance, tiles: number): Tile[] {
  const all = Array.from({ length: tiles }, (_, tile) => tile);
  chance.shuffle(all);
  return all;
}

/** Reads a layout from a transcript. Throws `BadInput` if it cannot be played. */
export function readGrid(options: Options, deal: DealText, index: number): Tile[] {
  const place = `deals[${index}]`;
  checkFields('concentration', deal, place, ['grid']);
  const set = setOf(options);
  return tilesFrom(deal.grid, `${place}.grid`, (tile) =>
    tile < sizeOfSet(set) ? null : `is not in the double-${set} set`,
  );
}
