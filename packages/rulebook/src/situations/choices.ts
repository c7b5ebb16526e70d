import { isObject, type Json, type JsonObject, type MoveText } from '@tischrunde/engine';
import { quadrilleShape } from '@tischrunde/engine/internals';
import { type Field, forms, type MoveForm } from './forms.ts';
import { boxOf, valuesOf } from './pieces.ts';
import { piecesOf, type Situation } from './situation.ts';

/** How far from the first tile of a castle a question can go. */
export const reach = { least: -2, most: 3 } as const;

/** The form of a kind of move in the game; undefined if the game knows no such move. */
export const moveFormOf = ({ game }: Pick<Situation, 'game'>, type: string): MoveForm | undefined =>
  forms[game].moves.find((move) => move.type === type);

/** Every end that the layout has or had, the newest first. */
export function endsIn({ table, before }: Pick<Situation, 'table' | 'before'>): string[] {
  const start = typeof table.start === 'string' ? [table.start] : [];
  const laid = [...start, ...before.flatMap(({ move }) => piecesOf(move))];
  const ends = laid.toReversed().flatMap((tile) => tile.split('-').map((half) => `${tile}:${half}`));
  return [...new Set(ends)];
}

/** A grid on the table as one sees it, row by row: the number of each cell, null where there is none. */
export interface Grid {
  readonly columns: number;
  readonly cells: readonly (number | null)[];
}

export function gridOf({ game, options, table }: Pick<Situation, 'game' | 'options' | 'table'>): Grid {
  if (game === 'quadrille') return quadrille;
  const { grid, cols } = table;
  const numbers = valuesOf(game, options).length;
  const usual = game === 'dominosa' ? numbers * (numbers + 1) : boxOf(game, options).length;
  const count = Array.isArray(grid) ? grid.length : usual;
  const columns = game === 'dominosa' ? numbers + 1 : count % 7 === 0 ? 7 : count % 5 === 0 ? 5 : 3;
  return {
    columns: typeof cols === 'number' ? cols : columns,
    cells: Array.from({ length: count }, (_, cell) => cell),
  };
}

const { width, cells: places } = quadrilleShape;

const quadrille: Grid = {
  columns: width,
  cells: Array.from({ length: width * width }, (_, index) => {
    const cell = places.findIndex(({ x, y }) => y * width + x === index);
    return cell < 0 ? null : cell;
  }),
};

/** What a field can be filled with, one tap each. A field of several parts is filled with several of them. */
export function choicesOf({ kind }: Field, situation: Situation): readonly Json[] {
  const { game, options, players } = situation;
  const box = [...new Set(boxOf(game, options))];
  switch (kind) {
    case 'tile':
      return game === 'hektik' ? [...box, ...box.map(turned)] : box;
    case 'soloCard':
    case 'solominoCard':
    case 'tileGrid':
    case 'placements':
      return box;
    case 'doubles':
      return valuesOf(game, options).map((value) => `${value}-${value}`);
    case 'end':
      return endsIn(situation);
    case 'outwards':
    case 'row':
      return valuesOf(game, options);
    case 'numberGrid':
      return [...valuesOf(game, options), null];
    case 'side':
      return ['left', 'right'];
    case 'half':
      return [0, 1];
    case 'colour':
      return ['r', 'g', 'b', 'y'];
    case 'partner':
      return Array.from({ length: players - 1 }, (_, index) => index + 1);
    case 'way':
      return ['clockwise', 'counterclockwise'];
    case 'call':
      return [true];
    case 'cell':
    case 'cellPair':
      return gridOf(situation).cells.filter((cell) => cell !== null);
    case 'points':
      return Array.from({ length: reach.most - reach.least + 1 }, (_, index) => reach.least + index);
  }
}

/** The first tile of a chain lies as it is named. */
const turned = (tile: string): string => tile.split('-').toReversed().join('-');

/** Whether a value can be tapped together from the choices of a field. */
export function isFieldOffered(field: Field, value: Json | undefined, situation: Situation): boolean {
  if (value === undefined) return field.optional === true;
  const choices = choicesOf(field, situation);
  if (field.kind === 'placements')
    return partsOf(value).every(
      (part) =>
        isObject(part) &&
        choices.includes(part.tile ?? null) &&
        isFieldOffered({ name: 'cells', kind: 'points' }, part.cells, situation),
    );
  return partsOf(value).every((part) => choices.includes(part));
}

/** The single values of a list, of a list of lists, or of a value that is no list. */
const partsOf = (value: Json): Json[] => (Array.isArray(value) ? value.flatMap(partsOf) : [value]);

/** Whether the builder can put the move together. */
export function isMoveOffered(situation: Situation, { type, ...values }: MoveText): boolean {
  const form = moveFormOf(situation, type);
  if (form === undefined) return false;
  const names = form.fields.map(({ name }) => name);
  return (
    Object.keys(values).every((name) => names.includes(name)) &&
    form.fields.every((field) => isFieldOffered(field, fieldIn(values, field.name), situation))
  );
}

const fieldIn = (values: JsonObject, name: string): Json | undefined => values[name];

/** Whether a move has all that it needs to be judged. */
export const isComplete = (situation: Situation): boolean =>
  moveFormOf(situation, situation.question.type)?.fields.every(
    ({ name, optional }) => optional === true || situation.question[name] !== undefined,
  ) ?? false;
