/** A step of a guide: a file to write, or changes to one that exists. */
export type Step =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly hunks: readonly Hunk[] };

/** Lines of a file, and what becomes of them. */
export interface Hunk {
  readonly from: string;
  readonly to: string;
}

/** A path alone on its line, and the block of code below it. */
const block = /^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms;

/** The steps of a guide in Markdown, in order. */
export const stepsIn = (guide: string): Step[] =>
  [...guide.matchAll(block)].map(([, file, language, code]) =>
    language === 'diff' ? { file, hunks: code.split(/^@@\n/m).map(hunkOf) } : { file, text: code },
  );

const hunkOf = (diff: string): Hunk => ({ from: linesOf(diff, '-'), to: linesOf(diff, '+') });

/** The lines of a diff that both sides have, and those of one side. */
const linesOf = (diff: string, side: '-' | '+'): string =>
  diff.replace(/^(.)(.*\n)/gm, (_, mark, line) => (mark === ' ' || mark === side ? line : ''));

/** A file with hunks applied to it. The lines of each must occur exactly once. */
export function withHunks(source: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((text, { from, to }) => {
    const [at, ...others] = placesOf(text, from);
    if (at === undefined || others.length > 0) throw new Error(`not there exactly once:\n${from}`);
    return text.slice(0, at) + to + text.slice(at + from.length);
  }, source);
}

/** Where whole lines occur in a text. */
function placesOf(text: string, lines: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(lines); at >= 0; at = text.indexOf(lines, at + 1))
    if (at === 0 || text[at - 1] === '\n') places.push(at);
  return places;
}

/** Takes the same hunks back. */
export const withoutHunks = (source: string, hunks: readonly Hunk[]): string =>
  withHunks(
    source,
    hunks.map(({ from, to }) => ({ from: to, to: from })),
  );
