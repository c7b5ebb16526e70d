import { type JsonObject, seatAt, type View } from '@tischrunde/engine';
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../src/play/sound/sounds.ts';
import type { Seen } from '../../src/session/table.ts';
import { playRound } from '../random-round.ts';

const start = playRound({ game: 'block', seed: 1 }).view(null);

/** What seat 0 sees, with the fields that the test needs. */
const seenWith = (
  view: Partial<View>,
  happened: readonly { seat: number; move: JsonObject }[] = [],
  moves = 5,
): Seen => ({
  seat: 0,
  view: { ...start, phase: 'play', turn: null, roundResult: null, winners: null, ...view } as View,
  legal: [],
  moves,
  happened,
  outOfTurn: false,
  sheet: [],
  scored: [],
});

const after = (move: JsonObject) => soundsOf(seenWith({}), seenWith({}, [{ seat: 1, move }]));

describe('what is heard', () => {
  it('is wood for tiles and paper for cards', () => {
    expect(after({ type: 'lay', tile: '6-3', at: '6-6:6' })).toEqual(['tile']);
    expect(after({ type: 'place', tile: '6-3' })).toEqual(['tile']);
    expect(after({ type: 'take', tile: '6-3', row: 3 })).toEqual(['tile']);
    expect(after({ type: 'lay', card: 'r3|b4', at: 'left', half: 0 })).toEqual(['card']);
    expect(after({ type: 'play', card: 'r3' })).toEqual(['card']);
  });

  it('is a draw, and nothing for a pass', () => {
    expect(after({ type: 'draw' })).toEqual(['draw']);
    expect(after({ type: 'take' })).toEqual(['draw']);
    expect(after({ type: 'pass' })).toEqual([]);
  });

  it('is the call after the card that it belongs to', () => {
    expect(after({ type: 'play', card: 'r3', call: true })).toEqual(['card', 'call']);
  });

  it('is one’s turn when it comes, not while it lasts, and never alone', () => {
    expect(soundsOf(seenWith({ turn: seatAt(1) }), seenWith({ turn: seatAt(0) }))).toEqual(['turn']);
    expect(soundsOf(seenWith({ turn: seatAt(0) }), seenWith({ turn: seatAt(0) }))).toEqual([]);
    expect(soundsOf(seenWith({ turn: null, players: 1 }), seenWith({ turn: seatAt(0), players: 1 }))).toEqual(
      [],
    );
  });

  it('is a debt that grows, not one that is paid', () => {
    expect(soundsOf(seenWith({ pending: 2 }), seenWith({ pending: 4 }))).toEqual(['debt']);
    expect(soundsOf(seenWith({ pending: 4 }), seenWith({ pending: 0 }))).toEqual([]);
  });

  it('is a deal at the beginning and with every round', () => {
    expect(soundsOf(null, seenWith({}, [], 0))).toEqual(['deal']);
    expect(
      soundsOf(seenWith({ round: 1 }), seenWith({ round: 2 }, [{ seat: 0, move: { type: 'next' } }])),
    ).toEqual(['deal']);
  });

  it('is a round or a match that one has won oneself, once', () => {
    const won = { reason: 'out', winners: [seatAt(0)], points: [0, 0] } as const;
    const lost = { reason: 'out', winners: [seatAt(1)], points: [0, 0] } as const;
    const round = seenWith({ phase: 'roundOver', roundResult: won });
    expect(soundsOf(seenWith({}), round)).toEqual(['roundWon']);
    expect(soundsOf(round, round)).toEqual([]);
    expect(soundsOf(seenWith({}), seenWith({ phase: 'roundOver', roundResult: lost }))).toEqual([]);
    const match = seenWith({ phase: 'matchOver', roundResult: lost, winners: [seatAt(0)] });
    expect(soundsOf(seenWith({}), match)).toEqual(['matchWon']);
  });

  it('is nothing when a kept match is opened or the device is handed round', () => {
    expect(soundsOf(null, seenWith({ turn: seatAt(0) }))).toEqual([]);
    expect(soundsOf({ ...seenWith({}), seat: 1 }, seenWith({ turn: seatAt(0) }))).toEqual([]);
  });
});
