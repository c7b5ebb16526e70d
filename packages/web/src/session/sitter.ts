import type { Level } from '@tischrunde/bots';

/** Who plays a seat: a person at this screen, a person at another one, or a bot of some level. */
export interface Sitter {
  readonly name: string;
  readonly plays: 'person' | 'far' | Level;
}
