import { type GameId, type RuleId, seatAt } from '@tischrunde/engine';
import {
  type Book,
  type GamePages,
  type Language,
  languages,
  openBook,
  ownNames,
  type RuleText,
} from '@tischrunde/rulebook';
import {
  openRealTableWords,
  type RealTableWords,
  type Ruling,
  type Situation,
} from '@tischrunde/rulebook/real-table';
import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import { LittleTable } from '../rulebook/little-table.tsx';
import { Paragraphs } from '../rulebook/rule.tsx';
import { usePages } from '../rulebook/use-pages.ts';

interface RulingViewProps {
  readonly situation: Situation;
  readonly ruling: Ruling;
  /** What is still missing before there can be an answer; null if nothing is. */
  readonly missing: string | null;
  readonly words: RealTableWords;
}

/** The answer, with its rule as the rulebook prints it. */
export function RulingView({ situation, ruling, missing, words }: RulingViewProps) {
  const book = currentBook();
  const rule = ruleOf(ruling, missing);
  const text = useRule(situation.game, rule);
  return (
    <section
      class="answer"
      data-answer={missing === null ? ruling.answer : 'missing'}
      data-rule={rule ?? undefined}
      aria-live="polite"
    >
      {missing === null ? <Answer {...{ ruling, words, book }} /> : <p class="quiet">{missing}</p>}
      {text !== undefined && <RuleBox rule={text} {...{ situation, words, book }} />}
      {missing === null && ruling.answer !== 'impossible' && (
        <OtherLanguages key={JSON.stringify(situation)} {...{ ruling, situation, words }} />
      )}
    </section>
  );
}

/** The rule that an answer is based on. */
const ruleOf = (ruling: Ruling, missing: string | null): RuleId | null =>
  missing === null && ruling.answer !== 'impossible' ? ruling.rule : null;

/** A rule as the rulebook prints it, once the pages of its game are here. */
function useRule(game: GameId, rule: RuleId | null): RuleText | undefined {
  const pages = usePages(game, currentBook());
  return pages === null ? undefined : ruleIn(pages, rule);
}

const ruleIn = ({ parts, optional, everyTable }: GamePages, rule: RuleId | null): RuleText | undefined =>
  [...[...parts, ...optional].flatMap(({ rules }) => rules), ...everyTable].find(({ id }) => id === rule);

/** The answer, why, and the title of its rule, where the screen is too narrow for all of it: a tap leads to the rule. */
export function VerdictBar({ situation, ruling, missing, words }: RulingViewProps) {
  const book = currentBook();
  const rule = useRule(situation.game, ruleOf(ruling, missing));
  return (
    <button
      type="button"
      class="verdict-bar"
      data-answer={missing === null ? ruling.answer : 'missing'}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => document.querySelector('.answer')?.scrollIntoView({ block: 'start' })}
    >
      {missing ?? <Answer {...{ ruling, words, book }} />}
      {rule !== undefined && <span class="verdict-rule">{rule.title} ↓</span>}
    </button>
  );
}

const seatNameIn =
  (book: Book) =>
  (seat: number): string =>
    book.say('seat.number', { number: seat + 1 });

interface AnswerProps {
  readonly ruling: Ruling;
  readonly words: RealTableWords;
  readonly book: Book;
}

/** The verdict and its reason, on a button or in a box. */
function Answer({ ruling, words, book }: AnswerProps) {
  switch (ruling.answer) {
    case 'allowed':
      return (
        <b class="verdict">
          <span aria-hidden="true">✓</span> {words('allowed.yes')}
        </b>
      );
    case 'notAllowed':
      return (
        <>
          <b class="verdict">
            <span aria-hidden="true">✕</span> {book.say('example.refused')}
          </b>
          <span>{nonBreaking(book.refusal(ruling.refusal, seatNameIn(book)))}</span>
        </>
      );
    case 'impossible':
      return (
        <span>
          {words('allowed.impossible')}{' '}
          {ruling.at !== null && ruling.refusal !== null && (
            <>
              {words('allowed.impossibleMove', { number: ruling.at + 1 })}{' '}
              {nonBreaking(book.refusal(ruling.refusal, seatNameIn(book)))}
            </>
          )}
        </span>
      );
  }
}

interface RuleBoxProps {
  readonly rule: RuleText;
  readonly situation: Situation;
  readonly words: RealTableWords;
  readonly book: Book;
}

const RuleBox = ({ rule, situation, words, book }: RuleBoxProps) => (
  <article class="answer-rule">
    <h3>{rule.title}</h3>
    <Paragraphs {...{ rule, book }} />
    <a class="button" href={pathOf(`/rules/${situation.game}#${rule.id}`)}>
      {words('allowed.wholeRule')}
    </a>
  </article>
);

interface OtherLanguagesProps {
  readonly ruling: Exclude<Ruling, { readonly answer: 'impossible' }>;
  readonly situation: Situation;
  readonly words: RealTableWords;
}

/** The same answer for somebody at the table who reads another language. Loaded when it is opened. */
function OtherLanguages({ ruling, situation, words }: OtherLanguagesProps) {
  const own = currentBook().language;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words('allowed.languages')}</summary>
      {isOpen && (
        <dl>
          {languages
            .filter((language) => language !== own)
            .map((language) => (
              <InLanguage key={language} {...{ language, ruling, situation }} />
            ))}
        </dl>
      )}
    </details>
  );
}

interface InLanguageProps extends Pick<OtherLanguagesProps, 'ruling' | 'situation'> {
  readonly language: Language;
}

/** An answer in another language, with its rule. */
interface Translated {
  readonly book: Book;
  readonly sentence: string;
  readonly rule: RuleText | undefined;
}

function InLanguage({ language, ruling, situation: { game } }: InLanguageProps) {
  const [found, setFound] = useState<Translated | null>(null);
  useEffect(() => {
    let left = false;
    // Without a network a language may be missing; the others are there.
    inLanguage(language, game, ruling).then(
      (translated) => {
        if (!left) setFound(translated);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [language, ruling]);
  return (
    <>
      <dt lang={language}>{ownNames[language]}</dt>
      <dd lang={language}>
        {found === null ? '…' : nonBreaking(found.sentence)}
        {found?.rule !== undefined && <Paragraphs rule={found.rule} book={found.book} />}
      </dd>
    </>
  );
}

async function inLanguage(
  language: Language,
  game: GameId,
  ruling: OtherLanguagesProps['ruling'],
): Promise<Translated> {
  const book = await openBook(language);
  const words = await openRealTableWords(language);
  const rule = ruleIn(await book.pages(game), ruling.rule);
  const sentence =
    ruling.answer === 'allowed'
      ? `${words('allowed.yes')}.`
      : `${book.say('example.refused')}: ${book.refusal(ruling.refusal, seatNameIn(book))}`;
  return { book, sentence, rule };
}

/** The position, as the asker sees it. */
export function PositionPicture({ ruling, isAsked }: { readonly ruling: Ruling; readonly isAsked: boolean }) {
  const book = currentBook();
  if (ruling.answer === 'impossible') return null;
  const next = isAsked && ruling.answer === 'allowed' ? ruling.move : null;
  return <LittleTable scene={{ ...ruling.match.known(seatAt(0)), seat: 0, next }} book={book} />;
}
