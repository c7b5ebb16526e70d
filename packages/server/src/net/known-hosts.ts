import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { isPublicAddress } from '../public-address.ts';

/** Endings of names that nobody can register: they are of this machine or of the local network. */
const localEndings = ['localhost', 'local', 'home.arpa', 'internal', 'lan', 'home'];

/**
 * Whether a request names a host by which people know this server. Somebody can lead a name of their own to an address in another one's network (DNS
 * rebinding); browsers there take the server for a part of their page then, and let it in where only that network should be. So where the server is reached by an
 * address that is not of the internet, only addresses, local names, and the names that the operator has set are good.
 */
export function isKnownHost({ headers, socket }: IncomingMessage, config: Config): boolean {
  const { trustProxy, publicUrl, origins } = config;
  const { host } = headers;
  // Browsers always name the host, and a proxy has looked at it.
  if (host === undefined || trustProxy || isPublicAddress(unmapped(socket.localAddress ?? ''))) return true;
  const name = nameIn(`http://${host}`);
  if (name === null) return false;
  if (isIP(name) !== 0 || name.startsWith('[')) return true;
  if (!name.includes('.') || localEndings.some((ending) => name.endsWith(`.${ending}`))) return true;
  return [publicUrl, ...origins].some((known) => known !== null && nameIn(known) === name);
}

export const unknownHost = 'the server is not known by this name; its operator can set PUBLIC_URL or ORIGINS';

const unmapped = (address: string): string => address.replace(/^::ffff:/i, '');

const nameIn = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null;
