import { seatAt } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { mostUndone } from '../limits.ts';
import { type Outcome, type Present, refused } from './outcome.ts';
import type { TableState } from './state.ts';
import { isLearntSince, moverOf } from './take-backs.ts';

// What players may do in a match.

export function makeMove(
  state: TableState,
  seat: number,
  { match, id, move }: AskOf<'move'>,
  at: number,
  present: Present,
): Outcome {
  const { running, phase, paused, places } = state;
  // The next match may have more seats than the last one, which is still on the table.
  if (running === null || phase === 'gathering' || seat >= running.match.players)
    return refused('table.phase', 'no match is under way');
  const made = running.number === match ? running.madeAs(seat, id) : undefined;
  if (made !== undefined) return { written: made };
  if (running.number !== match) return refused('match.other');
  if (running.isTooLong) return refused('match.long');
  if (places[seat].bot !== null) return refused('seat.bot');
  if (paused) return refused('move.paused');
  const judged = running.match.judge(seatAt(seat), move);
  if (judged.ok && judged.move.type === 'next' && isAwaited(state, seat, present))
    // To say it again and again changes nothing.
    return running.agreed.has(seat) ? { written: state.number } : { write: { at, kind: 'agreed', seat, id } };
  if (judged.ok) return { write: { at, kind: 'moved', seat, move: judged.move, by: 'player', id } };
  return { ...refused('move.refused', judged.error), refusal: judged };
}

/** Whether the next round waits for somebody else who is here. */
const isAwaited = ({ running, people, places }: TableState, seat: number, { isHere }: Present): boolean =>
  people.some((other) => {
    const { guest } = places[other];
    return other !== seat && running?.agreed.has(other) === false && guest !== null && isHere(guest);
  });

export function wishPause(state: TableState, seat: number, wish: boolean, at: number): Outcome {
  const { phase, paused, pauseWished, places } = state;
  if (phase !== 'playing') return refused('table.phase', 'no match is under way');
  if (places[seat].bot !== null) return refused('seat.bot');
  if (wish === pauseWished.has(seat) && (wish || !paused)) return { written: state.number };
  return { write: { at, kind: 'pause', seat, wish } };
}

/** The last mover asks; those who are there must agree. Bots always do, and who is away cannot. */
export function takeBack(
  state: TableState,
  seat: number,
  { match, moves }: AskOf<'takeBack'>,
  at: number,
  { isAway }: Present,
): Outcome {
  const { running, phase, paused, places, people, takeBacks } = state;
  if (running === null || phase !== 'playing') return refused('table.phase', 'no match is under way');
  if (running.number !== match) return refused('match.other');
  if (places[seat].bot !== null) return refused('seat.bot');
  if (paused) return refused('move.paused');
  if (takeBacks.isAsked(at) && takeBacks.request?.seat === seat) return { written: state.number };
  const { last } = takeBacks;
  const { turn, players, phase: stage } = running.match;
  // Games for one have an undo of their own, and where nobody waits for a turn others have gone on.
  const isPossible = stage === 'play' && turn !== null && players > 1 && moves === running.moves;
  if (!isPossible || last === null || moves - last > mostUndone) return refused('undo.none');
  if (moverOf(running, last) !== seat) return refused('undo.none');
  if (!takeBacks.mayAsk(seat)) return refused('undo.often');
  if (!state.takesBack && isLearntSince(running, last, people)) return refused('undo.learnt');
  // A guest with several seats is asked once.
  const guests = [places[seat].guest];
  const of = people.filter((other) => {
    const { guest } = places[other];
    if (guests.includes(guest) || isAway(guest ?? '')) return false;
    guests.push(guest);
    return true;
  });
  return {
    write: of.length === 0 ? { at, kind: 'takenBack', seat } : { at, kind: 'undoAsked', seat, of },
  };
}

export function consent(
  state: TableState,
  seat: number,
  { number, agrees }: AskOf<'consent'>,
  at: number,
): Outcome {
  const { undo, takeBacks, paused } = state;
  if (paused) return refused('move.paused');
  const isAsked = takeBacks.isAsked(at) && undo?.number === number && undo.waiting.includes(seat);
  if (undo === null || !isAsked) return refused('table.phase', 'nobody asks for that');
  const isLast = agrees && undo.waiting.length === 1;
  return {
    write: isLast ? { at, kind: 'takenBack', seat: undo.seat } : { at, kind: 'undoAnswered', seat, agrees },
  };
}
