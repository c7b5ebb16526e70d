import * as v from 'valibot';
import {
  address,
  bearerToken,
  decimal,
  folder,
  oneOf,
  optionalFolder,
  origins,
  page,
  postgresUrl,
  pushContact,
  pushServices,
  redisUrl,
  threads,
  whole,
  yesOrNo,
} from './setting-values.ts';

/** What an operator can know of a setting, besides how it is parsed. */
interface About {
  /** The environment variable. */
  readonly name: string;
  /** The value of a variable that is not set; null where that means none. */
  readonly standard: string | null;
  readonly about: string;
  /** Secrets are never repeated in errors. */
  readonly isSecret?: true;
}

type Text = v.GenericSchema<string, unknown>;

const setting = <Schema extends Text>(name: string, standard: string, about: string, schema: Schema) =>
  v.pipe(v.optional(schema, standard), v.metadata({ name, standard, about } satisfies About));

/** A setting without a default. All of these hold credentials. */
const secretSetting = <Schema extends Text>(name: string, about: string, schema: Schema) =>
  v.pipe(
    v.optional(v.nullable(schema), null),
    v.metadata({ name, standard: null, about, isSecret: true } satisfies About),
  );

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

const entries = {
  host: setting('HOST', '127.0.0.1', 'The address to listen on; `0.0.0.0` for all interfaces.', v.string()),
  port: setting('PORT', '8080', 'The port to listen on; `0` for any free one.', whole(0, 65_535)),
  publicUrl: setting(
    'PUBLIC_URL',
    'none',
    'The address at which people reach the server, for links and QR codes. With `none` it is the one in the local network if the server listens on all interfaces and not behind a proxy, or else the one that the page was opened with.',
    address,
  ),
  data: setting('DATA', 'data', 'The folder of the embedded store.', folder),
  page: setting(
    'PAGE',
    'built',
    'The folder of the built page. `built` is `packages/web/dist`, if it has been built; `none` serves no page.',
    page,
  ),
  databaseUrl: secretSetting(
    'DATABASE_URL',
    'A PostgreSQL database to use instead of the embedded store.',
    postgresUrl,
  ),
  redisUrl: secretSetting(
    'REDIS_URL',
    'A Redis that carries events between processes at once; requires `DATABASE_URL`.',
    redisUrl,
  ),
  secret: secretSetting(
    'SECRET',
    'The key that signs tokens, at least 32 characters. By default one is generated and kept in the store.',
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long')),
  ),
  origins: setting(
    'ORIGINS',
    '',
    'Other origins whose pages may connect, separated by commas. Pages of this server always may.',
    origins,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'no',
    '`yes` behind a reverse proxy that appends to `X-Forwarded-For`: limits then count the last address there.',
    yesOrNo,
  ),
  pushContact: setting(
    'PUSH_CONTACT',
    'none',
    'An address of yours for the operators of push services, such as `mailto:me@example.org`. With it, guests who want that are called by Web Push when it is their turn and they are away; with `none` the server sends nothing.',
    pushContact,
  ),
  pushServices: setting(
    'PUSH_SERVICES',
    'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com',
    'The hosts that pushes may go to, separated by commas; `*.` stands for all of a domain. Addresses that are not public are never reached.',
    pushServices,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    `How much is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}.`,
    oneOf(logLevels),
  ),
  metricsToken: secretSetting(
    'METRICS_TOKEN',
    'The bearer token for `/metrics`. By default only this machine may read them, and behind a proxy nobody.',
    bearerToken,
  ),
  botThreads: setting(
    'BOT_THREADS',
    'auto',
    'The number of threads for bots; `auto` is one less than the number of cores.',
    threads,
  ),
  botPace: setting(
    'BOT_PACE',
    '1',
    'Scales the delay of bots: `1` is human speed, `0` immediate.',
    decimal(0, 10),
  ),
  botWork: setting(
    'BOT_WORK',
    '120000',
    'How many moves a strong bot may simulate for one decision.',
    whole(1000, 10_000_000),
  ),
  botBudget: setting(
    'BOT_BUDGET',
    '20',
    'Seconds of bot time in a minute for the tables of one host, and four times as many for those of one address. Beyond it their bots think a tenth as much.',
    decimal(0.01, 100_000),
  ),
  awayAfter: setting(
    'AWAY_AFTER',
    '15',
    'Seconds after the end of the last connection until a guest counts as away and a bot may take over. After 8 times as many at a public table, and 20 times as many elsewhere, another player becomes the host.',
    decimal(0, 3600),
  ),
  messagesPerSecond: setting(
    'MESSAGES_PER_SECOND',
    '20',
    'Messages that a guest may send in a second; five times as many in a burst.',
    whole(1, 1_000_000),
  ),
  connectionsPerAddress: setting(
    'CONNECTIONS_PER_ADDRESS',
    '100',
    'Simultaneous connections of one address. Together they may send as many messages as a quarter of that many guests, and at least as one.',
    whole(1, 1_000_000),
  ),
  patience: setting(
    'PATIENCE',
    '10',
    'Seconds until a new connection must say hello, and until a request must be complete; an answer over HTTP of which nothing is taken is cut off after three times as long.',
    decimal(0.1, 600),
  ),
  retentionDays: setting(
    'RETENTION_DAYS',
    '30',
    'Days after which a table that nobody has used is deleted; `0` for never.',
    decimal(0, 100_000),
  ),
  listedMinutes: setting(
    'LISTED_MINUTES',
    '10',
    'Minutes after which a table where neither its host nor a player is present leaves the public list; `0` for never.',
    decimal(0, 1_000_000),
  ),
  archive: setting(
    'ARCHIVE',
    'none',
    'A folder in which the logs of deleted tables are kept, each in a file; `none` keeps none.',
    optionalFolder,
  ),
  guestsPerHour: setting(
    'GUESTS_PER_HOUR',
    '200',
    'New guests from one address in an hour; any more have to prove some work first.',
    whole(1, 10_000_000),
  ),
  tablesPerHour: setting(
    'TABLES_PER_HOUR',
    '60',
    'Tables that a guest may open in an hour; all guests of an address together as many as a quarter of `CONNECTIONS_PER_ADDRESS` may.',
    whole(1, 10_000_000),
  ),
};

const schema = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['redisUrl'], ['databaseUrl']],
      ({ redisUrl, databaseUrl }) => redisUrl === null || databaseUrl !== null,
      'requires DATABASE_URL: several processes cannot share the embedded store',
    ),
    ['redisUrl'],
  ),
);

/** The settings of a server. */
export type Config = Readonly<v.InferOutput<typeof schema>>;

/** All settings and their fields in `Config`. A test holds the list in docs/operate.md to it. */
export const settings: readonly (About & { readonly field: string })[] = Object.entries(entries).map(
  ([field, entry]) => ({ field, ...v.getMetadata(entry) }),
);

/** Its message says what is wrong with the settings, one sentence each. */
export class BadConfig extends Error {}

/** Reads the settings from environment variables; an empty one counts as not set. Throws `BadConfig`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = settings.map(({ field, name }) => [field, environment[name] || undefined]);
  const read = v.safeParse(schema, Object.fromEntries(given), { abortPipeEarly: true });
  if (read.success) return read.output;
  const sentences = read.issues.map((issue) => {
    const wrong = settings.find(({ field }) => field === issue.path?.[0].key);
    if (wrong === undefined) return `${issue.message}.`;
    const found = wrong.isSecret ? '' : `, not ${JSON.stringify(environment[wrong.name])}`;
    return `${wrong.name} ${issue.message}${found}.`;
  });
  throw new BadConfig(sentences.join('\n'));
}
