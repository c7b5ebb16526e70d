import { createHmac, randomBytes } from 'node:crypto';
import type { RefusalCode } from '@tischrunde/protocol';
import type { Store } from '../store/store.ts';
import { type Guest, lifetime, readToken, signed } from './token.ts';

/** Letters and digits that cannot be taken for one another, as ids have them. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const idFrom = (bytes: Buffer, length: number): string =>
  Array.from({ length }, (_, index) => alphabet[bytes[index] % 32]).join('');

/** The people who play. They have no accounts: a guest is whoever has the guest's token. */
export class Guests {
  private readonly store: Store;
  private readonly key: string;

  constructor(store: Store, key: string) {
    this.store = store;
    this.key = key;
  }

  /** Lets somebody new in. */
  welcome(name: string): { guest: Guest; token: string } {
    return this.issue(idFrom(randomBytes(16), 16), name, 0);
  }

  /** Who has this token; with a new token where the old one is half over. */
  async recognise(token: string): Promise<{ guest: Guest; token?: string } | { code: RefusalCode }> {
    const now = Date.now();
    const guest = readToken(token, this.key, now);
    if (typeof guest === 'string') return { code: guest };
    if ((await this.store.generation(guest.guest)) !== guest.generation) return { code: 'token.renewed' };
    if (guest.until - now > lifetime / 2) return { guest };
    return this.issue(guest.guest, guest.name, guest.generation);
  }

  rename({ guest, generation }: Guest, name: string): { guest: Guest; token: string } {
    return this.issue(guest, name, generation);
  }

  /** A new token, with which all older ones are void. */
  async renew({ guest, name }: Guest): Promise<{ guest: Guest; token: string }> {
    return this.issue(guest, name, await this.store.renew(guest));
  }

  /** The id of a table that a guest opens; the same for the same wish, so that it can be sent again. */
  tableFor({ guest }: Guest, wish: string): string {
    return idFrom(createHmac('sha256', this.key).update(`tischrunde table ${guest} ${wish}`).digest(), 10);
  }

  private issue(guest: string, name: string, generation: number): { guest: Guest; token: string } {
    const issued = { guest, name, generation, until: Date.now() + lifetime };
    return { guest: issued, token: signed(issued, this.key) };
  }
}
