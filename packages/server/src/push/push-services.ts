import { isIP } from 'node:net';

/** Whether the endpoint of a subscription belongs to one of the push services that an operator allows: hosts, or `*.` and a domain. */
export function isAllowedEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  // A service has a name, so that what it resolves to can be checked.
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return false;
  return services.some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  );
}
