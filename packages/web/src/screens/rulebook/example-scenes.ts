import {
  isObject,
  type Known,
  type Match,
  type MoveText,
  openMatch,
  type Refusal,
  readTranscript,
  seatAt,
} from '@tischrunde/engine';
import type { Example, GamePages, SeatMove } from '@tischrunde/rulebook';

/** A position as seen by the player in front of the screen. */
export interface Scene extends Known {
  readonly seat: number;
  /** The highlighted move, if it is legal. */
  readonly next: MoveText | null;
}

/** The position of an example, and the result of its move. */
interface ExampleScenes {
  readonly before: Scene;
  readonly after: Scene | null;
  readonly refusal: Refusal | null;
}

export function exampleScenes({ moves = [], look, ...setUp }: Example): ExampleScenes {
  const match = openExample(setUp, moves);
  const seat = look?.seat ?? match.turn ?? 0;
  const after = match.clone();
  const refusal = look === undefined ? null : attempt(after, look);
  const isMade = look !== undefined && refusal === null;
  return {
    before: sceneOf(match, seat, isMade ? lastMove(after) : null),
    after: isMade ? sceneOf(after, seat, null) : null,
    refusal,
  };
}

/** The positions before each step of an introduction, and the one after the last. */
export function introductionScenes({ steps, ...setUp }: GamePages['introduction']): Scene[] {
  const match = openExample(setUp, []);
  const scenes = steps.map(({ move, others = [] }) => {
    const before = match.clone();
    attempt(match, move);
    const scene = sceneOf(before, 0, lastMove(match));
    for (const played of others) attempt(match, played);
    return scene;
  });
  return [...scenes, sceneOf(match, 0, null)];
}

function openExample(
  { game, players, options = {}, seed = '', deals = [] }: Omit<Example, 'moves' | 'look'>,
  moves: readonly SeatMove[],
): Match {
  const match = openMatch(readTranscript({ game, players, options, seed, deals }));
  for (const move of moves) attempt(match, move);
  return match;
}

const attempt = (match: Match, { seat, ...move }: SeatMove): Refusal | null =>
  match.attempt(seatAt(seat), move);

const sceneOf = (match: Match, seat: number, next: MoveText | null): Scene => ({
  ...match.known(seatAt(seat)),
  seat,
  next,
});

/** The last move in full notation: examples may abbreviate it. */
function lastMove(match: Match): MoveText | null {
  const { moves } = match.transcript();
  const last: unknown = Array.isArray(moves) ? moves.at(-1) : undefined;
  if (!isObject(last)) return null;
  const { seat: _seat, ...move } = last;
  return { ...move, type: String(last.type) };
}
