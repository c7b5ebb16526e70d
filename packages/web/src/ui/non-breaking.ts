/** Keeps a tile on one line by a non-breaking hyphen. */
export const nonBreaking = (text: string): string => text.replace(/(\d)-(\d)/g, '$1\u2011$2');
