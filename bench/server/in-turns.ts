import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Contender, Opened } from './contender.ts';
import { Load, quantile } from './load.ts';
import { MeasuredProcess } from './measured-process.ts';

/** How many tables each server has. */
const tables = 200;
/** For how long a server plays before it is measured, and then each time that it has its turn. Seconds. */
const warmUp = 2;
const slice = 1;

/** What a server did in its turns, in their order. */
export interface Turns {
  readonly name: string;
  /** As fast as it goes, in a second. */
  readonly moves: readonly number[];
  /** The processor's time for a move, in microseconds. */
  readonly cpu: readonly number[];
}

interface Running {
  readonly name: string;
  readonly server: MeasuredProcess;
  readonly opened: Opened;
  readonly load: Load;
  readonly moves: number[];
  readonly cpu: number[];
}

/**
 * Measures several servers at once, each for a second in turn while the others idle. The speed of a machine that others use changes from minute to
 * minute, so servers that are measured one after the other cannot be compared as well.
 */
export async function measureInTurns(
  contenders: readonly Contender[],
  times: number,
  data: string,
): Promise<readonly Turns[]> {
  const all: Running[] = [];
  try {
    for (const contender of contenders) all.push(await start(contender, data));
    // Not while others are still being started: at tables that wait for so long the clock would deal.
    for (const { load } of all) await load.saturate(warmUp);
    for (let turn = 0; turn < times; turn++) for (const each of all) await playFast(each);
    return all.map(({ name, moves, cpu }) => ({ name, moves, cpu }));
  } finally {
    for (const { load, opened, server } of all) {
      load.stop();
      opened.close();
      await server.stop();
    }
  }
}

async function start({ name, program, open }: Contender, data: string): Promise<Running> {
  const server = await MeasuredProcess.start(program, mkdtempSync(join(data, 'in-turns-')));
  const load = new Load();
  const opened = await open(server.port, tables, 1);
  load.add(opened.tables);
  return { name, server, opened, load, moves: [], cpu: [] };
}

async function playFast({ server, load, moves, cpu }: Running): Promise<void> {
  const before = server.cpuSeconds();
  const played = await load.saturate(slice);
  moves.push(played.moves / played.seconds);
  cpu.push(((server.cpuSeconds() - before) / played.moves) * 1e6);
}

/** What was measured in turns, to be read by people: medians, and the first server compared with each of the others turn by turn. */
export function turnsReport(measured: readonly Turns[]): string {
  const [own, ...peers] = measured;
  return [
    `In turns of ${slice} s, with ${tables} tables; ratios are medians of ${own.moves.length} turns (lowest to highest).`,
    ...measured.map(
      ({ name, moves, cpu }) =>
        `${name}: ${Math.round(median(moves)).toLocaleString('en')} moves/s, ${median(cpu).toFixed(1)} µs of CPU each`,
    ),
    ...peers.map(
      (peer) =>
        `${own.name}: ${ratios(own.moves, peer.moves)} times the moves of ${peer.name}, ${ratios(own.cpu, peer.cpu)} times its CPU per move`,
    ),
  ].join('\n');
}

function ratios(own: readonly number[], other: readonly number[]): string {
  const all = own.map((value, turn) => value / other[turn]);
  return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;
}

const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
