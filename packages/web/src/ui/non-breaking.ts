/** A tile stays on one line: its hyphen is one at which no line breaks. */
export const nonBreaking = (text: string): string => text.replace(/(\d)-(\d)/g, '$1\u2011$2');
