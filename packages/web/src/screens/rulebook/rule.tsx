import { signal } from '@preact/signals';
import type { Book, GamePages, RuleText, Sheet } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { linkTo } from '../../site.ts';
import { copyText } from '../../ui/copy-text.ts';
import { nonBreaking } from '../../ui/non-breaking.ts';
import './badge.css';
import { ExampleBoard } from './example-board.tsx';

interface RuleProps {
  readonly rule: RuleText;
  readonly book: Book;
  /** The address of the chapter; empty on the chapter's own page. */
  readonly base: string;
}

/** A rule, open or folded to its title. */
export function Rule(props: RuleProps) {
  const { rule, base } = props;
  const { id, title, folded } = rule;
  if (folded) {
    return (
      <details class="rule" id={id}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <Body {...props} />
      </details>
    );
  }
  return (
    <article class="rule" id={id}>
      <h3>
        <a href={`${base}#${id}`} data-rule={id}>
          {title}
        </a>
      </h3>
      <Body {...props} />
    </article>
  );
}

function Body({ rule, book }: RuleProps) {
  const { example } = rule;
  return (
    <div class="rule-body">
      <div class="rule-words">
        <Paragraphs {...{ rule, book }} />
        {example !== null && <Caption sentence={example.sentence} book={book} />}
      </div>
      {example !== null && <ExampleBoard example={example.position} book={book} />}
      <CopyLink {...{ rule, book }} />
    </div>
  );
}

/** What a sheet prints and what the house has ruled, each with its mark. */
export function Paragraphs({ rule, book }: { readonly rule: RuleText; readonly book: Book }) {
  const { text, sheets, ruling } = rule;
  return (
    <>
      {text !== null && (
        <p>
          <SheetMark sheets={sheets} book={book} /> {nonBreaking(text)}
        </p>
      )}
      {ruling !== null && (
        <p class="ruling">
          <Badge kind="house">{book.say('book.ruling')}</Badge> {nonBreaking(ruling)}
        </p>
      )}
    </>
  );
}

export const Caption = ({ sentence, book }: { readonly sentence: string; readonly book: Book }) => (
  <p class="example-caption">
    <b>{book.say('book.example')}</b> {nonBreaking(sentence)}
  </p>
);

/** Names the sheets that print something. */
export function SheetMark({ sheets, book }: { readonly sheets: readonly Sheet[]; readonly book: Book }) {
  if (sheets.length === 0) return null;
  return <Badge kind="sheet">{book.say('book.sheet', { number: sheets.join('/') })}</Badge>;
}

/** Where a paragraph comes from. */
const Badge = ({
  kind,
  children,
}: {
  readonly kind: 'sheet' | 'house';
  readonly children: ComponentChildren;
}) => (
  <span class="badge" data-kind={kind}>
    {children}
  </span>
);

/** What the marks at the paragraphs mean; for a chapter with one of its own sheets. */
export function marksText(book: Book, pages?: GamePages): string {
  const sheets = pages?.parts.flatMap(({ rules }) => rules.flatMap((rule) => rule.sheets)) ?? [];
  return book.say('book.marks', {
    sheet: book.say('book.sheet', { number: sheets[0] ?? '002' }),
    house: book.say('book.ruling'),
  });
}

/** The rule whose address was copied last. */
const copied = signal<string | null>(null);

/** Copies the address of a rule. */
function CopyLink({ rule: { id }, book }: { readonly rule: RuleText; readonly book: Book }) {
  const copy = async (button: HTMLElement): Promise<void> => {
    const chapter = button.closest<HTMLElement>('[data-chapter]')?.dataset.chapter ?? '';
    const isCopied = await copyText(linkTo(`/rules/${chapter}#${id}`));
    copied.value = isCopied ? id : null;
  };
  return (
    <button
      type="button"
      class="rule-link"
      data-copied={copied.value === id}
      aria-label={book.say('book.copyLink')}
      title={book.say('book.copyLink')}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {copied.value === id ? (
          <path d="M5 13l5 5 9-11" />
        ) : (
          <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />
        )}
      </svg>
    </button>
  );
}

/** Says to screen readers that an address was copied. */
export const CopiedStatus = ({ book }: { readonly book: Book }) => (
  <p class="unseen" aria-live="polite">
    {copied.value !== null && book.say('book.linkCopied')}
  </p>
);
