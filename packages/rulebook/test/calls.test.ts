import { type Event, type GameId, games, openMatch, readTranscript, seatsOf } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { openBook } from '../src/book.ts';
import { languages } from '../src/languages.ts';
import { type Call, callOf, callText } from '../src/narration/calls.ts';
import { joinSentences, narrate } from '../src/narration/narrate.ts';
import { hearMatches } from './support/random-match.ts';

/** The games in which the last tile of a hand ends the round. */
const dominoGames = games.filter(({ rules }) => (rules as readonly string[]).includes('domino.out'));

const callsIn = (events: readonly Event[], game: string): Call[] =>
  events.map((event) => callOf(event, game as GameId)).filter((call) => call !== null);

test('all domino games but Italian are played until somebody goes out', () => {
  expect(dominoGames.map(({ id }) => id).toSorted()).toEqual(
    'bergen block carlit chickenfoot cyprus fives french hungarian matador peruvian sebastopol sevens sperr team tiddlewink'.split(
      ' ',
    ),
  );
});

describe.each(dominoGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const moves = hearMatches(game, 250).map(({ spectator }) => spectator);

  test('“Domino!” is called with the last tile, and with nothing else', () => {
    const reasons = new Map<string, number>();
    for (const events of moves) {
      const end = events.find((event) => event.type === 'roundOver');
      const isOut = callsIn(events, id).includes('domino');
      if (end === undefined) expect(isOut).toBe(false);
      else if ('reason' in end && end.reason !== 'target') {
        reasons.set(end.reason, (reasons.get(end.reason) ?? 0) + 1);
        expect([end.reason, isOut]).toEqual([end.reason, end.reason === 'out']);
      }
    }
    expect(reasons.get('out')).toBeGreaterThan(0);
  });

  test('no other word is called, but for feet', () => {
    const words = new Set(moves.flatMap((events) => callsIn(events, id)));
    expect([...words].toSorted()).toEqual(id === 'chickenfoot' ? ['chickenfoot', 'domino'] : ['domino']);
  });
});

test('a round that is blocked is told without a call', () => {
  const match = openMatch(
    readTranscript({
      game: 'block',
      players: 2,
      deals: [{ hands: [['6-6', '1-0'], ['5-4']], stock: [] }],
      moves: [],
    }),
  );
  match.attempt(seatsOf(2)[0], { type: 'lay', tile: '6-6' });
  expect(match.latest(null)).toContainEqual(expect.objectContaining({ reason: 'blocked' }));
  expect(callsIn(match.latest(null), 'block')).toEqual([]);
});

test('every double after the first is called in Chickenfoot', () => {
  const [game] = games.filter(({ id }) => id === 'chickenfoot');
  let feet = 0;
  for (const { spectator } of hearMatches(game, 250)) {
    const laid = spectator.find((event) => event.type === 'laid');
    if (laid === undefined || !('at' in laid) || !('tile' in laid)) continue;
    const [one, other] = laid.tile.split('-');
    const isFoot = laid.at !== null && one === other && !('goesOut' in laid);
    if (isFoot) feet++;
    expect(callsIn(spectator, 'chickenfoot').includes('chickenfoot')).toBe(isFoot);
  }
  expect(feet).toBeGreaterThan(5);
});

test('the total is called with every tile of Italian domino, from the first to the last', () => {
  const [game] = games.filter(({ id }) => id === 'italian');
  let total = 0;
  let tiles = 0;
  for (const { spectator } of hearMatches(game, 250))
    for (const event of spectator) {
      if (event.type === 'dealt') total = 0;
      if (event.type !== 'laid' || !('at' in event) || !('tile' in event)) continue;
      tiles++;
      total += event.tile.split('-').reduce((sum, half) => sum + Number(half), 0);
      expect(callsIn([event], 'italian')).toEqual([total]);
    }
  expect(tiles).toBeGreaterThan(100);
});

test.each(['solo', 'solomino'])('in %s the call is the player’s, and its own', (id) => {
  expect(callsIn([{ type: 'called', seat: 1 }], id)).toEqual([id]);
});

test.each(games.filter(({ players }) => players.most === 1).map((game) => [game.id, game] as const))(
  '%s: nobody calls anything alone',
  (id, game) => {
    expect(hearMatches(game, 60).flatMap(({ spectator }) => callsIn(spectator, id))).toEqual([]);
  },
);

test('calls in every language, as they are seen and as they are told', async () => {
  const said: Record<string, readonly string[]> = {};
  for (const language of languages) {
    const book = await openBook(language);
    const told = (game: GameId, event: Event): string =>
      joinSentences(narrate(book, [event], game, { front: null, nameOf: () => 'Ben' }), book);
    said[language] = [
      ...(['domino', 'chickenfoot', 20] as const).map((call) => callText(call, book)),
      told('block', { type: 'laid', seat: 1, tile: '6-3', at: null, out: null, goesOut: true }),
      told('chickenfoot', { type: 'footOpened', seat: 1, tile: '3-3' }),
      told('italian', { type: 'laid', seat: 1, tile: '6-2', at: null, out: null, total: 20 }),
    ];
  }
  expect(said).toEqual({
    de: [
      'Domino!',
      'Hühnerkralle!',
      '20',
      'Ben legt 6-3. „Domino!“',
      '„Hühnerkralle!“ 3-3 braucht zuerst drei Zehen.',
      'Ben legt 6-2. Das macht 20.',
    ],
    en: [
      'Domino!',
      'Chickenfoot!',
      '20',
      'Ben plays 6-3. “Domino!”',
      '“Chickenfoot!” 3-3 needs three toes first.',
      'Ben plays 6-2. That makes 20.',
    ],
    fr: [
      'Domino\u202f!',
      'Patte de poule\u202f!',
      '20',
      'Ben pose 6-3. «\u202fDomino\u202f!\u202f»',
      '«\u202fPatte de poule\u202f!\u202f» Il faut d’abord trois doigts à 3-3.',
      'Ben pose 6-2. Ça fait 20.',
    ],
    it: [
      'Domino!',
      'Zampa di gallina!',
      '20',
      'Ben ha giocato 6-3. «Domino!»',
      '«Zampa di gallina!» Prima servono le tre dita di 3-3.',
      'Ben ha giocato 6-2. Totale: 20.',
    ],
    ja: [
      'ドミノ！',
      'チキンフット！',
      '20',
      'Benが6-3を置きました。「ドミノ！」',
      '「チキンフット！」3-3には、まず指が3本必要です。',
      'Benが6-2を置きました。合計は20です。',
    ],
  });
});
