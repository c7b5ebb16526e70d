import { createReadStream } from 'node:fs';

/** Why a file cannot be used, as one message. */
export class FileTrouble extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'FileTrouble';
  }
}

/** Turns an error of the file system into a `FileTrouble`; any other error is a bug and stays as it is. */
export function fileTrouble(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  return new FileTrouble(file, reasons[String(error.code)] ?? error.message);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export async function wholeOf(file: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece);
  return pieces.join('');
}

/** The lines of a file, in batches as they arrive; only an incomplete last line is buffered. */
export async function* linesOf(file: string): AsyncGenerator<readonly string[]> {
  let begun: string[] = [];
  for await (const piece of piecesOf(file)) {
    const lines = piece.split('\n');
    const rest = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = begun.join('') + lines[0];
      begun = [];
      yield lines;
    }
    begun.push(rest);
  }
  const last = begun.join('');
  if (last !== '') yield [last];
}

/** A file as text, in pieces; `-` is the standard input. */
async function* piecesOf(file: string): AsyncGenerator<string> {
  const stream = file === '-' ? process.stdin : createReadStream(file);
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) yield String(piece);
  } catch (error) {
    throw fileTrouble(file, error);
  }
}
