import { signal } from '@preact/signals-core';
import type { AskName, Refused } from '@tischrunde/protocol';
import { isTemporary, RequestError, type RequestErrorCode } from './request-error.ts';
import { pauseBefore } from './timeouts.ts';

/** Requests with an id can be repeated: the server performs them once. The number says how often at most. */
const repeats: ReadonlyMap<AskName, number> = new Map([
  ['move', Number.POSITIVE_INFINITY],
  ['say', Number.POSITIVE_INFINITY],
  ['emote', Number.POSITIVE_INFINITY],
  ['note', Number.POSITIVE_INFINITY],
  ['pad', Number.POSITIVE_INFINITY],
  // Somebody sits before a dialog and must hear soon that it is not possible.
  ['open', 4],
]);

export const isRepeatable = (what: AskName): boolean => repeats.has(what);

/** A request without a reply. */
interface PendingRequest {
  readonly what: AskName;
  readonly text: string;
  answer(message: unknown): void;
  fail(why: RequestError): void;
}

/** How often a request was refused for now. */
interface Repetition {
  tries: number;
  why: RequestErrorCode | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The requests without a reply. What can be repeated is, as long as the server refuses it for now. */
export class PendingRequests {
  /** Why the server cannot do now what it is asked again and again. */
  readonly trouble = signal<RequestErrorCode | null>(null);
  private readonly pending = new Map<number, PendingRequest & Repetition>();
  private readonly send: (text: string) => void;

  constructor(send: (text: string) => void) {
    this.send = send;
  }

  add(number: number, request: PendingRequest): void {
    this.pending.set(number, { ...request, tries: 0, why: null, timer: undefined });
  }

  /** What is to be sent once there is a connection. */
  get texts(): readonly string[] {
    return [...this.pending.values()].map(({ text }) => text);
  }

  /** A change caused by the request is also its reply. */
  answered(number: number, message: Readonly<Record<string, unknown>>): void {
    const request = this.pending.get(number);
    if (request === undefined) return;
    const refusal = message.ok === false ? RequestError.from(message as unknown as Refused) : null;
    if (refusal !== null && isTemporary(refusal.code) && request.tries < (repeats.get(request.what) ?? 0)) {
      request.why = refusal.code;
      clearTimeout(request.timer);
      request.timer = setTimeout(() => this.send(request.text), pauseBefore(request.tries++, Math.random()));
    } else {
      this.remove(number);
      if (refusal === null) request.answer(message);
      else request.fail(refusal);
    }
    this.sayTrouble();
  }

  /** The connection is lost, and with it all requests that cannot be repeated. */
  lose(): void {
    for (const [number, request] of [...this.pending])
      if (isRepeatable(request.what)) clearTimeout(request.timer);
      else this.fail(number);
  }

  failAll(): void {
    for (const number of [...this.pending.keys()]) this.fail(number);
    this.sayTrouble();
  }

  private fail(number: number): void {
    const request = this.pending.get(number);
    this.remove(number);
    request?.fail(new RequestError('connection.lost'));
  }

  private remove(number: number): void {
    clearTimeout(this.pending.get(number)?.timer);
    this.pending.delete(number);
  }

  private sayTrouble(): void {
    const troubled = [...this.pending.values()].find(
      ({ why }) => why === 'server.failed' || why === 'server.full',
    );
    this.trouble.value = troubled?.why ?? null;
  }
}
