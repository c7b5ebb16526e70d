import type { PlayedTable } from './contender.ts';
import { MeasuredProcess } from './measured-process.ts';
import { openTables } from './tischrunde.ts';

const tables = 100;
/** The length of a short round, and of a long one. Moves. */
const short = 20;
const long = 500;

/** The processor's time for a move at the start of a round and late in a long one, in microseconds. */
export interface RoundLength {
  readonly early: number;
  readonly late: number;
}

/**
 * Measures whether a move costs more the longer its round has lasted. In Hektik a player may take a tile and return it forever: the
 * table stays the same, and only what has happened grows.
 */
export async function measureRoundLength(data: string): Promise<RoundLength> {
  const server = await MeasuredProcess.start('tischrunde-program.ts', data);
  try {
    const open = () => openTables(server.port, tables, 1, { game: 'hektik', prefers: 'return' });
    // So that the server's code is compiled.
    const warmUp = await open();
    await playEach(warmUp.tables, 5 * short);
    warmUp.close();
    const { tables: played } = await open();
    const early = await cpuPerMove(server, played, short);
    await playEach(played, long - 2 * short);
    const late = await cpuPerMove(server, played, short);
    return { early, late };
  } finally {
    await server.stop();
  }
}

export const roundLengthReport = ({ early, late }: RoundLength): string =>
  [
    `CPU/move of the moves 1 to ${short} of a round: ${early.toFixed(1)} µs`,
    `CPU/move of the moves ${long - short + 1} to ${long}: ${late.toFixed(1)} µs, ${(late / early).toFixed(2)} times as much`,
  ].join('\n');

async function cpuPerMove(
  server: MeasuredProcess,
  played: readonly PlayedTable[],
  moves: number,
): Promise<number> {
  const before = server.cpuSeconds();
  await playEach(played, moves);
  return ((server.cpuSeconds() - before) / (played.length * moves)) * 1e6;
}

/** So many moves at every table, one after the other there. */
const playEach = (played: readonly PlayedTable[], moves: number): Promise<unknown> =>
  Promise.all(played.map((table) => playAt(table, moves)));

function playAt(table: PlayedTable, moves: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = moves;
  let untold = 2;
  table.told = () => {
    if (--untold > 0) return;
    untold = 2;
    if (--left > 0) table.move();
    else resolve();
  };
  table.move();
  return promise;
}
