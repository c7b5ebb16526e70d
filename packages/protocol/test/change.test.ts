import { type Event, openMatch, readTranscript } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Change, sceneAfter } from '../src/change.ts';
import { mostEvents, type Scene } from '../src/scene.ts';

const passed = (seat: number): Event => ({ type: 'passed', seat, lacks: [] });
const dealt: Event = { type: 'dealt', round: 2, turn: 0 };

/** A match of which two passes were heard, seen by the first seat. */
function sceneOfMatch(): Scene {
  const match = openMatch(readTranscript({ game: 'block', players: 2, seed: 'change', moves: [] }));
  return {
    table: {
      id: '0123456789',
      game: 'block',
      options: {},
      host: 'anna',
      places: [],
      watching: 'link',
      listed: false,
      starting: 'players',
      talk: 'everybody',
      takesBack: false,
      timer: null,
      phase: 'playing',
      match: 1,
      fair: { commitment: '', seals: [], words: [] },
      revealed: null,
      paused: false,
      pauseWished: [],
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
    },
    seen: {
      seat: 0,
      view: match.view(null),
      events: [passed(0), passed(1)],
      legal: [],
      moves: 2,
      outOfTurn: false,
      sheet: [],
      latest: [{ seat: 1, events: [passed(1)] }],
    },
    said: [],
  };
}

const moved = (seat: number, events: readonly Event[], moves: number): Change => ({
  number: moves,
  event: { kind: 'moved', seat, by: 'player' },
  events,
  patch: { in: { seen: { set: { moves } } } },
});

describe('the scene after changes', () => {
  test('has what was heard, and the moves of all changes', () => {
    const { seen } = sceneAfter(sceneOfMatch(), [moved(0, [passed(0)], 3), moved(1, [passed(1)], 4)]);
    expect(seen).toMatchObject({
      moves: 4,
      events: [passed(0), passed(1), passed(0), passed(1)],
      latest: [
        { seat: 0, events: [passed(0)] },
        { seat: 1, events: [passed(1)] },
      ],
    });
  });

  test('begins its events anew with a deal', () => {
    const { seen } = sceneAfter(sceneOfMatch(), [moved(0, [passed(0), dealt, passed(1)], 3)]);
    expect(seen?.events).toEqual([dealt, passed(1)]);
    expect(seen?.latest).toMatchObject([{ events: [passed(0), dealt, passed(1)] }]);
  });

  test('has no moves of the match before', () => {
    const started: Change = {
      number: 4,
      event: { kind: 'started', match: 2 },
      events: [dealt],
      patch: { in: { seen: { set: { moves: 0 } } } },
    };
    const { seen } = sceneAfter(sceneOfMatch(), [moved(0, [passed(0)], 3), started]);
    expect(seen).toMatchObject({ moves: 0, events: [dealt], latest: [] });
  });

  test('keeps what is seen of the match where the changes do not concern it', () => {
    const scene = sceneOfMatch();
    const said: Change = {
      number: 3,
      event: { kind: 'said' },
      events: [],
      patch: { set: { said: [] }, in: { table: { set: { paused: true } } } },
    };
    const after = sceneAfter(scene, [said]);
    expect(after.seen).toBe(scene.seen);
    expect(after.table.paused).toBe(true);
  });

  test('has the newest events only', () => {
    let scene = sceneOfMatch();
    for (let moves = 3; moves < mostEvents + 10; moves++)
      scene = sceneAfter(scene, [moved(moves % 2, [passed(moves % 2)], moves)]);
    expect(scene.seen?.events).toHaveLength(mostEvents);
    expect(scene.seen?.events.at(-1)).toEqual(passed((mostEvents + 9) % 2));
  });

  test('has no match where none may be seen', () => {
    const scene: Scene = { ...sceneOfMatch(), seen: null };
    expect(sceneAfter(scene, [{ ...moved(0, [], 3), patch: null }])).toEqual(scene);
  });

  test('leaves the scene before as it was', () => {
    const scene = sceneOfMatch();
    sceneAfter(scene, [moved(0, [passed(0)], 3)]);
    expect(scene).toEqual(sceneOfMatch());
  });
});
