/** The languages of the rulebook, in the order in which they are offered. */
export const languages = ['de', 'en', 'fr', 'it', 'ja'] as const;

export type Language = (typeof languages)[number];

/** Each language's name for itself. */
export const ownNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
};

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** The first available language among a reader's preferences, which are tags such as `de-CH`. English is the fallback. */
export function languageFor(preferences: readonly string[]): Language {
  for (const tag of preferences) {
    const [language] = tag.toLowerCase().split(/[-_.]/);
    if (isLanguage(language)) return language;
  }
  return 'en';
}
