import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Where somebody calls from. A proxy adds whom it heard at the end of what it was told, so only the last name there is its own;
 * whatever stands before it anybody can have written.
 */
export function callerOf(headers: IncomingHttpHeaders, peer: string, trustProxy: boolean): string {
  const named = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return named.split(',').at(-1)?.trim() || peer;
}

/** Whom limits count: an address; of IPv6 the network of 64 bits, since whoever has one address has all of them. */
export function counted(address: string): string {
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
