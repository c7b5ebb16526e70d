import { factKinds, games, reasons } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { openBook } from '../src/book.ts';
import type { GameId } from '../src/games/game-id.ts';
import { games as descriptors } from '../src/games/index.ts';
import { sharedPages } from '../src/games/shared/index.ts';
import { languages } from '../src/languages.ts';
import { placesIn } from '../src/message.ts';
import { faultsOf } from './support/style.ts';
import { allWords, formsOf, messagesIn, wordsOf } from './support/words.ts';

const english = messagesIn(await wordsOf('en'));

describe.each(languages)('%s', (language) => {
  const words = allWords.get(language);
  if (words === undefined) throw new Error(`no words in ${language}`);
  const messages = messagesIn(words);

  test('every message exists, with the same places to fill in', () => {
    // Only grammatical genders differ between languages.
    const keys = (of: Iterable<string>) => [...of].filter((key) => !/^cardNames colours/.test(key));
    expect(keys(messages.keys())).toEqual(keys(english.keys()));
    for (const [key, message] of messages) {
      if (english.has(key)) expect([key, placesIn(message)]).toEqual([key, placesIn(english.get(key) ?? '')]);
    }
  });

  test('plurals have the forms of the language', () => {
    const forms = language === 'ja' ? ['other'] : ['one', 'other'];
    const found = [...messages.values()].filter((message) => typeof message !== 'string');
    expect(found.length).toBeGreaterThan(20);
    for (const message of found) expect(Object.keys(message)).toEqual(forms);
  });

  test('every text is in its language and typographically clean', () => {
    const faults = [...messages].flatMap(([key, message]) =>
      formsOf(message).flatMap((text) =>
        faultsOf(language, text.replace(/\{\w+\}/g, '6')).map((fault) => `${key}: ${fault}: ${text}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('refusals use only facts that the engine provides', () => {
    for (const [reason, message] of Object.entries(words.refusals)) {
      const { text, ...more } = reasons[reason as keyof typeof reasons];
      const given: string[] = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      if ('also' in more) given.push(...more.also);
      for (const place of placesIn(message)) {
        expect(factKinds).toHaveProperty(place);
        expect([reason, given]).toEqual([reason, expect.arrayContaining([place])]);
      }
    }
    expect(Object.keys(words.refusals).toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  test('every option of every game and each of its choices has a name', async () => {
    const book = await openBook(language);
    for (const { id, options } of games) {
      for (const option of options) {
        expect(book.option(id as GameId, option.name).name).not.toBe('');
        for (const value of option.choices ?? []) {
          if (typeof value === 'string') expect(words.optionNames.choices).toHaveProperty(value);
        }
      }
    }
  });
});

test('the rulebook describes exactly the games of the engine', () => {
  expect(Object.keys(descriptors).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

test.each(Object.entries(sharedPages))(
  'the rules of the page %s apply in several games',
  (_page, { rules }) => {
    for (const id of Object.keys(rules)) {
      const holders = games.filter((game) => (game.rules as readonly string[]).includes(id));
      expect([id, holders.length > 1]).toEqual([id, true]);
    }
  },
);
