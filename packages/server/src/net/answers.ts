import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressesOfNetwork, mostAnswers, mostWaitingRequests } from '../limits.ts';
import { SlicedWork } from '../live/sliced-work.ts';
import { Turns } from '../live/turns.ts';
import { wideNetworkOf } from './client-address.ts';
import { rawHttpError } from './messages/raw-http-error.ts';

/** What Node parses requests with; its documentation does not mention it. */
interface Parser {
  onIncoming(): number;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Decides when a request over HTTP is answered: one after the other on a connection, and a limited number at one time for an address.
 * An answer that is not read holds a file and memory, and many that begin at once hold everybody up.
 */
export class Answers {
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly answer: Answer;
  /** By network, or by address if that is a network by itself. */
  private readonly turns = new Map<string, Turns>();
  /** What comes next on the connections on which a request is answered. */
  private readonly next = new Map<Duplex, (() => void) | null>();
  private readonly work = new SlicedWork();

  /** `addressOf` gives the key that limits count by. */
  constructor(addressOf: (request: IncomingMessage) => string, answer: Answer) {
    this.addressOf = addressOf;
    this.answer = answer;
  }

  /** Answers a request when it is its turn. */
  request(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const begin = (): void => void this.inTurn(request, response);
    const next = this.next.get(socket);
    if (next === undefined) {
      this.next.set(socket, null);
      begin();
      return;
    }
    // The client may have all of an answer before we know that. No browser and no proxy sends any more ahead.
    if (next === null) this.next.set(socket, begin);
    else cutOff(socket);
  }

  /** Whether a request on a connection is being answered, or waits for that. */
  isBusy(connection: Duplex): boolean {
    return this.next.has(connection);
  }

  private async inTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    const closed = new Promise<void>((resolve) => {
      response.once('close', resolve);
    });
    const address = this.addressOf(request);
    const network = wideNetworkOf(address) ?? address;
    const turns = this.turns.get(network) ?? new Turns(mostAnswers * addressesOfNetwork, mostAnswers);
    this.turns.set(network, turns);
    if (turns.waitingFor(address) < mostWaitingRequests)
      await turns.run(address, async () => {
        await this.work.do(() => {
          if (!response.closed && !isGone(socket)) this.answer(request, response);
          return false;
        });
        await closed;
        // Nobody wants the rest of such a request, and there may be no end to it.
        if (!request.complete) cutOff(socket);
      });
    else socket.end(rawHttpError('429 Too Many Requests', 'too many requests'), () => socket.destroy());
    if (turns.isIdle) this.turns.delete(network);
    this.goOn(socket);
  }

  private goOn(socket: Socket): void {
    const next = this.next.get(socket) ?? null;
    if (next === null || !socket.writable) {
      this.next.delete(socket);
      return;
    }
    this.next.set(socket, null);
    next();
  }
}

/** Whether a client has reset its connection: nothing is known of it any more, not even its address. */
const isGone = ({ remoteAddress }: Socket): boolean => remoteAddress === undefined;

/** Ends a connection at once. By itself Node would still parse all that has come in, which for thousands of requests takes long. */
function cutOff(socket: Socket & { parser?: Parser | null }): void {
  socket.destroy();
  // As it is for an upgrade: what follows is none of the parser's business.
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
