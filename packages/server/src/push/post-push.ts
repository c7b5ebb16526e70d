import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';

/** How long a push service may take to answer. Milliseconds. */
const patience = 10_000;

/** What a server may reach. The tests have a push service on this machine. */
export interface Reach {
  isAllowed(address: string): boolean;
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /** The certificate of an authority that is trusted in the place of the usual ones. */
  readonly ca?: string;
}

export interface Push {
  readonly to: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Posts a push, and resolves to the status of the answer. The address was chosen by a stranger. So the name is resolved once, every address that it has must be
 * allowed, and the connection goes to one of these; redirects are not followed, and of the answer nothing but the status is read.
 */
export function postPush({ to, headers, body }: Push, reach: Reach): Promise<number> {
  const lookup: LookupFunction = (host, { all }, done) => {
    reach.resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => reach.isAllowed(address)))
          done(new Error('the address of the push service is not public'), '');
        else if (all === true) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
  return new Promise((answered, failed) => {
    const posted = request(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
        lookup,
        // Its own connection, which ends with the answer.
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(reach.ca === undefined ? {} : { ca: reach.ca }),
      },
      (answer) => {
        answered(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    // Services have nothing to say before their answer.
    posted.on('information', () => posted.destroy(new Error('the push service does not answer')));
    posted.on('error', failed);
    // It may also end without an answer and without an error, for one by a change to another protocol.
    posted.on('close', () => failed(new Error('the push service has not answered')));
    posted.end(body);
  });
}
