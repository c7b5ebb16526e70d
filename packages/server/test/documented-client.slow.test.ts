import { readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';

// A client written from docs/protocol.md and docs/protocol.schema.json, and from nothing else of ours.

interface Format {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Format[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Format;
  readonly properties?: Readonly<Record<string, Format>>;
  readonly additionalProperties?: Format | false;
  readonly required?: readonly string[];
}

interface Documented {
  readonly protocol: number;
  readonly asks: Readonly<Record<string, Format>>;
  readonly refusals: readonly string[];
  readonly games: readonly {
    readonly id: string;
    readonly players: { readonly least: number; readonly most: number };
    readonly options: readonly { readonly name: string }[];
  }[];
}

const { protocol, asks, refusals, games }: Documented = JSON.parse(
  readFileSync(new URL('../../../docs/protocol.schema.json', import.meta.url), 'utf8'),
);

/** Anything of a format. */
function samples(format: Format): fc.Arbitrary<unknown> {
  if (format.const !== undefined) return fc.constant(format.const);
  if (format.enum !== undefined) return fc.constantFrom(...format.enum);
  if (format.anyOf !== undefined) return fc.oneof(...format.anyOf.map(samples));
  switch (format.type) {
    case 'string':
      if (format.pattern !== undefined) return fc.stringMatching(new RegExp(format.pattern));
      // The formats do not say that a name must be seen, nor does a text of blanks have anything to say.
      return fc
        .string({ minLength: Math.max(1, format.minLength ?? 0), maxLength: format.maxLength ?? 100 })
        .map((text) => text.replaceAll(/^\s|\s$/g, 'x'));
    case 'integer':
      return fc.integer({ min: format.minimum ?? 0, max: format.maximum ?? 100 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(samples(format.items ?? {}), {
        minLength: format.minItems ?? 0,
        maxLength: format.maxItems ?? 5,
      });
    case 'object': {
      if (format.properties === undefined) return fc.dictionary(fc.constantFrom('type', 'tile'), fc.string());
      const fields = Object.entries(format.properties).map(
        ([name, inside]) => [name, samples(inside)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(format.required ?? [])] });
    }
    default:
      throw new Error(`a format that is not documented: ${JSON.stringify(format)}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `set`, `splice`, `in` and `gone`, as “Patches” has them. */
function patched(before: unknown, patch: Fields): Fields {
  const after: Record<string, unknown> = isFields(before) ? { ...before } : {};
  if (isFields(patch.set)) Object.assign(after, patch.set);
  if (isFields(patch.splice))
    for (const [name, change] of Object.entries(patch.splice)) {
      const [at, count, ...items] = change as [number, number, ...unknown[]];
      after[name] = (after[name] as unknown[]).toSpliced(at, count, ...items);
    }
  if (isFields(patch.in))
    for (const [name, inside] of Object.entries(patch.in))
      if (isFields(inside)) after[name] = patched(after[name], inside);
  if (Array.isArray(patch.gone)) for (const name of patch.gone) delete after[String(name)];
  return after;
}

/** One connection: asks and answers, and the scene of one table. */
class Line {
  scene: Fields = {};
  isRoundOver = false;
  private readonly socket: WebSocket;
  private count = 0;
  private readonly waiting = new Map<number, (answer: Fields) => void>();
  private news: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (content) => this.hear(JSON.parse(content.toString())));
  }

  static async open(address: string, name: string): Promise<Line> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const line = new Line(socket);
    expect(await line.ask({ do: 'hello', protocol, name })).toMatchObject({ ok: true });
    return line;
  }

  ask(fields: Fields): Promise<Fields> {
    const ask = ++this.count;
    return new Promise((resolve) => {
      this.waiting.set(ask, resolve);
      this.socket.send(JSON.stringify({ ...fields, ask }));
    });
  }

  /** Until a change comes. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.news = resolve;
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(message: Fields): void {
    if (isFields(message.scene)) this.scene = message.scene;
    if (message.tell === 'change') {
      if (isFields(message.patch)) this.scene = patched(this.scene, message.patch);
      const events = Array.isArray(message.events) ? message.events : [];
      this.isRoundOver ||= events.some((event) => isFields(event) && event.type === 'roundOver');
    }
    if (typeof message.answer === 'number') {
      const { ok = message.tell === 'change' } = message;
      this.waiting.get(message.answer)?.({ ...message, ok });
    }
    this.news();
  }
}

let cluster: EmbeddedCluster;
let address: string;

beforeAll(async () => {
  cluster = await openEmbedded();
  [{ address }] = cluster.servers;
});
afterAll(() => cluster.close());

// After these the connection is over, or another guest's.
const last = ['renew', 'hello'];

test.each(Object.keys(asks).filter((name) => !last.includes(name)))(
  '%s: whatever has the documented format is understood',
  async (name) => {
    const line = await Line.open(address, name);
    await fc.assert(
      fc.asyncProperty(samples(asks[name]), async (fields) => {
        if (!isFields(fields)) throw new Error('an ask is an object');
        // “Either a word or a seal” is said in words.
        const { seal, ...rest } = fields;
        const needsWord = ['sit', 'ready', 'play'].includes(name);
        const answer = await line.ask(needsWord ? { ...rest, word: seal ?? 'a-random-word' } : fields);
        expect(answer.code, `${JSON.stringify(fields)}: ${answer.error}`).not.toBe('message.bad');
        if (answer.ok !== true) expect(refusals).toContain(answer.code);
      }),
      { numRuns: 15 },
    );
    line.close();
  },
);

describe('a round is played by the documentation alone', () => {
  test.each(['fives', 'solo', 'solomino', 'concentration', 'dominanz', 'chickenfoot'])('%s', async (game) => {
    const documented = games.find(({ id }) => id === game);
    if (documented === undefined) throw new Error(`${game} is not documented`);
    const players = documented.players.least;
    const line = await Line.open(address, `Player of ${game}`);
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'easy'));
    const { table } = await line.ask({ do: 'open', id: `table-of-${game}`, game, players, bots });
    await line.ask({ do: 'look', table });
    expect(await line.ask({ do: 'sit', table, seat: 0, word: 'a-random-word' })).toMatchObject({ ok: true });
    expect(await line.ask({ do: 'start', table })).toMatchObject({ ok: true });
    for (let moves = 0; !line.isRoundOver && moves < 2000; ) {
      const { seen, table: facts } = line.scene;
      const legal = isFields(seen) && Array.isArray(seen.legal) ? seen.legal : [];
      if (legal.length === 0) {
        await line.next();
        continue;
      }
      const match = isFields(facts) ? facts.match : 0;
      const move = legal[moves % legal.length];
      const answer = await line.ask({ do: 'move', table, match, id: `move-${game}-${moves}`, move });
      if (answer.ok !== true) expect(answer.code).toBe('move.refused');
      moves++;
    }
    expect(line.isRoundOver).toBe(true);
    line.close();
  });
});
