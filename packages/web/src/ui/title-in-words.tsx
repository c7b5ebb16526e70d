import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';

/** Japanese has no spaces: without these marks a narrow title breaks in the middle of a word. A single letter belongs to the word before. */
export const titleInWords = (title: string, { language }: Book): ComponentChildren =>
  language === 'ja'
    ? wordsOf(title).map((word, index) => (index === 0 ? word : [<wbr key={index} />, word]))
    : title;

/** Browsers that cannot tell words leave the title whole. */
export function wordsOf(title: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [title];
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(title))
    if (segment.length > 1 && words.length > 0) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  return words;
}
