import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BadConfig, type Config, readConfig, settings } from '../src/config.ts';
import { ratesOf } from '../src/limits.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';

const long = 'a secret of no less than thirty-two characters';

const sentenceOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof BadConfig) return error.message;
    throw error;
  }
};

test('without any variable every setting has its default', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    data: resolve('data'),
    databaseUrl: null,
    redisUrl: null,
    secret: null,
    origins: [],
    trustProxy: false,
    pushContact: null,
    logLevel: 'info',
    metricsToken: null,
    botPace: 1,
    messagesPerSecond: 20,
    patience: 10,
  });
  expect(readConfig({}).botThreads).toBeGreaterThanOrEqual(1);
});

const right: readonly (readonly [keyof Config, string, Config[keyof Config]])[] = [
  ['host', '0.0.0.0', '0.0.0.0'],
  ['port', '0', 0],
  ['port', '65535', 65_535],
  ['publicUrl', 'https://play.example.org/', 'https://play.example.org'],
  ['publicUrl', 'none', null],
  ['data', '/srv/tables', '/srv/tables'],
  ['page', 'dist', resolve('dist')],
  ['page', 'none', null],
  ['databaseUrl', 'postgres://me:hush@db/tables', 'postgres://me:hush@db/tables'],
  ['secret', long, long],
  ['origins', 'https://a.example, http://b.example:81', ['https://a.example', 'http://b.example:81']],
  ['trustProxy', 'yes', true],
  ['pushContact', 'mailto:me@example.org', 'mailto:me@example.org'],
  ['pushContact', 'none', null],
  ['pushServices', 'push.example.org:8443, *.example.com', ['push.example.org:8443', '*.example.com']],
  ['logLevel', 'debug', 'debug'],
  ['metricsToken', 'hush', 'hush'],
  ['botThreads', '3', 3],
  ['botPace', '0.5', 0.5],
  ['botWork', '5000', 5000],
  ['botBudget', '0.5', 0.5],
  ['awayAfter', '0', 0],
  ['messagesPerSecond', '7', 7],
  ['connectionsPerAddress', '7', 7],
  ['patience', '0.5', 0.5],
  ['guestsPerHour', '7', 7],
  ['tablesPerHour', '7', 7],
  ['retentionDays', '0', 0],
  ['listedMinutes', '0.5', 0.5],
  ['archive', '/srv/archive', '/srv/archive'],
  ['archive', 'none', null],
];

const nameOf = (field: keyof Config): string =>
  settings.find((setting) => setting.field === field)?.name ?? expect.unreachable(`no setting ${field}`);

test.each(right)('%s can be set to %s', (field, text, value) => {
  expect(readConfig({ [nameOf(field)]: text })[field]).toEqual(value);
});

test('Redis requires PostgreSQL', () => {
  const addresses = { REDIS_URL: 'redis://:hush@cache', DATABASE_URL: 'postgres://db/tables' };
  expect(readConfig(addresses).redisUrl).toBe('redis://:hush@cache');
  expect(sentenceOf({ REDIS_URL: 'redis://:hush@cache' })).toBe(
    'REDIS_URL requires DATABASE_URL: several processes cannot share the embedded store.',
  );
});

test('every setting is tested', () => {
  const tested = new Set<string>([...right.map(([field]) => field), 'redisUrl']);
  expect([...tested].sort()).toEqual(settings.map(({ field }) => field).sort());
});

test('a variable that is empty counts as not set', () => {
  expect(readConfig({ PORT: '', SECRET: '', ORIGINS: '', BOT_THREADS: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '80 80', 'PORT must be a whole number from 0 to 65535, not "80 80".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
  ['PORT', ' ', 'PORT must be a whole number from 0 to 65535, not " ".'],
  ['PORT', 'NaN', 'PORT must be a whole number from 0 to 65535, not "NaN".'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be yes or no, not "true".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, not "loud".'],
  ['BOT_THREADS', '0', 'BOT_THREADS must be a whole number from 1 to 64, not "0".'],
  ['BOT_THREADS', 'all', 'BOT_THREADS must be a whole number from 1 to 64, or auto, not "all".'],
  ['BOT_PACE', 'fast', 'BOT_PACE must be a number from 0 to 10, not "fast".'],
  ['BOT_WORK', '1', 'BOT_WORK must be a whole number from 1000 to 10000000, not "1".'],
  ['MESSAGES_PER_SECOND', '1.5', 'MESSAGES_PER_SECOND must be a whole number from 1 to 1000000, not "1.5".'],
  [
    'CONNECTIONS_PER_ADDRESS',
    'Infinity',
    'CONNECTIONS_PER_ADDRESS must be a whole number from 1 to 1000000, not "Infinity".',
  ],
  ['PATIENCE', '0', 'PATIENCE must be a number from 0.1 to 600, not "0".'],
  ['GUESTS_PER_HOUR', '0', 'GUESTS_PER_HOUR must be a whole number from 1 to 10000000, not "0".'],
  ['TABLES_PER_HOUR', 'many', 'TABLES_PER_HOUR must be a whole number from 1 to 10000000, not "many".'],
  [
    'ORIGINS',
    'https://a.example/page',
    'ORIGINS must be a comma-separated list of origins like https://play.example.org, not "https://a.example/page".',
  ],
  [
    'PUBLIC_URL',
    'play.example.org',
    'PUBLIC_URL must be an address like https://play.example.org without a path, or none, not "play.example.org".',
  ],
  [
    'PUBLIC_URL',
    'https://play.example.org/games/',
    'PUBLIC_URL must be an address like https://play.example.org without a path, or none, not "https://play.example.org/games/".',
  ],
  ['SECRET', 'too short', 'SECRET must be at least 32 characters long.'],
  [
    'DATABASE_URL',
    'mysql://me:hush@db',
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  ['METRICS_TOKEN', 'höflich', 'METRICS_TOKEN must be of ASCII characters, without spaces around them.'],
  ['METRICS_TOKEN', ' ', 'METRICS_TOKEN must be of ASCII characters, without spaces around them.'],
])('%s=%s is refused in a sentence', (name, text, sentence) => {
  expect(sentenceOf({ [name]: text })).toBe(sentence);
});

test.each(['mailto:', 'mailto:me'])('PUSH_CONTACT=%s is refused', (text) => {
  expect(sentenceOf({ PUSH_CONTACT: text })).toContain('PUSH_CONTACT must be an address like');
});

test.each(['hush', 'redis://cache/tables', 'redis://me:50%@cache'])('REDIS_URL=%s is refused', (text) => {
  expect(sentenceOf({ REDIS_URL: text, DATABASE_URL: 'postgres://db/tables' })).toBe(
    'REDIS_URL must be a URL like redis://user:password@cache:6379/0 that begins with redis:// or rediss://.',
  );
});

test('all errors are reported at once, and no secret is repeated', () => {
  const told = sentenceOf({ PORT: 'x', SECRET: 'hush', DATABASE_URL: 'hush://me:hush@db', BOT_PACE: '11' });
  expect(told.split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "x".',
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    'SECRET must be at least 32 characters long.',
    'BOT_PACE must be a number from 0 to 10, not "11".',
  ]);
  expect(told).not.toContain('hush');
});

test('a program with an invalid setting prints the sentences and exits', async () => {
  const { child, out, err } = await ServerProcess.run({ PORT: 'http', SECRET: 'hush' });
  expect(child.exitCode).toBe(1);
  expect(out).toBe('');
  expect(err).toBe(
    'PORT must be a whole number from 0 to 65535, not "http".\nSECRET must be at least 32 characters long.\n',
  );
}, 20_000);

test.each([
  ['HOST', '203.0.113.1'],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/tables'],
  ['ARCHIVE', '/dev/null/archive'],
])(
  'a program for which %s=%s does not work says so',
  async (name, value) => {
    const folder = newFolder();
    onTestFinished(() => removeFolder(folder));
    const { child, err } = await ServerProcess.run({ DATA: folder, [name]: value }, 15_000);
    expect(child.exitCode).toBe(1);
    expect(err).toMatch(new RegExp(`^Tischrunde cannot start: .*\\b${name}\\b.*\n$`));
  },
  20_000,
);

test('a program that cannot use its folder prints a sentence and exits', async () => {
  const { child, err } = await ServerProcess.run({ DATA: '/dev/null/data' });
  expect(child.exitCode).toBe(1);
  expect(err).toMatch(/^Tischrunde cannot start: .+\n$/);
  expect(err).not.toMatch(/^\s+at /m);
}, 20_000);

test('docs/operate.md lists all settings', () => {
  const lines = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8').split('\n');
  const listed = lines.slice(lines.indexOf('## Settings')).filter((line) => line.startsWith('- '));
  expect(listed).toEqual(
    settings.map(({ name, standard, about }) =>
      standard ? `- \`${name}\` (default \`${standard}\`): ${about}` : `- \`${name}\`: ${about}`,
    ),
  );
});

test('the least that can be set still lets one guest do everything, again and again', () => {
  const least = readConfig({
    MESSAGES_PER_SECOND: '1',
    CONNECTIONS_PER_ADDRESS: '1',
    GUESTS_PER_HOUR: '1',
    TABLES_PER_HOUR: '1',
  });
  for (const [name, { burst }] of Object.entries(ratesOf(least)))
    expect(burst, name).toBeGreaterThanOrEqual(1);
});
