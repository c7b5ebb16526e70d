import { spawnSync } from 'node:child_process';
import { games } from '../packages/engine/src/index.ts';

/** What is measured: a game with a number of players. */
export interface EngineRow {
  readonly name: string;
  readonly players: number;
}

/** Every game, or some of them, with the fewest, the usual and the most players. */
export const gameRows = (only: readonly string[]): readonly EngineRow[] =>
  games
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .flatMap(({ id, players: { least, most } }) =>
      [...new Set([least, Math.min(Math.max(4, least), most), most])].map((players) => ({
        name: id,
        players,
      })),
    );

/** Moves and games a second of one contender, in a process of its own; `bench` is the folder of the benchmarks of a checkout. */
export function measureEngine(
  bench: string,
  { name, players }: EngineRow,
  warmUp: number,
  measured: number,
): { readonly moves: number; readonly games: number } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['contender.ts', name, `${players}`, `${warmUp}`, `${measured}`],
    { cwd: bench, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  const { moves, games: played, seconds } = JSON.parse(stdout);
  return { moves: moves / seconds, games: played / seconds };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
