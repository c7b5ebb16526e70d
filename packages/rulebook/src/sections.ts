/** The sections of a game's rules, in the order in which players learn them. */
export const sections = [
  'setup',
  'turn',
  'special',
  'interject',
  'call',
  'end',
  'scoring',
  'match',
  'rare',
] as const;

export type Section = (typeof sections)[number];
