import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
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

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, null>>;
}

describe.for(globSync('compose*.yaml', { cwd: root }))('%s', (file) => {
  // The shared parts are merged as Compose does it.
  const { services, volumes }: Compose = parse(textOf(file), { merge: true });
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test('every process is locked up, and set by known settings', () => {
    expect(ours.length).toBeGreaterThan(0);
    const known = new Set<string>(settings.map(({ name }) => name));
    for (const [, service] of ours) {
      expect(service).toMatchObject({
        // Docker looks for a Dockerfile unless another name is given.
        build: { context: '.', dockerfile: 'Containerfile' },
        init: true,
        read_only: true,
        tmpfs: '/tmp',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(Object.keys(service.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('refers to services, volumes and files that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.image ?? service.build]).not.toContain(undefined);
      for (const [key, value] of Object.entries(service.depends_on ?? [])) {
        const other = typeof value === 'string' ? value : key;
        expect(Object.keys(services)).toContain(other);
        if (typeof value !== 'string' && value.condition === 'service_healthy')
          expect(services[other].healthcheck).toBeDefined();
      }
      for (const source of (service.volumes ?? []).map((volume) => volume.split(':')[0]))
        expect([source, source.startsWith('.') ? existsSync(join(root, source)) : source in volumes]).toEqual(
          [source, true],
        );
      const behind = service.environment?.TABLES?.split(' ') ?? [];
      if (behind.length > 0) expect(behind).toEqual(ours.map(([process]) => `${process}:8080`));
    }
  });
});

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

test('systemd starts it again however often it has ended', () => {
  // Else it gives up after five ends within ten seconds, as while a database is not there yet.
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
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
