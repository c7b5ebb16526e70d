import { useSignal } from '@preact/signals';
import type { GameId, MoveText } from '@tischrunde/engine';
import { useRef } from 'preact/hooks';
import type { SeatView, Table } from '../../session/table.ts';

/** The games in which it matters before a piece is laid; a test compares them with the engine. */
export const payingGames: ReadonlySet<GameId> = new Set(['fives', 'bergen', 'italian', 'burg'] as const);

interface Asked {
  readonly seen: SeatView | null;
  readonly moves: Map<string, MoveText>;
  readonly points: Map<string, number>;
}

const nothing = (): number => 0;

/** What a move would earn at once. It is asked for when a board wants to know, and is 0 until the answer comes. */
export function useMovePoints({ game, seen, points }: Table): (move: MoveText) => number {
  const answers = useSignal(0);
  const asked = useRef<Asked>({ seen: null, moves: new Map(), points: new Map() });
  if (!payingGames.has(game)) return nothing;
  const now = seen.value;
  if (asked.current.seen !== now) asked.current = { seen: now, moves: new Map(), points: new Map() };
  const { current } = asked;
  // Shown again when an answer comes.
  void answers.value;
  const ask = async (): Promise<void> => {
    const moves = [...current.moves];
    current.moves.clear();
    const found = await points(moves.map(([, move]) => move));
    if (asked.current !== current) return;
    for (const [index, [key]] of moves.entries()) current.points.set(key, found[index]);
    answers.value++;
  };
  return (move) => {
    const key = JSON.stringify(move);
    const known = current.points.get(key);
    if (known !== undefined) return known;
    current.points.set(key, 0);
    if (current.moves.size === 0) queueMicrotask(() => void ask());
    current.moves.set(key, move);
    return 0;
  };
}
