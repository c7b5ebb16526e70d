import { type Book, type GameId, type GamePages, type RuleText, ruleOfMove } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import type { RulesQuestion } from '../table/rules-help.tsx';
import { Box } from './box.tsx';
import { Chapter } from './chapter.tsx';
import './rules-drawer.css';
import { showRule } from './show-rule.ts';
import { usePages } from './use-pages.ts';
import { useRuleLinks } from './use-rule-links.ts';

interface RulesDrawerProps {
  readonly game: GameId;
  /** The address of an online table. */
  readonly table: string | undefined;
  readonly question: RulesQuestion;
  onClose(): void;
}

/** The chapter of a game beside its table, opened at the rule that matters now. Play goes on meanwhile. */
export function RulesDrawer({ game, table, question, onClose }: RulesDrawerProps) {
  const book = currentBook();
  const pages = usePages(game, book);
  const isHere = pages !== null;
  const scroller = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const answer = pages === null ? null : answerTo(question, pages);
  useEffect(() => {
    if (!isHere || scroller.current === null) return;
    if (answer !== null) showRule(scroller.current, answer.rule.id);
    else {
      scroller.current.scrollTop = 0;
      if (question.isNew) scroller.current.querySelector('.introduction')?.scrollIntoView({ block: 'start' });
      title.current?.focus({ preventScroll: true });
    }
  }, [isHere, question]);
  useRuleLinks(scroller, (rule, event) => {
    // The link is for another page; here the rule is at hand.
    event.preventDefault();
    event.stopPropagation();
    if (scroller.current !== null) showRule(scroller.current, rule);
  });
  const base = pathOf(`/rules/${game}`);
  const query = table === undefined ? '' : `?table=${encodeURIComponent(table)}`;
  return (
    <aside
      class="rules-drawer"
      aria-label={`${book.say('page.rules')}: ${book.name(game)}`}
      // Arrow keys scroll here, and letters are no moves.
      onKeyDown={(event) => {
        if (event.key !== '?') event.stopPropagation();
      }}
    >
      <header>
        <h2 ref={title} tabindex={-1}>
          {book.name(game)}
        </h2>
        <a class="button" href={`${base}${query}${answer === null ? '' : `#${answer.rule.id}`}`}>
          {book.say('rules.page')}
        </a>
        <button type="button" class="round" aria-label={book.say('page.close')} onClick={onClose}>
          ✕
        </button>
        {answer !== null && <p class="quiet">{answerText(answer, book)}</p>}
      </header>
      {/* Scrollable areas must be reachable by keyboard. */}
      <section class="rules-pages" ref={scroller} tabindex={0} aria-label={book.say('page.rules')}>
        {pages !== null && (
          <>
            <Box {...{ pages, book }} />
            <Chapter {...{ pages, book, base }} />
          </>
        )}
      </section>
    </aside>
  );
}

interface Answer {
  readonly rule: RuleText;
  readonly isBroken: boolean;
}

/** The rule that was broken, or else the one that explains the last move; null if neither is in the chapter. */
function answerTo({ broken, events }: RulesQuestion, pages: GamePages): Answer | null {
  const rules = new Map(
    [...pages.parts, ...pages.optional, { rules: pages.everyTable }].flatMap((part) =>
      part.rules.map((rule) => [rule.id as string, rule] as const),
    ),
  );
  const forbidding = rules.get(broken ?? '');
  if (forbidding !== undefined) return { rule: forbidding, isBroken: true };
  const explaining = rules.get(ruleOfMove(events, (rule) => rules.has(rule)) ?? '');
  return explaining === undefined ? null : { rule: explaining, isBroken: false };
}

const answerText = ({ rule: { title }, isBroken }: Answer, book: Book): string =>
  book.say(isBroken ? 'rules.whyNot' : 'rules.lastMove', { title });
