import type { Language } from '../../src/languages.ts';
import { whyForeign } from './foreign-text.ts';

/** Faults in a text's typography or language. */
export function faultsOf(language: Language, text: string): string[] {
  const strange = whyForeign(language, text);
  return [
    ...(text === '' ? ['empty'] : []),
    ...(/ {2}|^\s|\s$|["'{}]|TODO/.test(text) ? ['stray characters'] : []),
    ...(language === 'fr' && /[^\u202f\d][!?;:»]|«[^\u202f]/.test(text) ? ['a narrow space is missing'] : []),
    ...(language === 'ja' && /[,.!?:;()](?!\d)/.test(text) ? ['half-width punctuation'] : []),
    ...(strange === null ? [] : [strange]),
  ];
}
