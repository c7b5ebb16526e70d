import { levels } from '@tischrunde/bots';
import { isObject, type Json, type JsonObject } from '@tischrunde/engine';
import * as v from 'valibot';
import { plainName, plainText } from './plain-text.ts';

/** The version of the protocol. A server refuses clients of any other. */
export const protocol = 2;

/** Messages without words. */
export const emotes = ['hello', 'thanks', 'well-played', 'oops', 'hurry', 'laugh', 'wow', 'sad'] as const;

export type Emote = (typeof emotes)[number];

/** The length limit of a message. Bytes. */
export const longestMessage = 8192;

/** The length limit of a name. UTF-16 units, after what cannot be seen was taken out. */
export const longestName = 24;
/** The length limit of a line of chat. */
export const longestText = 200;

const name = v.pipe(v.string(), v.maxLength(longestText), v.transform(plainName), v.maxLength(longestName));
const text = v.pipe(
  v.string(),
  v.maxLength(2 * longestText),
  v.transform(plainText),
  v.minLength(1),
  v.maxLength(longestText),
);
/** A code that carries a guest to another device. */
const code = v.pipe(v.string(), v.maxLength(600));
const tableForm = /^[0-9a-hjkmnp-tv-z]{10}$/;
const table = v.pipe(v.string(), v.regex(tableForm));
const highestSeat = 15;
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestSeat));
const guest = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/));
/** A random word that goes into the seed. */
const word = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{8,64}$/));
/** The hash of a word that is told later. */
const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** Makes a message idempotent: sent again with the same id, it is carried out only once. */
const idForm = /^[0-9A-Za-z_-]{8,40}$/;
const id = v.pipe(v.string(), v.regex(idForm));
const level = v.picklist(levels);
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** The address of a push service that a browser gave out. Nothing that a store could not keep or index. */
const endpoint = v.pipe(v.string(), v.regex(/^https:\/\/[!-~]{1,992}$/));
/** What a browser gave out so that it can be called, with the language for it. */
const subscription = v.strictObject({
  endpoint,
  p256dh: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{22}$/)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});

export type Subscription = v.InferOutput<typeof subscription>;

/** How deep lists and objects in a move may be nested. */
const deepest = 5;

/** Every message with a move is asked this, so it makes no list of the parts. */
function isDeeperThan(levels: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((part) => isDeeperThan(levels - 1, part));
  if (!isObject(value)) return false;
  for (const field in value) if (isDeeperThan(levels - 1, value[field])) return true;
  return false;
}

/** Any object of limited depth; the referee decides which moves exist and which are legal. */
const move = v.pipe(
  v.custom<JsonObject>(isObject, 'a move is an object'),
  v.check((fields) => !isDeeperThan(deepest, fields), `a move has at most ${deepest} levels`),
);

/** The answer carries the same number as `ask`. */
const asked = <Do extends string, Fields extends v.ObjectEntries>(what: Do, fields: Fields) =>
  v.strictObject({ ask: number, do: v.literal(what), ...fields });

type Promised = { readonly word?: string | undefined; readonly seal?: string | undefined };

/** With either the word itself or its seal. */
const promised = <Schema extends v.GenericSchema<unknown, Promised>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check<v.InferOutput<Schema>, string>(
      ({ word, seal }) => (word === undefined) !== (seal === undefined),
      'expected either a word or a seal',
    ),
  );

const game = v.pipe(v.string(), v.maxLength(20));
const players = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const options = v.record(
  v.pipe(v.string(), v.maxLength(20)),
  v.union([v.pipe(v.string(), v.maxLength(20)), v.number(), v.boolean()]),
);
const bots = v.pipe(v.array(v.nullable(level)), v.maxLength(16));
const watching = v.picklist(['link', 'nobody']);
const starting = v.picklist(['host', 'players']);
const talk = v.picklist(['everybody', 'players']);
const choosing = v.picklist(['host', 'vote', 'turns']);
const timer = v.nullable(
  v.strictObject({
    seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(86_400)),
    expiry: v.picklist(['bot', 'pass']),
  }),
);
/** Who plays, by seat, on a score pad. */
const padNames = v.pipe(v.array(name), v.minLength(2), v.maxLength(16));
/** An entry of a score pad; the engine decides which there are. */
const padEntry = v.pipe(
  v.custom<JsonObject>(isObject, 'an entry is an object'),
  v.check((fields) => !isDeeperThan(deepest, fields), `an entry has at most ${deepest} levels`),
);
/** The short code of a table. */
const shortCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{5}$/));
/** What lets a board see a closed table. */
const pass = v.pipe(v.string(), v.maxLength(200));
/** One of the guest's own seats; left out, the first of them. */
const ownSeat = v.optional(seat);

/** Every message a client may send: one JSON object in one text frame. */
export const asks = {
  hello: asked('hello', {
    protocol: v.literal(protocol),
    token: v.optional(v.pipe(v.string(), v.maxLength(600))),
    name: v.optional(name),
    /** Marks a new guest as a program, for good. */
    program: v.optional(v.boolean()),
    /** A board has no name and no seat: it shows a table to everybody in the room. */
    role: v.optional(v.picklist(['guest', 'board'])),
    proof: v.optional(number),
  }),
  rename: asked('rename', { name }),
  renew: asked('renew', {}),
  carry: asked('carry', {}),
  whose: asked('whose', { code }),
  redeem: asked('redeem', { code }),
  subscribe: asked('subscribe', { subscription }),
  unsubscribe: asked('unsubscribe', { endpoint }),
  open: asked('open', {
    id,
    game,
    players,
    options: v.optional(options, {}),
    bots: v.optional(bots, []),
    watching: v.optional(watching, 'link'),
    listed: v.optional(v.boolean(), false),
    /** Left out, it is the host at a public table, and else the players. */
    starting: v.optional(starting),
    talk: v.optional(talk, 'everybody'),
    takesBack: v.optional(v.boolean(), false),
    timer: v.optional(timer, null),
    /** Left out, it is the host. */
    choosing: v.optional(choosing),
    /** Who plays with the real game: the table is a score pad, and has no seats. */
    pad: v.optional(padNames),
  }),
  /** `to` is the id of a table, or its short code, in any case. */
  invited: asked('invited', { to: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{5,10}$/)) }),
  code: asked('code', { table }),
  play: promised(asked('play', { id, game, word: v.optional(word), seal: v.optional(seal) })),
  mine: asked('mine', {}),
  /** `after` counts only with the epoch in which that event was seen. */
  look: asked('look', {
    table,
    after: v.optional(number),
    epoch: v.optional(number),
    /** Every seat of a guest is looked from on its own. */
    seat: ownSeat,
    /** These two let a board see a closed table. */
    code: v.optional(shortCode),
    pass: v.optional(pass),
    /** Whether a board plays the sounds of the table. Browsers are silent until somebody touches them. */
    sounds: v.optional(v.boolean()),
  }),
  leave: asked('leave', { table, seat: ownSeat }),
  /** With a name, another person sits down on the same device. */
  sit: promised(
    asked('sit', { table, seat, word: v.optional(word), seal: v.optional(seal), name: v.optional(name) }),
  ),
  stand: asked('stand', { table, seat: ownSeat }),
  /** With a guest on the bench, the host lets them take turns. */
  bench: asked('bench', { table, guest: v.optional(guest) }),
  bot: asked('bot', { table, seat, level: v.nullable(level) }),
  start: asked('start', { table }),
  ready: promised(asked('ready', { table, word: v.optional(word), seal: v.optional(seal), seat: ownSeat })),
  word: asked('word', { table, word, seat: ownSeat }),
  move: asked('move', { table, match: number, id, move, seat: ownSeat }),
  pause: asked('pause', { table, wish: v.boolean(), seat: ownSeat }),
  /** `moves` is the number of moves that the sender has seen, so that no other move is meant. */
  takeBack: asked('takeBack', { table, match: number, moves: number, seat: ownSeat }),
  /** `number` is that of the event by which it was asked. */
  consent: asked('consent', { table, number, agrees: v.boolean(), seat: ownSeat }),
  /** What is left out stays as it is. */
  change: asked('change', {
    table,
    game: v.optional(game),
    players: v.optional(players),
    options: v.optional(options),
    bots: v.optional(bots),
    watching: v.optional(watching),
    listed: v.optional(v.boolean()),
    starting: v.optional(starting),
    talk: v.optional(talk),
    takesBack: v.optional(v.boolean()),
    timer: v.optional(timer),
    choosing: v.optional(choosing),
  }),
  vote: asked('vote', { table, game }),
  remove: asked('remove', { table, seat }),
  swap: asked('swap', { table, seat, with: seat }),
  /**
   * Writes on a score pad: `remove` entries go at index `from`, and these come in their place. `match` and `writes` are those of the pad that the
   * sender has seen, so that nothing is written over what somebody else wrote.
   */
  note: asked('note', {
    table,
    id,
    match: number,
    writes: number,
    from: number,
    remove: number,
    entries: v.pipe(v.array(padEntry), v.maxLength(200)),
  }),
  /** Begins the next match on a score pad; `match` is its number. */
  pad: asked('pad', { table, id, match: number, game, options: v.optional(options, {}), names: padNames }),
  say: asked('say', { table, id, text }),
  emote: asked('emote', { table, id, emote: v.picklist(emotes) }),
  mute: asked('mute', { table, guest, muted: v.boolean() }),
  kick: asked('kick', { table, guest, kicked: v.boolean() }),
  host: asked('host', { table, guest }),
  close: asked('close', { table }),
  file: asked('file', { table, match: number }),
} as const;

export type AskName = keyof typeof asks;
export type AskOf<Name extends AskName> = v.InferOutput<(typeof asks)[Name]>;
export type Ask = { [Name in AskName]: AskOf<Name> }[AskName];

/** A move as it comes over the network, where nothing is undefined. */
type MoveMessage = Omit<AskOf<'move'>, 'seat'> & { readonly seat?: number } & JsonObject;

/** Whether a message is exactly what `asks.move` accepts. Most messages are moves, and the schema takes ten times as long. */
export function isMove(message: JsonObject): message is MoveMessage {
  const { ask, do: name, table: at, match, id: sentAs, move: made, seat: from } = message;
  return (
    name === 'move' &&
    isCount(ask) &&
    isCount(match) &&
    typeof at === 'string' &&
    tableForm.test(at) &&
    typeof sentAs === 'string' &&
    idForm.test(sentAs) &&
    isObject(made) &&
    !isDeeperThan(deepest, made) &&
    (from === undefined || (isCount(from) && Number(from) <= highestSeat)) &&
    Object.keys(message).length === (from === undefined ? fieldsOfMove : fieldsOfMove + 1)
  );
}

const fieldsOfMove = 6;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
