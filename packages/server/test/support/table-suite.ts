import { setTimeout as sleep } from 'node:timers/promises';
import { openMatch, readTranscript, referee, seatAt } from '@tischrunde/engine';
import { commitmentTo, protocol, sceneAfter, seedFrom } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asFetched, Client, word } from './client.ts';
import type { TestCluster } from './cluster.ts';
import { isOver, numberAt, openTable, playOn, sitDown, together } from './play.ts';

/** The code of a refusal, or `ok`. */
const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : String(answer.code));

const short = { game: 'block', options: { rounds: 1 } } as const;

/** What a table has to be able to do, whatever it is kept in. */
export const tableSuite = (where: string, open: () => Promise<TestCluster>) =>
  describe(`a table, with ${where}`, { timeout: 30_000 }, () => {
    let cluster: TestCluster;
    beforeAll(async () => {
      cluster = await open();
    }, 60_000);
    afterAll(() => cluster.close(), 60_000);

    const placeOf = (client: Client, table: string, seat: number) => client.scene(table).table.places[seat];

    it('is opened, found by its link, and everybody sees who sits where', async () => {
      const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
      const table = await openTable([anna, bea], { ...short, players: 3, bots: [null, null, 'easy'] });
      await anna.must('sit', { table, seat: 1, word: word() });
      await bea.until(() => placeOf(bea, table, 1).guest === anna.guest, 'that Bea sees Anna sit');
      expect(bea.scene(table).table).toMatchObject({
        game: 'block',
        host: anna.guest,
        phase: 'gathering',
        match: 1,
        places: [
          { guest: null, bot: null },
          { name: 'Anna', ready: true },
          { guest: null, bot: 'easy' },
        ],
      });
      expect(codeOf(await bea.ask('sit', { table, seat: 1, word: word() }))).toBe('seat.taken');
      expect(codeOf(await bea.ask('sit', { table, seat: 3, word: word() }))).toBe('seat.none');
      expect(codeOf(await anna.ask('sit', { table, seat: 0, word: word() }))).toBe('seat.yours');
      expect(codeOf(await bea.ask('start', { table }))).toBe('seat.needed');
      expect(codeOf(await anna.ask('start', { table }))).toBe('table.phase');
      expect(codeOf(await bea.ask('stand', { table }))).toBe('seat.needed');
      await anna.must('stand', { table });
      await bea.must('sit', { table, seat: 1, word: word() });
    });

    it('is opened once, however often the same ask is sent', async () => {
      const anna = await cluster.enter('Anna');
      const wish = { id: word(), game: 'block', players: 2 };
      const [one, other] = await Promise.all([anna.must('open', wish), anna.must('open', wish)]);
      expect(one.table).toBe(other.table);
      expect((await anna.must('open', { ...wish, id: word() })).table).not.toBe(one.table);
    });

    it('is not opened for an unknown game or invalid options', async () => {
      const anna = await cluster.enter('Anna');
      const answers = await Promise.all([
        anna.ask('open', { id: word(), game: 'chess', players: 2 }),
        anna.ask('open', { id: word(), game: 'block', players: 9 }),
        anna.ask('open', { id: word(), game: 'block', players: 2, options: { sett: 6 } }),
      ]);
      expect(answers).toMatchObject([
        { code: 'table.bad', error: expect.stringContaining('chess') },
        { code: 'table.bad', error: expect.stringContaining('block is for 2 to 4 players') },
        { code: 'table.bad', error: expect.stringContaining('options.sett') },
      ]);
      expect(codeOf(await anna.ask('look', { table: '0000000000' }))).toBe('table.none');
    });

    it('is listed as it stands if it is public, and not otherwise', async () => {
      const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
      const open = await openTable([anna, bea], { ...short, listed: true });
      const hidden = await openTable([anna, bea], short);
      await anna.must('sit', { table: open, seat: 0, word: word() });
      const answer = await fetch(`${cluster.servers[0].address}/api/tables`);
      const list = (await answer.json()) as { tables: unknown[] };
      expect(list.tables).toContainEqual({
        id: open,
        game: 'block',
        host: 'Anna',
        players: 2,
        free: 1,
        phase: 'gathering',
        watching: 'link',
        people: ['Anna'],
        since: expect.any(Number),
      });
      expect(JSON.stringify(list)).not.toContain(hidden);
    });

    it('is played to the end of a match; then the secret is revealed, and the deal proves to be fair', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      const { commitment, words } = anna.scene(table).table.fair;
      expect(words).toHaveLength(2);
      expect(anna.received.join()).not.toContain('secret');
      expect(codeOf(await anna.ask('file', { table, match: 1 }))).toBe('match.none');
      await playOn(clients, table);
      const { revealed, match, fair } = anna.scene(table).table;
      expect(match).toBe(2);
      expect(fair.commitment).not.toBe(commitment);
      expect(revealed).toMatchObject({ match: 1, commitment, words });
      expect(commitmentTo(revealed?.secret ?? '')).toBe(commitment);
      const { file } = await bea.must('file', { table, match: 1 });
      expect(file.transcript.seed).toBe(seedFrom(file.secret, file.words));
      const judged = referee(file.transcript);
      expect(judged).toMatchObject({ phase: 'matchOver', scores: anna.scene(table).seen?.view.scores });
      const { deals: _deals, ...dealtAnew } = file.transcript;
      expect(referee({ ...dealtAnew })).toEqual(judged);
    });

    it('plays again when everybody is ready, with a new secret and new words', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      const first = anna.scene(table).table.fair;
      await playOn(clients, table);
      const words = [word(), word()];
      await anna.must('ready', { table, word: words[0] });
      expect(placeOf(anna, table, 0).ready).toBe(true);
      expect(anna.scene(table).table.phase).toBe('over');
      await bea.must('ready', { table, word: words[1] });
      await anna.until(() => anna.scene(table).table.phase === 'playing', 'the second match');
      expect(anna.scene(table).table).toMatchObject({ match: 2, fair: { words } });
      expect(anna.scene(table).table.fair.commitment).not.toBe(first.commitment);
      await together(clients, table);
      const mover = clients.find((client) => client.legal(table).length > 0);
      const old = await mover?.ask('move', { table, match: 1, id: word(), move: { type: 'pass' } });
      expect(old).toMatchObject({ ok: false, code: 'match.other' });
    });

    it('plays again without an absent guest, if a bot plays for them', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      await playOn(clients, table);
      await bea.close();
      await anna.until(() => !(anna.here.get(table) ?? []).includes(bea.guest), 'that Bea is gone');
      await sleep(300);
      await anna.must('ready', { table, word: word() });
      expect(anna.scene(table).table.phase).toBe('over');
      await anna.must('bot', { table, seat: 1, level: 'easy' });
      await anna.until(() => anna.scene(table).table.phase === 'playing', 'the second match');
      expect(placeOf(anna, table, 1)).toMatchObject({ guest: bea.guest, bot: 'easy' });
    });

    it('refuses a move by the rule that it breaks, and nothing changes', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [onTurn, other] = clients.toSorted((a, b) => b.legal(table).length - a.legal(table).length);
      const before = numberAt(onTurn, table);
      const refusals = [
        await other.move(table, onTurn.legal(table)[0]),
        await onTurn.move(table, { type: 'fly' }),
        await onTurn.move(table, { type: 'next' }),
      ];
      expect(refusals).toMatchObject([
        { code: 'move.refused', refusal: { rule: 'table.turn' } },
        { code: 'move.refused', refusal: { rule: 'table.move' } },
        { code: 'move.refused', refusal: { rule: 'table.phase' } },
      ]);
      await onTurn.look(table);
      expect(numberAt(onTurn, table)).toBe(before);
    });

    it('accepts a move once, however often it is sent, and drops fields that the sender added', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [onTurn, other] = clients.toSorted((a, b) => b.legal(table).length - a.legal(table).length);
      const [move] = onTurn.legal(table);
      const id = word();
      const answers = await Promise.all(
        [1, 2, 3].map(() => onTurn.move(table, { ...move, note: 'mine' }, id)),
      );
      expect(answers.every((answer) => answer.ok)).toBe(true);
      expect(new Set(answers.map((answer) => answer.ok && answer.number)).size).toBe(1);
      await together([onTurn, other], table);
      expect(other.scene(table).seen?.moves).toBe(1);
      expect(other.received.join()).not.toContain('mine');
    });

    it('tells a reconnecting client exactly what it missed', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { game: 'fives' });
      const [anna, bea] = clients;
      const late = await cluster.enter('Anna', anna.token);
      await late.look(table);
      const known = structuredClone(late.scenes.get(table));
      await late.must('leave', { table });
      await bea.must('say', { table, id: word(), text: 'now!' });
      await playOn(clients, table, 6);
      await together([bea, anna], table);
      const live = anna.received.map((text) => JSON.parse(text)).filter(({ tell }) => tell === 'change');
      const { number: since, epoch } = known ?? expect.unreachable();
      const answer = await late.must('look', { table, after: since, epoch });
      const changes = 'changes' in answer ? answer.changes : [];
      expect(changes.map(({ number }) => number)).toEqual(
        Array.from({ length: 7 }, (_, index) => since + 1 + index),
      );
      // The same as those were told who were there.
      for (const { number, event, events, patch } of changes)
        expect(live.find((change) => change.number === number)).toMatchObject({ event, events, patch });
      const scene = sceneAfter(known?.scene ?? expect.unreachable(), changes);
      expect(asFetched(scene)).toEqual(asFetched(anna.scene(table)));
      expect(scene.seen?.latest).toEqual(
        changes.flatMap(({ event, events }) =>
          event.kind === 'moved' ? [{ seat: event.seat, events }] : [],
        ),
      );
      const now = numberAt(anna, table);
      expect(await late.must('look', { table, after: now, epoch })).toMatchObject({ changes: [] });
      await late.must('leave', { table });
      // What was too long ago is not told again: it is shown as it stands.
      await playOn(clients, table, 60);
      await together([bea, anna], table);
      late.scenes.delete(table);
      // The other process may hear of the last move a little later.
      await vi.waitFor(async () => {
        const again = await late.must('look', { table, after: since, epoch });
        expect('scene' in again && asFetched(again.scene)).toEqual(asFetched(anna.scene(table)));
      });
    });

    it('shows spectators what they may see, and nothing where nobody may watch', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const carl = await cluster.enter('Carl');
      const scene = await carl.look(table);
      expect(scene.seen).toMatchObject({ seat: null, legal: [], view: { hands: [7, 7], seat: null } });
      expect(codeOf(await carl.move(table, clients[0].legal(table)[0] ?? { type: 'pass' }))).toBe(
        'seat.needed',
      );
      const closed = await sitDown(cluster, ['Anna', 'Bea'], { ...short, watching: 'nobody' });
      expect((await carl.look(closed.table)).seen).toBeNull();
      await playOn(closed.clients, closed.table);
      expect(carl.scene(closed.table).seen).toBeNull();
      await closed.clients[0].must('say', { table: closed.table, id: word(), text: 'among us' });
      // The last that a stranger hears of is the end of the match.
      await carl.until(() => isOver(carl, closed.table));
      await carl.must('look', { table: closed.table });
      expect(carl.received.join()).not.toContain('among us');
      expect(codeOf(await carl.ask('file', { table: closed.table, match: 1 }))).toBe('table.closed');
      expect(codeOf(await carl.ask('say', { table: closed.table, id: word(), text: 'hi' }))).toBe(
        'table.closed',
      );
    });

    it('lets people chat, and the host mute somebody', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      const id = word();
      const one = await bea.must('say', { table, id, text: '  Grüezi 👨‍👩‍👧 ' });
      expect((await bea.must('say', { table, id, text: 'Grüezi 👨‍👩‍👧' })).number).toBe(one.number);
      await anna.must('emote', { table, id: word(), emote: 'laugh' });
      await together([anna, bea], table);
      expect(bea.scene(table).said).toMatchObject([
        { guest: bea.guest, name: 'Bea', text: 'Grüezi 👨‍👩‍👧', emote: null },
        { guest: anna.guest, text: null, emote: 'laugh' },
      ]);
      expect(codeOf(await bea.ask('mute', { table, guest: anna.guest, muted: true }))).toBe('host.only');
      await anna.must('mute', { table, guest: bea.guest, muted: true });
      expect(codeOf(await bea.ask('say', { table, id: word(), text: 'why?' }))).toBe('said.muted');
      await anna.must('mute', { table, guest: bea.guest, muted: false });
      expect(codeOf(await bea.ask('say', { table, id: word(), text: 'thanks' }))).toBe('ok');
    });

    it('pauses when all people wish for it, and goes on when one wishes to', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      await anna.must('pause', { table, wish: true });
      expect(anna.scene(table).table).toMatchObject({ paused: false, pauseWished: [0] });
      await bea.must('pause', { table, wish: true });
      await together([bea, anna], table);
      expect(anna.scene(table).table.paused).toBe(true);
      const mover = clients.find((client) => client.legal(table).length > 0) ?? expect.unreachable();
      expect(codeOf(await mover.move(table, mover.legal(table)[0]))).toBe('move.paused');
      await bea.must('pause', { table, wish: false });
      await together([bea, anna], table);
      expect(anna.scene(table).table).toMatchObject({ paused: false, pauseWished: [] });
      expect(codeOf(await mover.move(table, mover.legal(table)[0]))).toBe('ok');
    });

    it('lets a bot play for a guest, who can take the seat back', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { game: 'fives' });
      const [anna, bea] = clients;
      await bea.must('bot', { table, seat: 1, level: 'easy' });
      expect(codeOf(await bea.move(table, { type: 'pass' }))).toBe('seat.bot');
      await playOn([anna], table, 5);
      await anna.until(() => anna.legal(table).length > 0, 'that it is her turn again');
      expect(placeOf(anna, table, 1)).toMatchObject({ guest: bea.guest, name: 'Bea', bot: 'easy' });
      await bea.must('bot', { table, seat: 1, level: null });
      await together([bea, anna], table);
      expect(placeOf(anna, table, 1).bot).toBeNull();
      // Others may do so for an absent player only. Who is here reaches the other process a little later.
      await anna.until(() => (anna.here.get(table) ?? []).includes(bea.guest), 'that Bea is here');
      expect(codeOf(await anna.ask('bot', { table, seat: 1, level: 'easy' }))).toBe('seat.taken');
      expect(codeOf(await bea.ask('bot', { table, seat: 0, level: 'easy' }))).toBe('seat.taken');
      await bea.close();
      await anna.until(() => !(anna.here.get(table) ?? []).includes(bea.guest), 'that Bea is gone');
      await sleep(300);
      await anna.must('bot', { table, seat: 1, level: 'easy' });
      const again = await cluster.enter('Bea', bea.token);
      expect((await again.look(table)).seen?.seat).toBe(1);
      await again.must('bot', { table, seat: 1, level: null });
    });

    it('goes on with a bot when a guest stands up during a match, until somebody takes the seat over', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const [anna, bea] = clients;
      await bea.must('stand', { table });
      expect(bea.scene(table).seen?.seat).toBeNull();
      expect(bea.scene(table).seen?.view.hands[1]).toBe(7);
      const carl = await cluster.enter('Carl');
      await carl.look(table);
      expect(codeOf(await carl.ask('sit', { table, seat: 0, word: word() }))).toBe('seat.taken');
      await carl.must('sit', { table, seat: 1, word: word() });
      expect(carl.scene(table).seen).toMatchObject({ seat: 1, view: { hands: [7, expect.any(Array)] } });
      expect(codeOf(await bea.ask('sit', { table, seat: 1, word: word() }))).toBe('seat.taken');
      await playOn([anna, carl], table);
      expect(anna.scene(table).table.evening.results[0].seats.map(({ name }) => name)).toEqual([
        'Anna',
        'Carl',
      ]);
    });

    it('is played by bots alone while somebody watches', async () => {
      const anna = await cluster.enter('Anna');
      const table = await openTable([anna], {
        game: 'block',
        players: 2,
        options: { rounds: 2 },
        bots: ['medium', 'easy'],
      });
      await anna.must('start', { table });
      await anna.until(() => isOver(anna, table), 'the end of the match', 20_000);
      expect(anna.scene(table).seen?.view.round).toBe(2);
    });

    it.concurrent.each(['bot', 'pass'] as const)(
      'moves for a player whose time runs out (%s)',
      async (expiry) => {
        const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], {
          game: 'fives',
          timer: { seconds: 5, expiry },
        });
        const [anna] = clients;
        expect(anna.scene(table).table.deadline).toBeGreaterThan(Date.now());
        const since = numberAt(anna, table);
        await anna.until(() => numberAt(anna, table) > since, 'a move by the clock', 9000);
        const last = anna.received.findLast((text) => text.includes('"kind":"moved"'));
        expect(JSON.parse(last ?? '')).toMatchObject({ event: { by: 'clock' } });
      },
      15_000,
    );

    it('says who is here, at every process', async () => {
      const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
      const table = await openTable([anna, bea], short);
      const isBeaHere = (): boolean => (anna.here.get(table) ?? []).includes(bea.guest);
      await anna.until(isBeaHere, 'that Bea is here');
      await bea.close();
      await anna.until(() => !isBeaHere(), 'that Bea is gone');
    });

    it('shuts boards out at every process when the host of a closed table sends somebody away', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { ...short, watching: 'nobody' });
      const [anna, bea] = clients;
      const { code } = await bea.must('code', { table });
      const boards = await Promise.all(cluster.servers.map(({ address }) => Client.connect(address)));
      const passes: string[] = [];
      for (const board of boards) {
        await board.must('hello', { protocol, role: 'board' });
        const shown = await board.must('look', { table, code });
        passes.push(('scene' in shown ? shown.pass : undefined) ?? expect.unreachable());
      }
      await anna.must('kick', { table, guest: bea.guest, kicked: true });
      for (const board of boards) {
        const isGone = (): boolean => board.received.some((text) => text.includes('"tell":"gone"'));
        await board.until(isGone, 'that a board is shut out');
        for (const pass of passes)
          expect(codeOf(await board.ask('look', { table, pass }))).toBe('table.closed');
        expect(codeOf(await board.ask('look', { table, code }))).toBe('code.void');
      }
    });

    it('is the same from every device of a guest', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      const phone = await cluster.enter('Anna', clients[0].token);
      expect(phone.guest).toBe(clients[0].guest);
      expect(await phone.look(table)).toEqual(asFetched(clients[0].scene(table)));
    });

    it('shows each seat what the referee says it sees', async () => {
      const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
      await playOn(clients, table);
      const { file } = await clients[0].must('file', { table, match: 1 });
      const { moves, ...opening } = readTranscript(file.transcript);
      const match = openMatch(opening);
      for (const { seat, move } of moves) match.attempt(seat, move);
      for (const [seat, client] of clients.entries())
        expect(client.scene(table).seen?.view).toEqual(match.view(seatAt(seat)));
    });
  });
