import type { Event } from '@tischrunde/engine';
import type { PlayedMove, SeatView } from '../../session/table.ts';

/** The sounds of a table. */
export const sounds = [
  'tile',
  'lastTile',
  'card',
  'lastCard',
  'draw',
  'deal',
  'turn',
  'refused',
  // Those of moments.
  'points',
  'call',
  'domino',
  'chickenfoot',
  'total',
  'jump',
  'hands',
  'debt',
  'cards',
  'forgot',
  'lock',
  'skip',
  'block',
  'over',
  'roundWon',
  'matchWon',
  // Those of people at other screens.
  'came',
  'left',
  'robot',
  'tick',
] as const;

export type Sound = (typeof sounds)[number];

/** The sounds of pieces that move, and of one's turn. What is seen for a moment has its own sound. Opening a match is silent. */
export function soundsOf(before: SeatView | null, now: SeatView): Sound[] {
  if (before === null) return now.moves === 0 ? ['deal'] : [];
  // The device changed hands: nothing happened.
  if (before.seat !== now.seat) return [];
  return [
    ...now.latest.flatMap(soundsOfMove),
    ...(isOnTurn(now) && !isOnTurn(before) ? (['turn'] as const) : []),
  ];
}

/** The sound of what was done first: what follows from it happens at the same time. */
function soundsOfMove({ events }: PlayedMove): Sound[] {
  const deal = events.findIndex(({ type }) => type === 'dealt');
  const played = deal < 0 ? events : events.slice(0, deal);
  const [first] = played.flatMap(soundOf);
  return [
    ...(first === undefined ? [] : [endsRound(played) ? louder(first) : first]),
    ...(deal < 0 ? [] : (['deal'] as const)),
  ];
}

const endsRound = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'roundOver');

/** The last piece of a round lands louder. */
function louder(sound: Sound): Sound {
  if (sound === 'tile') return 'lastTile';
  return sound === 'card' ? 'lastCard' : sound;
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
    case 'returned':
    case 'wrote':
    case 'prescribed':
      return ['tile'];
    case 'took':
    case 'lifted':
      return 'cards' in event ? ['draw'] : ['tile'];
    case 'drew':
      return ['draw'];
    // What is seen for a moment has its sound there.
    case 'abandoned':
    case 'asked':
    case 'called':
    case 'completed':
    case 'dealt':
    case 'endedTurn':
    case 'footOpened':
    case 'gaveAway':
    case 'gaveUp':
    case 'kept':
    case 'missed':
    case 'named':
    case 'noneFits':
    case 'owed':
    case 'paired':
    case 'passed':
    case 'reshuffled':
    case 'revealed':
    case 'reversed':
    case 'rotated':
    case 'roundOver':
    case 'scored':
    case 'skipped':
    case 'swapped':
    case 'tookBlindly':
    case 'turnedUp':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** In a game for one nobody waits for a turn. */
const isOnTurn = ({ seat, view }: SeatView): boolean =>
  seat !== null && view.players > 1 && view.phase === 'play' && view.turn === seat;

/** Does not compile if an event is forgotten. */
function unknownEvent(event: never): never {
  throw new Error(`no sound for ${JSON.stringify(event)}`);
}
