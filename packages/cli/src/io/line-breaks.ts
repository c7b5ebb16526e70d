// Line breaks for a terminal. A Japanese character takes two columns, and a line may break between almost any two of them.

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** Characters that may not begin a line. */
const clinging = /^[、。，．・：；？！）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…]/;

/** Characters that may not end one. */
const opening = /[（「『【〈《]$/;

export const widthOf = (text: string): number =>
  Array.from(text).reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0);

/** Breaks a text into lines no wider than `width`; all but the first begin with `indent`. */
export function typeset(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = indent + piece.trimStart();
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

/** The pieces between which a line may break: words, and single Japanese characters. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.match(/[^ ]+ */g) ?? []) {
    for (const piece of splitJapanese(word)) {
      const last = pieces[pieces.length - 1];
      if (last !== undefined && !last.endsWith(' ') && (clinging.test(piece) || opening.test(last))) {
        pieces[pieces.length - 1] = last + piece;
      } else {
        pieces.push(piece);
      }
    }
  }
  return pieces;
}

/** Wide characters stand alone; everything else stays together. */
function splitJapanese(word: string): string[] {
  const pieces: string[] = [];
  for (const sign of word) {
    const last = pieces[pieces.length - 1];
    if (last === undefined || wide.test(sign) || wide.test(last)) pieces.push(sign);
    else pieces[pieces.length - 1] = last + sign;
  }
  return pieces;
}
