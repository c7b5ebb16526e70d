import type { Page } from '@playwright/test';
import { layIntoDrawer } from './drawer.ts';
import type { Smallest } from './fits.ts';
import { type KeptState, stateOf } from './states.ts';
import { afterLaying, moments, tables } from './states-tables.ts';

/** A screen of the page in some state, and how one gets there. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is kept in the browser before. */
  readonly kept?: () => readonly KeptState[];
  readonly aside?: () => readonly object[];
  /** Score pads that were begun. */
  readonly pads?: readonly object[];
  /** Files of the page that the network does not bring. */
  readonly missing?: string;
  /** What is there once the screen is. */
  readonly shows: string;
  /** How small things are on a phone while the whole board is shown: then one can look closer. */
  readonly whole?: Smallest;
  /** What one does there before it is looked at. */
  act?(page: Page): Promise<void>;
}

const finished = (): KeptState =>
  stateOf({ game: 'block', players: 3, options: { rounds: 2 }, until: ({ phase }) => phase === 'matchOver' });
const unfinished = (): KeptState => stateOf({ game: 'chickenfoot', players: 7, until: afterLaying(10) });

/** A match whose first move is missing. */
const damaged = (): KeptState => {
  const { transcript, ...rest } = finished();
  const moves = Array.isArray(transcript.moves) ? transcript.moves.slice(1) : [];
  return { ...rest, transcript: { ...transcript, moves } };
};

const openDialog = (button: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.locator('dialog:modal').waitFor();
};

const padOf = (game: string, names: readonly string[], entries: readonly object[]) => ({
  id: game,
  names,
  match: { game, players: names.length, options: {}, entries },
  began: Date.now(),
  touched: Date.now(),
});

const many = ['Ada', 'Bea', 'Carlo', 'Dina', 'Emil', 'Fumi', 'Gino', 'Hana'];

const roundOver = (by: number, counts: readonly number[]) => ({
  type: 'round',
  how: 'out',
  by,
  hands: counts.map((count, seat) => (seat === by ? null : { count })),
});

/** Everything that is no table. */
const others: readonly Screen[] = [
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
  {
    name: 'options',
    path: '/',
    shows: '.game',
    act: openDialog('.game:has(a[href="/rules/chickenfoot"]) .more'),
  },
  {
    name: 'one device',
    path: '/',
    shows: '.game',
    act: async (page) => {
      await openDialog('.game:has(a[href="/rules/matador"]) .one-device')(page);
      await page.locator('dialog fieldset').first().locator('.chip').last().click();
      await page.locator('dialog summary').click();
    },
  },
  { name: 'settings', path: '/', shows: '.game', act: openDialog('.bar nav button') },
  { name: 'the puzzles', path: '/puzzles', shows: '.banner' },
  {
    name: 'with the real game',
    path: '/real',
    pads: [
      padOf('matador', many, [
        roundOver(
          0,
          many.map(() => 12),
        ),
      ]),
      padOf('solomino', ['Ada', 'Bea'], [roundOver(0, [0, 12])]),
    ],
    shows: '.real-pads',
  },
  {
    name: 'a score pad that asks for a hand',
    path: '/real/pad/matador',
    pads: [
      padOf('matador', many, [
        roundOver(
          0,
          many.map(() => 2),
        ),
        roundOver(
          3,
          many.map(() => 3),
        ),
      ]),
    ],
    shows: '.pad-player',
    act: (page) => page.locator('.pad-player').first().click(),
  },
  {
    name: 'a score pad with rows',
    path: '/real/pad/dominanz',
    pads: [padOf('dominanz', ['Ada', 'Bea'], [{ type: 'row', seat: 0, row: 3, value: 5 }])],
    shows: '.dominanz-rows',
  },
  {
    name: 'a score pad that is over',
    path: '/real/pad/solo',
    pads: [padOf('solo', many.slice(0, 4), [roundOver(0, [0, 300, 40, 7]), roundOver(2, [12, 260, 0, 66])])],
    shows: '.pad-won',
  },
  {
    name: 'a score pad with a running total',
    path: '/real/pad/italian',
    pads: [
      padOf('italian', many.slice(0, 3), [
        { type: 'tile', seat: 0, pips: 12 },
        { type: 'tile', seat: 1, pips: 8 },
      ]),
    ],
    shows: '.pad-total',
  },
  {
    name: 'a score pad that tells what cards count',
    path: '/real/pad/solo',
    pads: [padOf('solo', many.slice(0, 4), [])],
    shows: '.pad-player',
    act: async (page) => {
      await page.locator('.pad-player').first().click();
      await page.locator('.pad-worths').waitFor();
    },
  },
  {
    name: 'a score pad with all cards to tap',
    path: '/real/pad/solo',
    pads: [padOf('solo', many.slice(0, 4), [])],
    shows: '.pad-player',
    act: async (page) => {
      await page.locator('.pad-player').first().click();
      await page.locator('.pad-buttons button').first().click();
      await page.locator('.piece-grid button').nth(3).click();
    },
  },
  {
    name: 'a score pad on which a round is changed',
    path: '/real/pad/solo',
    pads: [padOf('solo', many.slice(0, 4), [roundOver(0, [0, 30, 40, 7])])],
    shows: '.pad-round',
    act: async (page) => {
      await page.locator('.pad-round').click();
      await page.locator('dialog:modal .pad-entries button').first().click();
    },
  },
  { name: 'a new score pad', path: '/real/new/peruvian', shows: '.pad-form' },
  {
    name: 'several phones',
    path: '/real/pad/block',
    pads: [padOf('block', ['Ada', 'Bea'], [])],
    shows: '.pad-question',
    act: async (page) => {
      await page.locator('[data-phones]').click();
      await page.locator('dialog:modal').waitFor();
    },
  },
  {
    name: 'the matches',
    path: '/look-back',
    kept: () => [finished(), unfinished()],
    aside: () => [
      { id: 'odd', text: JSON.stringify(damaged()), why: 'Da stimmt der Zug nicht.', when: Date.now() },
    ],
    shows: 'section:nth-of-type(3) .kept',
  },
  { name: 'no matches', path: '/look-back', shows: 'main h1' },
  { name: 'the contents of the rulebook', path: '/rules', shows: '.contents li' },
  { name: 'a page of the rulebook', path: '/rules/french', shows: '.little-board' },
  {
    name: 'a page of the rulebook with everything open',
    path: '/rules/solo',
    shows: '.little-board',
    act: (page) => page.locator('.chapter-tools button').click(),
  },
  { name: 'a search in the rulebook', path: '/rules?find=Pasch%20domino', shows: '.found li' },
  {
    name: 'a question about a castle',
    path: '/real/allowed',
    shows: '.allowed-game',
    act: async (page) => {
      await page.locator('.allowed-game select').selectOption('burg');
      await page.locator('.allowed-examples summary').click();
      await page.locator('[data-example="burg.chain.next"]').click();
      await page.locator('.answer .badge').first().waitFor();
    },
  },
  {
    name: 'a question with an open debt',
    path: '/real/allowed',
    shows: '.allowed-game',
    act: async (page) => {
      await page.locator('.allowed-game select').selectOption('solo');
      await page.locator('[data-debt="wild4 8"]').click();
      await page.locator('.allowed-form > section').last().locator('button').nth(15).click();
      await page.locator('.allowed-rest summary').first().click();
      await page.locator('.answer details summary').click();
      await page.locator('.answer dd .badge').last().waitFor();
    },
  },
  {
    name: 'a question about cards',
    path: '/real/allowed',
    shows: '.allowed-game',
    act: async (page) => {
      await page.locator('.allowed-game select').selectOption('solomino');
      await page.locator('.allowed-rest > summary').click();
    },
  },
  ...['hektik', 'trick', 'clock', 'solo1', 'solo2'].map((helper) => ({
    name: `the helper ${helper}`,
    path: '/real/helpers',
    shows: '.deal',
    act: (page: Page) => page.locator(`[data-helper="${helper}"]`).click(),
  })),
  { name: 'setting up a real game', path: '/real/helpers', shows: '.deal' },
  {
    name: 'a Dominosa from paper',
    path: '/real/helpers',
    shows: '.deal',
    act: (page) => page.locator('[data-helper="dominosa"]').click(),
  },
  {
    name: 'a page to print',
    path: '/rules/print/bergen?paper=booklet',
    shows: '[data-ready="true"] .booklet-page',
  },
  { name: 'looking back', path: '/look-back/block-3', kept: () => [finished()], shows: '.felt .board > *' },
  { name: 'a lost page', path: '/nowhere', shows: '.notice' },
  { name: 'a match that is gone', path: '/table?match=none', shows: '.notice' },
  {
    name: 'a damaged match',
    path: '/table?match=block-3',
    kept: () => [damaged()],
    shows: '.notice',
  },
  {
    name: 'a broken page',
    path: '/rules',
    missing: '**/assets/contents-*.js',
    shows: '.notice details',
  },
];

export const screens: readonly Screen[] = [...tables, ...moments, ...others];

/** The page is opened at a screen; what it shows is still. */
export async function arrive(page: Page, screen: Screen): Promise<void> {
  const { path, kept, aside, pads, missing, shows, act } = screen;
  if (kept !== undefined || aside !== undefined) {
    await layIntoDrawer(page, kept?.() ?? []);
    await layIntoDrawer(page, aside?.() ?? [], 'aside');
  }
  if (pads !== undefined)
    await page.addInitScript((all) => localStorage.setItem('tischrunde.pads', JSON.stringify(all)), pads);
  if (missing !== undefined) await page.route(missing, (route) => route.abort());
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
    { pace: 'atOnce', lessMotion: true, sound: false, ...wishes },
  );
}

/** Waits until nothing moves, and boards are as large as the room they have. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const isMoving = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    // News stay for seconds before they fade: they are sent away at once.
    const sendNewsAway = (): void => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'said') animation.finish();
    };
    const isFitted = (room: Element): boolean => {
      const { width, height } =
        room.firstElementChild?.getBoundingClientRect() ?? room.getBoundingClientRect();
      return Math.abs(room.clientWidth - width) < 2 && Math.abs(room.clientHeight - height) < 2;
    };
    let still = 0;
    for (let frames = 0; still < 3 && frames < 300; frames++) {
      await frame();
      sendNewsAway();
      const rooms = [...document.querySelectorAll('.board:has(> .board-table):not([data-closer="true"])')];
      still = rooms.every(isFitted) && !document.getAnimations().some(isMoving) ? still + 1 : 0;
    }
  });
