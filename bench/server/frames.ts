import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';

// A WebSocket client that does little more than cut bytes into frames. With a whole one the load would need more of its core than
// the servers need of theirs, and it is the servers that are measured.

const mask = Buffer.from([0x5a, 0xa5, 0x3c, 0xc3]);
const text = 1;
const binary = 2;
const close = 8;
const ping = 9;
const pong = 10;

/** All sockets read into the same memory: what was read is used before the next one reads. */
const read = Buffer.alloc(1 << 18);

/** Says `lost`, with the reason, when a server does not keep to what was agreed. */
export const trouble = new EventEmitter<{ lost: [Error] }>();

export class Frames {
  readonly opened: Promise<void>;
  /** Called with the content of every message, which is overwritten afterwards. The first one may come as soon as it is opened. */
  heard: (content: Buffer) => void = () => {};
  private readonly socket: Socket;
  private isOpen = false;
  private isWanted = true;
  private rest: Buffer | null = null;

  constructor(port: number, path: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.opened = promise;
    const onBytes = (bytes: Buffer): void => {
      const left = this.isOpen ? bytes : this.afterHandshake(bytes, resolve, reject);
      if (left !== null) this.cut(left);
    };
    this.socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: read,
        callback: (count) => {
          onBytes(read.subarray(0, count));
          return true;
        },
      },
    });
    this.socket.setNoDelay(true);
    this.socket.on('error', reject);
    this.socket.on('close', () => {
      if (this.isOpen && this.isWanted) trouble.emit('lost', new Error('it has closed a connection'));
    });
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  }

  send(content: string): void {
    this.write(text, Buffer.from(content));
  }

  sendBytes(content: Uint8Array): void {
    this.write(binary, content);
  }

  close(): void {
    this.isWanted = false;
    this.socket.destroy();
  }

  private afterHandshake(bytes: Buffer, resolve: () => void, reject: (reason: Error) => void): Buffer | null {
    const all = this.rest === null ? bytes : Buffer.concat([this.rest, bytes]);
    const end = all.indexOf('\r\n\r\n');
    this.rest = end < 0 ? Buffer.from(all) : null;
    if (end < 0) return null;
    const [status] = all.toString('latin1').split('\r\n', 1);
    if (status.includes(' 101 ')) {
      this.isOpen = true;
      resolve();
    } else reject(new Error(`a server answered ${status}`));
    return all.subarray(end + 4);
  }

  private cut(bytes: Buffer): void {
    const all = this.rest === null ? bytes : Buffer.concat([this.rest, bytes]);
    let from = 0;
    while (all.length - from >= 2) {
      let [length, begin] = [all[from + 1] & 127, from + 2];
      if (length === 126)
        [length, begin] = all.length < from + 4 ? [Infinity, 0] : [all.readUInt16BE(from + 2), from + 4];
      else if (length === 127)
        [length, begin] = all.length < from + 10 ? [Infinity, 0] : [all.readUInt32BE(from + 6), from + 10];
      if (begin + length > all.length) break;
      this.take(all[from] & 15, all.subarray(begin, begin + length));
      from = begin + length;
    }
    this.rest = from === all.length ? null : Buffer.from(all.subarray(from));
  }

  private take(kind: number, content: Buffer): void {
    if (kind === text || kind === binary) this.heard(content);
    else if (kind === ping) this.write(pong, content);
    else if (kind === close && this.isWanted)
      trouble.emit('lost', new Error(`it has closed a connection: ${content.subarray(2)}`));
  }

  private write(kind: number, content: Uint8Array): void {
    const { length } = content;
    const begin = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(begin + length);
    frame[0] = 0x80 | kind;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    mask.copy(frame, begin - 4);
    for (let index = 0; index < length; index++) frame[begin + index] = content[index] ^ mask[index & 3];
    this.socket.write(frame);
  }
}
