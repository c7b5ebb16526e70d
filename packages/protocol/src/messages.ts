import { levels } from '@tischrunde/bots';
import { isObject, type JsonObject, type Refusal } from '@tischrunde/engine';
import * as v from 'valibot';
import type { Patch } from './patch.ts';
import type { Scene } from './scene.ts';

/** The version of what is written here. A server refuses clients of another one. */
export const protocol = 1;

/** What can be said without words. */
export const emotes = ['hello', 'thanks', 'well-played', 'oops', 'hurry', 'laugh', 'wow', 'sad'] as const;

export type Emote = (typeof emotes)[number];

/** The bytes that a message may have. */
export const longestMessage = 8192;

/** No signs that cannot be seen or that turn others around, and no halves of signs. */
/** No signs that hide or turn round what others read; the one that joins emoji is fine. */
const plain = /^(?:\u200d|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;
const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(plain));

const name = line(24);
const table = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{10}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const guest = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/));
/** A random word that goes into the seed. */
const word = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{8,64}$/));
/** An id by which a message can be sent again without being carried out again. */
const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{8,40}$/));
const level = v.picklist(levels);
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Moves are lists and objects within each other, but not deeper than this. */
const deepest = 5;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));

/** Which moves there are, and which of them are legal, is the referee's business. */
const move = v.pipe(
  v.custom<JsonObject>(isObject, 'a move is an object'),
  v.check((fields) => !isDeeperThan(deepest, fields), `a move has at most ${deepest} levels`),
);

/** `ask` is the number by which the answer is found again. */
const asked = <Do extends string, Fields extends v.ObjectEntries>(what: Do, fields: Fields) =>
  v.strictObject({ ask: number, do: v.literal(what), ...fields });

/** Everything that a client may send. One message is one JSON object in one text frame. */
export const asks = {
  hello: asked('hello', {
    protocol: v.literal(protocol),
    token: v.optional(v.pipe(v.string(), v.maxLength(600))),
    name: v.optional(name),
  }),
  rename: asked('rename', { name }),
  renew: asked('renew', {}),
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
  look: asked('look', { table, after: v.optional(number) }),
  leave: asked('leave', { table }),
  sit: asked('sit', { table, seat, word }),
  stand: asked('stand', { table }),
  bot: asked('bot', { table, seat, level: v.nullable(level) }),
  start: asked('start', { table }),
  ready: asked('ready', { table, word }),
  move: asked('move', { table, match: number, id, move }),
  pause: asked('pause', { table, wish: v.boolean() }),
  say: asked('say', { table, id, text: line(200) }),
  emote: asked('emote', { table, id, emote: v.picklist(emotes) }),
  mute: asked('mute', { table, guest, muted: v.boolean() }),
  file: asked('file', { table, match: number }),
} as const;

export type AskName = keyof typeof asks;
export type AskOf<Name extends AskName> = v.InferOutput<(typeof asks)[Name]>;
export type Ask = { [Name in AskName]: AskOf<Name> }[AskName];

/** Why something was not done. */
export const refusalCodes = {
  'message.bad': 'the message is not one that the protocol has',
  'message.large': 'the message is too long',
  'message.often': 'too many messages; wait a little',
  'protocol.other': 'the client speaks another version of the protocol; load the page again',
  'hello.first': 'the first message has to be hello',
  'name.missing': 'a new guest needs a name',
  'token.forged': 'the token was not made by this server',
  'token.expired': 'the token is too old',
  'token.renewed': 'the guest asked for a new token, and this one no longer counts',
  'table.none': 'there is no such table',
  'table.bad': 'such a table cannot be opened',
  'table.many': 'too many tables were opened; wait a little',
  'table.closed': 'only those who sit at the table may see that',
  'table.phase': 'that cannot be done at this time',
  'seat.none': 'there is no such seat',
  'seat.taken': 'somebody sits there already',
  'seat.yours': 'you have a seat already',
  'seat.needed': 'only those who sit at the table may do that',
  'seat.bot': 'a bot plays that seat now; take it back first',
  'host.only': 'only the host may do that',
  'match.none': 'there is no finished match of that number',
  'match.other': 'that was meant for another match',
  'move.refused': 'the move breaks a rule',
  'move.paused': 'the match is paused',
  'said.muted': 'the host does not let you speak',
  'said.often': 'too many messages; wait a little',
  'server.closing': 'the server is being closed; connect again',
  'server.failed': 'the server could not do it, or cannot tell whether it did; send it again',
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** An answer. `error` says it in English, with the place where a message is wrong. */
export type Refused = {
  readonly answer: number | null;
  readonly ok: false;
  readonly code: RefusalCode;
  readonly error: string;
  /** The rule that a move breaks, as the referee says it. */
  readonly refusal?: Refusal;
};

/** A table that everybody may find, by `GET /api/tables`, which answers with `{ tables: Listing[] }`. */
export interface Listing {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly players: number;
  readonly free: number;
  readonly phase: Scene['table']['phase'];
  readonly watching: Scene['table']['watching'];
}

/** What an accepted ask is answered with, besides `answer` and `ok`. */
export interface Answers {
  readonly hello: {
    readonly guest: string;
    readonly name: string;
    /** There when it is new: keep it instead of the old one. */
    readonly token?: string;
    /** The server's clock, in milliseconds since 1970. */
    readonly now: number;
  };
  readonly rename: { readonly token: string; readonly name: string };
  readonly renew: { readonly token: string };
  readonly open: { readonly table: string };
  /** With `after`, what came after that number; without it, all as it stands. */
  readonly look:
    | { readonly number: number; readonly scene: Scene; readonly here: readonly string[] }
    | { readonly changes: readonly Change[]; readonly here: readonly string[] };
  readonly leave: object;
  /** Whatever is written into the table's log is answered with its number there. */
  readonly sit: Written;
  readonly stand: Written;
  readonly bot: Written;
  readonly start: Written;
  readonly ready: Written;
  readonly move: Written;
  readonly pause: Written;
  readonly say: Written;
  readonly emote: Written;
  readonly mute: Written;
  readonly file: { readonly file: MatchFile };
}

export interface Written {
  readonly number: number;
}

export type AnswerOf<Name extends AskName> = { readonly answer: number; readonly ok: true } & Answers[Name];

/** What happened, by one event of the table's log, as everybody may know it. */
export type Happening =
  | { readonly kind: 'opened' }
  | { readonly kind: 'sat'; readonly seat: number; readonly name: string }
  | { readonly kind: 'stood'; readonly seat: number; readonly name: string }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string | null }
  | { readonly kind: 'ready'; readonly seat: number }
  | { readonly kind: 'started'; readonly match: number }
  | { readonly kind: 'moved'; readonly seat: number; readonly move: JsonObject; readonly by: Mover }
  | { readonly kind: 'ended'; readonly match: number }
  | { readonly kind: 'pause'; readonly seat: number; readonly wish: boolean }
  | { readonly kind: 'said' }
  | { readonly kind: 'muted'; readonly guest: string; readonly muted: boolean };

/** Who made a move: the player, the bot on the seat, or the clock. */
export type Mover = 'player' | 'bot' | 'clock';

/** An event of the table's log, and how it changes the scene of whoever is told. */
export interface Change {
  readonly number: number;
  readonly event: Happening;
  /** Null where nothing changes for this seat. */
  readonly patch: Patch | null;
}

/** What a server sends without being asked. */
export type Tell =
  | ({ readonly tell: 'change'; readonly table: string; readonly answer?: number } & Change)
  /** Which guests look at the table now. */
  | { readonly tell: 'here'; readonly table: string; readonly here: readonly string[] }
  /** The server goes; connect again, a little later. */
  | { readonly tell: 'closing'; readonly after: number };

/** A finished match, with all that is needed to check that it was dealt fairly. */
export interface MatchFile {
  readonly table: string;
  readonly match: number;
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly (string | null)[];
  readonly names: readonly (string | null)[];
  readonly transcript: JsonObject;
}
