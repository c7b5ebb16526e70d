import { dirname, join, normalize } from 'node:path';

/** What every game may import. No game knows another one. */
const game = ['packages/engine/src/core', 'packages/engine/src/pieces', 'packages/engine/src/rules.ts'];

/** Which parts of the house may import which. Everything may import itself; nothing may import against the arrows. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/engine/src/rules.ts': [],
  'packages/engine/src/core': ['packages/engine/src/rules.ts'],
  'packages/engine/src/pieces': ['packages/engine/src/core'],
  'packages/engine/src/cards': ['packages/engine/src/core'],
  'packages/engine/src/domino': game,
  'packages/engine/src/solo': [...game, 'packages/engine/src/cards'],
  'packages/engine/src/solomino': [...game, 'packages/engine/src/cards'],
  'packages/engine/src/burg': game,
  'packages/engine/src/hektik': game,
  'packages/engine/src/concentration': game,
  'packages/engine/src/dominanz': game,
  'packages/engine/src/solitaire': game,
  'packages/engine/src/puzzles': game,
  // The only places that know every game.
  'packages/engine/src/games.ts': ['packages/engine/src'],
  'packages/engine/src/referee.ts': ['packages/engine/src/core', 'packages/engine/src/games.ts'],
  'packages/engine/src/index.ts': ['packages/engine/src'],
  'packages/engine/src/internals.ts': ['packages/engine/src'],
  'packages/rulebook/src/positions': ['@tischrunde/engine'],
  'packages/rulebook/src/words': [
    'packages/rulebook/src/games',
    'packages/rulebook/src/message.ts',
    'packages/rulebook/src/positions',
    '@tischrunde/engine',
  ],
  'packages/rulebook/src/games': [
    'packages/rulebook/src/languages.ts',
    'packages/rulebook/src/positions',
    'packages/rulebook/src/sections.ts',
    'packages/rulebook/src/words',
    '@tischrunde/engine',
  ],
  'packages/rulebook/src': ['@tischrunde/engine'],
  'packages/bots/src': ['@tischrunde/engine'],
  'packages/protocol/src': ['@tischrunde/engine', '@tischrunde/bots', '@noble/hashes', 'valibot'],
  'packages/server/src/error-reason.ts': [],
  'packages/server/src/setting-values.ts': ['node:', 'valibot'],
  'packages/server/src/config.ts': ['packages/server/src/setting-values.ts', 'valibot'],
  'packages/server/src/limits.ts': ['packages/server/src/config.ts', '@tischrunde/protocol'],
  'packages/server/src/metrics.ts': ['prom-client'],
  // Pure: no store, no socket, no clock.
  'packages/server/src/table': [
    'packages/server/src/limits.ts',
    '@tischrunde/engine',
    '@tischrunde/bots',
    '@tischrunde/protocol',
  ],
  'packages/server/src/store': [
    'packages/server/src/error-reason.ts',
    'packages/server/src/table/log.ts',
    'node:',
    'better-sqlite3',
    'kysely',
    'pg',
  ],
  'packages/server/src/bus': ['packages/server/src/error-reason.ts', 'node:', 'pino', 'redis'],
  'packages/server/src/people': ['packages/server/src/store/store.ts', '@tischrunde/protocol', 'node:'],
  'packages/server/src/bots': [
    'packages/server/src/table',
    '@tischrunde/engine',
    '@tischrunde/bots',
    'node:',
    'piscina',
  ],
  'packages/server/src/live': [
    'packages/server/src/bots',
    'packages/server/src/bus/bus.ts',
    'packages/server/src/metrics.ts',
    'packages/server/src/store/store.ts',
    'packages/server/src/table',
    '@tischrunde/engine',
    '@tischrunde/bots',
    '@tischrunde/protocol',
    'node:',
    'pino',
  ],
  'packages/server/src/net': [
    'packages/server/src/bus/bus.ts',
    'packages/server/src/config.ts',
    'packages/server/src/error-reason.ts',
    'packages/server/src/limits.ts',
    'packages/server/src/live',
    'packages/server/src/metrics.ts',
    'packages/server/src/people',
    'packages/server/src/store/store.ts',
    'packages/server/src/table',
    '@tischrunde/engine',
    '@tischrunde/protocol',
    'node:',
    '@fastify',
    'fastify',
    'pino',
    'valibot',
    'ws',
  ],
  // The files at the top put the parts together.
  'packages/server/src': ['node:', 'pino'],
  'packages/web/src': [
    '@tischrunde/engine',
    '@tischrunde/rulebook',
    '@tischrunde/bots',
    '@tischrunde/protocol',
    '@preact/signals',
    'preact',
    'preact-iso',
    'idb',
    'qr',
  ],
  'packages/cli/src/io': [
    '@tischrunde/engine',
    '@tischrunde/rulebook',
    '@tischrunde/bots',
    'node:',
    'cli-progress',
  ],
  'packages/cli/src/rules': ['packages/cli/src/io', '@tischrunde/engine', '@tischrunde/rulebook'],
  'packages/cli/src/puzzle': ['packages/cli/src/io', '@tischrunde/engine', '@tischrunde/rulebook'],
  'packages/cli/src/play': [
    'packages/cli/src/io',
    'packages/cli/src/puzzle',
    '@tischrunde/engine',
    '@tischrunde/rulebook',
    '@tischrunde/bots',
    'node:',
  ],
  'packages/cli/src/commands': [
    'packages/cli/src/io',
    'packages/cli/src/play',
    'packages/cli/src/puzzle',
    'packages/cli/src/rules',
    '@tischrunde/engine',
    '@tischrunde/rulebook',
    '@tischrunde/bots',
    '@tischrunde/protocol',
    'node:',
    'commander',
  ],
  'packages/cli/src/main.ts': [
    'packages/cli/src/commands',
    'packages/cli/src/io',
    'packages/cli/package.json',
    '@tischrunde/engine',
    '@tischrunde/bots',
    'node:',
    'commander',
  ],
};

/** The import that goes against the arrows, in words; null where the import is fine. */
export function againstArrows(file: string, specifier: string): string | null {
  const part = partOf(file);
  if (part === null) return `${file} belongs to no part of the house; scripts/arrows.ts must name it`;
  const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
  const allowed = [part, ...arrows[part]].some(
    (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
  );
  return allowed ? null : `${file} imports ${specifier}, which goes against the arrows`;
}

const partOf = (file: string): string | null =>
  Object.keys(arrows).find((part) => file === part || file.startsWith(`${part}/`)) ?? null;

const importing =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

export const importsOf = (source: string): string[] =>
  [...source.matchAll(importing)].map((found) => found[1] ?? found[2] ?? found[3]);
