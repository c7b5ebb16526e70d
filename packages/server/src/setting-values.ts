import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

// How the values of environment variables are parsed. A message continues the sentence that begins with the variable's name.

/** A word that stands for a value. */
const is = <Word extends string, Value>(word: Word, value: () => Value) =>
  v.pipe(v.literal(word), v.transform(value));

export const decimal = (least: number, most: number, message = `must be a number from ${least} to ${most}`) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.transform(Number),
    v.number(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

export const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(decimal(least, most, message), v.integer(message));
};

const isUrlOf = (text: string, schemes: readonly string[]): boolean =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol);

export const postgresUrl = v.pipe(
  v.string(),
  v.check(
    (text) => isUrlOf(text, ['postgres:', 'postgresql:']),
    'must be a URL that begins with postgres:// or postgresql://',
  ),
);

/** The client throws if the path is not the number of a database, or if a % in it begins no character. */
export const redisUrl = v.pipe(
  v.string(),
  v.check(
    (text) =>
      isUrlOf(text, ['redis:', 'rediss:']) &&
      /^\/?\d*$/.test(new URL(text).pathname) &&
      !/%(?![0-9a-f]{2})/i.test(text),
    'must be a URL like redis://user:password@cache:6379/0 that begins with redis:// or rediss://',
  ),
);

/** What a header can say. */
export const bearerToken = v.pipe(
  v.string(),
  v.regex(/^[!-~]([ -~]*[!-~])?$/, 'must be of ASCII characters, without spaces around them'),
);

export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
);

export const optionalFolder = v.union([is('none', () => null), folder]);

export const page = v.union([is('none', () => null), is('built', () => builtPage()), folder]);

export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((origin) => origin.trim())),
  v.filterItems((origin) => origin !== ''),
  v.everyItem(
    (origin) => URL.canParse(origin) && new URL(origin).origin === origin,
    'must be a comma-separated list of origins like https://play.example.org',
  ),
);

/** Without a path, because the server's page is at the root. */
export const address = v.union(
  [
    is('none', () => null),
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && /^https?:\/\/[^/]+\/$/.test(new URL(text).href)),
      v.transform((text) => new URL(text).origin),
    ),
  ],
  'must be an address like https://play.example.org without a path, or none',
);

export const pushContact = v.union([
  is('none', () => null),
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^(mailto:[^@\s]+@[^@\s]+$|https:)/.test(new URL(text).href),
      'must be an address like mailto:me@example.org or https://example.org, or none',
    ),
  ),
]);

/** Hosts, or all those of a domain. */
export const pushServices = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((service) => service.trim())),
  v.filterItems((service) => service !== ''),
  v.everyItem(
    (service) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(service),
    'must be a comma-separated list of hosts like push.example.org or *.example.org',
  ),
);

export const threads = v.union(
  [is('auto', () => Math.max(1, cpus().length - 1)), whole(1, 64)],
  'must be a whole number from 1 to 64, or auto',
);

export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((text) => text === 'yes'),
);

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

const builtPage = (): string | null => {
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(built) ? built : null;
};
