import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What an operator can set, each by a variable of the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly page: string | null;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly secret: string | null;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  readonly botThreads: number;
  readonly botPace: number;
  readonly botWork: number;
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly patience: number;
  readonly guestsPerHour: number;
  readonly tablesPerHour: number;
}

/** A variable: what it is for, what holds without it, and how it is read. */
interface Variable<Value> {
  readonly name: string;
  readonly about: string;
  readonly standard: string;
  /** Throws a sentence's end that says what is expected. */
  read(text: string): Value;
}

type Variables = { readonly [Name in keyof Config]: Variable<Config[Name]> };

const variable = <Value>(
  name: string,
  standard: string,
  about: string,
  read: (text: string) => Value,
): Variable<Value> => ({ name, about, standard, read });

const text = (value: string): string => value;
const orNothing =
  <Value>(read: (value: string) => Value) =>
  (value: string): Value | null =>
    value === '' ? null : read(value);

const number =
  (least: number, most: number, isWhole = true) =>
  (value: string): number => {
    const read = Number(value);
    if (value.trim() !== '' && read >= least && read <= most && (!isWhole || Number.isInteger(read)))
      return read;
    throw new Error(`a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`);
  };

const oneOf =
  (...words: readonly string[]) =>
  (value: string): string => {
    if (words.includes(value)) return value;
    throw new Error(`one of ${words.join(', ')}`);
  };

const address =
  (...schemes: readonly string[]) =>
  (value: string): string => {
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value;
    throw new Error(`an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
  };

const folder = (value: string): string => (isAbsolute(value) ? value : resolve(value));

const builtPage = (): string | null => {
  const page = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(page) ? page : null;
};

const secret = (value: string): string => {
  if (value.length >= 32) return value;
  throw new Error('at least 32 characters');
};

const origins = (value: string): readonly string[] =>
  value
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
      throw new Error('origins like https://play.example.org, with commas between them');
    });

/** Everything that can be set; the table of docs/operate.md is checked against it. */
export const variables: Variables = {
  host: variable('HOST', '127.0.0.1', 'The address to listen at; `0.0.0.0` for all.', text),
  port: variable('PORT', '8080', 'The port to listen at; 0 for any free one.', number(0, 65_535)),
  data: variable('DATA', 'data', 'The folder of the embedded store.', folder),
  page: variable(
    'PAGE',
    'built',
    'The folder of the built page. `built` is the one beside the server, where it was built; `none` serves no page.',
    (value) => (value === 'none' ? null : value === 'built' ? builtPage() : folder(value)),
  ),
  databaseUrl: variable(
    'DATABASE_URL',
    '',
    'A PostgreSQL database instead of the embedded store.',
    orNothing(address('postgres:', 'postgresql:')),
  ),
  redisUrl: variable(
    'REDIS_URL',
    '',
    'A Redis by which several processes tell each other at once what happens; needs `DATABASE_URL`.',
    orNothing(address('redis:', 'rediss:')),
  ),
  secret: variable(
    'SECRET',
    '',
    'The key by which tokens are signed, 32 characters or more. Without it one is made and kept in the store.',
    orNothing(secret),
  ),
  origins: variable(
    'ORIGINS',
    '',
    'Pages of other origins that may connect, with commas between them. Pages of this server always may.',
    origins,
  ),
  trustProxy: variable(
    'TRUST_PROXY',
    'no',
    '`yes` behind a proxy that adds to `X-Forwarded-For` whom it heard: limits then count the last address there.',
    (value) => oneOf('yes', 'no')(value) === 'yes',
  ),
  logLevel: variable(
    'LOG_LEVEL',
    'info',
    'How much is logged.',
    oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug'),
  ),
  metricsToken: variable(
    'METRICS_TOKEN',
    '',
    'Whoever sends it as a bearer token may read `/metrics`; without it, only this machine may.',
    orNothing(text),
  ),
  botThreads: variable(
    'BOT_THREADS',
    'auto',
    'On how many threads bots think; `auto` is one less than the machine has cores.',
    (value) => (value === 'auto' ? Math.max(1, cpus().length - 1) : number(1, 64)(value)),
  ),
  botPace: variable('BOT_PACE', '1', 'How fast bots are: 1 as people are, 0 at once.', number(0, 10, false)),
  botWork: variable(
    'BOT_WORK',
    '120000',
    'How much a strong bot may think about a move, in moves.',
    number(1000, 10_000_000),
  ),
  messagesPerSecond: variable(
    'MESSAGES_PER_SECOND',
    '20',
    'How many messages a guest may send in a second, in the long run; for a short time five times as many.',
    number(1, 1_000_000),
  ),
  connectionsPerAddress: variable(
    'CONNECTIONS_PER_ADDRESS',
    '100',
    'How many connections one address may have at a time; together they may send as much as a quarter of so many guests.',
    number(1, 1_000_000),
  ),
  patience: variable(
    'PATIENCE',
    '10',
    'How many seconds somebody who connects has to say who they are, and a request has to be complete.',
    number(0.1, 600, false),
  ),
  guestsPerHour: variable(
    'GUESTS_PER_HOUR',
    '200',
    'How many new guests one address may be in an hour.',
    number(1, 10_000_000),
  ),
  tablesPerHour: variable(
    'TABLES_PER_HOUR',
    '60',
    'How many tables a guest may open in an hour.',
    number(1, 10_000_000),
  ),
};

/** Says what is wrong with the settings, one sentence each. */
export class BadConfig extends Error {}

/** Reads the settings. Throws `BadConfig` where they cannot be used. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const values = Object.entries(variables).map(([field, { name, standard, read }]) => {
    const given = environment[name];
    try {
      return [field, read(given === undefined || given === '' ? standard : given)];
    } catch (error) {
      // A secret is not repeated, whatever is wrong with it.
      const isSecret = /SECRET|TOKEN|_URL$/.test(name);
      const found = isSecret ? '' : `, not ${JSON.stringify(given)}`;
      wrong.push(`${name} has to be ${error instanceof Error ? error.message : error}${found}.`);
      return [field, null];
    }
  });
  const config = Object.fromEntries(values) as Config;
  if (config.redisUrl !== null && config.databaseUrl === null)
    wrong.push('REDIS_URL needs DATABASE_URL: several processes cannot share the embedded store.');
  if (wrong.length > 0) throw new BadConfig(wrong.join('\n'));
  return config;
}
