import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { SlowConsumers } from './slow-consumer.ts';
import { sendText } from './text-frame.ts';

/** A socket with its stream. */
interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/**
 * Texts that are to be sent. They are written at the end of the event loop's turn, one right after the other: the moves of a commit are told
 * together, and to wake a client's process takes the system longer than to write to one that is awake.
 */
export class Outbox {
  private readonly slow: SlowConsumers;
  private texts: string[] = [];
  private lines: Line[] = [];

  constructor(slow: SlowConsumers) {
    this.slow = slow;
  }

  add(line: Line, text: string): void {
    if (this.texts.push(text) === 1) setImmediate(this.flush);
    this.lines.push(line);
  }

  /** Writes everything now, because something else is to be sent after it. */
  readonly flush = (): void => {
    const { texts, lines } = this;
    this.texts = [];
    this.lines = [];
    for (let index = 0; index < texts.length; index++) this.write(lines[index], texts[index]);
  };

  private write({ socket, stream }: Line, text: string): void {
    if (this.slow.mayBeSent(socket)) {
      sendText(socket, stream, text);
      this.slow.wasSent(socket);
    }
  }
}
