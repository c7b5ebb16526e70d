import { randomBytes } from 'node:crypto';
import { type AskOf, isProof } from '@tischrunde/protocol';
import { guestsChannel } from '../bus/bus.ts';
import type { Guest } from '../people/token.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

interface Received {
  readonly guest: Guest;
  /** The new token of the guest, if there is one. */
  readonly token?: string;
}

/** Finds out who is at the other end of a connection. What it refuses it throws as an `AskRefusal`. */
export class Reception {
  private readonly context: ConnectionContext;
  private readonly address: string;
  /** What a new guest of this connection must have a proof for. */
  private challenge: string | null = null;

  constructor(context: ConnectionContext, address: string) {
    this.context = context;
    this.address = address;
  }

  /** A new guest, or the one of a token. */
  async receive({ token, name, program, proof }: AskOf<'hello'>): Promise<Received> {
    const { guests, limiters } = this.context;
    if (token === undefined) {
      if (name === undefined) throw new AskRefusal('name.missing');
      if (name === '') throw new AskRefusal('name.blank');
      if (!limiters.newGuests.take(this.address)) this.requireProof(proof);
      return guests.welcome(name, program);
    }
    const known = await guests.recognise(token);
    if ('code' in known) throw new AskRefusal(known.code);
    if (known.isNewest) this.disconnectOthers(known.guest);
    return known;
  }

  /** Every challenge is good for one guest of this connection. */
  private requireProof(proof: number | undefined): void {
    const { challenge } = this;
    this.challenge = null;
    if (challenge !== null && proof !== undefined && isProof(challenge, proof)) return;
    this.challenge = randomBytes(16).toString('base64url');
    throw new AskRefusal('hello.proof', undefined, { challenge: this.challenge });
  }

  /** The guest of a code from another device. */
  async whose(code: string): Promise<Guest> {
    this.countCode();
    const guest = await this.context.guests.ofCode(code);
    if (guest === null) throw new AskRefusal('carry.void');
    return guest;
  }

  /** The same with a token, in exchange for the code. */
  async redeem(code: string): Promise<Required<Received>> {
    this.countCode();
    const redeemed = await this.context.guests.redeem(code);
    if (redeemed === null) throw new AskRefusal('carry.void');
    return redeemed;
  }

  private countCode(): void {
    if (!this.context.limiters.codes.take(this.address)) throw new AskRefusal('message.often');
  }

  /** Disconnects every client with an older token of this guest, at whichever process. */
  disconnectOthers({ guest, generation }: Guest): void {
    this.context.connections.renewed(guest, generation);
    this.context.bus.tell(guestsChannel, { renewed: guest, generation });
  }
}
