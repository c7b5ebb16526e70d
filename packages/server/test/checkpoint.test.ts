import { deserialize, serialize } from 'node:v8';
import { findGame, games, readOptions } from '@tischrunde/engine';
import { describe, expect, test } from 'vitest';
import { checkpointOf, stateFrom, stateVersion } from '../src/table/checkpoint.ts';
import { applyEntry, entryOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import type { TableState } from '../src/table/state.ts';
import { ToldTable } from './support/told-table.ts';

/** Everything about a state that can be told apart. */
const allOf = (state: TableState): unknown => ({
  ...state,
  game: state.game.id,
  known: state.facts,
  running: state.running && { ...state.running, match: state.running.match.transcript(), visible: null },
  scenes: [null, 0, 'outside' as const].map((viewpoint) => sceneOf(state, viewpoint)),
});

const restored = (state: TableState): TableState =>
  stateFrom(state.id, checkpointOf(state)) ?? expect.unreachable();

const say = (table: ToldTable, guest: string, id: string): void =>
  table.write({ at: 5, kind: 'said', guest, name: guest, text: 'psst', emote: null, id });

type Fields = Readonly<Record<string, unknown>>;
type Stored = Fields & { readonly fields: Fields };

/** What is stored of a state, changed. */
const changed = (state: TableState, change: (stored: Stored) => Fields): string =>
  serialize(change(deserialize(Buffer.from(checkpointOf(state), 'base64')))).toString('base64');

const withoutField = (fields: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));

/** What is stored, without its values: the names of fields, and of fields within objects and lists, and the types of values. */
function formOf({ state }: ToldTable): string {
  const form = (value: unknown): string => {
    if (typeof value !== 'object') return `:${typeof value}`;
    if (value === null) return '';
    if (value instanceof Map) return `[${[...value].slice(0, 1).map((entry) => entry.map(form).join(' '))}]`;
    if (value instanceof Set || Array.isArray(value)) return `[${[...value].slice(0, 1).map(form)}]`;
    const names = Object.entries(value).map(([name, one]) => name + form(one));
    return `(${names.join(' ')})`;
  };
  const { opened: _, ...stored } = deserialize(Buffer.from(checkpointOf(state), 'base64'));
  return form(stored);
}

/** A table with something of everything. */
function blockTable(): ToldTable {
  const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'stored', {
    timer: { seconds: 60, expiry: 'bot' },
  });
  table.play();
  say(table, 'guest 0', 'a line');
  for (const guest of ['guest 5', 'guest 6']) table.write({ at: 20, kind: 'benched', guest, name: guest });
  table.write({ at: 30, kind: 'ended', match: 1, next: 'another secret', winners: [0], scores: [1, 0] });
  return table;
}

/** A table in mid-match, with what the first one has not: a bot came to a seat, somebody may not talk or come back, a pause is wished, a move asked back. */
function disputedTable(): ToldTable {
  const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'stored', {
    choosing: 'vote',
    takesBack: true,
  });
  table.play();
  table.write({ at: 10, kind: 'bot', seat: 0, level: 'strong' });
  table.write({ at: 20, kind: 'sat', seat: 0, guest: 'guest 0', name: 'guest 0' });
  table.write({ at: 30, kind: 'pause', seat: 0, wish: true });
  table.write({ at: 40, kind: 'muted', guest: 'spectator', muted: true });
  table.write({ at: 50, kind: 'kicked', guest: 'stranger', name: null, kicked: true });
  table.write({ at: 60, kind: 'voted', guest: 'guest 0', game: 'solo' });
  table.play();
  table.write({ at: 70, kind: 'undoAsked', seat: 0, of: [1] });
  return table;
}

/** A score pad on which somebody has written. */
function padTable(): ToldTable {
  const names = ['Anna', 'Bea'];
  const table = new ToldTable('solo', 2, {}, 'stored', { pad: names }, false);
  const entries = [{ type: 'round', how: 'out', by: 0, hands: [null, 7] }];
  table.write({
    at: 10,
    kind: 'noted',
    guest: 'guest 0',
    name: 'Anna',
    id: 'one',
    from: 0,
    remove: 0,
    entries,
  });
  return table;
}

describe('a stored state', () => {
  test('is as none if it is damaged', () => {
    expect(stateFrom('table', 'damaged')).toBeNull();
    expect(stateFrom('table', '')).toBeNull();
  });

  test('is as none if it is of another version', () => {
    const { state } = blockTable();
    expect(
      stateFrom(
        state.id,
        changed(state, (stored) => stored),
      ),
    ).not.toBeNull();
    for (const version of [undefined, stateVersion - 1, stateVersion + 1])
      expect(
        stateFrom(
          state.id,
          changed(state, (stored) => ({ ...stored, version })),
        ),
      ).toBeNull();
  });

  test.each(['votes', 'isGuarded', 'clock', 'number'])('is as none without the field %s', (field) => {
    const { state } = blockTable();
    const without = changed(state, ({ fields, ...stored }) => ({
      ...stored,
      fields: withoutField(fields, field),
    }));
    expect(stateFrom(state.id, without)).toBeNull();
  });

  test('is as none if something within a field is missing', () => {
    const { state } = blockTable();
    const without = changed(state, ({ fields, ...stored }) => {
      const clock = withoutField(fields.clock as Fields, 'stoppedAt');
      return { ...stored, fields: { ...fields, clock } };
    });
    expect(stateFrom(state.id, without)).toBeNull();
  });

  test('has a puzzle that takes long to make: it is not made again', () => {
    const game = findGame('dominosa') ?? expect.unreachable();
    const { state, running } = new ToldTable(
      'dominosa',
      1,
      readOptions('dominosa', game.options, 1, {}),
      'one',
    );
    const elsewhere = changed(state, (stored) => ({
      ...stored,
      running: { ...(stored.running as Fields), seed: 'another' },
    }));
    const copy = stateFrom(state.id, elsewhere) ?? expect.unreachable();
    expect(copy.running?.match.view(null)).toEqual(running.match.view(null));
  });

  test('has the form of its version: another form needs another `stateVersion`', () => {
    const forms = [blockTable(), disputedTable(), padTable()].map(formOf);
    expect({ version: stateVersion, forms }).toMatchInlineSnapshot(`
      {
        "forms": [
          "(version:number rules:number game:string fields(options() host:string hostName:string from:string watching:string listed:boolean starting:string talk:string takesBack:boolean timer(seconds:number expiry:string) choosing:string chooser:string votes[] places[(guest:string name:string isProgram:boolean isWilling:boolean stay:number bot botChanges[] word seal isSealed:boolean isVoid:boolean)] bench[(guest:string name:string)] score(evening(matches:number people[] results[(match:number game:string at:number seats[(guest:string name:string score place)])])) pad readyAt satAt untoldSince voidSince rechoices:number rechosenAt:number pauseWished[] muted[] kicked[] isGuarded:boolean shutOuts:number isClosed:boolean number:number at:number hash:string isChained:boolean clock(timer(seconds:number expiry:string) since:number stoppedAt isGivenAnew:boolean) missedTurns:number waitingSince:number phase:string revealed(match:number commitment:string secret:string seals[:string] words[:string]) paused:boolean match:number secret:string commitment:string seals[:string] takeBacks(request moves[] asked[] lastAsked:number) milestones(last:number beforeLast:number weight:number) chat(said[(number:number guest:string name:string text:string emote)] players(most:number lines[(number:number guest:string name:string text:string emote)] ids[:string :number]) others(most:number lines[] ids[]))) running(game:string options() number:number seed:string words[:string] names[:string] guests[:string] holders[[:string]] agreed[] agreedAt moves:string made[[]] deals[]))",
          "(version:number rules:number game:string fields(options() host:string hostName:string from:string watching:string listed:boolean starting:string talk:string takesBack:boolean timer choosing:string chooser votes[:string :string] places[(guest:string name:string isProgram:boolean isWilling:boolean stay:number bot botChanges[:number] word:string seal:string isSealed:boolean isVoid:boolean)] bench[] score(evening(matches:number people[] results[])) pad readyAt satAt untoldSince voidSince rechoices:number rechosenAt:number pauseWished[:number] muted[:string] kicked[:string] isGuarded:boolean shutOuts:number isClosed:boolean number:number at:number hash:string isChained:boolean clock(timer since:number stoppedAt isGivenAnew:boolean) missedTurns:number waitingSince:number phase:string revealed paused:boolean match:number secret:string commitment:string seals[:string] takeBacks(request(seat:number number:number waiting[:number] until:number) moves[:number] asked[:number :number] lastAsked:number) milestones(last:number beforeLast:number weight:number) chat(said[] players(most:number lines[] ids[]) others(most:number lines[] ids[]))) running(game:string options() number:number seed:string words[:string] names[:string] guests[:string] holders[[:string]] agreed[] agreedAt moves:string made[[]] deals[]))",
          "(version:number rules:number game:string fields(options() host:string hostName:string from:string watching:string listed:boolean starting:string talk:string takesBack:boolean timer choosing:string chooser votes[] places[] bench[(guest:string name:string)] score(evening(matches:number people[] results[])) pad(match:number writes:number began:number names[:string] entries[(type:string how:string by:number hands[])] sent[(guest:string id:string number:number)]) readyAt satAt untoldSince voidSince rechoices:number rechosenAt:number pauseWished[] muted[] kicked[] isGuarded:boolean shutOuts:number isClosed:boolean number:number at:number hash:string isChained:boolean clock(timer since:number stoppedAt isGivenAnew:boolean) missedTurns:number waitingSince:number phase:string revealed paused:boolean match:number secret:string commitment:string seals[] takeBacks(request moves[] asked[] lastAsked:number) milestones(last:number beforeLast:number weight:number) chat(said[] players(most:number lines[] ids[]) others(most:number lines[] ids[]))) running)",
        ],
        "version": 2,
      }
    `);
  });

  test.each(games.map(({ id }) => id))('goes on as the one that it was made of: %s', (id) => {
    const game = games.find((candidate) => candidate.id === id) ?? expect.unreachable();
    const players = game.players.least;
    const table = new ToldTable(id, players, readOptions(id, game.options, players, {}), 'stored');
    for (let moves = 0; moves < 12; moves++) table.play();
    say(table, 'guest 0', 'one');
    say(table, 'spectator', 'two');
    const copy = restored(table.state);
    expect(allOf(copy)).toEqual(allOf(table.state));
    const since = table.log.length;
    for (let moves = 0; moves < 12; moves++) table.play();
    for (let lines = 0; lines < 80; lines++) say(table, `guest ${lines % 3}`, `line ${lines}`);
    table.write({ at: 6, kind: 'muted', guest: 'guest 1', muted: true });
    for (const entry of table.log.slice(since)) applyEntry(copy, entry);
    expect(allOf(copy)).toEqual(allOf(table.state));
    expect(copy.hash).toBe(table.state.hash);
  });

  test('is made of every field of the state, whatever happened before', () => {
    const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'stored', {
      timer: { seconds: 60, expiry: 'bot' },
    });
    const { state } = table;
    const written: Parameters<typeof table.write>[0][] = [
      { at: 10, kind: 'bot', seat: 1, level: 'strong' },
      { at: 20, kind: 'pause', seat: 0, wish: true },
      { at: 30, kind: 'pause', seat: 0, wish: false },
      { at: 40, kind: 'muted', guest: 'spectator', muted: true },
      { at: 45, kind: 'undoAsked', seat: 0, of: [1] },
      { at: 50, kind: 'stood', seat: 1 },
    ];
    for (const event of written) {
      table.write(event);
      expect(allOf(restored(state))).toEqual(allOf(state));
    }
    while (table.play());
    table.write({ at: 60, kind: 'ended', match: 1, next: 'another secret' });
    expect(allOf(restored(state))).toEqual(allOf(state));
    const copy = restored(state);
    const ready = { at: 70, kind: 'ready', seat: 0, word: 'another word' } as const;
    copy.apply(ready);
    state.apply(ready);
    expect(entryOf(copy, ready)).toEqual(entryOf(state, ready));
  });
});
