import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settings } from '../../packages/server/src/config.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const container = textOf('Containerfile');
const unit = textOf('hosting/tischrunde.service');
const program = 'packages/server/bin/tischrunde-server.js';

/** Settings as NAME=value, several in a line. */
const given = (text: string, line: RegExp): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(line)].flatMap(([, words]) => words.split(' ').map((word) => word.split('='))),
  );

test.for([
  ['Containerfile', given(container, /^ENV (.*)$/gm)],
  ['the unit', given(unit, /^Environment=(.*)$/gm)],
] as const)('%s sets what the server knows, and starts it', ([, environment]) => {
  const { NODE_ENV, ...others } = environment;
  expect(NODE_ENV).toBe('production');
  const known = settings.map(({ name }) => name);
  expect(Object.keys(others).filter((name) => !known.includes(name))).toEqual([]);
  expect(readConfig(others).port).toBe(8080);
  expect(existsSync(join(root, program))).toBe(true);
});

test.for(globSync('compose*.yaml', { cwd: root }))(
  '%s: every process is locked up, and set by known settings',
  (file) => {
    const text = textOf(file);
    // Docker looks for a Dockerfile unless another name is given.
    expect(text).toContain('dockerfile: Containerfile');
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: [no-new-privileges:true]',
      'tmpfs: /tmp',
    ])
      expect(text).toContain(line);
    const known = new Set<string>(settings.map(({ name }) => name));
    const names = [...text.matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name);
    expect(names.filter((name) => !known.has(name) && !/^(POSTGRES_|SITE$|TABLES$)/.test(name))).toEqual([]);
  },
);

test('the container runs without root, with a health check, and copies what the server imports', () => {
  const last = container.slice(container.lastIndexOf('FROM '));
  expect(last).toMatch(/^USER 1000:1000$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/health/m);
  expect(last).toContain(`CMD ["node", "${program}"]`);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    textOf('packages/server/package.json'),
  );
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@tischrunde/'));
  for (const name of ours) expect(last).toContain(` ${name.replace('@tischrunde', 'packages')}\n`);
});

test('systemd finds nothing wrong with the unit', { timeout: 60_000 }, () => {
  expect(unit).toContain(`ExecStart=/usr/bin/node ${program}\n`);
  const { error, status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', join(root, 'hosting/tischrunde.service')],
    {
      encoding: 'utf8',
    },
  );
  // Not every machine has systemd, or Node where Debian has it.
  if (error === undefined && existsSync('/usr/bin/node'))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
