import { networkInterfaces } from 'node:os';

/** Addresses that stand for all interfaces. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Networks at home, the commonest first. */
const homes = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** The address of a server in the local network; null if it listens to this machine only, or to one address that the operator chose. */
export function localAddress(host: string, port: number): string | null {
  if (!everywhere.has(host)) return null;
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const best = homes.map((home) => found.find((address) => home.test(address))).find(Boolean) ?? found[0];
  return best === undefined ? null : `http://${best}:${port}`;
}
