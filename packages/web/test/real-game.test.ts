import { seatAt } from '@tischrunde/engine';
import { soloCards } from '@tischrunde/engine/internals';
import { fillPad, type HandsForm, type PadEntry } from '@tischrunde/engine/pad';
import { openBook } from '@tischrunde/rulebook';
import { describe, expect, test } from 'vitest';
import { winsThisEvening } from '../src/screens/real-game/evening.ts';
import { newPad } from '../src/screens/real-game/new-pad.ts';
import { copiesOf, piecesOf } from '../src/screens/real-game/piece-list.ts';
import { nextQuestion, type Told, toldNothing, toldOf } from '../src/screens/real-game/round-questions.ts';
import { tableText } from '../src/screens/real-game/share.ts';
import { readPads, type SavedPad } from '../src/storage/pad-store.ts';

const names = ['Anna', 'Bea', 'Carl', 'Dora'];

const formOf = (pad: SavedPad): HandsForm => {
  const { form } = fillPad(pad.match);
  if (!('hands' in form)) throw new Error('no hands are asked for');
  return form.hands;
};

const filled = (pad: SavedPad, ...entries: readonly PadEntry[]): SavedPad => ({
  ...pad,
  match: { ...pad.match, entries },
});

const out = (by: number, ...counts: readonly number[]): PadEntry => ({
  type: 'round',
  how: 'out',
  by: seatAt(by),
  hands: counts.map((count, seat) => (seat === by ? null : { count })),
});

describe('the questions about a round', () => {
  test('go round from the player who went out, and end with the entry', () => {
    const form = formOf(newPad('solo', names, {}));
    let told: Told = toldNothing(4, form);
    expect(nextQuestion(form, told)).toEqual({ about: 'who', how: 'out' });
    told = { ...told, by: seatAt(2) };
    const asked: number[] = [];
    for (
      let question = nextQuestion(form, told);
      question.about === 'hand';
      question = nextQuestion(form, told)
    ) {
      asked.push(question.seat);
      told = { ...told, hands: told.hands.with(question.seat, { count: 5 }) };
    }
    expect(asked).toEqual([3, 0, 1]);
    expect(nextQuestion(form, told)).toEqual({ about: 'nothing', entry: out(2, 5, 5, 0, 5) });
  });

  test('begin with the partners in a team, and leave out the partner’s hand', () => {
    const form = formOf(newPad('team', names, {}));
    const told = toldNothing(4, form);
    expect(nextQuestion(form, told)).toEqual({ about: 'partner' });
    const question = nextQuestion(form, { ...told, partner: seatAt(2), by: seatAt(0) });
    expect(question).toMatchObject({ about: 'hand', needed: [1, 3] });
  });

  test('ask for a hand again', () => {
    const form = formOf(newPad('block', names, {}));
    const told = { ...toldNothing(4, form), by: seatAt(0), hands: [null, { count: 3 }, null, null] };
    expect(nextQuestion(form, told)).toMatchObject({ about: 'hand', seat: 2 });
    expect(nextQuestion(form, { ...told, asked: seatAt(1) })).toMatchObject({ about: 'hand', seat: 1 });
  });

  test('about a round that is changed begin with all that was told', () => {
    const form = formOf(newPad('team', names, {}));
    const hands = [null, { count: 3 }, null, { pieces: ['6-3'] }];
    const entry = { type: 'round', how: 'out', by: seatAt(0), hands, partner: seatAt(2) } as const;
    expect(nextQuestion(form, toldOf(entry))).toEqual({ about: 'nothing', entry });
    expect(nextQuestion(form, { ...toldOf(entry), asked: seatAt(3) })).toMatchObject({
      about: 'hand',
      seat: 3,
    });
  });

  test('in Bergen are about doubles when the round is blocked', () => {
    const form = formOf(newPad('bergen', names, {}));
    expect(nextQuestion(form, toldNothing(4, form))).toMatchObject({ about: 'hand', asksDouble: true });
  });
});

test('the pieces that can be tapped are those of the box', () => {
  const box = { kind: 'solo' } as const;
  const cards = piecesOf(box).flatMap((card) => Array.from({ length: copiesOf(box, card) }, () => card));
  expect(cards.toSorted()).toEqual(soloCards.deck.map(soloCards.cardName).toSorted());
  expect(piecesOf({ kind: 'dominoes', set: 9 })).toHaveLength(55);
});

test('a table has a row for every round, and nothing that a spreadsheet would run', async () => {
  const pad = filled(newPad('block', ['=1+1', 'B"ea'], {}), out(0, 0, 12), out(1, 7, 0));
  const text = tableText(pad, fillPad(pad.match), await openBook('en'));
  expect(text).toBe('"Round","\'=1+1","B""ea"\r\n1,12,0\r\n2,0,7\r\n"Total",12,7\r\n');
});

test('the wins of an evening are counted by name', () => {
  const now = Date.now();
  const won = (by: number): SavedPad => filled(newPad('solomino', ['Anna', 'Bea'], {}), out(by, 3, 3));
  const old = { ...won(0), touched: now - 86_400_000 };
  expect(winsThisEvening([won(1), won(0), won(1), old], now)).toEqual([
    { name: 'Bea', count: 2 },
    { name: 'Anna', count: 1 },
  ]);
});

test('pads from the storage are checked', () => {
  const pad = filled(newPad('block', ['Anna', 'Anna'], {}), out(0, 0, 12));
  expect(pad.names).toEqual(['Anna', 'Anna 2']);
  const stored: unknown[] = JSON.parse(
    JSON.stringify([pad, { ...pad, names: ['Anna'] }, { ...pad, match: {} }, 7]),
  );
  expect(readPads(stored)).toEqual([pad]);
  expect(readPads({})).toEqual([]);
});
