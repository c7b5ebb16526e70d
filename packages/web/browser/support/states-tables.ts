import type { Match } from '@tischrunde/engine';
import { type StateWish, stateOf } from './states.ts';
import type { Screen } from './states-screens.ts';

const isMine = (match: Match): boolean => match.turn === 0 && match.phase === 'play';
const movesIn = (match: Match): number => {
  const { moves } = match.transcript();
  return Array.isArray(moves) ? moves.length : 0;
};
const laidIn = (match: Match): number => match.events(null).filter(({ type }) => type === 'laid').length;
const handIn = (match: Match): number => {
  const [hand] = match.view(match.turn).hands;
  return typeof hand === 'number' ? hand : hand.length;
};
const afterMoves = (count: number) => (match: Match) => isMine(match) && movesIn(match) >= count;
export const afterLaying = (count: number) => (match: Match) => isMine(match) && laidIn(match) >= count;

const table = (name: string, wish: StateWish, more?: Partial<Screen>): Screen => ({
  name,
  path: `/table?match=${wish.game}-${wish.players}`,
  kept: () => [stateOf(wish)],
  shows: '.felt > .board > *',
  ...more,
});

/** A table for every kind of board, with as much on it as there may be. */
export const tables: readonly Screen[] = [
  table('a short line', { game: 'block', players: 2, until: afterLaying(6) }),
  table(
    'a long line',
    { game: 'carlit', players: 4, options: { set: 15 }, until: afterLaying(60) },
    { whole: { print: 11 } },
  ),
  table(
    'a full hand',
    {
      game: 'block',
      players: 2,
      options: { set: 15 },
      until: (match) => isMine(match) && handIn(match) >= 18,
    },
    { whole: { print: 7 } },
  ),
  table('a line that is counted', { game: 'fives', players: 2, until: afterLaying(12) }),
  table('eleven players', { game: 'matador', players: 11, until: afterLaying(12) }),
  table('a cross', { game: 'sebastopol', players: 4, until: afterLaying(14) }),
  table('a star of ten players', { game: 'cyprus', players: 10, until: afterLaying(34) }),
  table('chicken feet of seven players', { game: 'chickenfoot', players: 7, until: afterLaying(40) }),
  table('two layers', { game: 'french', players: 2, until: afterLaying(12) }),
  table('the Italian pile', { game: 'italian', players: 5, until: afterLaying(9) }),
  table('memory', { game: 'concentration', players: 6, until: afterMoves(24) }),
  // Nine tiles of the highest number lie in one row.
  table(
    'hektik',
    { game: 'hektik', players: 4, people: 4, until: (match) => movesIn(match) >= 12 },
    { whole: { target: 33 } },
  ),
  table('a castle', {
    game: 'burg',
    players: 4,
    until: (match) => afterMoves(24)(match) && handIn(match) > 1,
  }),
  table('dominanz', { game: 'dominanz', players: 2, until: afterMoves(8) }),
  table('cards of ten players', {
    game: 'solo',
    players: 10,
    options: { interject: false },
    until: afterMoves(30),
  }),
  table('the snake', { game: 'solomino', players: 6, until: afterMoves(24) }),
  table('Solo 1', { game: 'solo1', players: 1, until: (match) => movesIn(match) >= 4 }),
  table('Solo 2', { game: 'solo2', players: 1, seed: 'eight' }),
  table(
    'the trick',
    { game: 'fortune', players: 1, until: (match) => movesIn(match) >= 6 },
    { whole: { target: 40 } },
  ),
  table('Dominosa', { game: 'dominosa', players: 1, until: (match) => movesIn(match) >= 3 }),
  table(
    'the square',
    { game: 'quadrille', players: 1, until: (match) => movesIn(match) >= 3 },
    { whole: { target: 30 } },
  ),
];

/** Whatever is played now, a colour is asked for. */
const mustChooseColour = (match: Match): boolean => {
  if (match.turn === null || !isMine(match)) return false;
  const plays = match.legal(match.turn).filter(({ type }) => type === 'play');
  return plays.length > 0 && plays.every(({ colour }) => colour !== undefined);
};

type Act = NonNullable<Screen['act']>;

const choose: Act = async (page) => {
  await page.locator('.rack-piece[data-playable="true"]').first().click();
  await page.locator('.felt .ghost, .asking').first().waitFor();
};

const tryInVain: Act = async (page) => {
  const before = await page.locator('.status').textContent();
  await page.locator('.rack-piece[data-playable="false"]').first().click();
  await page.waitForFunction((text) => document.querySelector('.status')?.textContent !== text, before);
};

const press =
  (button: string, shows: string): Act =>
  async (page) => {
    await page.locator(button).click();
    await page.locator(shows).first().waitFor();
  };

const isOver = ({ phase }: Match): boolean => phase === 'matchOver';
const atTheEnd = { shows: '.round-end' };

/** What can come up at a table. */
export const moments: readonly Screen[] = [
  table('a piece is chosen', { game: 'cyprus', players: 10, until: afterLaying(20) }, { act: choose }),
  table(
    'a question',
    { game: 'solo', players: 4, options: { interject: false }, until: mustChooseColour },
    { act: choose },
  ),
  table('a refusal', { game: 'block', players: 2, until: afterLaying(6) }, { act: tryInVain }),
  table(
    'the rules beside a table',
    { game: 'solo', players: 4, until: afterLaying(6) },
    { act: press('.table-corner button:first-child', '.rules-drawer [data-aimed]') },
  ),
  table(
    'advice',
    { game: 'block', players: 2, until: afterLaying(6) },
    { act: press('.advice-button', '.advice-chip') },
  ),
  table(
    'the score sheet and the log',
    {
      game: 'matador',
      players: 11,
      options: { rounds: 5 },
      until: (match) => isMine(match) && match.round >= 3,
    },
    { act: press('.records', '.log li') },
  ),
  table(
    'a hint',
    { game: 'dominosa', players: 1 },
    { act: press('.puzzle-tools button:nth-of-type(3)', '.hint-note') },
  ),
  table(
    'the end of a round',
    { game: 'block', players: 4, until: ({ phase }) => phase === 'roundOver' },
    atTheEnd,
  ),
  table(
    'the end of a match of eleven',
    { game: 'matador', players: 11, options: { rounds: 1 }, until: isOver },
    atTheEnd,
  ),
  table(
    'the end of hektik',
    { game: 'hektik', players: 4, people: 4, options: { rounds: 1 }, until: isOver },
    atTheEnd,
  ),
  table('the end of a game for one', { game: 'solo1', players: 1, until: isOver }, atTheEnd),
  table(
    'the cover',
    { game: 'block', players: 2, people: 2, until: ({ turn, phase }) => phase === 'play' && turn === 1 },
    { shows: '.cover' },
  ),
];
