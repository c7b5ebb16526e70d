import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { addressesOfNetwork } from '../limits.ts';

/** The address of a client. A trusted proxy appends its peer to `X-Forwarded-For`; anything before the last entry may be forged. */
export function clientAddress(headers: IncomingHttpHeaders, peer: string, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || peer;
}

/** The key that limits count by: the IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one customer. */
export function rateLimitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.split('%')[0].toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The network of such a key: 24 bits of an IPv4 address, 48 of an IPv6 one. More than that somebody rarely has, and many share it. */
export const networkOf = (key: string): string =>
  key.includes(':') ? key.split(':').slice(0, 3).join(':') : key.split('.').slice(0, 3).join('.');

/** The network of a key that somebody can have many of: of an IPv6 address. Null for an IPv4 address, which is a network by itself. */
export const wideNetworkOf = (key: string): string | null => (key.includes(':') ? networkOf(key) : null);

/** What things of an address are counted by, and how many of them there may be if an address may have `most`. */
export function countsOf(key: string, most: number): readonly (readonly [key: string, most: number])[] {
  const network = wideNetworkOf(key);
  return network === null
    ? [[key, most]]
    : [
        [key, most],
        [network, most * addressesOfNetwork],
      ];
}
