import type { Language } from '../../src/languages.ts';
import { strangeIn } from './foreign-text.ts';

/** What is wrong with how a text is set, or with its language. */
export function faultsOf(language: Language, text: string): string[] {
  const strange = strangeIn(language, text);
  return [
    ...(text === '' ? ['empty'] : []),
    ...(/ {2}|^\s|\s$|["'{}]|TODO/.test(text) ? ['stray signs'] : []),
    ...(language === 'fr' && /[^\u202f\d][!?;:»]|«[^\u202f]/.test(text) ? ['a narrow space is missing'] : []),
    ...(language === 'ja' && /[,.!?:;()](?!\d)/.test(text) ? ['punctuation of half width'] : []),
    ...(strange === null ? [] : [strange]),
  ];
}
