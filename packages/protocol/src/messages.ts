import { levels } from '@tischrunde/bots';
import { isObject, type JsonObject, type Refusal } from '@tischrunde/engine';
import * as v from 'valibot';
import type { Change } from './change.ts';
import { plainName, plainText } from './plain-text.ts';
import type { Scene } from './scene.ts';

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
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
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

/** How deep lists and objects in a move may be nested. */
const deepest = 5;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));

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

/** Every message a client may send: one JSON object in one text frame. */
export const asks = {
  hello: asked('hello', {
    protocol: v.literal(protocol),
    token: v.optional(v.pipe(v.string(), v.maxLength(600))),
    name: v.optional(name),
    proof: v.optional(number),
  }),
  rename: asked('rename', { name }),
  renew: asked('renew', {}),
  carry: asked('carry', {}),
  whose: asked('whose', { code }),
  redeem: asked('redeem', { code }),
  open: asked('open', {
    id,
    game: v.pipe(v.string(), v.maxLength(20)),
    players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    options: v.optional(
      v.record(
        v.pipe(v.string(), v.maxLength(20)),
        v.union([v.pipe(v.string(), v.maxLength(20)), v.number(), v.boolean()]),
      ),
      {},
    ),
    bots: v.optional(v.pipe(v.array(v.nullable(level)), v.maxLength(16)), []),
    watching: v.optional(v.picklist(['link', 'nobody']), 'link'),
    listed: v.optional(v.boolean(), false),
    /** Left out, it is the host at a public table, and else the players. */
    starting: v.optional(v.picklist(['host', 'players'])),
    talk: v.optional(v.picklist(['everybody', 'players']), 'everybody'),
    timer: v.optional(
      v.nullable(
        v.strictObject({
          seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(86_400)),
          expiry: v.picklist(['bot', 'pass']),
        }),
      ),
      null,
    ),
  }),
  /** `after` counts only with the epoch in which that event was seen. */
  look: asked('look', { table, after: v.optional(number), epoch: v.optional(number) }),
  leave: asked('leave', { table }),
  sit: promised(asked('sit', { table, seat, word: v.optional(word), seal: v.optional(seal) })),
  stand: asked('stand', { table }),
  bot: asked('bot', { table, seat, level: v.nullable(level) }),
  start: asked('start', { table }),
  ready: promised(asked('ready', { table, word: v.optional(word), seal: v.optional(seal) })),
  word: asked('word', { table, word }),
  move: asked('move', { table, match: number, id, move }),
  pause: asked('pause', { table, wish: v.boolean() }),
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

/** Whether a message is exactly what `asks.move` accepts. Most messages are moves, and the schema takes ten times as long. */
export function isMove(message: JsonObject): message is AskOf<'move'> {
  const { ask, do: name, table: at, match, id: sentAs, move: made } = message;
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
    Object.keys(message).length === fieldsOfMove
  );
}

const fieldsOfMove = 6;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Why an ask was refused. */
export const refusalCodes = {
  'message.bad': 'the message does not follow the protocol',
  'message.large': 'the message is too long',
  'message.often': 'too many messages; wait a little',
  'protocol.other': 'the client speaks another version of the protocol; reload the page',
  'hello.first': 'the first message must be hello',
  'hello.proof': 'many new guests came from this address; prove some work for the challenge',
  'name.missing': 'a new guest needs a name',
  'name.blank': 'nothing of the name can be seen',
  'name.taken': 'somebody at the table has a name that looks like yours',
  'token.forged': 'the token was not made by this server',
  'token.expired': 'the token has expired',
  'token.renewed': 'the guest has renewed the token, and this one is void',
  'carry.void': 'the code has expired, was used before, or was not made by this server',
  'table.none': 'there is no such table',
  'table.broken': 'the log of the table is damaged or too old; the operator must see to it',
  'table.bad': 'such a table cannot be opened',
  'table.many': 'too many tables; wait a little',
  'list.many': 'too many public tables of yours; close one or wait a little',
  'table.closed': 'only players at the table may see that',
  'table.kicked': 'the host has sent you away from the table',
  'table.ended': 'the host has closed the table',
  'table.crowded': 'too many guests are watching the table',
  'table.phase': 'that is not possible now',
  'seat.none': 'there is no such seat',
  'seat.taken': 'the seat is taken',
  'seat.yours': 'you have a seat already',
  'seat.needed': 'only players at the table may do that',
  'seat.bot': 'a bot is playing your seat; take it back first',
  'host.only': 'only the host may do that',
  'word.other': 'the word does not belong to the seal',
  'match.none': 'no match of that number is finished',
  'match.other': 'the move is for another match',
  'match.long': 'the match has become too long and ends as it stands',
  'move.refused': 'the move breaks a rule',
  'move.paused': 'the match is paused',
  'said.muted': 'the host has muted you',
  'said.players': 'only players may talk at this table',
  'said.often': 'too many messages; wait a little',
  'server.closing': 'the server is closing; reconnect',
  'server.full': 'the disk of the server is full; nothing was changed',
  'server.failed': 'the server failed, perhaps after carrying the ask out; send it again',
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** The answer to a refused ask. `error` is the reason in English; for a malformed message it names the field. */
export type Refused = {
  readonly answer: number | null;
  readonly ok: false;
  readonly code: RefusalCode;
  readonly error: string;
  /** The referee's verdict, with the rule that the move breaks. */
  readonly refusal?: Refusal;
  /** What the next hello must have a proof for. */
  readonly challenge?: string;
};

/** An entry of the public list: `GET /api/tables` answers `{ tables: Listing[] }`. */
export interface Listing {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly players: number;
  readonly free: number;
  readonly phase: Scene['table']['phase'];
  readonly watching: Scene['table']['watching'];
}

/** The fields of the answer to an accepted ask, besides `answer` and `ok`. */
export interface Answers {
  readonly hello: {
    readonly guest: string;
    readonly name: string;
    /** Present if there is a new one, which replaces the old one. */
    readonly token?: string;
    /** The server's clock, in milliseconds since 1970. */
    readonly now: number;
  };
  readonly rename: { readonly token: string; readonly name: string };
  readonly renew: { readonly token: string };
  /** A code that one other device can exchange for a token, and until when, in milliseconds since 1970. */
  readonly carry: { readonly code: string; readonly until: number };
  /** The name of the guest who made a code. */
  readonly whose: { readonly name: string };
  readonly redeem: { readonly token: string; readonly name: string };
  readonly open: { readonly table: string };
  /** With `after`, the changes since that event if they are still known; else the whole scene. */
  readonly look:
    | {
        readonly number: number;
        /** Of the log: another one after the server was restored from a backup. */
        readonly epoch: number;
        readonly scene: Scene;
        readonly here: readonly string[];
      }
    | { readonly changes: readonly Change[]; readonly here: readonly string[] };
  readonly leave: object;
  /** These asks write to the table's log; the answer is the number of the event. */
  readonly sit: Written;
  readonly stand: Written;
  readonly bot: Written;
  readonly start: Written;
  readonly ready: Written;
  readonly word: Written;
  readonly move: Written;
  readonly pause: Written;
  readonly say: Written;
  readonly emote: Written;
  readonly mute: Written;
  readonly kick: Written;
  readonly host: Written;
  readonly close: Written;
  readonly file: { readonly file: MatchFile };
}

export interface Written {
  readonly number: number;
}

export type AnswerOf<Name extends AskName> = { readonly answer: number; readonly ok: true } & Answers[Name];

/** What a server sends unasked. */
export type Tell =
  | ({ readonly tell: 'change'; readonly table: string; readonly answer?: number } & Change)
  /** The guests who are watching the table now. */
  | { readonly tell: 'here'; readonly table: string; readonly here: readonly string[] }
  /** There is nothing more to watch at the table. */
  | { readonly tell: 'gone'; readonly table: string; readonly code: RefusalCode; readonly error: string }
  /** The server is closing: reconnect after so many milliseconds. */
  | { readonly tell: 'closing'; readonly after: number };

/** A finished match, with everything needed to verify its deals. */
export interface MatchFile {
  readonly table: string;
  readonly match: number;
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly (string | null)[];
  readonly names: readonly (string | null)[];
  readonly transcript: JsonObject;
}
