import type { Event } from './games.ts';

/** Who learns from an event something that was hidden before: the seat that acted, the others, everybody, or nobody. */
type Learners = 'nobody' | 'mover' | 'others' | 'everybody';

/** What each event shows. An event that is missing here does not compile. */
const learners: Readonly<Record<Event['type'], Learners>> = {
  dealt: 'everybody',
  scored: 'nobody',
  owed: 'nobody',
  // The hands are turned up.
  roundOver: 'everybody',
  // A piece of a hidden hand, or what the hand lacks.
  laid: 'others',
  locked: 'others',
  placed: 'others',
  chained: 'others',
  answered: 'others',
  passed: 'others',
  kept: 'others',
  noneFits: 'others',
  // The drawn piece, and that nothing else fitted.
  drew: 'everybody',
  tookBlindly: 'mover',
  gaveAway: 'nobody',
  // Pieces turned up, and hands that changed hands.
  turnedUp: 'everybody',
  asked: 'everybody',
  flipped: 'everybody',
  revealed: 'everybody',
  swapped: 'everybody',
  rotated: 'everybody',
  // A puzzle shows its solution.
  gaveUp: 'everybody',
  // What everybody could see before.
  footOpened: 'nobody',
  endedTurn: 'nobody',
  called: 'nobody',
  skipped: 'nobody',
  reversed: 'nobody',
  named: 'nobody',
  reshuffled: 'nobody',
  took: 'nobody',
  lifted: 'nobody',
  paired: 'nobody',
  missed: 'nobody',
  returned: 'nobody',
  completed: 'nobody',
  abandoned: 'nobody',
  wrote: 'nobody',
  prescribed: 'nobody',
  tookBack: 'nobody',
};

/** Whether a seat learns something hidden from an event. */
function shows(event: Event, seat: number): boolean {
  switch (learners[event.type]) {
    case 'nobody':
      return false;
    case 'everybody':
      return true;
    case 'mover':
      return 'seat' in event && event.seat === seat;
    case 'others':
      return !('seat' in event) || event.seat !== seat;
  }
}

/** Whether a seat has learnt something hidden from the events of a move, which taking the move back could not undo. */
export const teaches = (events: readonly Event[], seat: number): boolean =>
  events.some((event) => shows(event, seat));

/**
 * Whether a slip can be corrected before the next seat acts: the one who moved has seen nothing by it, neither a piece drawn or turned
 * up nor another hand. A tile drawn at the end of every turn does not count; it goes back to where it came from.
 */
export const isCorrectable = (events: readonly Event[], mover: number): boolean =>
  !events.some((event, index) => shows(event, mover) && !endsTurn(events, index));

/** In Block, every turn ends with a tile from the stock. */
function endsTurn(events: readonly Event[], index: number): boolean {
  const event = events[index];
  return event.type === 'drew' && 'tile' in event && events.slice(0, index).some(isTurn);
}

const isTurn = ({ type }: Event): boolean => type === 'laid' || type === 'passed';
