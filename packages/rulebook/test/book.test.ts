import {
  findGame,
  type JsonObject,
  openMatch,
  type Refusal,
  readTranscript,
  seatAt,
} from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { openBook } from '../src/book.ts';
import type { GameId } from '../src/games/game-id.ts';
import { games } from '../src/games/index.ts';
import { type Language, languageFor, languages } from '../src/languages.ts';
import { fill } from '../src/message.ts';
import type { Section } from '../src/sections.ts';

const books = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await openBook(language)] as const)),
);

const names = (seat: number): string => ['Anna', 'Ben', 'Chiara'][seat];

/** The explanation of a refused move in every language. */
function refused(transcript: JsonObject, seat: number, move: JsonObject): Record<string, string> {
  const opened = readTranscript(transcript);
  const match = openMatch(opened);
  for (const played of opened.moves) expect(match.attempt(played.seat, played.move)).toBeNull();
  const refusal = match.attempt(seatAt(seat), move);
  if (refusal === null) throw new Error('the move is legal');
  return Object.fromEntries(languages.map((language) => [language, books[language].refusal(refusal, names)]));
}

describe('a refused move is explained with its pieces', () => {
  const block = {
    game: 'block',
    players: 2,
    deals: [
      {
        hands: [
          ['6-6', '6-3'],
          ['6-5', '3-1'],
        ],
        stock: ['0-0', '1-0'],
      },
    ],
    moves: [{ seat: 0, type: 'lay', tile: '6-6' }],
  };

  test('a tile that shows no such value', () => {
    expect(refused(block, 1, { type: 'lay', tile: '3-1', at: '6-6:6' })).toEqual({
      de: '3-1 hat keine 6.',
      en: '3-1 has no 6.',
      fr: '3-1 n’a pas de 6.',
      it: '3-1 non ha il numero 6.',
      ja: '3-1に6はありません。',
    });
  });

  test('it is another player’s turn', () => {
    const told = refused(block, 0, { type: 'lay', tile: '6-3', at: '6-6:6' });
    for (const language of languages) expect(told[language]).toContain('Ben');
  });

  test('a list of ends is joined in the way of the language', () => {
    const told = refused(
      { ...block, moves: [...block.moves, { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' }] },
      0,
      { type: 'lay', tile: '6-3', at: '3-1:3' },
    );
    expect(told.de).toContain('die 5 von 6-5 und die 6 von 6-6');
    expect(told.en).toContain('the 5 of 6-5 and the 6 of 6-6');
  });

  test('cards have names', () => {
    const solo = {
      game: 'solo',
      players: 2,
      deals: [
        {
          hands: [
            ['r9', 'r1'],
            ['b4', 'b2'],
          ],
          stock: ['g1'],
          top: 'b:reverse',
        },
      ],
    };
    const told = refused(solo, 0, { type: 'play', card: 'r9' });
    expect(told.de).toContain('rote 9');
    expect(told.de).toContain('Blau, Richtungswechsel oder Schwarz');
    expect(told.en).toContain('red 9');
    expect(told.en).toContain('blue, reverse or black');
    expect(told.fr).toContain('9 rouge');
    expect(told.fr).toContain('du bleu, un changement de sens ou du noir');
    expect(told.it).toContain('9 rosso');
    expect(told.ja).toContain('赤の9');
  });

  test('all ends are named where a tile fits none of them', () => {
    const moves = [...block.moves, { seat: 1, type: 'lay', tile: '6-5', at: '6-6:6' }];
    const hands = block.deals[0].hands.with(0, ['6-6', '6-3', '1-1']);
    const told = refused({ ...block, moves, deals: [{ ...block.deals[0], hands }] }, 0, {
      type: 'lay',
      tile: '1-1',
      at: '6-5:5',
    });
    expect(told).toEqual({
      de: '1-1 passt an keines der Enden: 5 und 6.',
      en: '1-1 fits none of the ends: 5 and 6.',
      fr: '1-1 ne convient à aucun des bouts\u202f: 5 et 6.',
      it: '1-1 non va bene a nessuna estremità: 5 e 6.',
      ja: '1-1は、どの端にも合いません。端は5、6です。',
    });
  });
});

test('plurals follow the language', () => {
  const due = (language: Language, count: number) => {
    const refusal: Refusal = {
      ok: false,
      rule: 'solo.debt',
      reason: 'cardsDue',
      facts: { count },
      error: '',
    };
    return books[language].refusal(refusal, names);
  };
  expect(due('en', 1)).toContain('1 card ');
  expect(due('en', 2)).toContain('2 cards ');
  expect(due('de', 1)).not.toContain('Karten');
  expect(due('fr', 2)).toContain('2 cartes');
  expect(due('it', 1)).toContain('1 carta');
  expect(books.de.say('seat.hand', { count: 1 })).toBe('1 Stein');
  expect(books.ja.say('seat.hand', { count: 1 })).toBe(
    books.ja.say('seat.hand', { count: 2 }).replace('2', '1'),
  );
});

test('pieces as a screen reader says them', () => {
  expect(books.en.aloud.tile('6-3')).toBe('six three');
  expect(books.en.aloud.tile('0-0')).toBe('double blank');
  expect(books.de.aloud.card('r9')).toBe('rote Neun');
  expect(books.de.aloud.card('y:skip')).toBe('gelbes Aussetzen');
  expect(books.de.aloud.card('wild4')).toBe('Zieh 4 + Farbenwahl');
  expect(books.en.aloud.minoCard('r8|b:ask')).toBe('red eight and blue card request');
  expect(books.en.aloud.end('6-3:3')).toBe('the three of six three');
  expect(books.en.aloud.tile('what')).toBe('what');
});

describe('a chapter is one flow', () => {
  const flowOf = async (game: GameId, section: Section): Promise<string[]> => {
    const { parts } = await books.en.pages(game);
    return parts.filter((part) => part.section === section).flatMap(({ rules }) => rules.map(({ id }) => id));
  };

  test('a turn of Domino: what fits first, drawing later', async () => {
    expect(await flowOf('carlit', 'turn')).toEqual([
      'domino.match',
      'domino.ends',
      'domino.must',
      'carlit.draw',
      'domino.pass',
    ]);
  });

  test('a variant of a variant puts its rules between those of both', async () => {
    expect(await flowOf('matador', 'setup')).toEqual([
      'domino.deal',
      'matador.deal',
      'domino.open',
      'domino.open.tile',
      'domino.order',
    ]);
    expect(await flowOf('matador', 'turn')).toEqual([
      'matador.sum',
      'domino.ends',
      'domino.must',
      'sevens.draw',
      'domino.reserve',
      'domino.pass',
    ]);
    expect(await flowOf('matador', 'special')).toEqual(['sevens.joker', 'sevens.blank']);
  });

  test('action cards in the order of their table, then what they leave behind', async () => {
    const special = await flowOf('solo', 'special');
    const { parts } = await books.en.pages('solo');
    const table = parts.find(({ section }) => section === 'special')?.table;
    expect(table?.rows.map(([{ rule }]) => rule)).toEqual(special.slice(0, 7));
    expect(special.slice(7)).toEqual(['solo.debt', 'solo.debt.turn']);
    expect(special.indexOf('solo.wild')).toBeLessThan(special.indexOf('solo.wild4'));
  });

  test('what may be agreed on stands apart, unless the game is about it', async () => {
    expect((await books.en.pages('block')).optional.map(({ page }) => page)).toEqual(['sperr']);
    expect((await books.en.pages('sperr')).optional).toEqual([]);
    expect(await flowOf('sperr', 'turn')).toEqual([
      'domino.match',
      'domino.ends',
      'domino.must',
      'sperr.lock',
      'block.draw',
      'domino.reserve',
      'domino.pass',
    ]);
  });

  test('a rule that many sheets print is marked with that of the game', async () => {
    const sheetsIn = async (game: GameId) => {
      const { parts } = await books.en.pages(game);
      return parts.flatMap(({ rules }) => rules).find(({ id }) => id === 'domino.match')?.sheets;
    };
    expect(await sheetsIn('carlit')).toEqual(['003']);
    expect(await sheetsIn('block')).toEqual(['002']);
  });

  test('an inherited rule is said in the words of the game that has its own for it', async () => {
    const jokers = (await books.en.pages('matador')).parts
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === 'sevens.joker');
    expect(jokers).toMatchObject({ page: 'sevens', adapted: true, title: 'Matadors' });
    expect(jokers?.text).toContain('9-1');
    expect(jokers?.example?.position.game).toBe('matador');
  });
});

test.each(languages)('the pages of every game hold all of its rules in %s', async (language) => {
  for (const game of Object.keys(games) as GameId[]) {
    const { parts, optional, everyTable } = await books[language].pages(game);
    const shown = [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable].map(
      ({ id }) => id,
    );
    expect(shown.toSorted()).toEqual([...(findGame(game)?.rules ?? [])].toSorted());
  }
});

test('a reader gets the first available language among their preferences', () => {
  expect(languageFor(['nl-NL', 'fr-CH', 'de'])).toBe('fr');
  expect(languageFor(['it_IT.UTF-8'])).toBe('it');
  expect(languageFor(['C', ''])).toBe('en');
});

test('a missing fact throws instead of leaving a gap', () => {
  expect(() => fill('{tile} fits', {}, 'en')).toThrow('no fact for {tile}');
});
