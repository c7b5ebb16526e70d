import {
  type JsonObject,
  type Match,
  openMatch,
  type Phase,
  readTranscript,
  type SeatMove,
} from '@tischrunde/engine';
import { moveKey } from '../../board/move-key.ts';

/** A position of a match and the move that led to it; the first position has none. */
export interface Position {
  readonly made: SeatMove | null;
  readonly phase: Phase;
  readonly turn: number | null;
  /** A copy of the match at this point. */
  match(): Match;
}

/** The interval of snapshots in moves; positions in between are replayed. Long matches have thousands of moves. */
const snapshotInterval = 16;

/** All positions of a match, from the deal to the last legal move. Throws `BadInput`. */
export function positionsOf(transcript: unknown): Position[] {
  const read = readTranscript(transcript);
  const match = openMatch(read);
  const snapshots = [match.clone()];
  const positions: Position[] = [];
  const stopHere = (made: SeatMove | null): void => {
    const at = positions.length;
    if (at > 0 && at % snapshotInterval === 0) snapshots.push(match.clone());
    const { phase, turn } = match;
    positions.push({ made, phase, turn, match: () => goTo(at) });
  };
  const goTo = (at: number): Match => {
    const again = snapshots[Math.floor(at / snapshotInterval)].clone();
    for (const { seat, move } of read.moves.slice(at - (at % snapshotInterval), at))
      again.attempt(seat, move);
    return again;
  };
  stopHere(null);
  for (const { seat, move } of read.moves) {
    if (match.attempt(seat, move) !== null) break;
    stopHere({ seat, move });
  }
  return positions;
}

/** The positions in which a seat decided, or has to decide now. */
export const decisionsOf = (positions: readonly Position[], seat: number): number[] =>
  positions.flatMap(({ phase, turn }, at) => {
    const next = positions[at + 1]?.made;
    const decides = next === undefined ? turn === seat : next?.seat === seat;
    return decides && phase === 'play' ? [at] : [];
  });

/** Whether two moves are the same, apart from the call, which a strong bot never forgets. */
export const isSameMove = (one: JsonObject, other: JsonObject): boolean => moveKey(one) === moveKey(other);
