import { longestMessage, type RefusalCode } from '@tischrunde/protocol';
import { mostStrikes } from '../limits.ts';
import type { ConnectionContext } from './connection-context.ts';
import { numberOf, type ParsedMessage, parseMessage, refusedMessage } from './messages/parse-message.ts';

/** Takes in what a client sends, within its limits. A client that goes beyond them again and again is disconnected. */
export class Intake {
  private readonly context: ConnectionContext;
  private readonly address: string;
  /** Whose limits count. */
  private readonly limited: () => string;
  private readonly disconnect: (reason: RefusalCode) => void;
  private strikes = 0;

  constructor(
    context: ConnectionContext,
    address: string,
    limited: () => string,
    disconnect: (reason: RefusalCode) => void,
  ) {
    this.context = context;
    this.address = address;
    this.limited = limited;
    this.disconnect = disconnect;
  }

  /** Parses a message. */
  read(content: Buffer, isBinary: boolean): ParsedMessage {
    const isAllowed = this.mayCall();
    if (isAllowed && (isBinary || content.length > longestMessage)) this.strike();
    if (isBinary) return refusedMessage('message.bad', null, 'it is not text');
    if (content.length > longestMessage) return refusedMessage('message.large', null);
    const text = content.toString();
    // To check everything that such a message says would cost more than most that are let through.
    if (!isAllowed) return refusedMessage('message.often', numberOf(text));
    // One that is let through does not make up for many.
    this.strikes = Math.max(0, this.strikes - 1);
    return this.context.isClosing() ? refusedMessage('server.closing', numberOf(text)) : parseMessage(text);
  }

  /** Pings, and pongs that nobody asked for, count as messages do. */
  mayPing(): boolean {
    return this.mayCall();
  }

  private mayCall(): boolean {
    const { messages, messagesOfAddress } = this.context.limiters;
    const now = performance.now();
    // What is too much for one must not count for all others of the address, and nobody is disconnected for what the others send.
    if (messages.take(this.limited(), now)) return messagesOfAddress.take(this.address, now);
    this.strike();
    return false;
  }

  private strike(): void {
    this.strikes++;
    if (this.strikes === mostStrikes) this.disconnect('message.often');
  }
}
