import { BadInput, isObject, type Json, listAt, preview } from '../../core/json.ts';
import type { Cells } from './board.ts';

/** The dominoes already laid, from the field `dominoes` of a puzzle's object; none if the field is missing. */
export function readFilling(input: Json): Cells[] {
  if (!isObject(input) || input.dominoes === undefined) return [];
  return listAt(input.dominoes, 'dominoes').map((domino, index) => {
    const cells = listAt(domino, `dominoes[${index}]`);
    const [one, other] = cells;
    if (cells.length !== 2 || typeof one !== 'number' || typeof other !== 'number') {
      throw new BadInput(`dominoes[${index}]`, `expected two cells, found ${cells.map(preview).join(', ')}`);
    }
    return [one, other];
  });
}
