import { sealOf } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { startsAt } from '../src/table/countdown.ts';
import { dutyAt, dutyTime } from '../src/table/duty.ts';
import { finalScores } from '../src/table/evening-score.ts';
import { sceneOf } from '../src/table/scene.ts';
import { afterMatch } from './support/after-match.ts';
import type { AskedTable } from './support/asked-table.ts';

// How strangers tried to keep the next match from being what those at the table agreed to.

describe('the next match', () => {
  const promise = { word: 'a-word-of-mine' };
  const sealed = (text: string): { seal: string } => ({ seal: sealOf(text) });

  test('waits ten seconds for everybody, even if a player agreed to it before and left', () => {
    const table = afterMatch('turns');
    table.now = 1000;
    table.wish('guest 1', { do: 'ready', ...promise });
    expect(startsAt(table.state)).toBe(11_000);
    table.wish('guest 1', { do: 'stand' });
    table.now = 100_000;
    table.wish('guest 2', { do: 'ready', ...promise });
    expect(startsAt(table.state)).toBe(110_000);
  });

  test('is held up for a minute at most by a guest who keeps coming and going', () => {
    const table = afterMatch('turns');
    table.wish('guest 2', { do: 'stand' });
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...promise });
    const answers = new Set<string>();
    for (; table.now < 60_000; table.now += 9000) {
      answers.add(table.wish('eve', { do: 'sit', seat: 2, ...promise }));
      table.wish('eve', { do: 'stand' });
    }
    expect([...answers]).toEqual(['sat']);
    expect(startsAt(table.state)).toBe(60_000);
    expect(dutyAt(table.state)).toBe('fill');
    expect(table.wish('eve', { do: 'sit', seat: 2, ...promise })).toBe('table.phase');
  });

  test('is held up for a minute at most by somebody who gives one seal after the other', () => {
    const table = afterMatch('turns');
    table.wish('guest 2', { do: 'bot', seat: 2, level: 'easy' });
    let seals = 0;
    const holdUp = (): string => {
      // The client of the honest player gives another word whenever the last is void.
      const own = `word of guest 0, ${++seals}`;
      table.wish('guest 0', { do: 'ready', ...sealed(own) });
      table.wish('guest 1', { do: 'ready', ...sealed(`seal ${seals}`) });
      expect(table.wish('guest 0', { do: 'word', word: own })).toBe('word');
      return table.wish('guest 1', { do: 'ready', ...sealed(`other seal ${seals}`) });
    };
    for (; table.now < 60_000; table.now += 5000) expect(holdUp()).toBe('ready');
    expect(holdUp()).toBe('table.phase');
    // A bot plays for the one who does not tell the word, and stays.
    expect(dutyAt(table.state)).toBe('words');
    table.write({ at: table.now, kind: 'bot', seat: 1, level: 'medium', by: 'server' });
    table.wish('guest 0', { do: 'ready', ...promise });
    expect(table.wish('guest 1', { do: 'bot', seat: 1, level: null })).toBe('table.phase');
    expect(dutyAt(table.state)).toBe('start');
  });

  test('is not held up any longer by somebody whose seat a bot has', () => {
    const table = afterMatch('turns');
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`the word ${seat}`) });
    table.wish('guest 2', { do: 'bot', seat: 2, level: 'easy' });
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'word', word: `the word ${seat}` });
    table.now = 59_000;
    expect(table.wish('guest 2', { do: 'ready', ...sealed('the word 2') })).toBe('ready');
    expect(table.wish('guest 2', { do: 'bot', seat: 2, level: 'strong' })).toBe('bot');
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`other word ${seat}`) });
    table.now = 60_000;
    expect(table.wish('guest 2', { do: 'ready', ...sealed('other word 2') })).toBe('table.phase');
  });

  describe('when bots have come for all who were ready', () => {
    function botsOnly(): AskedTable {
      const table = afterMatch('turns');
      table.wish('guest 0', { do: 'ready', ...sealed('the word 0') });
      for (const seat of [1, 2, 0])
        table.write({ at: 20_000, kind: 'bot', seat, level: 'medium', by: 'server' });
      expect(dutyAt(table.state)).toBeNull();
      table.now = 120_000;
      return table;
    }

    test('waits until one of them has taken the seat back', () => {
      const table = botsOnly();
      expect(table.wish('guest 1', { do: 'ready', ...sealed('the word 1') })).toBe('ready');
      expect(dutyAt(table.state)).toBeNull();
      table.now = 200_000;
      expect(table.wish('guest 1', { do: 'bot', seat: 1, level: null })).toBe('bot');
      expect(dutyAt(table.state)).toBe('words');
      expect(table.wish('guest 1', { do: 'word', word: 'the word 1' })).toBe('word');
      expect(dutyAt(table.state)).toBe('start');
    });

    test('gives the others ten seconds again', () => {
      const table = botsOnly();
      for (const seat of [1, 2]) table.wish(`guest ${seat}`, { do: 'bot', seat, level: null });
      table.wish('guest 1', { do: 'ready', ...sealed('the word 1') });
      expect(startsAt(table.state)).toBe(130_000);
    });
  });

  describe('gives those whose words have become void ten seconds for others', () => {
    /** All have told their words but the last one, late. */
    function told(): AskedTable {
      const table = afterMatch('turns');
      for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`the word ${seat}`) });
      table.now = 9000;
      table.wish('guest 2', { do: 'ready', ...sealed('the word 2') });
      for (const seat of [0, 1])
        expect(table.wish(`guest ${seat}`, { do: 'word', word: `the word ${seat}` })).toBe('word');
      return table;
    }
    const again = (table: AskedTable): void => {
      for (const seat of [0, 1])
        expect(table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`other word ${seat}`) })).toBe('ready');
    };

    test('when somebody gives another seal', () => {
      const table = told();
      table.now = 10_500;
      expect(table.wish('guest 2', { do: 'ready', ...sealed('other word 2') })).toBe('ready');
      expect([dutyAt(table.state), startsAt(table.state)]).toEqual(['fill', 20_500]);
      again(table);
      expect(dutyAt(table.state)).toBe('words');
    });

    test('when somebody does not tell the word, or leaves, also after a minute', () => {
      const table = told();
      table.now = 70_000;
      table.write({ at: table.now, kind: 'bot', seat: 2, level: 'medium', by: 'server' });
      table.wish('guest 0', { do: 'ready', ...sealed('other word 0') });
      expect([dutyAt(table.state), startsAt(table.state)]).toEqual(['fill', 80_000]);
      const left = told();
      left.now = 70_000;
      left.wish('guest 2', { do: 'stand' });
      left.wish('guest 1', { do: 'ready', ...sealed('other word 1') });
      expect([dutyAt(left.state), startsAt(left.state)]).toEqual(['fill', 80_000]);
    });

    test('and no more than that', () => {
      const table = told();
      table.now = 10_500;
      table.wish('guest 2', { do: 'ready', ...sealed('other word 2') });
      table.now = 15_000;
      table.wish('guest 0', { do: 'ready', ...sealed('other word 0') });
      table.wish('guest 2', { do: 'ready', ...sealed('third word 2') });
      expect(startsAt(table.state)).toBe(20_500);
    });
  });

  describe('with one who chooses another game all the time', () => {
    /** It is the second guest's turn to choose. */
    function chosenByGuest1(): AskedTable {
      const table = afterMatch('turns');
      table.write({ at: 0, kind: 'started', match: 2, seed: 'second' });
      while (table.play());
      table.write({ at: 0, kind: 'ended', match: 2, next: 'third', ...finalScores(table.state.running) });
      expect(sceneOf(table.state, null).table.chooser).toBe('guest 1');
      return table;
    }
    const games = ['fives', 'sevens', 'block'];
    const choose = (table: AskedTable, times: number): string =>
      table.wish('guest 1', { do: 'change', game: games[times % games.length] });

    test('starts nevertheless, when somebody has agreed', () => {
      const table = chosenByGuest1();
      const answers: string[] = [];
      for (let times = 0; table.now < 50_000; table.now += 9000, times++) {
        table.wish('guest 2', { do: 'ready', ...promise });
        answers.push(choose(table, times));
      }
      expect(answers).toEqual(['changed', 'changed', 'changed', ...Array(3).fill('message.often')]);
      expect(startsAt(table.state)).toBe(37_000);
      // To look through the games holds nobody up before somebody has agreed.
      const calm = chosenByGuest1();
      for (let times = 0; times < 20; times++) expect(choose(calm, times)).toBe('changed');
    });

    test('can be changed again after a minute, and by the host at any time', () => {
      const table = chosenByGuest1();
      for (let times = 0; times < 4; times++, table.now += 1000) {
        table.wish('guest 2', { do: 'ready', ...promise });
        choose(table, times);
      }
      expect(choose(table, 0)).toBe('message.often');
      expect(table.wish('guest 0', { do: 'change', game: 'fives' })).toBe('changed');
      table.wish('guest 2', { do: 'ready', ...promise });
      expect(choose(table, 1)).toBe('message.often');
      table.now += 60_000;
      expect(choose(table, 1)).toBe('changed');
    });
  });

  test('waits ten seconds for a word, whatever others do in the meantime', () => {
    const table = afterMatch('turns');
    table.now = 5000;
    for (const seat of [0, 1, 2]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`${seat}`) });
    expect(dutyAt(table.state)).toBe('words');
    for (; table.now < 14_000; table.now += 1000) {
      table.wish('eve', { do: 'bench' });
      table.wish('eve', { do: 'stand' });
    }
    expect(dutyTime(table.state, 'words')).toBe(15_000);
  });
});

test('a move for the last match from a seat that it did not have is refused', () => {
  const table = afterMatch('turns');
  table.wish('guest 0', { do: 'change', game: 'block', players: 4 });
  expect(table.wish('eve', { do: 'sit', seat: 3, word: 'a-word-of-mine' })).toBe('sat');
  for (const match of [1, 2])
    expect(table.wish('eve', { do: 'move', match, id: 'a move of eve', move: { type: 'pass' } })).toBe(
      'table.phase',
    );
});
