import { type Language, languages } from '../packages/rulebook/src/languages.ts';
import type { Message } from '../packages/rulebook/src/message.ts';
import type { ShelfWords, TableWords, Words } from '../packages/rulebook/src/words/words.ts';

/** Controls by the keys of their labels. */
const controls: readonly { readonly name: string; readonly keys: RegExp }[] = [
  { name: 'move button', keys: /^move\./ },
  { name: 'call button', keys: /^call\./ },
  { name: 'question above a choice', keys: /^choose\./ },
  { name: 'direction, side, yes or no', keys: /^(way|side|answer)\./ },
  { name: 'whose turn', keys: /^turn\./ },
  { name: 'player’s name plate', keys: /^seat\./ },
  { name: 'note on the table', keys: /^table\./ },
  { name: 'phase', keys: /^phase\./ },
  { name: 'why a round ended', keys: /^reason\./ },
  { name: 'who won', keys: /^won\./ },
  { name: 'score sheet', keys: /^score\./ },
  { name: 'heading in the rulebook', keys: /^book\./ },
];

interface Found {
  readonly language: Language;
  readonly text: string;
}

/** The page docs/labels.md. A placeholder counts as one character: a name or number comes on top. */
export async function longestLabels(): Promise<string> {
  const books = await Promise.all(
    languages.map(async (language) => ({ language, words: await wordsOf(language) })),
  );
  const rows = [
    ...controls.map(({ name, keys }) =>
      rowOf(
        name,
        books.flatMap(({ language, words }) =>
          Object.entries({ ...words.shelfLabels, ...words.tableLabels })
            .filter(([key]) => keys.test(key))
            .flatMap(([, message]) => formsOf(message).map((text) => ({ language, text }))),
        ),
      ),
    ),
    rowOf(
      'name of a game',
      inAll(books, ({ gameNames }) => Object.values(gameNames).map(({ name }) => name)),
    ),
    rowOf(
      'sentence on the shelf',
      inAll(books, ({ gameNames }) => Object.values(gameNames).map(({ blurb }) => blurb)),
    ),
    rowOf(
      'name of an option',
      inAll(books, ({ optionNames }) => Object.values(optionNames.options).map(({ name }) => name)),
    ),
    rowOf(
      'choice of an option',
      inAll(books, ({ optionNames }) => Object.values(optionNames.choices)),
    ),
    rowOf(
      'refusal',
      inAll(books, ({ refusals }) => Object.values(refusals).flatMap(formsOf)),
    ),
  ];
  return [
    '# The longest labels',
    '',
    'How much room does a label need? For each kind of control: the length of its longest text in each language, in characters, and that',
    'text. Japanese characters are about twice as wide as Latin ones, so they count as two; a placeholder such as `{tile}` counts as one.',
    '',
    '`npm run labels` writes this page, and a test checks that it is up to date.',
    '',
    `| control | ${languages.join(' | ')} | longest text |`,
    `| --- | ${languages.map(() => '---:').join(' | ')} | --- |`,
    ...rows,
    '',
  ].join('\n');
}

const wordsOf = async (language: Language): Promise<Words> => ({
  ...((await import(`../packages/rulebook/src/words/${language}/index.ts`)) as { words: ShelfWords }).words,
  ...(
    (await import(`../packages/rulebook/src/words/${language}/table-words.ts`)) as { tableWords: TableWords }
  ).tableWords,
});

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const inAll = (
  books: readonly { readonly language: Language; readonly words: Words }[],
  textsIn: (words: Words) => string[],
): Found[] => books.flatMap(({ language, words }) => textsIn(words).map((text) => ({ language, text })));

function rowOf(control: string, found: readonly Found[]): string {
  const lengthIn = (language: Language): number =>
    Math.max(...found.filter((label) => label.language === language).map(lengthOf));
  const longest = found.reduce((best, label) => (lengthOf(label) > lengthOf(best) ? label : best));
  return `| ${control} | ${languages.map(lengthIn).join(' | ')} | ${longest.text} |`;
}

const lengthOf = ({ text }: Found): number =>
  Array.from(text.replace(/\{\w+\}/g, 'x')).reduce(
    (length, character) => length + (/[\u3000-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1),
    0,
  );
