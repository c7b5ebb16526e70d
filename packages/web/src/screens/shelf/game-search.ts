import type { Book, GameId } from '@tischrunde/rulebook';
import { catalogue, type Entry } from '../../games/catalogue.ts';

/** What people want to know of a game before they choose it. */
interface About {
  /** How long a match usually takes, in minutes. */
  readonly minutes: number;
  /** How many usually play. */
  readonly players: number;
  /** Short rules, and no long thinking: children of six can play along. */
  readonly children?: true;
  readonly puzzle?: true;
}

const abouts: { readonly [Game in GameId]: About } = {
  carlit: { minutes: 15, players: 2, children: true },
  block: { minutes: 15, players: 2, children: true },
  peruvian: { minutes: 30, players: 4 },
  team: { minutes: 20, players: 4 },
  tiddlewink: { minutes: 15, players: 6, children: true },
  hungarian: { minutes: 15, players: 3 },
  french: { minutes: 15, players: 2 },
  sperr: { minutes: 15, players: 3 },
  sebastopol: { minutes: 20, players: 4, children: true },
  fives: { minutes: 25, players: 2 },
  sevens: { minutes: 20, players: 2 },
  matador: { minutes: 30, players: 4 },
  bergen: { minutes: 20, players: 3 },
  italian: { minutes: 25, players: 3 },
  cyprus: { minutes: 25, players: 4 },
  chickenfoot: { minutes: 40, players: 4 },
  concentration: { minutes: 15, players: 2, children: true },
  hektik: { minutes: 10, players: 3, children: true },
  burg: { minutes: 25, players: 2 },
  dominanz: { minutes: 15, players: 2 },
  solo1: { minutes: 5, players: 1, puzzle: true },
  solo2: { minutes: 5, players: 1, puzzle: true },
  fortune: { minutes: 5, players: 1, children: true },
  dominosa: { minutes: 10, players: 1, puzzle: true },
  quadrille: { minutes: 10, players: 1, puzzle: true },
  solo: { minutes: 30, players: 4, children: true },
  solomino: { minutes: 20, players: 3, children: true },
};

/** The games that stand in front: a line of tiles, cards, a chain, a puzzle. The others follow as on the sheets. */
const inFront: readonly GameId[] = [
  'block',
  'solo',
  'solomino',
  'chickenfoot',
  'fives',
  'burg',
  'dominosa',
  'hektik',
];

export const aboutOf = (game: GameId): About => abouts[game];

/** What a family looks for. Null is everything. */
export interface GameFilter {
  /** 1 is alone, 5 stands for five and more. */
  readonly people: number | null;
  readonly minutes: number | null;
  readonly children: boolean;
  readonly puzzles: boolean;
  readonly words: string;
}

export const noFilter: GameFilter = {
  people: null,
  minutes: null,
  children: false,
  puzzles: false,
  words: '',
};

/** The games that fit, the likeliest first. Who is alone can play every game against bots, and finds games for one in front. */
export function findGames(wishes: GameFilter, book: Pick<Book, 'name' | 'blurb'>): Entry[] {
  const found = catalogue.filter((entry) => fits(entry, wishes, book));
  return found.toSorted((one, other) => rank(one, wishes) - rank(other, wishes));
}

function fits({ id, least, most }: Entry, wishes: GameFilter, book: Pick<Book, 'name' | 'blurb'>): boolean {
  const { people, minutes, children, puzzles, words } = wishes;
  const about = abouts[id];
  return (
    (people === null || people === 1 || (people === 5 ? most >= 5 : least <= people && people <= most)) &&
    (minutes === null || about.minutes <= minutes) &&
    (!children || about.children === true) &&
    (!puzzles || about.puzzle === true) &&
    wordsOf(words).every((word) => plain(`${book.name(id)} ${book.blurb(id)} ${id}`).includes(word))
  );
}

function rank({ id, most }: Entry, { people }: GameFilter): number {
  const front = inFront.indexOf(id);
  const forOne = people === 1 && most > 1 ? 1000 : 0;
  return forOne + (front < 0 ? inFront.length : front);
}

const wordsOf = (words: string): string[] => plain(words).split(/\s+/).filter(Boolean);

/** Without capitals and accents: whoever types `franzosisch` finds `Französisch`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How many play when nobody says otherwise: the usual number, or as many as there are people. */
export function playersFor({ id, least, most }: Entry, people: number | null): number {
  if (people === null || people === 1) return abouts[id].players;
  return Math.min(most, Math.max(least, people));
}
