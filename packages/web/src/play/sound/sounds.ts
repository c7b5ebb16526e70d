import type { Event, GameId } from '@tischrunde/engine';
import type { Call } from '@tischrunde/rulebook';
import type { PlayedMove, SeatView } from '../../session/table.ts';
import { callsIn } from '../calls/calls.ts';
import { hasDebtGrown } from '../draw-debt.ts';

/** The sounds of a table. */
export const sounds = [
  'tile',
  'card',
  'draw',
  'deal',
  'turn',
  'call',
  'domino',
  'chickenfoot',
  'total',
  'refused',
  'debt',
  'roundWon',
  'matchWon',
] as const;

export type Sound = (typeof sounds)[number];

/** The sounds for a change from one view to the next. Opening a match is silent. */
export function soundsOf(before: SeatView | null, now: SeatView): Sound[] {
  if (before === null) return now.moves === 0 ? ['deal'] : [];
  // The device changed hands: nothing happened.
  if (before.seat !== now.seat) return [];
  return [
    ...now.latest.flatMap((move) => soundsOfMove(move, now.view.game)),
    ...(hasDebtGrown(now) ? (['debt'] as const) : []),
    ...endOf(now),
    ...(isOnTurn(now) && !isOnTurn(before) ? (['turn'] as const) : []),
  ];
}

/** The sound of what was done first: what follows from it happens at the same time. */
function soundsOfMove({ events }: PlayedMove, game: GameId): Sound[] {
  const deal = events.findIndex(({ type }) => type === 'dealt');
  const played = deal < 0 ? events : events.slice(0, deal);
  return [
    ...played.flatMap(soundOf).slice(0, 1),
    ...callsIn(played, game).map(({ call }) => soundOfCall(call)),
    ...(deal < 0 ? [] : (['deal'] as const)),
  ];
}

/** What a player calls sounds alike in both card games. */
function soundOfCall(call: Call): Sound {
  if (typeof call === 'number') return 'total';
  return call === 'solo' || call === 'solomino' ? 'call' : call;
}

function soundOf(event: Event): Sound[] {
  switch (event.type) {
    case 'laid':
      return 'card' in event ? ['card'] : ['tile'];
    case 'answered':
      return ['card'];
    case 'locked':
    case 'placed':
    case 'chained':
    case 'tookBack':
    case 'flipped':
    case 'wrote':
    case 'prescribed':
      return ['tile'];
    case 'took':
    case 'lifted':
      return 'cards' in event ? ['draw'] : ['tile'];
    case 'drew':
      return ['draw'];
    default:
      return [];
  }
}

/** In a game for one nobody waits for a turn. */
const isOnTurn = ({ seat, view }: SeatView): boolean =>
  seat !== null && view.players > 1 && view.phase === 'play' && view.turn === seat;

function endOf({ seat, view, latest }: SeatView): Sound[] {
  const isNew = latest.some(({ events }) => events.some(({ type }) => type === 'roundOver'));
  if (!isNew || seat === null || view.phase === 'play') return [];
  if (view.phase === 'matchOver') return view.winners?.includes(seat) === true ? ['matchWon'] : [];
  return view.roundResult?.winners.includes(seat) === true ? ['roundWon'] : [];
}
