import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tischrunde } from '../../packages/cli/test/support/command.ts';
import { games, referee } from '../../packages/engine/src/index.ts';
import { openServer, type RunningServer, readConfig } from '../../packages/server/src/index.ts';

// The examples play whole matches of every game, over the wire and on standard input and output.

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tischrunde-programs-'));
/** Debian's Python has Debian's `websockets`; another one may come first on the path. */
const python = process.env.PYTHON ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3');
let server: RunningServer;

beforeAll(async () => {
  server = await openServer(
    readConfig({
      PORT: '0',
      PAGE: 'none',
      LOG_LEVEL: 'error',
      DATA: folder,
      BOT_PACE: '0',
      BOT_THREADS: '1',
      MESSAGES_PER_SECOND: '10000',
    }),
  );
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The games for several, each with its fewest players, and as short as it can be. */
const tables = games
  .filter(({ players }) => players.most > 1)
  .map(({ id, options, players }) => ({
    id,
    players: players.least,
    options: JSON.stringify(options.some(({ name }) => name === 'rounds') ? { rounds: 1 } : {}),
  }));

const run = async (file: string, words: readonly string[]): Promise<string> =>
  (await promisify(execFile)(file, words, { cwd: root })).stdout;

test('there are 22 games for several', () => {
  expect(tables).toHaveLength(22);
});

describe('over the wire', { timeout: 60_000 }, () => {
  test.concurrent.for(tables)('Python plays $id', async ({ id, players, options }, { expect }) => {
    // Where nobody has turns, easy bots take their time.
    const bots = id === 'hektik' ? 'strong' : 'easy';
    const given = [server.address, id, '--players', `${players}`, '--options', options, '--bots', bots];
    const { game, winners, scores } = JSON.parse(await run(python, ['examples/wire.py', ...given]));
    expect(game).toBe(id);
    expect(winners.length).toBeGreaterThan(0);
    expect(scores).toHaveLength(players);
  });

  test('Python plays Block better, with the same moves as on standard input', async () => {
    const given = [server.address, 'block', '--with', 'block', '--bots', 'medium'];
    expect(JSON.parse(await run(python, ['examples/wire.py', ...given])).winners).toHaveLength(1);
  });

  test('TypeScript plays SOLOmino', async () => {
    const told = await run(process.execPath, ['examples/first-move.ts', server.address, 'solomino']);
    expect(JSON.parse(told)).toMatchObject({ game: 'solomino', match: 1, winners: expect.anything() });
  });
});

describe('on standard input and output', () => {
  test.for(tables)('Python plays $id', async ({ id, players, options }) => {
    const file = join(folder, `${id}.json`);
    const program = `${python} ${join(root, 'examples/first_move.py')}`;
    const given = ['--options', options, '--bots', 'easy', '--seed', '1', '--json', '--save', file];
    const { code, out, err } = await tischrunde(['play', id, '--as', program, ...given]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { winners, scores, seats } = JSON.parse(out);
    expect(seats).toEqual([program, ...Array.from({ length: players - 1 }, () => 'easy')]);
    const judged = referee(JSON.parse(readFileSync(file, 'utf8')));
    expect(judged).toMatchObject({ phase: 'matchOver', winners, scores });
  });

  test('Block is played better than by first moves', async () => {
    const [better, first] = ['block', 'first_move'].map((name) => `${python} ${root}/examples/${name}.py`);
    const given = ['--as', better, '--as', first, '--matches', '60', '--json'];
    const { out } = await tischrunde(['arena', 'block', ...given]);
    const [rating] = JSON.parse(out).ratings;
    expect(rating.bot).toBe(better);
    expect(rating.share - rating.margin).toBeGreaterThan(0.5);
  });
});

test('the commands of the README are three, and lead to a match and a comparison', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, block] = /## Write a bot\n[\s\S]*?```\n([\s\S]*?)```/.exec(readme) ?? [];
  const [install, play, compare, ...more] = block.trim().split('\n');
  expect([install, more]).toEqual(['npm ci', []]);
  // It may be a draw.
  expect(await run('sh', ['-c', play])).toContain('The match is over.');
  expect(await run('sh', ['-c', compare])).toContain('python3 examples/block.py');
});
