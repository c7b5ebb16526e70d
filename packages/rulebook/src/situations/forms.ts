import type { GameId, Json } from '@tischrunde/engine';

/** What a field of a move or of the table is filled with. */
type FieldKind =
  | 'tile'
  | 'soloCard'
  | 'solominoCard'
  | 'end'
  | 'outwards'
  | 'side'
  | 'half'
  | 'colour'
  | 'partner'
  | 'way'
  | 'call'
  | 'row'
  | 'cell'
  | 'cellPair'
  | 'points'
  | 'placements'
  | 'doubles'
  | 'tileGrid'
  | 'numberGrid';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** The move can do without it. */
  readonly optional?: true;
  /** What is there until somebody says otherwise. */
  readonly standard?: Json;
}

export interface MoveForm {
  readonly type: string;
  readonly fields: readonly Field[];
}

/** What can be said about a situation in a game. */
export interface Form {
  /** What pieces the game is played with. */
  readonly pieces: 'tile' | 'soloCard' | 'solominoCard';
  readonly table: readonly Field[];
  readonly hasHands: boolean;
  readonly hasStock: boolean;
  /** Everybody acts when they like. */
  readonly hasTurns: boolean;
  readonly moves: readonly MoveForm[];
}

const tile: Field = { name: 'tile', kind: 'tile' };
const end: Field = { name: 'at', kind: 'end', optional: true };
const side: Field = { name: 'side', kind: 'side' };
const row: Field = { name: 'row', kind: 'row' };
const soloCard: Field = { name: 'card', kind: 'soloCard' };
const solominoCard: Field = { name: 'card', kind: 'solominoCard' };
const partner: Field = { name: 'partner', kind: 'partner', optional: true };
const colour: Field = { name: 'colour', kind: 'colour', optional: true };
const call: Field = { name: 'call', kind: 'call', optional: true };

const alone = { pieces: 'tile', table: [], hasHands: false, hasStock: false, hasTurns: true } as const;

const lay: MoveForm = { type: 'lay', fields: [tile, end] };
const draw: MoveForm = { type: 'draw', fields: [] };
const pass: MoveForm = { type: 'pass', fields: [] };
const giveUp: MoveForm = { type: 'giveUp', fields: [] };

const domino: Form = {
  pieces: 'tile',
  table: [],
  hasHands: true,
  hasStock: true,
  hasTurns: true,
  moves: [lay, draw, pass, { type: 'lock', fields: [tile, end] }],
};

const withoutLock: Form = { ...domino, moves: [lay, draw, pass] };
const withoutStock: Form = { ...domino, hasStock: false };

/** Jokers fit everywhere, either half outwards. */
const withJokers: Form = {
  ...withoutLock,
  moves: [
    { type: 'lay', fields: [tile, end, { name: 'out', kind: 'outwards', optional: true }] },
    draw,
    pass,
  ],
};

/** Every game. One that is missing does not compile. */
export const forms: { readonly [Id in GameId]: Form } = {
  carlit: domino,
  block: domino,
  peruvian: domino,
  team: domino,
  tiddlewink: domino,
  hungarian: withoutStock,
  french: domino,
  sperr: domino,
  sebastopol: { ...withoutLock, hasStock: false },
  fives: withoutLock,
  sevens: withJokers,
  matador: withJokers,
  bergen: withoutLock,
  italian: withoutLock,
  cyprus: { ...withoutLock, hasStock: false },
  chickenfoot: withoutLock,
  concentration: { ...alone, moves: [{ type: 'flip', fields: [{ name: 'cell', kind: 'cell' }] }] },
  hektik: {
    ...alone,
    hasTurns: false,
    table: [{ name: 'doubles', kind: 'doubles', standard: ['5-5'] }],
    moves: [{ type: 'take', fields: [tile, side] }, { type: 'return', fields: [side] }, giveUp],
  },
  burg: {
    ...alone,
    table: [{ name: 'start', kind: 'tile', standard: '6-3' }],
    hasHands: true,
    hasStock: true,
    moves: [
      { type: 'place', fields: [tile, { name: 'cells', kind: 'points' }] },
      { type: 'chain', fields: [{ name: 'tiles', kind: 'placements' }] },
      draw,
    ],
  },
  dominanz: {
    ...alone,
    moves: [
      { type: 'take', fields: [tile, row] },
      { type: 'prescribe', fields: [tile, row] },
    ],
  },
  solo1: { ...alone, table: [{ name: 'grid', kind: 'tileGrid' }], moves: [lay] },
  solo2: {
    ...alone,
    table: [{ name: 'start', kind: 'tile', standard: '6-3' }],
    hasHands: true,
    hasStock: true,
    moves: [lay],
  },
  fortune: {
    ...alone,
    table: [{ name: 'removed', kind: 'tile', standard: '6-3' }],
    moves: [lay, { type: 'undo', fields: [] }],
  },
  dominosa: {
    ...alone,
    table: [{ name: 'grid', kind: 'numberGrid' }],
    moves: [{ type: 'lay', fields: [{ name: 'cells', kind: 'cellPair' }] }, giveUp],
  },
  quadrille: { ...alone, moves: [{ type: 'lay', fields: [tile, { name: 'cells', kind: 'cellPair' }] }] },
  solo: {
    pieces: 'soloCard',
    table: [{ name: 'top', kind: 'soloCard', standard: 'r5' }],
    hasHands: true,
    hasStock: true,
    hasTurns: true,
    moves: [
      { type: 'play', fields: [soloCard, colour, partner, call] },
      draw,
      pass,
      { type: 'choose', fields: [colour, partner] },
    ],
  },
  solomino: {
    pieces: 'solominoCard',
    table: [{ name: 'start', kind: 'solominoCard', standard: 'g5|r2' }],
    hasHands: true,
    hasStock: true,
    hasTurns: true,
    moves: [
      {
        type: 'lay',
        fields: [
          solominoCard,
          { name: 'half', kind: 'half' },
          { name: 'at', kind: 'side' },
          partner,
          { name: 'towards', kind: 'way', optional: true },
          call,
        ],
      },
      draw,
      pass,
      { type: 'answer', fields: [solominoCard] },
      { type: 'take', fields: [] },
    ],
  },
};
