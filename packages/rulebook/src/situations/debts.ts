import type { MoveText } from '@tischrunde/engine';
import { arrange } from './arrangement.ts';
import { boxOf } from './pieces.ts';
import type { Happening, Situation } from './situation.ts';

/** Cards that the asker has to draw, because others have laid cards of a kind. */
export interface Debt {
  readonly kind: 'draw1' | 'draw2' | 'wild4';
  readonly due: number;
}

/** The debts that can be tapped, the smallest of a kind first. */
export const debtsIn = ({ game }: Pick<Situation, 'game'>): readonly Debt[] =>
  game === 'solo' ? soloDebts : game === 'solomino' ? solominoDebts : [];

const soloDebts: readonly Debt[] = [
  { kind: 'draw2', due: 2 },
  { kind: 'draw2', due: 4 },
  { kind: 'draw2', due: 6 },
  { kind: 'wild4', due: 4 },
  { kind: 'wild4', due: 8 },
];

const solominoDebts: readonly Debt[] = [1, 2, 3].map((due) => ({ kind: 'draw1', due }));

const perCard = { draw1: 1, draw2: 2, wild4: 4 } as const;

/** Cards that were laid so that the debt is open; null if the referee finds no way. */
export function happeningsWithDebt(situation: Situation, { kind, due }: Debt): readonly Happening[] | null {
  let before: readonly Happening[] = [];
  for (let open = perCard[kind]; open <= due; open += perCard[kind]) {
    const found = laysOf(situation, kind)
      .map((move) => [...before, { move }])
      .find((happened) => debtAfter(situation, happened) === open);
    if (found === undefined) return null;
    before = found;
  }
  return before;
}

/** Every way to lay a card of the kind. */
function laysOf({ game, options }: Situation, kind: Debt['kind']): MoveText[] {
  if (kind === 'wild4') return [{ type: 'play', card: kind, colour: 'r' }];
  const cards = [...new Set(boxOf(game, options))].filter((card) => card.includes(`:${kind}`));
  if (kind === 'draw2') return cards.map((card) => ({ type: 'play', card }));
  return cards.flatMap((card) =>
    ['left', 'right'].flatMap((at) => [0, 1].map((half) => ({ type: 'lay', card, half, at }))),
  );
}

/** How many cards the asker has to draw after what happened; null if it cannot have happened. */
function debtAfter(situation: Situation, before: readonly Happening[]): unknown {
  const arranged = arrange({ ...situation, before, turn: 'mine' });
  return 'match' in arranged ? arranged.match.position().pending : null;
}
