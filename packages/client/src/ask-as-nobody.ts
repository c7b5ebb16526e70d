import type { Answers, AskOf, Refused } from '@tischrunde/protocol';
import { RequestError } from './request-error.ts';
import { openSocket, type SocketClass } from './socket.ts';
import { lostAfter } from './timeouts.ts';

/** The asks that a device may send before it is anybody. */
type OpenAsk = 'whose' | 'redeem' | 'invited';

/** Sends one request over a connection of its own, without an identity. Throws a `RequestError` if it fails. */
export function askAsNobody<Name extends OpenAsk>(
  address: string,
  what: Name,
  fields: Omit<AskOf<Name>, 'ask' | 'do'>,
  socketClass?: SocketClass,
): Promise<Answers[Name]> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(address, socketClass);
    const timer = setTimeout(() => socket.close(), lostAfter);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ ask: 1, do: what, ...fields })));
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as (Answers[Name] & { readonly ok: true }) | Refused;
      if (answer.ok) resolve(answer);
      else reject(RequestError.from(answer));
      socket.close();
    });
    socket.addEventListener('close', () => {
      clearTimeout(timer);
      // Without effect if there was an answer.
      reject(new RequestError('connection.lost'));
    });
  });
}
