import { BadInput, type Match, replay } from '@tischrunde/engine';

/** The match of a transcript after its last move. Throws `BadInput` if it cannot be read or a move is illegal. */
export function replayLegal(transcript: unknown): Match {
  const { match, moves } = replay(transcript);
  const wrong = moves.findIndex(({ ok }) => ok !== true);
  if (wrong >= 0) throw new BadInput(`moves[${wrong}]`, `${moves[wrong].rule}: ${moves[wrong].error}`);
  return match;
}
