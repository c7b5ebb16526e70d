import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const localPeers = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Headers by which proxies say that they forward a request. */
const forwarding = /^(?:x-forwarded-|x-real-ip$|x-client-ip$|forwarded$|via$|cf-|true-client-ip$|fly-)/;

/**
 * Metrics are for holders of the token or, without one, for this machine. A proxy on this machine forwards others, and what it says of them may
 * be forged: behind one there has to be a token.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, config: Config): boolean {
  const { metricsToken, trustProxy } = config;
  if (metricsToken !== null) return isEqual(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return (
    !trustProxy &&
    localPeers.includes(socket.remoteAddress ?? '') &&
    localHost.test(headers.host ?? '') &&
    !isForwarded(headers)
  );
}

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => forwarding.test(name));

/** Compares in constant time. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
