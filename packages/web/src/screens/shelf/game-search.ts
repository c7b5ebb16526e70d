import { type Book, boxes } from '@tischrunde/rulebook';
import { catalogue } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';

/** What somebody is looking for on the shelf; null matches everything. */
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

type Names = Pick<Book, 'name' | 'blurb'>;

/** The matching games in the order of the shelf. Somebody alone can play all games against bots, but sees those for one first. */
export function findGames(filter: GameFilter, book: Names): GameDescriptor[] {
  const found = catalogue.filter((game) => matches(game, filter, book));
  return found.toSorted((one, other) => rank(one, filter) - rank(other, filter));
}

function matches(game: GameDescriptor, filter: GameFilter, book: Names): boolean {
  const { id, least, most, puzzle } = game;
  const { people, minutes, children, puzzles, words } = filter;
  return (
    (people === null || people === 1 || (people === 5 ? most >= 5 : least <= people && people <= most)) &&
    (minutes === null || boxes[id].minutes <= minutes) &&
    (!children || boxes[id].age <= 6) &&
    (!puzzles || (puzzle !== undefined && puzzle.isTrick !== true)) &&
    wordsOf(words).every((word) => folded(`${book.name(id)} ${book.blurb(id)} ${id}`).includes(word))
  );
}

const unranked = 100;

function rank({ most, shelfRank = unranked }: GameDescriptor, { people }: GameFilter): number {
  return people === 1 && most > 1 ? 10 * unranked + shelfRank : shelfRank;
}

const wordsOf = (words: string): string[] => folded(words).split(/\s+/).filter(Boolean);

/** Without capitals and accents, so that `franzosisch` finds `Französisch`. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
