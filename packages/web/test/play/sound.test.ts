import type { Event, JsonObject, View } from '@tischrunde/engine';
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../src/play/sound/sounds.ts';
import type { PlayedMove, SeatView } from '../../src/session/table.ts';
import { playRound } from '../random-round.ts';

const start = playRound({ game: 'block', seed: 1 }).view(null);

/** A look at the table by seat 0, with whatever matters for the test. */
const seenWith = (view: JsonObject, latest: readonly PlayedMove[] = [], base: View = start): SeatView => ({
  seat: 0,
  view: { ...base, phase: 'play', turn: null, roundResult: null, winners: null, ...view },
  events: [],
  legal: [],
  moves: 5,
  outOfTurn: false,
  sheet: [],
  latest,
});

const played = (...events: Event[]): PlayedMove[] => [{ seat: 1, events }];
const after = (...events: Event[]) => soundsOf(seenWith({}), seenWith({}, played(...events)));

const card: Event = { type: 'laid', seat: 1, card: 'r3', interjected: false };
const tile: Event = { type: 'laid', seat: 1, tile: '6-3', at: '6-6:6', out: 3 };
const drew: Event = { type: 'drew', seat: 1, tile: null, lacks: [] };
const over: Event = { type: 'roundOver', round: 1, reason: 'out', winners: [0], points: [1, 0] };
const dealt: Event = { type: 'dealt', round: 2, turn: 0 };

describe('what is heard', () => {
  it('is wood for tiles and paper for cards', () => {
    expect(after(tile)).toEqual(['tile']);
    expect(after({ type: 'wrote', seat: 1, tile: '6-3', row: 3, value: 6 })).toEqual(['tile']);
    expect(after({ type: 'took', seat: 1, tile: '6-3', side: 'left' })).toEqual(['tile']);
    expect(after({ type: 'laid', seat: 1, card: 'r3|b4', half: 0, at: 'left', interjected: false })).toEqual([
      'card',
    ]);
    expect(after(card)).toEqual(['card']);
  });

  it('is a draw, and nothing for a pass', () => {
    expect(after(drew)).toEqual(['draw']);
    expect(after({ type: 'took', seat: 1, cards: ['r3|b4'] })).toEqual(['draw']);
    expect(after({ type: 'passed', seat: 1 })).toEqual([]);
  });

  it('is what was done, not also what followed from it', () => {
    expect(after(tile, drew)).toEqual(['tile']);
    expect(after(card, { type: 'drew', seat: 1, count: 2, cards: null, cause: 'penalty' })).toEqual(['card']);
  });

  it('is louder for the last piece of a round', () => {
    expect(after({ ...tile, goesOut: true }, over)).toEqual(['lastTile']);
    expect(after(card, over)).toEqual(['lastCard']);
    expect(after(drew, over)).toEqual(['draw']);
  });

  it('is one’s turn when it comes, not while it lasts, and never alone or for a spectator', () => {
    expect(soundsOf(seenWith({ turn: 1 }), seenWith({ turn: 0 }))).toEqual(['turn']);
    expect(soundsOf(seenWith({ turn: 0 }), seenWith({ turn: 0 }))).toEqual([]);
    expect(soundsOf(seenWith({ turn: null, players: 1 }), seenWith({ turn: 0, players: 1 }))).toEqual([]);
    const watched = { ...seenWith({ turn: null }), seat: null };
    expect(soundsOf({ ...seenWith({ turn: 1 }), seat: null }, watched)).toEqual([]);
  });

  it('is a deal at the beginning and with every round', () => {
    expect(soundsOf(null, { ...seenWith({}), moves: 0 })).toEqual(['deal']);
    expect(after(dealt, { type: 'turnedUp', seat: 0, card: 'r3' }, drew)).toEqual(['deal']);
    expect(after({ type: 'took', seat: 1, tile: '6-3', side: 'left' }, over, dealt)).toEqual([
      'lastTile',
      'deal',
    ]);
  });

  it('is nothing when a kept match is opened or the device is handed round', () => {
    expect(soundsOf(null, seenWith({ turn: 0 }))).toEqual([]);
    expect(soundsOf({ ...seenWith({}), seat: 1 }, seenWith({ turn: 0 }, played(tile)))).toEqual([]);
  });
});
