import type { View } from '@tischrunde/engine';
import type { Happened, Seen } from '../../session/table.ts';

/** The sounds of a table. */
export const sounds = [
  'tile',
  'card',
  'draw',
  'deal',
  'turn',
  'call',
  'refused',
  'debt',
  'roundWon',
  'matchWon',
] as const;

export type Sound = (typeof sounds)[number];

/** The sounds for a change from one view to the next. Opening a match is silent. */
export function soundsOf(before: Seen | null, now: Seen): Sound[] {
  if (before === null) return now.moves === 0 ? ['deal'] : [];
  // The device changed hands: nothing happened.
  if (before.seat !== now.seat) return [];
  return [
    ...now.happened.flatMap(soundsOfMove),
    ...(now.view.round > before.view.round ? (['deal'] as const) : []),
    ...(debtIn(now.view) > debtIn(before.view) ? (['debt'] as const) : []),
    ...endOf(before, now),
    ...(isOnTurn(now) && !isOnTurn(before) ? (['turn'] as const) : []),
  ];
}

function soundsOfMove({ move }: Happened): Sound[] {
  const called: Sound[] = move.call === true ? ['call'] : [];
  switch (move.type) {
    case 'play':
    case 'answer':
      return ['card', ...called];
    case 'lay':
      return [typeof move.card === 'string' ? 'card' : 'tile', ...called];
    case 'lock':
    case 'place':
    case 'chain':
    case 'lift':
    case 'undo':
    case 'flip':
    case 'prescribe':
      return ['tile'];
    case 'take':
      return [typeof move.tile === 'string' ? 'tile' : 'draw', ...called];
    case 'draw':
      return ['draw', ...called];
    default:
      return called;
  }
}

const debtIn = ({ pending }: View): number => Number(pending ?? 0);

/** In a game for one nobody waits for a turn. */
const isOnTurn = ({ seat, view }: Seen): boolean =>
  view.players > 1 && view.phase === 'play' && view.turn === seat;

function endOf(before: Seen, { seat, view }: Seen): Sound[] {
  if (before.view.phase !== 'play' || view.phase === 'play') return [];
  if (view.phase === 'matchOver') return view.winners?.includes(seat) === true ? ['matchWon'] : [];
  return view.roundResult?.winners.includes(seat) === true ? ['roundWon'] : [];
}
