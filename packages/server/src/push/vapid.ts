import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** How long a claim to be this server is valid; services accept a day at most. Seconds. */
const validFor = 12 * 3600;

/** A new key of a server, as text. */
export const newVapidKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** By its key a push service knows a server again (RFC 8292): a subscription that was made for this key takes pushes of nobody else. */
export class Vapid {
  /** For `pushManager.subscribe`: a point on P-256, uncompressed, in base64url. */
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly contact: string;

  /** `contact` is an address by which the operators of push services reach that of the server. */
  constructor(kept: string, contact: string) {
    // Written by `newVapidKey`, and kept in the store.
    const jwk = JSON.parse(kept) as { x: string; y: string };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.contact = contact;
    const point = [Buffer.of(4), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
  }

  /** The header `Authorization` of a push to a service. */
  authorization({ origin }: URL, now: number): string {
    const claim = { aud: origin, exp: Math.floor(now / 1000) + validFor, sub: this.contact };
    const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claim)}`;
    const key = { key: this.key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(signed), key).toString('base64url');
    return `vapid t=${signed}.${signature}, k=${this.publicKey}`;
  }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
