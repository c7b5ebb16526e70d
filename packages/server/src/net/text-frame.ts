import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Sends a text over a WebSocket. ws writes the head of a frame and its content separately, which costs almost as much as the rest of telling a
 * move. Nearly all texts are ASCII: their frames go out as one string whose characters are the bytes, without a buffer. Nothing is compressed,
 * so every frame of ws is written at once too, and the two never mix.
 */
export function sendText(socket: WebSocket, stream: Duplex, text: string): void {
  const { head, bytes } = headFor(text.length);
  // A text that was put together is copied when it is first read: it is read as a whole only, with its head.
  const frame = head + text;
  if (Buffer.byteLength(frame) === bytes + text.length) stream.write(frame, 'latin1');
  else socket.send(text);
}

/** The head of a frame, and how long it would be as UTF-8. */
interface Head {
  readonly head: string;
  readonly bytes: number;
}

/** The heads of frames up to a length that few are longer than, by length, made when they are needed. */
const longestKept = 2000;
const heads = Array.from({ length: longestKept + 1 }, (): Head | null => null);

function headFor(length: number): Head {
  const known = heads[length] ?? null;
  if (known !== null) return known;
  const head = frameHead(length);
  const made = { head, bytes: Buffer.byteLength(head) };
  if (length <= longestKept) heads[length] = made;
  return made;
}

/** The head of a whole, unmasked text frame (RFC 6455, 5.2), a character for each byte. */
function frameHead(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 0x1_0000) return String.fromCharCode(0x81, 126, length >>> 8, length & 255);
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, ...bytesOf(length));
}

/** A number below 2³², the highest byte first. */
const bytesOf = (number: number): readonly number[] => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
