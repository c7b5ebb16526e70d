import type { Page } from '@playwright/test';
import type { Match } from '@tischrunde/engine';
import { type KeptState, layIntoDrawer, type StateWish, stateOf } from './states.ts';

/** A screen of the page in some state, and how one gets there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is kept in the browser before. */
  readonly kept?: () => readonly KeptState[];
  readonly aside?: readonly object[];
  /** What is there once the screen is. */
  readonly shows: string;
  /** What one does there before it is looked at. */
  act?(page: Page): Promise<void>;
}

const isMine = (match: Match): boolean => match.turn === 0 && match.phase === 'play';
const movesIn = (match: Match): number => {
  const { moves } = match.transcript();
  return Array.isArray(moves) ? moves.length : 0;
};
const laidIn = (match: Match): number => {
  const { log } = match.view(null);
  return Array.isArray(log)
    ? log.filter(
        (entry) => entry !== null && typeof entry === 'object' && 'type' in entry && entry.type === 'lay',
      ).length
    : 0;
};
const handIn = (match: Match): number => {
  const [hand] = match.view(match.turn).hands;
  return typeof hand === 'number' ? hand : hand.length;
};
const afterMoves = (count: number) => (match: Match) => isMine(match) && movesIn(match) >= count;
const afterLaying = (count: number) => (match: Match) => isMine(match) && laidIn(match) >= count;

const table = (name: string, wish: StateWish, act?: Screen['act']): Screen => ({
  name,
  path: `/table?match=${wish.game}-${wish.players}`,
  kept: () => [stateOf(wish)],
  shows: '.felt > .board > *',
  ...(act === undefined ? {} : { act }),
});

/** A table for every kind of board, with as much on it as there may be. */
export const tables: readonly Screen[] = [
  table('a short line', { game: 'block', players: 2, until: afterLaying(6) }),
  table('a long line', { game: 'carlit', players: 4, options: { set: 15 }, until: afterLaying(60) }),
  table('a full hand', {
    game: 'block',
    players: 2,
    options: { set: 15 },
    until: (match) => isMine(match) && handIn(match) >= 18,
  }),
  table('eleven players', { game: 'matador', players: 11, until: afterLaying(12) }),
  table('a cross', { game: 'sebastopol', players: 4, until: afterLaying(14) }),
  table('a star of ten players', { game: 'cyprus', players: 10, until: afterLaying(34) }),
  table('chicken feet of seven players', { game: 'chickenfoot', players: 7, until: afterLaying(40) }),
  table('two layers', { game: 'french', players: 2, until: afterLaying(12) }),
  table('the Italian pile', { game: 'italian', players: 5, until: afterLaying(9) }),
  table('memory', { game: 'concentration', players: 6, until: afterMoves(24) }),
  table('hektik', { game: 'hektik', players: 4, people: 4, until: (match) => movesIn(match) >= 12 }),
  table('a castle', { game: 'burg', players: 4, until: (match) => afterMoves(24)(match) && handIn(match) > 1 }),
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
  table('the trick', { game: 'fortune', players: 1, until: (match) => movesIn(match) >= 6 }),
  table('Dominosa', { game: 'dominosa', players: 1, until: (match) => movesIn(match) >= 3 }),
  table('the square', { game: 'quadrille', players: 1, until: (match) => movesIn(match) >= 3 }),
];

/** Whatever is played now, a colour is asked for. */
const mustChooseColour = (match: Match): boolean => {
  if (match.turn === null || !isMine(match)) return false;
  const plays = match.legal(match.turn).filter(({ type }) => type === 'play');
  return plays.length > 0 && plays.every(({ colour }) => colour !== undefined);
};

/** What can come up at a table. */
export const moments: readonly Screen[] = [
  table('a piece is chosen', { game: 'cyprus', players: 10, until: afterLaying(20) }, async (page) => {
    await page.locator('.rack-piece[data-playable="true"]').first().click();
    await page.locator('.felt .ghost').first().waitFor();
  }),
  table(
    'a question',
    { game: 'solo', players: 4, options: { interject: false }, until: mustChooseColour },
    async (page) => {
      await page.locator('.rack-piece[data-playable="true"]').first().click();
      await page.locator('.asking').waitFor();
    },
  ),
  table('a refusal', { game: 'block', players: 2, until: afterLaying(6) }, async (page) => {
    const before = await page.locator('.status').textContent();
    await page.locator('.rack-piece[data-playable="false"]').first().click();
    await page.waitForFunction((text) => document.querySelector('.status')?.textContent !== text, before);
  }),
  table('advice', { game: 'block', players: 2, until: afterLaying(6) }, async (page) => {
    await page.locator('.advice-button').click();
    await page.locator('.advice li').first().waitFor();
  }),
  table(
    'the score sheet and the log',
    {
      game: 'matador',
      players: 11,
      options: { rounds: 5 },
      until: (match) => isMine(match) && match.round >= 3,
    },
    async (page) => {
      await page.locator('.records').click();
      await page.locator('.log li').first().waitFor();
    },
  ),
  table('a hint', { game: 'dominosa', players: 1 }, async (page) => {
    await page.locator('.puzzle-tools button').nth(2).click();
    await page.locator('.hint-note').waitFor();
  }),
  {
    ...table('the end of a round', {
      game: 'block',
      players: 4,
      until: ({ phase }) => phase === 'roundOver',
    }),
    shows: '.round-end',
  },
  {
    ...table('the end of a match of eleven', {
      game: 'matador',
      players: 11,
      options: { rounds: 1 },
      until: ({ phase }) => phase === 'matchOver',
    }),
    shows: '.round-end',
  },
  {
    ...table('the end of hektik', {
      game: 'hektik',
      players: 4,
      people: 4,
      options: { rounds: 1 },
      until: ({ phase }) => phase === 'matchOver',
    }),
    shows: '.round-end',
  },
  {
    ...table('a solved puzzle', { game: 'solo1', players: 1, until: ({ phase }) => phase !== 'play' }),
    shows: '.round-end',
  },
  {
    ...table('the cover', {
      game: 'block',
      players: 2,
      people: 2,
      until: ({ turn, phase }) => phase === 'play' && turn === 1,
    }),
    shows: '.cover',
  },
];

const finished = (): KeptState =>
  stateOf({ game: 'block', players: 3, options: { rounds: 2 }, until: ({ phase }) => phase === 'matchOver' });
const unfinished = (): KeptState => stateOf({ game: 'chickenfoot', players: 7, until: afterLaying(10) });

const openDialog = (button: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.locator('dialog:modal').waitFor();
};

/** Everything that is no table. */
export const others: readonly Screen[] = [
  { name: 'the shelf', path: '/', kept: () => [unfinished()], shows: '.banner' },
  {
    name: 'nothing on the shelf',
    path: '/',
    shows: '.game',
    act: async (page) => {
      await page.getByRole('searchbox').fill('zzz');
      await page.locator('.nothing').waitFor();
    },
  },
  { name: 'options', path: '/', shows: '.game', act: openDialog('.game:has(a[href="/rules/chickenfoot"]) .more') },
  {
    name: 'one device',
    path: '/',
    shows: '.game',
    act: async (page) => {
      await openDialog('.game:has(a[href="/rules/matador"]) .game-buttons button:nth-child(2)')(page);
      await page.locator('dialog .chip').last().click();
    },
  },
  { name: 'settings', path: '/', shows: '.game', act: openDialog('.bar nav button') },
  { name: 'the puzzles', path: '/puzzles', shows: '.banner' },
  { name: 'the matches', path: '/look-back', kept: () => [finished(), unfinished()], shows: '.kept' },
  { name: 'no matches', path: '/look-back', shows: 'main h1' },
  { name: 'the contents of the rulebook', path: '/rules', shows: '.contents li' },
  { name: 'a page of the rulebook', path: '/rules/french', shows: '.little-board' },
  { name: 'looking back', path: '/look-back/block-3', kept: () => [finished()], shows: '.felt .board > *' },
  { name: 'a lost page', path: '/nowhere', shows: '.notice' },
  { name: 'a match that is gone', path: '/table?match=none', shows: '.notice' },
  {
    name: 'a damaged match',
    path: '/table?match=block-3',
    kept: () => {
      const { transcript, ...rest } = finished();
      const moves = Array.isArray(transcript.moves) ? transcript.moves.slice(1) : [];
      return [{ ...rest, transcript: { ...transcript, moves } }];
    },
    shows: '.notice',
  },
];

export const screens: readonly Screen[] = [...tables, ...moments, ...others];

/** The page is opened at a screen; what it shows is still. */
export async function arrive(page: Page, { path, kept, aside, shows, act }: Screen): Promise<void> {
  if (kept !== undefined || aside !== undefined) {
    // Any small file of the page will do: drawers belong to the address.
    await page.goto('/manifest.webmanifest');
    await layIntoDrawer(page, 'matches', kept?.() ?? []);
    await layIntoDrawer(page, 'aside', aside ?? []);
  }
  await page.goto(path);
  await page.locator(shows).first().waitFor();
  await act?.(page);
}

/** The page is told that another window changed what its reader likes. */
export async function wear(page: Page, wishes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    (all) => {
      const [key, newValue] = ['tischrunde.settings', JSON.stringify(all)];
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    { pace: 'atOnce', lessMotion: true, ...wishes },
  );
}

/** Two frames: one in which sizes are taken, one in which they are drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frames = (): Promise<void> =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    for (let tries = 0; tries < 40; tries++) {
      await frames();
      const isMoving = ({ playState, effect }: Animation): boolean =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      if (!document.getAnimations().some(isMoving)) return;
    }
  });
