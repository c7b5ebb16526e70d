import { createHmac, randomBytes } from 'node:crypto';
import type { RefusalCode } from '@tischrunde/protocol';
import type { Store } from '../store/store.ts';
import { type Guest, lifetime, readToken, signed } from './token.ts';

/** Letters and digits that are not easily confused. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const idFrom = (bytes: Buffer, length: number): string =>
  Array.from({ length }, (_, index) => alphabet[bytes[index] % 32]).join('');

/** The people who play. There are no accounts: the holder of a token is its guest. */
export class Guests {
  private readonly store: Store;
  private readonly key: string;

  constructor(store: Store, key: string) {
    this.store = store;
    this.key = key;
  }

  /** Creates a guest. */
  welcome(name: string): { guest: Guest; token: string } {
    return this.issue(idFrom(randomBytes(16), 16), name, 0);
  }

  /** The guest of a token; with a new token if half the lifetime of this one has passed. */
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

  /** Issues a new token and voids all older ones. */
  async renew({ guest, name }: Guest): Promise<{ guest: Guest; token: string }> {
    return this.issue(guest, name, await this.store.renew(guest));
  }

  /** The id of a table that a guest opens; the same for the same ask, so that `open` is idempotent. */
  tableFor({ guest }: Guest, wish: string): string {
    return idFrom(createHmac('sha256', this.key).update(`tischrunde table ${guest} ${wish}`).digest(), 10);
  }

  private issue(guest: string, name: string, generation: number): { guest: Guest; token: string } {
    const issued = { guest, name, generation, until: Date.now() + lifetime };
    return { guest: issued, token: signed(issued, this.key) };
  }
}
