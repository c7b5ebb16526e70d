import { type Signal, useSignal } from '@preact/signals';
import type { Event } from '@tischrunde/engine';
import type { GameId } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../../session/table.ts';
import { currentBook } from '../../ui/current-language.ts';
import { lazy } from '../../ui/lazy.tsx';
import { useKeys } from '../../ui/use-keys.ts';

// Few look something up, so the rulebook is loaded when it is opened.
const RulesDrawer = lazy(async () => (await import('../rulebook/rules-drawer.tsx')).RulesDrawer, 'part');

/** What somebody who asks for the rules wants to know. */
export interface RulesQuestion {
  /** The rule that forbade the last attempt. */
  readonly broken: string | null;
  /** What the last move caused. */
  readonly events: readonly Event[];
  /** The first minute of the game, not a rule. */
  readonly isNew?: true;
}

interface RulesHelp {
  /** Null while the rulebook is closed. */
  readonly question: Signal<RulesQuestion | null>;
  readonly button: { current: HTMLButtonElement | null };
  open(): void;
  /** Opens the introduction of the game. */
  openIntroduction(): void;
  close(): void;
  /** A rule forbade an attempt; null after a legal move. */
  onRefused(rule: string | null): void;
}

/** The rulebook beside the table: “?” opens it where it explains what has just happened, and Esc closes it. */
export function useRulesHelp({ seen }: Pick<Table, 'seen'>): RulesHelp {
  const question = useSignal<RulesQuestion | null>(null);
  const broken = useRef<string | null>(null);
  const events = useRef<readonly Event[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(
    () =>
      seen.subscribe((look) => {
        const last = look?.latest.at(-1);
        if (last !== undefined) events.current = last.events;
      }),
    [seen],
  );
  const ask = (asked: RulesQuestion): void => {
    if (question.peek() === null) before.current = document.activeElement;
    question.value = asked;
  };
  const open = (): void => ask({ broken: broken.current, events: events.current });
  const close = (): void => {
    if (question.peek() === null) return;
    question.value = null;
    const back = before.current;
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else button.current?.focus();
  };
  useKeys({ '?': open });
  useEscape(question, close);
  return {
    question,
    button,
    open,
    openIntroduction: () => ask({ broken: null, events: [], isNew: true }),
    close,
    onRefused: (rule) => {
      broken.current = rule;
      // Who reads along sees the rule at once.
      if (rule !== null && question.peek() !== null)
        question.value = { broken: rule, events: events.current };
    },
  };
}

/** Esc closes the rulebook before it puts down a piece. */
function useEscape(question: Signal<RulesQuestion | null>, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || question.peek() === null) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, .talk'))
        return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** “?” in the corner of the table. */
export function RulesButton({ help }: { readonly help: RulesHelp }) {
  const isOpen = help.question.value !== null;
  return (
    <button
      type="button"
      class="round question-mark"
      ref={help.button}
      aria-label={currentBook().say('page.rules')}
      aria-expanded={isOpen}
      onClick={isOpen ? help.close : help.open}
    >
      ?
    </button>
  );
}

interface RulesBesideProps {
  readonly help: RulesHelp;
  readonly game: GameId;
  /** The address of the table, for the way back from the rulebook's own page. */
  readonly table?: string;
}

/** The open rulebook. It comes after the table, which makes room for it. */
export function RulesBeside({ help, game, table }: RulesBesideProps) {
  const question = help.question.value;
  if (question === null) return null;
  return <RulesDrawer {...{ game, table, question }} onClose={help.close} />;
}
