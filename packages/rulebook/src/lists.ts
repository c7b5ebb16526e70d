import type { Language } from './languages.ts';

/** “6, 3 or 1” */
export const orList = (parts: readonly (string | number)[], language: Language): string =>
  formats[language].or.format(parts.map(String));

/** “6, 3 and 1” */
export const andList = (parts: readonly (string | number)[], language: Language): string =>
  formats[language].and.format(parts.map(String));

const formatsIn = (locale: string) => ({
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
});

/** In the English of the rulebook there is no comma before the last “or” or “and”. */
const formats: { readonly [L in Language]: ReturnType<typeof formatsIn> } = {
  de: formatsIn('de'),
  en: formatsIn('en-GB'),
  fr: formatsIn('fr'),
  it: formatsIn('it'),
  ja: formatsIn('ja'),
};
