import { writeFileSync } from 'node:fs';
import { announceKeyboard, nameOfSource, orRefusal } from '../../io/answers.ts';
import { FileTrouble, fileTrouble, wholeOf } from '../../io/files.ts';
import { write } from '../../io/output.ts';
import { readPuzzleFile } from '../../puzzle/puzzle-file.ts';

export interface PrintGiven {
  readonly out?: string;
}

/** Draws the puzzle of a file as SVG; a puzzle that is refused leaves the output as it is. */
export async function print(
  file: string,
  { out }: PrintGiven,
  draw: (value: unknown) => string,
): Promise<void> {
  announceKeyboard([file]);
  const text = await wholeOf(file);
  const drawn = orRefusal(() => ({ svg: draw(readPuzzleFile(text)) }));
  if (typeof drawn === 'string') throw new FileTrouble(nameOfSource(file), drawn);
  if (out === undefined) return write(process.stdout, drawn.svg);
  try {
    writeFileSync(out, drawn.svg);
  } catch (error) {
    throw fileTrouble(out, error);
  }
}
