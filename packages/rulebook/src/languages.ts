/** The languages of the house, in the order in which they are offered. */
export const languages = ['de', 'en', 'fr', 'it', 'ja'] as const;

export type Language = (typeof languages)[number];

/** What every language calls itself. */
export const ownNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
};

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** The first language that a reader wishes for and the house speaks; `wishes` are tags such as `de-CH`. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [tongue] = wish.toLowerCase().split(/[-_.]/);
    if (isLanguage(tongue)) return tongue;
  }
  return 'en';
}
