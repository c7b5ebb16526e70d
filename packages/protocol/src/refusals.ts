import type { Refusal } from '@tischrunde/engine';

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
  'code.void': 'no table has this code, or it has expired',
  'push.off': 'this server calls nobody by Web Push',
  'push.bad': 'nothing can be pushed there: the push service is not allowed, or the keys are none',
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
  'seat.known': 'you have seen another hand of this match',
  'seat.consent': 'the host has sent somebody away, and must let you in first; wait on the bench',
  'seat.needed': 'only players at the table may do that',
  'seat.bot': 'a bot is playing your seat; take it back first',
  'host.only': 'only the host may do that',
  'board.only': 'a board only looks',
  'word.other': 'the word does not belong to the seal',
  'match.none': 'no match of that number is finished',
  'match.other': 'the move is for another match',
  'match.long': 'the match has become too long and ends as it stands',
  'move.refused': 'the move breaks a rule',
  'move.paused': 'the match is paused',
  'undo.none': 'there is no move of yours that can be taken back',
  'undo.learnt': 'somebody has seen something hidden since that move',
  'undo.often': 'you have asked for that before, or too often in this round',
  'pad.none': 'there is no score pad at this table',
  'pad.other': 'somebody else has written on the pad since',
  'pad.refused': 'that cannot be written on this pad',
  'pad.full': 'the pad is full',
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
