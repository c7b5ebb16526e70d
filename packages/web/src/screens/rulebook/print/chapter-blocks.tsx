import type { Book, GamePages, Part, RuleText } from '@tischrunde/rulebook';
import { descriptorOf } from '../../../games/catalogue.ts';
import { Picture } from '../../../games/picture.tsx';
import { nonBreaking } from '../../../ui/non-breaking.ts';
import { Box, InShort } from '../box.tsx';
import { setUpPicture } from '../chapter.tsx';
import { introductionScenes } from '../example-scenes.ts';
import { offeredBy, usually } from '../options-list.tsx';
import { Caption, marksText, Paragraphs } from '../rule.tsx';
import { RuleTable } from '../rule-table.tsx';
import { type Block, chapterAnchor, ruleAnchor, type Setting } from './block.ts';
import { PrintedBoard, PrintedExample } from './printed-board.tsx';

/** How a chapter is printed. */
export interface Extent {
  /** Rules of other chapters are referred to by their pages; alone, all of them are printed. */
  readonly isInBook: boolean;
  /** How many steps of an introduction are beside each other. */
  readonly across: number;
}

/** The chapter of a game, everything unfolded. */
export function chapterBlocks(pages: GamePages, book: Book, { isInBook, across }: Extent): Block[] {
  const { game } = pages;
  const name = book.name(game);
  const at = (key: string): string => `${game} ${key}`;
  return [
    {
      key: at('head'),
      chapter: name,
      anchor: chapterAnchor(game),
      draw: () => (
        <header class="printed-head">
          <div>
            <h1>{name}</h1>
            <Box {...{ pages, book }} />
          </div>
          <Picture game={game} />
        </header>
      ),
    },
    { key: at('short'), draw: () => <InShort {...{ pages, book }} /> },
    ...introductionBlocks(pages, book, across),
    ...pages.parts.flatMap((part) => partBlocks(part, pages, book, isInBook)),
    ...pages.optional.flatMap(({ page, rules }): Block[] => {
      const title = book.say('book.agreed', { game: book.name(page) });
      return !isInBook
        ? [heading(at(page), title), ...rules.map((rule) => ruleBlock(rule, at(''), book, true))]
        : [
            {
              key: at(page),
              draw: ({ pageOf }) => (
                <p class="printed-also">
                  {title} ({book.say('print.page', { number: pageOf(chapterAnchor(page)) })})
                </p>
              ),
            },
          ];
    }),
    ...(isInBook ? [] : everyTableBlocks(pages, book)),
    ...optionBlocks(pages, book),
    ...(isInBook
      ? []
      : [{ key: at('marks'), draw: () => <p class="printed-also">{marksText(book, pages)}</p> }]),
  ];
}

/** What holds at every table. */
const everyTableBlocks = ({ game, everyTable }: GamePages, book: Book): Block[] => [
  heading(`${game} everyTable`, book.say('book.table')),
  ...everyTable.map((rule) => ruleBlock(rule, `${game} `, book, true)),
];

/** A chapter of rules that games share. They are printed as the pages of a game have them. */
export const sharedBlocks = (
  page: 'domino' | 'table',
  { parts, everyTable }: GamePages,
  book: Book,
): Block[] => {
  const title = book.say(page === 'domino' ? 'book.shared' : 'book.table');
  const sections: readonly Pick<Part, 'heading' | 'rules'>[] =
    page === 'domino'
      ? parts.map(({ heading, rules }) => ({ heading, rules: rules.filter((rule) => rule.page === page) }))
      : [];
  return [
    {
      key: `${page} head`,
      chapter: title,
      anchor: chapterAnchor(page),
      isHeading: true,
      draw: () => <h1>{title}</h1>,
    },
    ...sections
      .filter(({ rules }) => rules.length > 0)
      .flatMap(({ heading: label, rules }) => [
        heading(`${page} ${label}`, book.say(label)),
        ...rules.map((rule) => ruleBlock(rule, `${page} `, book, true)),
      ]),
    ...(page === 'table' ? everyTable.map((rule) => ruleBlock(rule, `${page} `, book, true)) : []),
  ];
};

const heading = (key: string, text: string): Block => ({
  key: `${key} heading`,
  isHeading: true,
  draw: () => <h2>{text}</h2>,
});

/** The introduction in pictures. */
function introductionBlocks({ game, introduction }: GamePages, book: Book, across: number): Block[] {
  const scenes = introductionScenes(introduction);
  const steps = introduction.steps.map(({ sentence }, index) => ({ sentence, index, scene: scenes[index] }));
  const rows = Array.from({ length: Math.ceil(steps.length / across) }, (_, row) =>
    steps.slice(across * row, across * (row + 1)),
  );
  return [
    heading(`${game} introduction`, book.say('book.introduction')),
    ...rows.map(
      (row, index): Block => ({
        key: `${game} introduction ${index}`,
        draw: ({ isDraft }) => (
          <div class="printed-steps">
            {row.map(({ sentence, index, scene }) => (
              <div key={index}>
                <p>
                  <b>{index + 1}</b> {nonBreaking(sentence)}
                </p>
                <PrintedBoard {...{ scene, book, isDraft }} />
              </div>
            ))}
          </div>
        ),
      }),
    ),
  ];
}

function partBlocks(part: Part, { game }: GamePages, book: Book, isInBook: boolean): Block[] {
  const { section, heading: label, table, rules } = part;
  const title = book.say(label);
  const isHere = (rule: RuleText): boolean => !isInBook || rule.page === game || rule.adapted;
  const elsewhere = rules.filter((rule) => !isHere(rule));
  const picture = isInBook ? setUpPicture(part) : null;
  return [
    heading(`${game} ${section}`, title),
    ...(picture === null
      ? []
      : [
          {
            key: `${game} ${section} picture`,
            draw: ({ isDraft }: Setting) => (
              <div class="printed-rule">
                <Caption sentence={picture.sentence} book={book} />
                <PrintedExample {...{ book, isDraft }} example={picture.position} />
              </div>
            ),
          },
        ]),
    ...(table === null
      ? []
      : [
          {
            key: `${game} ${section} table`,
            draw: () => <RuleTable {...{ table, title, book }} base={null} />,
          },
        ]),
    ...rules.filter(isHere).map((rule) => ruleBlock(rule, `${game} `, book, rule.page === game)),
    ...(elsewhere.length === 0
      ? []
      : [
          {
            key: `${game} ${section} also`,
            draw: ({ pageOf }: Setting) => (
              <p class="printed-also">
                {book.say('print.also')}{' '}
                {elsewhere
                  .map(({ id, page, title }) => {
                    const number = pageOf(ruleAnchor(page, id));
                    return `${title} (${book.say('print.page', { number })})`;
                  })
                  .join(' · ')}
              </p>
            ),
          },
        ]),
  ];
}

/** A rule in full; `isHome` is where others refer to. */
const ruleBlock = (rule: RuleText, prefix: string, book: Book, isHome: boolean): Block => {
  const { id, page, title, example } = rule;
  return {
    key: `${prefix}${id}`,
    ...(isHome ? { anchor: ruleAnchor(page, id) } : {}),
    draw: ({ isDraft }) => (
      <article class="printed-rule">
        <div>
          <h3>{title}</h3>
          <Paragraphs {...{ rule, book }} />
          {example !== null && <Caption sentence={example.sentence} book={book} />}
        </div>
        {example !== null && <PrintedExample {...{ book, isDraft }} example={example.position} />}
      </article>
    ),
  };
};

function optionBlocks({ game }: GamePages, book: Book): Block[] {
  const offered = offeredBy(descriptorOf(game));
  if (offered.length === 0) return [];
  return [
    heading(`${game} options`, book.say('book.options')),
    ...offered.map(
      (option): Block => ({
        key: `${game} option ${option.name}`,
        draw: () => {
          const { name, about } = book.option(game, option.name);
          return (
            <p>
              <b>{name}</b> {about} {usually(book, option)}
            </p>
          );
        },
      }),
    ),
  ];
}
