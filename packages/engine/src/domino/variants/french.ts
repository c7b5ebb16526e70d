import { type Tile, tileName } from '../../pieces/dominoes.ts';
import { isLay, readLay } from '../history.ts';
import { sperr } from '../lock.ts';
import type { DominoState } from '../state.ts';
import type { DominoVariant } from '../variant.ts';
import { domino } from './base.ts';

/** french.layers: the layout from one end to the other; every tile lies on, or under, both its neighbours. */
function layersOf(state: DominoState): { tile: string; layer: 'lower' | 'upper' }[] {
  const line: Tile[] = [];
  let opening = 0;
  for (const { at, tile } of state.history.filter(isLay).map(readLay)) {
    const atRight = at === null || line[line.length - 1] === at.tile;
    if (atRight) line.push(tile);
    else {
      line.unshift(tile);
      opening++;
    }
  }
  return line.map((tile, i) => ({
    tile: tileName(tile),
    layer: (i - opening) % 2 === 0 ? 'lower' : 'upper',
  }));
}

/** Französisches Domino: two layers, matching halves on each other; a player who cannot lay passes or draws two. */
export const french: DominoVariant = {
  ...domino,
  ...sperr,
  id: 'french',
  title: 'French domino',
  players: { least: 2, most: 2 },
  sets: [6, 9, 12, 15],
  pages: ['french'],
  replaces: ['domino.open', 'domino.open.tie', 'domino.open.tile', 'domino.pass'],
  deal: () => 8,
  opens: 'starter',
  draw: { when: 'twoOrPass' },
  fields: (state) => ({ layers: layersOf(state) }),
};
