import { type Measured, type Row, rate } from './measure.ts';
import { isPinned } from './measured-process.ts';

/** The number of tables by which servers are compared. */
const compared = 200;

const ours = 'Tischrunde';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['tables', ({ tables }) => whole(tables)],
  ['connections', ({ connections }) => whole(connections)],
  ['moves/s', ({ moves }) => whole(moves)],
  ['CPU/move µs', ({ cpu }) => fine(cpu)],
  ["load's core", ({ loadShare }) => `${Math.round(loadShare * 100)} %`],
  ['p50 ms', ({ p50 }) => fine(p50)],
  ['p99 ms', ({ p99 }) => fine(p99)],
  ['p99.9 ms', ({ p999 }) => fine(p999)],
  ['kB/table', ({ memory }) => fine(memory / 1000)],
];

/** What was measured, to be read by people. */
export function report(measured: readonly Measured[]): string {
  return [
    `Node ${process.version}, ${isPinned ? 'every server on one core, the load on another' : 'NOT on cores of their own: taskset is missing, or a core'}.`,
    `${ours} plays by the rules, hides hands and stores each move before it tells it; so do the peers at the same work, and as they come they do none of it.`,
    `Moves/s as fast as it goes; p50, p99 and p99.9 from a move to the other seat's screen at ${whole(rate)} moves/s.`,
    '',
    table([
      ['server', ...columns.map(([name]) => name)],
      ...measured.flatMap(({ name, rows }) =>
        rows.map((row) => [name, ...columns.map(([, show]) => show(row))]),
      ),
    ]),
    '',
    ...comparison(measured),
    ...measured.flatMap(({ name, idle }) =>
      idle === null ? [] : [`${name}: ${whole(idle)} bytes for a table that nobody looks at`],
    ),
    ...measured.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
  ].join('\n');
}

function comparison(measured: readonly Measured[]): readonly string[] {
  const own = measured.find(({ name }) => name === ours);
  const peers = measured.filter((each) => each !== own);
  const row = own === undefined ? undefined : rowOf(own);
  return peers.flatMap((peer) => {
    const other = rowOf(peer);
    if (row === undefined || other === undefined) return [];
    return [
      `${ours} with ${compared} tables: ${fine(row.moves / other.moves)} times the moves of ${peer.name}, ${fine(row.cpu / other.cpu)} times its CPU per move, ${fine(row.p99 / other.p99)} times its p99`,
    ];
  });
}

const rowOf = ({ rows }: Measured): Row | undefined => rows.find(({ tables }) => tables === compared);

function table(lines: readonly (readonly string[])[]): string {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}
