import { BadInput } from '@tischrunde/engine';
import { isLanguage, type Language, languageFor, languages } from '@tischrunde/rulebook';
import { openTerminalBook, type TerminalBook } from '@tischrunde/rulebook/terminal';

export interface LanguageGiven {
  readonly lang?: string;
}

export const openTerminal = (given: LanguageGiven): Promise<TerminalBook> =>
  openTerminalBook(languageOf(given.lang));

/** The language of `--lang`, otherwise the one of the system. The first variable that is set decides, as POSIX has it. */
function languageOf(wish: string | undefined): Language {
  if (wish === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = process.env;
    return languageFor([LC_ALL || LC_MESSAGES || LANG || '']);
  }
  if (!isLanguage(wish)) throw new BadInput('--lang', `there are ${languages.join(', ')}, not ${wish}`);
  return wish;
}
