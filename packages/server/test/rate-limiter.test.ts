import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, rateLimitKey } from '../src/net/client-address.ts';
import { limitConnections } from '../src/net/connection-limit.ts';
import { AddressLimiter } from '../src/net/limiters.ts';
import { OpenConnections } from '../src/net/open-connections.ts';
import { RateLimiter } from '../src/net/rate-limiter.ts';
import { Pulse } from '../src/people/pulse.ts';

test('a bucket empties and refills, separately for each key', () => {
  const allowance = new RateLimiter({ burst: 3, perSecond: 2 });
  const at = (who: string, now: number): boolean => allowance.take(who, now);
  expect([at('a', 0), at('a', 0), at('a', 0), at('a', 0), at('b', 0)]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect([at('a', 499), at('a', 500), at('a', 501)]).toEqual([false, true, false]);
  expect([at('a', 60_000), at('a', 60_000), at('a', 60_000), at('a', 60_000)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['192.168.0.7', '192.168.0.7'],
  ['::ffff:192.168.0.7', '192.168.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['somewhere', 'somewhere'],
])('limits count %s as %s', (address, as) => {
  expect(rateLimitKey(address)).toBe(as);
});

test('the address named by a proxy counts only if the proxy is trusted', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };
  expect(clientAddress(headers, '3.3.3.3', true)).toBe('2.2.2.2');
  expect(clientAddress(headers, '3.3.3.3', false)).toBe('3.3.3.3');
  expect(clientAddress({}, '3.3.3.3', true)).toBe('3.3.3.3');
});

/** How many of 1,000 neighbouring addresses are granted something. */
const granted = (addressOf: (index: number) => string, grant: (address: string) => boolean): number =>
  Array.from({ length: 1000 }, (_, index) => rateLimitKey(addressOf(index))).filter(grant).length;

const ofOneCustomer = (index: number): string => `2001:db8:7:${index.toString(16)}::1`;
const ofManyCustomers = (index: number): string => `192.168.${index >> 8}.${index & 255}`;

test('whoever has thousands of IPv6 networks has no more than 16 addresses may use', () => {
  const limiter = new AddressLimiter({ burst: 3, perSecond: 0 });
  expect(granted(ofOneCustomer, (address) => limiter.take(address, 0))).toBe(3 * 16);
  expect(granted(ofManyCustomers, (address) => limiter.take(address, 0))).toBe(1000);
  expect(limiter.take(rateLimitKey('2001:db8:8::1'), 0)).toBe(true);
});

test('nor more connections', () => {
  const connections = new OpenConnections(3);
  const connect = (address: string): boolean => {
    if (!connections.makeRoom(address)) return false;
    const end = (): void => expect.unreachable();
    const pulse: Pulse = new Pulse(() => pulse.heard());
    connections.add(address, { who: address, usedAt: 0, pulse, displace: end, drop: end });
    return true;
  };
  expect(granted(ofOneCustomer, connect)).toBe(3 * 16);
  expect(granted(ofManyCustomers, connect)).toBe(1000);
});

test('nor more connections of any kind, until some are closed', () => {
  const server = new EventEmitter();
  limitConnections(server as Server, 3);
  const open: EventEmitter[] = [];
  const connect = (address: string): boolean => {
    let isOpen = true;
    const destroy = (): void => {
      isOpen = false;
    };
    const socket = Object.assign(new EventEmitter(), { remoteAddress: address.replace('/64', '1'), destroy });
    server.emit('connection', socket);
    if (isOpen) open.push(socket);
    return isOpen;
  };
  expect(granted(ofOneCustomer, connect)).toBe(3 * 16);
  for (const socket of open.splice(0, 5)) socket.emit('close');
  expect(granted(ofOneCustomer, connect)).toBe(5);
  expect(granted(ofManyCustomers, connect)).toBe(1000);
});
