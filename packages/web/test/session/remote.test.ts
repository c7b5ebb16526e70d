import {
  addNews,
  applyChanges,
  backoff,
  type KnownTable,
  shownMatchNumber,
  withPromise,
} from '@tischrunde/client';
import { type JsonObject, type Match, openMatch, readTranscript, seatAt } from '@tischrunde/engine';
import { type Change, type Place, patchBetween, type Scene } from '@tischrunde/protocol';
import { describe, expect, test } from 'vitest';
import { clockTime } from '../../src/screens/online/presence.tsx';
import { checkPromises } from '../../src/session/remote/fairness.ts';
import { checkIdentity } from '../../src/session/remote/identity.ts';
import { namesAt, ownSeats, seatsShown, sittersAt } from '../../src/session/remote/seats.ts';

const place = (wish: Partial<Place>): Place => ({
  guest: null,
  name: null,
  bot: null,
  ready: false,
  ...wish,
});

const facts: Scene['table'] = {
  id: '0123456789',
  game: 'block',
  options: {},
  host: 'anna',
  places: [place({ guest: 'anna', name: 'Anna' }), place({ guest: 'bea', name: 'Bea' })],
  watching: 'link',
  listed: false,
  starting: 'players',
  talk: 'everybody',
  timer: null,
  phase: 'playing',
  match: 1,
  fair: { commitment: 'c', seals: [], words: [] },
  revealed: null,
  paused: false,
  pauseWished: [],
  takesBack: false,
  undo: null,
  hostName: 'Anna',
  bench: [],
  choosing: 'host',
  chooser: null,
  votes: [],
  startsAt: null,
  agreed: [],
  nextAt: null,
  evening: { matches: 0, people: [], results: [] },
  deadline: null,
  muted: [],
  kicked: [],
};

const begin = (): Match => openMatch(readTranscript({ game: 'block', players: 2, seed: 'far', moves: [] }));

/** The table as a seat, or somebody beside it, is shown it. */
function sceneOf(match: Match, seat: number | null, moves: number): Scene {
  const at = seat === null ? null : seatAt(seat);
  const seen = {
    seat,
    view: match.view(at),
    events: match.events(at),
    legal: at === null ? [] : match.legal(at),
    moves,
    outOfTurn: match.outOfTurn,
    sheet: [],
    latest: [],
  };
  return { table: facts, seen, said: [] };
}

/** A match of some moves as it is told to a seat: what it began with, and every change. */
function toldTo(seat: number | null, count: number) {
  const match = begin();
  const first: KnownTable = { number: 5, epoch: 1, scene: sceneOf(match, seat, 0) };
  let scene = first.scene;
  const changes = Array.from({ length: count }, (_, index): Change => {
    const mover = match.turn ?? seatAt(0);
    const move = match.legal(mover)[0];
    match.attempt(mover, move);
    const after = sceneOf(match, seat, index + 1);
    const patch = patchBetween(withoutEvents(scene), withoutEvents(after));
    const events = match.latest(seat === null ? null : seatAt(seat));
    scene = after;
    return { number: 6 + index, event: { kind: 'moved', seat: mover, by: 'player' }, events, patch };
  });
  return { first, changes, last: scene };
}

/** The part of a scene that patches are about. */
const withoutEvents = ({ seen, ...others }: Scene): JsonObject =>
  ({ ...others, seen: { ...seen, events: [], latest: [] } }) as unknown as JsonObject;

const withoutLatest = (told: KnownTable | null): Scene => {
  const { seen, ...others } = told?.scene ?? expect.unreachable();
  return { ...others, seen: seen && { ...seen, latest: [] } };
};

describe('what is told of a far table', () => {
  test.each([0, 1, null])('makes the same sight as the table itself, for seat %s', (seat) => {
    const { first, changes, last } = toldTo(seat, 8);
    const told = applyChanges(first, changes);
    expect(withoutLatest(told)).toEqual(last);
    expect(told?.number).toBe(13);
    expect(told?.scene.seen?.latest).toEqual(
      changes.map(({ event, events }) => ({ seat: event.kind === 'moved' ? event.seat : null, events })),
    );
  });

  test('is the same in pieces, and twice changes nothing', () => {
    const { first, changes, last } = toldTo(1, 8);
    const half = applyChanges(first, changes.slice(0, 4));
    const whole = half && applyChanges(half, changes.slice(2));
    expect(withoutLatest(whole)).toEqual(last);
    expect(whole?.scene.seen?.latest).toHaveLength(4);
    const again = whole && applyChanges(whole, changes);
    expect(again?.number).toBe(13);
    expect(again?.scene.seen).toBe(whole?.scene.seen);
  });

  test('a gap is noticed', () => {
    const { first, changes } = toldTo(0, 4);
    expect(applyChanges(first, changes.slice(1))).toBeNull();
  });

  test('one’s own draw tells what was drawn, another’s does not', () => {
    const { first, changes } = toldTo(1, 12);
    const events = applyChanges(first, changes)?.scene.seen?.events ?? [];
    const draws = events.flatMap((event) => (event.type === 'drew' && 'tile' in event ? [event] : []));
    expect(new Set(draws.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { seat, tile } of draws) expect(tile !== null).toBe(seat === 1);
  });

  test('the match that is shown is the one that is played, or the last one', () => {
    const { first } = toldTo(null, 0);
    expect(shownMatchNumber(first.scene)).toBe(1);
    expect(shownMatchNumber({ ...first.scene, table: { ...facts, phase: 'over', match: 2 } })).toBe(1);
  });

  test('who comes and goes is news, what bots do on their own is none', () => {
    const scene = { ...toldTo(0, 0).first.scene };
    const change = (number: number, event: Change['event']): Change => ({
      number,
      event,
      events: [],
      patch: null,
    });
    const news = addNews(
      [],
      [
        change(1, { kind: 'sat', seat: 1, name: 'Bea' }),
        change(2, { kind: 'bot', seat: 1, level: 'easy', name: 'Bea', by: 'player' }),
        change(3, { kind: 'said' }),
      ],
      scene,
    );
    expect(news.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Bea'],
      [2, 'Bea'],
    ]);
    const ofBot = change(4, { kind: 'bot', seat: 0, level: 'strong', name: null, by: 'player' });
    expect(addNews([], [ofBot], scene)).toEqual([]);
  });
});

describe('who sits where', () => {
  const places = [
    place({ guest: 'a', name: 'Ada' }),
    place({ guest: 'b', name: 'Ada' }),
    place({ bot: 'strong' }),
    place({}),
    place({ guest: 'e', name: 'Emil', bot: 'medium' }),
  ];

  test('nobody is called like another, and free seats have no name', () => {
    const names = namesAt(places);
    expect(names).toEqual(['Ada', 'Ada 2', 'Carlo', '', 'Emil']);
  });

  test('one is oneself, the others are far away, and bots are bots', () => {
    expect(sittersAt(places, 'b', 'You').map(({ name, plays }) => `${name} ${plays}`)).toEqual([
      'Ada far',
      'You person',
      'Carlo strong',
      ' far',
      'Emil far',
    ]);
  });
});

test('between matches the seats of the last one are shown, and several people at one device have their names', () => {
  const seat = (guest: string | null, name: string | null) => ({ guest, name, score: 0, place: 1 });
  const seats = [seat('a', 'Ada'), seat('b', 'Bea'), seat('b', 'Ben'), seat(null, null)];
  const evening = { matches: 1, people: [], results: [{ match: 1, game: 'block', at: 0, seats }] };
  const over = { ...facts, phase: 'over', match: 2, evening, places: [] } as const;
  const shown = seatsShown({ ...toldTo(0, 0).first.scene, table: over });
  expect(ownSeats(shown, 'b')).toEqual([1, 2]);
  expect(sittersAt(shown, 'b', 'You')).toEqual([
    { name: 'Ada', plays: 'far' },
    { name: 'Bea', plays: 'person' },
    { name: 'Ben', plays: 'person' },
    { name: 'Dina', plays: 'medium' },
  ]);
});

describe('what is remembered', () => {
  test('the first promise of a table counts, and the last word', () => {
    const first = withPromise({}, 't', 1, { commitment: 'promised' });
    const sat = withPromise(first, 't', 1, { seat: 0, word: 'one' });
    const again = withPromise(sat, 't', 1, { commitment: 'another', word: 'two' });
    expect(again).toEqual({ 't.1': { commitment: 'promised', seat: 0, word: 'two' } });
  });

  test('old matches are forgotten, the newest are not', () => {
    let notes = {};
    for (let match = 1; match <= 60; match++)
      notes = withPromise(notes, 't', match, { commitment: `${match}` });
    expect(Object.keys(notes)).toHaveLength(40);
    expect(notes).toHaveProperty(['t.60']);
    expect(notes).not.toHaveProperty(['t.20']);
  });

  test('damaged promises are dropped, the others stay', () => {
    const good = { 't.1': { commitment: 'promised', seat: 0, word: 'one' } };
    expect(checkPromises({ ...good, 't.2': { seat: 'first' }, 't.3': null })).toEqual(good);
    expect(checkPromises('nonsense')).toEqual({});
  });

  test('whatever makes no sense is nobody', () => {
    expect(checkIdentity(null)).toBeNull();
    expect(checkIdentity({ name: '' })).toBeNull();
    expect(checkIdentity({ name: 'Anna' })).toEqual({ token: null, name: 'Anna' });
    expect(checkIdentity({ name: 'Anna', token: 't' })).toEqual({ token: 't', name: 'Anna' });
  });
});

test('the waits between tries grow from 0.3 to 10 seconds and differ', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((failed) => backoff(failed, 1));
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
  expect(backoff(3, 0)).toBe(1200);
  expect(backoff(0, 0)).toBe(300);
});

test('a clock says hours only where there are any', () => {
  expect([0, 9, 75, 120, 3600, 86_399].map(clockTime)).toEqual([
    '0:00',
    '0:09',
    '1:15',
    '2:00',
    '1:00:00',
    '23:59:59',
  ]);
});
