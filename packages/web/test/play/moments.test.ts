import { VirtualClock } from '@tischrunde/bots';
import {
  chanceOf,
  type Event,
  type GameId,
  games,
  type Match,
  openMatch,
  pointsOfMoves,
  readOptions,
  seatsOf,
  seedOf,
} from '@tischrunde/engine';
import { type Note, notesOf, openBook } from '@tischrunde/rulebook';
import { describe, expect, it, test } from 'vitest';
import { newestIn, sinceMoveOf } from '../../src/play/moments/latest-moves.ts';
import { type Moment, momentsIn } from '../../src/play/moments/moment.ts';
import { MomentQueue, type ShownMoment } from '../../src/play/moments/moment-queue.ts';
import { stillOf } from '../../src/play/moments/still-moment.ts';
import { payingGames } from '../../src/play/moments/use-move-points.ts';
import { noteThatFits } from '../../src/play/plate-note.tsx';
import { sounds } from '../../src/play/sound/sounds.ts';
import type { SeatView } from '../../src/session/table.ts';
import { playRound } from '../random-round.ts';

const book = await openBook('en');

/** A match as seat 0 sees it right after a move. */
const seenOf = (match: Match, seat: number): SeatView => {
  const front = seatsOf(match.players)[0];
  return {
    seat: front,
    ...match.known(front),
    legal: [],
    moves: 1,
    outOfTurn: match.outOfTurn,
    sheet: [],
    latest: [{ seat, events: match.latest(front) }],
  };
};

interface Happened {
  readonly events: readonly Event[];
  readonly moments: readonly Moment[];
}

/** Rounds of cards are long. */
const mostMoves = (id: string): number => (id === 'solo' || id === 'solomino' ? 1500 : 250);

/** A random match with the moments of each of its moves. Now and then somebody acts out of turn or forgets to call. */
function* happenings(game: (typeof games)[number], players: number, seed: string): Generator<Happened> {
  const options = readOptions(game.id, game.options, players, {});
  const match = openMatch({ game, players, options, seed, deals: [] });
  const chance = chanceOf(seedOf(seed), 0);
  for (let count = 0; count < mostMoves(game.id) && match.phase !== 'matchOver'; count++) {
    const able = seatsOf(players).filter((seat) => match.countLegal(seat) > 0);
    const seat = match.turn !== null && chance.below(3) > 0 ? match.turn : able[chance.below(able.length)];
    const legal = match.legal(seat).filter(({ type }) => type !== 'giveUp');
    if (legal.length === 0) continue;
    const { call, ...move } = legal[chance.below(legal.length)];
    match.attempt(seat, call === undefined || chance.below(3) === 0 ? move : { ...move, call });
    const seen = seenOf(match, seat);
    yield { events: seen.latest[0].events, moments: momentsIn(seen) };
  }
}

/** Everything that brings points: rules, or the end of a round. */
const paid = new Map<GameId, Set<string>>();
const kinds = new Set<string>();

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('shows every score, from where it was made to the seat it belongs to, and lets it be heard', () => {
    const ways = new Set<string>();
    for (const players of new Set([game.players.least, Math.min(4, game.players.most)]))
      for (const { events, moments } of happenings(game, players, `${id} ${players}`)) {
        const scored = new Map<number, number>();
        for (const event of events)
          if (event.type === 'scored') {
            ways.add(event.rule);
            scored.set(event.seat, (scored.get(event.seat) ?? 0) + event.points);
          }
        const seen = moments.filter(({ kind }) => kind === 'points');
        expect(seen.map(({ seat }) => seat)).toEqual([...scored.keys()]);
        for (const moment of moments) {
          // Where nothing moves, it is seen all the same.
          if (moment.kind !== 'win' || moment.winners.length > 0)
            expect(stillOf(moment, book)).not.toEqual([]);
          kinds.add(moment.kind === 'word' ? moment.word : moment.kind);
          expect(moment.lasts).toBeLessThanOrEqual(
            moment.kind === 'win' && moment.what === 'match' ? 1500 : 1200,
          );
          expect(sounds).toContain(moment.sound);
          if (moment.kind !== 'points') continue;
          expect(moment.points).toBe(scored.get(moment.seat ?? -1));
          expect(moment.from.length).toBeGreaterThan(0);
          expect(moment.to).toEqual({ at: 'seat', seat: moment.seat });
        }
        for (const event of events) {
          if (event.type !== 'roundOver' || event.points === null || players === 1) continue;
          const win = moments.find(({ kind }) => kind === 'win');
          // In Hektik the next round has begun.
          if (win === undefined) expect(events.at(-1)?.type).toBe('revealed');
          if (win?.kind !== 'win' || win.gains.length === 0) continue;
          ways.add(event.reason === 'locked' ? 'locked' : 'end');
          expect(win.from.length).toBeGreaterThan(0);
        }
      }
    paid.set(id, ways);
  });
});

test('random matches have every way to score, and every kind of moment', () => {
  expect(paid.get('fives')).toEqual(new Set(['fives.score', 'end']));
  expect(paid.get('bergen')).toEqual(
    new Set(['bergen.open', 'bergen.double', 'bergen.triple', 'bergen.highest', 'bergen.out', 'end']),
  );
  expect(paid.get('concentration')).toEqual(new Set(['concentration.score']));
  expect(paid.get('burg')).toEqual(new Set(['burg.score']));
  expect(paid.get('italian')).toEqual(new Set(['italian.hit']));
  for (const id of ['block', 'team', 'solo', 'solomino', 'dominanz'] as const)
    expect(paid.get(id)).toContain('end');
  expect([...kinds].toSorted()).toEqual([
    'block',
    'call',
    'cards',
    'debt',
    'forgot',
    'hands',
    'jumpedIn',
    'locked',
    'points',
    'skipped',
    'win',
  ]);
});

/** The moments of events at a table, as seat 0 sees it in the middle of a round. */
const momentsOf = (game: string, ...events: Event[]): Moment[] => {
  const match = playRound({ game, seed: 1 });
  const seen = seenOf(match, 1);
  return momentsIn({ ...seen, view: { ...seen.view, phase: 'play' }, latest: [{ seat: 1, events }] });
};

test('the page knows in which games a lay may earn something', () => {
  const paying = games.flatMap((game) => {
    const players = game.players.least;
    const options = readOptions(game.id, game.options, players, {});
    const match = openMatch({ game, players, options, seed: 'paying', deals: [] });
    const chance = chanceOf(seedOf('paying'), 0);
    for (let count = 0; count < 300 && match.phase !== 'matchOver'; count++) {
      const seat = match.turn ?? seatsOf(players)[0];
      const legal = match.legal(seat);
      if (legal.length === 0) break;
      const points = match.phase === 'play' ? pointsOfMoves(match.known(seat), seat, legal.slice(0, 40)) : [];
      if (points.some((earned) => earned > 0)) return [game.id];
      match.attempt(seat, legal[chance.below(legal.length)]);
    }
    return [];
  });
  // In Hektik the chain says it.
  expect(new Set(paying.filter((id) => id !== 'hektik'))).toEqual(payingGames);
});

describe('a moment', () => {
  const card: Event = { type: 'laid', seat: 1, card: 'r:draw2', interjected: true };

  it('begins at the ends that were counted', () => {
    const counted = [
      { piece: '5-5', value: 10 },
      { piece: '4-0', value: 0 },
    ];
    const [moment] = momentsOf(
      'fives',
      { type: 'laid', seat: 1, tile: '4-0', at: '4-1:4', out: 0 },
      { type: 'scored', seat: 1, points: 10, rule: 'fives.score', counted },
    );
    expect(moment).toMatchObject({
      kind: 'points',
      points: 10,
      counted,
      from: [
        { at: 'piece', key: '5-5' },
        { at: 'piece', key: '0-4' },
      ],
      to: { at: 'seat', seat: 1 },
    });
  });

  it('is one for all that a move brings, and comes after what was called', () => {
    const moments = momentsOf(
      'bergen',
      { type: 'laid', seat: 1, tile: '4-0', at: '4-1:4', out: 0, goesOut: true },
      { type: 'scored', seat: 1, points: 2, rule: 'bergen.double' },
      { type: 'scored', seat: 1, points: 2, rule: 'bergen.out' },
    );
    expect(moments.map(({ kind }) => kind)).toEqual(['call', 'points']);
    expect(moments[1]).toMatchObject({ points: 4, from: [{ at: 'piece', key: '0-4' }] });
  });

  it('is a jump in, a call, a debt, in their order', () => {
    const moments = momentsOf('solo', card, { type: 'called', seat: 1 }, { type: 'owed', seat: 1, count: 4 });
    expect(moments.map(({ kind, sound }) => [kind, sound])).toEqual([
      ['word', 'jump'],
      ['call', 'call'],
      ['debt', 'debt'],
    ]);
  });

  it('is the cards that a debt or a forgotten call costs, but not a card that is drawn', () => {
    const drew = (cause: 'turn' | 'debt' | 'penalty') =>
      momentsOf('solo', { type: 'drew', seat: 1, count: 8, cards: null, cause }).map(({ kind }) => kind);
    expect(drew('turn')).toEqual([]);
    expect(drew('debt')).toEqual(['cards']);
    expect(drew('penalty')).toEqual(['word', 'cards']);
  });

  it('is nothing of the end of a round that has already given way to the next', () => {
    expect(
      momentsOf('block', { type: 'roundOver', round: 1, reason: 'out', winners: [1], points: [0, 7] }),
    ).toEqual([]);
  });

  it('ends a round with what everybody is charged for', () => {
    const match = playRound({ game: 'solo', seed: 3 });
    const win = momentsIn(seenOf(match, 1)).at(-1);
    expect(win).toMatchObject({ kind: 'win', what: 'round' });
    if (win?.kind === 'win') expect(win.gains.length).toBeGreaterThan(0);
    expect(book.say('moment.blocked')).not.toBe('');
  });
});

describe('what stays until one moves', () => {
  const laid = (seat: number, tile: string): Event => ({ type: 'laid', seat, tile, at: '6-6:6', out: 3 });
  const drew = (seat: number): Event => ({ type: 'drew', seat, tile: null, lacks: [] });
  const events: Event[] = [
    { type: 'dealt', round: 1, turn: 0 },
    laid(1, '6-6'),
    laid(0, '6-3'),
    drew(1),
    drew(1),
    laid(1, '6-1'),
    { type: 'scored', seat: 1, points: 10, rule: 'fives.score' },
    { type: 'passed', seat: 2, lacks: [] },
    { type: 'skipped', seat: 0 },
  ];

  it('is what the others did since, in a few words', () => {
    const people = { front: 0, nameOf: (seat: number) => `X${seat}` };
    const notes = notesOf(book, sinceMoveOf(0, events), 'fives', people);
    expect(notes.get(1)?.map(({ text }) => text)).toEqual(['drew 2', '6-1', '+10']);
    expect(notes.get(2)?.map(({ text }) => text)).toEqual(['passed']);
    expect(notesOf(book, sinceMoveOf(2, events), 'fives', people).has(1)).toBe(false);
    // To draw is no reason to forget it; to lay after that is.
    expect(sinceMoveOf(0, [...events, drew(0), drew(0)])).toContainEqual(laid(1, '6-1'));
    expect(sinceMoveOf(0, [...events, drew(0), laid(0, '1-1')])).toEqual([]);
  });

  it('is cut to its newest parts where there is little room, and says what was laid rather than drawn', () => {
    const part = (text: string, brief = text) => ({ text, brief, isDraw: /drew/.test(text) });
    const upTo = (parts: readonly Note[]) => (most: number) =>
      noteThatFits(parts, (note) => note.length <= most);
    const scored = upTo([part('drew 2'), part('6-1'), part('+10')]);
    expect([3, 9, 20, 2].map(scored)).toEqual(['+10', '6-1 · +10', 'drew 2 · 6-1 · +10', '']);
    const drew = upTo([part('3-1'), part('drew 1')]);
    expect([20, 9, 2].map(drew)).toEqual(['3-1 · drew 1', '3-1', '']);
    const called = upTo([part('2-2'), part('Chickenfoot!')]);
    expect([20, 12, 9].map(called)).toEqual(['2-2 · Chickenfoot!', 'Chickenfoot!', '2-2']);
    const card = upTo([part('red 9 and green 2', '●9 ▲2')]);
    expect([20, 9, 2].map(card)).toEqual(['red 9 and green 2', '●9 ▲2', '']);
  });

  it('marks the last piece in the colour of its player', () => {
    expect(newestIn(events)?.keys).toEqual(['1-6']);
    expect(newestIn([...events, laid(2, '3-1')])?.colour).not.toBe(newestIn(events)?.colour);
    expect(newestIn([...events, { type: 'dealt', round: 2, turn: 0 }])).toBeNull();
  });
});

describe('the queue', () => {
  const moment = (points: number): Moment => ({
    kind: 'points',
    points,
    counted: [],
    seat: 0,
    from: [{ at: 'table' }],
    to: { at: 'seat', seat: 0 },
    sound: 'points',
    lasts: 1000,
  });

  function open() {
    const clock = new VirtualClock();
    const log: string[] = [];
    const name = (one: Moment | null): string => (one?.kind === 'points' ? `${one.points}` : 'over');
    const queue = new MomentQueue(clock, {
      begins: (shown: ShownMoment | null) => log.push(`${clock.now()} ${name(shown)}`),
      arrives: (arrived) => log.push(`${clock.now()} +${name(arrived)}`),
    });
    return { clock, queue, log };
  }

  it('shows one after the other, and says how long that takes', () => {
    const { clock, queue, log } = open();
    expect(queue.add([moment(1), moment(2)])).toBe(2000);
    clock.runUntil(5000);
    expect(log).toEqual(['0 1', '720 +1', '1000 2', '1720 +2', '2000 over']);
  });

  it('lets everything arrive at once when it is skipped, each once', () => {
    const { clock, queue, log } = open();
    queue.add([moment(1), moment(2)]);
    clock.runUntil(800);
    queue.skip();
    queue.skip();
    clock.runUntil(5000);
    expect(log).toEqual(['0 1', '720 +1', '800 +2', '800 over']);
  });

  it('hurries where many wait', () => {
    const { clock, queue, log } = open();
    expect(queue.add([1, 2, 3, 4, 5].map(moment))).toBe(2500);
    clock.runUntil(9000);
    expect(log.filter((line) => line.includes('+'))).toHaveLength(5);
    expect(log.at(-1)).toBe('2500 over');
  });
});
