/** How many marks may stand on one letter; words of any language need at most three. */
const mostMarks = 3;

/** Scripts in which an invisible joiner changes how a word is written. */
const scripts = 'Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'.split(' ');
const joining = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Invisible characters with a purpose: joiners within such words and within an emoji, and what turns a sign into an emoji. */
const purposeful = [
  String.raw`(?<=${joining})[\u200c\u200d](?=${joining})`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{Emoji})\ufe0f`,
].join('|');

/** Direction marks, zero-width characters, fillers, blank signs, lone surrogates, and characters without a meaning of their own. */
const invisible = new RegExp(
  String.raw`(?!${purposeful})[\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}\u2800\u{1d159}\u{13441}\u{13442}]`,
  'gu',
);
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks without a letter, and marks beyond the limit, with joiners between them or not. */
const surplusMarks = new RegExp(
  String.raw`(?<=^|\s)\p{M}+|(?<=(?:\p{M}[\u200c\u200d]?){${mostMarks}})\p{M}`,
  'gu',
);

/** A text on one line without anything that hides, turns around or towers above other text. Empty if nothing of it can be seen. */
export const plainText = (text: string): string =>
  text
    .replace(controls, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(surplusMarks, '')
    // A joiner may have lost its letter.
    .replace(invisible, '')
    .trim();

/** The same for a name, with single spaces. */
export const plainName = (name: string): string => plainText(name).replace(/\s+/g, ' ');
