import type { Agreement } from './descriptor.ts';

// Options that several games share.

export const setOf = (...choices: readonly number[]): Agreement => ({
  name: 'set',
  kind: 'choice',
  choices,
  standard: choices[0],
});

export const flag = (name: string, standard = false): Agreement => ({ name, kind: 'flag', standard });

export const matchLength: readonly Agreement[] = [
  { name: 'rounds', kind: 'count', without: 'target' },
  { name: 'target', kind: 'count', without: 'rounds' },
];

export const starter: Agreement = { name: 'starter', kind: 'seat', standard: 0 };

export const sperr = flag('sperr');
