import type { Book, GamePages, Part, RuleText } from '@tischrunde/rulebook';
import { useRef, useState } from 'preact/hooks';
import { descriptorOf } from '../../games/catalogue.ts';
import { pathOf } from '../../site.ts';
import { InShort } from './box.tsx';
import { ExampleBoard, IntroductionBoard } from './example-board.tsx';
import { Fold } from './fold.tsx';
import { Agreements } from './options-list.tsx';
import { Caption, CopiedStatus, marksText, Rule } from './rule.tsx';
import { RuleTable } from './rule-table.tsx';
import { unfold } from './show-rule.ts';
import './rulebook.css';

interface ChapterProps {
  readonly pages: GamePages;
  readonly book: Book;
  /** The address of the chapter; empty on its own page. */
  readonly base?: string;
}

/**
 * A game's chapter below its box: what one needs to begin, then the rules section by section. Rules that few look up are folded.
 */
export function Chapter({ pages, book, base = '' }: ChapterProps) {
  const { game } = pages;
  const ref = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div class="chapter" data-chapter={game} ref={ref}>
      <InShort {...{ pages, book }} />
      <IntroductionBoard introduction={pages.introduction} book={book} />
      <p class="chapter-tools">
        <button
          type="button"
          aria-pressed={isUnfolded}
          onClick={() => {
            if (ref.current !== null) unfold(ref.current, !isUnfolded);
            setUnfolded(!isUnfolded);
          }}
        >
          {book.say('book.openAll')}
        </button>
        <a class="button" href={pathOf(`/rules/print/${game}`)}>
          {book.say('print.title')}
        </a>
      </p>
      {pages.parts.map((part) => (
        <Section key={part.section} {...{ part, book, base }} />
      ))}
      {pages.optional.map(({ page, rules }) => (
        <Fold key={page} title={book.say('book.agreed', { game: book.name(page) })}>
          {rules.map((rule) => (
            <Rule key={rule.id} {...{ book, base }} rule={unfolded(rule)} />
          ))}
        </Fold>
      ))}
      <Fold title={book.say('book.table')}>
        {pages.everyTable.map((rule) => (
          <Rule key={rule.id} {...{ book, base }} rule={unfolded(rule)} />
        ))}
      </Fold>
      <Agreements entry={descriptorOf(game)} book={book} />
      <p class="chapter-marks quiet">{marksText(book, pages)}</p>
      <CopiedStatus book={book} />
    </div>
  );
}

/** What is folded as a whole is open inside. */
const unfolded = (rule: RuleText): RuleText => ({ ...rule, folded: false });

interface SectionProps {
  readonly part: Part;
  readonly book: Book;
  readonly base: string;
}

function Section({ part, book, base }: SectionProps) {
  const { heading, table, rules } = part;
  const title = book.say(heading);
  const picture = setUpPicture(part);
  return (
    <section class="chapter-section">
      <h2>{title}</h2>
      {picture !== null && (
        <div class="rule-body set-up">
          <Caption sentence={picture.sentence} book={book} />
          <ExampleBoard example={picture.position} book={book} />
        </div>
      )}
      {table !== null && <RuleTable {...{ table, title, book, base }} />}
      {rules.map((rule) => (
        <Rule key={rule.id} {...{ rule, book, base }} />
      ))}
    </section>
  );
}

/** Setting up is shown, not only told: if no open rule has a picture, a folded one lends its own. */
export function setUpPicture({ section, rules }: Part): RuleText['example'] {
  if (section !== 'setup' || rules.some(({ folded, example }) => !folded && example !== null)) return null;
  return rules.find(({ example }) => example !== null)?.example ?? null;
}
