import { chosenLanguage } from '../storage/chosen-language.ts';

/** The files of a screen and of the words, known when the page is built. */
interface EarlyFiles {
  /** The folder of the page, with a slash at its end. */
  readonly base: string;
  readonly table: readonly string[];
  readonly rules: readonly string[];
  /** By language: the words of the shelf, and those of all other screens. */
  readonly words: Readonly<Record<string, readonly [shelf: string, others: string]>>;
}

/** Written in front of this file when it is put into the document, together with what is imported here (`vite.config.ts`). */
declare const earlyFiles: EarlyFiles;

/**
 * Runs in the document, before any code is there: asks for the files that the address surely needs. `prefetch.ts` would ask for the
 * same, but only when the first file has been loaded and run. A wrong guess costs time, nothing else.
 */
function askEarly({ base, table, rules, words }: EarlyFiles): void {
  const [page, name] = location.pathname.slice(base.length).split('/');
  const isShelf = page === '' && !location.search.includes('game=');
  const isTable = (page === '' && !isShelf) || (page === 'table' && name === undefined);
  const isChapter = page === 'rules' && name !== undefined && name !== 'print';
  const [shelf, others] = words[chosenLanguage(storedLanguage(), navigator.languages, words)];
  for (const file of [
    ...(isTable ? table : isChapter ? rules : []),
    ...(isShelf ? [shelf] : [shelf, others]),
  ]) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = base + file;
    document.head.append(link);
  }
}

/** What the reader has chosen in the settings, if anything. */
function storedLanguage(): unknown {
  try {
    return JSON.parse(localStorage.getItem('tischrunde.settings') ?? '{}').language;
  } catch {
    return null;
  }
}

askEarly(earlyFiles);
