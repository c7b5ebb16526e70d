import { createHmac, hash, randomBytes } from 'node:crypto';
import type { RefusalCode } from '@tischrunde/protocol';
import type { Store } from '../store/store.ts';
import { codeLifetime, type Guest, isEqual, lifetime, passLifetime, readToken, signed } from './token.ts';

/** Letters and digits that are not easily confused. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const idFrom = (bytes: Buffer, length: number): string =>
  Array.from({ length }, (_, index) => alphabet[bytes[index] % 32]).join('');

interface Issued {
  readonly guest: Guest;
  readonly token: string;
}

interface Recognised {
  readonly guest: Guest;
  readonly token?: string;
  /** A renewal that the store did not know of, because a backup was restored. It voids all older tokens, again. */
  readonly isNewest: boolean;
}

/** The people who play. There are no accounts: the holder of a token is its guest. */
export class Guests {
  private readonly store: Store;
  private readonly key: string;

  constructor(store: Store, key: string) {
    this.store = store;
    this.key = key;
  }

  /** Creates a guest. */
  welcome(name: string, isProgram = false): Issued {
    const program = isProgram ? { program: isProgram } : {};
    return this.issue({ guest: idFrom(randomBytes(16), 16), name, ...program, generation: 0 });
  }

  /** The guest of a token; with a new token if half the lifetime of this one has passed. */
  async recognise(token: string): Promise<Recognised | { code: RefusalCode }> {
    const now = Date.now();
    const guest = readToken(token, this.key, now);
    if (typeof guest === 'string') return { code: guest };
    const known = await this.store.generation(guest.guest);
    if (guest.generation < known) return { code: 'token.renewed' };
    const isNewest = guest.generation > known;
    if (isNewest) await this.store.renewTo(guest.guest, guest.generation);
    if (guest.until - now > lifetime / 2) return { guest, isNewest };
    return { ...this.issue(guest), isNewest };
  }

  rename(guest: Guest, name: string): Issued {
    return this.issue({ ...guest, name });
  }

  /** Issues a new token and voids all older ones. */
  async renew(guest: Guest): Promise<Issued> {
    return this.issue({ ...guest, generation: await this.store.renew(guest.guest) });
  }

  /** A code by which one other device can become this guest, soon. */
  codeFor(guest: Guest): { code: string; until: number } {
    const until = Math.min(Date.now() + codeLifetime, guest.until);
    return { code: signed({ ...guest, until }, this.key, 'carry'), until };
  }

  /** The guest of a code; null if the code is not valid. It may have been used already. */
  async ofCode(code: string): Promise<Guest | null> {
    const guest = readToken(code, this.key, Date.now(), 'carry');
    if (typeof guest === 'string') return null;
    return guest.generation < (await this.store.generation(guest.guest)) ? null : guest;
  }

  /** A token in exchange for a code; null if the code is not valid or was used before, at whichever process. */
  async redeem(code: string): Promise<Issued | null> {
    const guest = await this.ofCode(code);
    if (guest === null) return null;
    const isFirst = await this.store.spend(hash('sha256', code, 'base64url'), guest.until, Date.now());
    return isFirst ? this.issue(guest) : null;
  }

  /** The id of a table that a guest opens; the same for the same ask, so that `open` is idempotent. */
  tableFor({ guest }: Guest, wish: string): string {
    return idFrom(createHmac('sha256', this.key).update(`tischrunde table ${guest} ${wish}`).digest(), 10);
  }

  /** What a board says when it comes back to a closed table. It is void once boards were shut out there again. */
  passFor(table: string, shutOuts: number): string {
    const until = Date.now() + passLifetime;
    return `${until}.${this.passSignature(table, shutOuts, until)}`;
  }

  isPass(pass: string, table: string, shutOuts: number): boolean {
    const [until = '', signature = ''] = pass.split('.');
    const expected = this.passSignature(table, shutOuts, Number(until));
    return Number(until) >= Date.now() && isEqual(signature, expected);
  }

  private passSignature(table: string, shutOuts: number, until: number): string {
    const claim = `tischrunde board ${table} ${shutOuts} ${until}`;
    return createHmac('sha256', this.key).update(claim).digest('base64url');
  }

  /** Stands for an address and its network in logs and in the public list, where the address itself need not be known. */
  markOf(address: string, network: string): string {
    const mark = (what: string): string =>
      idFrom(createHmac('sha256', this.key).update(`tischrunde ${what}`).digest(), 12);
    return `${mark(`network ${network}`)}.${mark(`address ${address}`)}`;
  }

  private issue(guest: Omit<Guest, 'until'>): Issued {
    const issued = { ...guest, until: Date.now() + lifetime };
    return { guest: issued, token: signed(issued, this.key) };
  }
}
