import { useSignal } from '@preact/signals';
import type { MoveText, View } from '@tischrunde/engine';
import type { Book, GameId } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Marked } from '../board/marked.ts';
import { Clock } from './clock.tsx';
import type { Hint } from './hint.ts';
import { HintNote } from './hint-note.tsx';
import './puzzle.css';
import { beginTrail, follow, redoIn, type Trail, undoIn } from './trail.ts';

interface PuzzleBarProps {
  readonly view: View;
  readonly book: Book;
  /** What was on the clock when the puzzle was put away. */
  readonly seconds?: number;
  onTick?(seconds: number): void;
  onMove(move: MoveText): void;
  /** What the board is to point at, for the hint that is open now. */
  onMarked(marked: Marked | null): void;
}

/** The games that have hints (hint.ts, which is loaded when one is asked for). */
const hinted: ReadonlySet<string> = new Set(['dominosa', 'quadrille', 'solo1', 'solo2']);

/** What stands over a puzzle: the clock, undo and redo, the hint, the sheet to print. */
export function PuzzleBar({ view, book, seconds = 0, onTick, onMove, onMarked }: PuzzleBarProps) {
  const hint = useSignal<Hint | null>(null);
  const trail = useTrail(view);
  const [undo, redo] = [undoIn(trail), redoIn(trail)];
  const isOn = view.phase === 'play';
  const isCovering = view.game === 'dominosa' || view.game === 'quadrille';
  const close = (): void => {
    hint.value = null;
    onMarked(null);
  };
  // A hint is about the position it was asked in; it is gone before anybody can follow it twice.
  useLayoutEffect(close, [JSON.stringify(view)]);
  const ask = async (): Promise<void> => {
    const { hintIn } = await import('./hint.ts');
    hint.value = hintIn(view, book);
  };
  const print = async (): Promise<void> => {
    const { printSheet, sheetOf } = await import('./print.ts');
    const sheet = sheetOf(view);
    if (sheet !== null) printSheet(sheet, book.name(view.game as GameId));
  };
  return (
    <div class="puzzle-bar">
      <div class="puzzle-tools">
        <Clock running={isOn} from={seconds} book={book} {...(onTick === undefined ? {} : { onTick })} />
        {isCovering && isOn && (
          <>
            <Tool word={book.say('puzzle.undo')} move={undo} onMove={onMove}>
              <path d="M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2" />
            </Tool>
            <Tool word={book.say('puzzle.redo')} move={redo} onMove={onMove}>
              <path d="M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2" />
            </Tool>
          </>
        )}
        {isOn && hinted.has(view.game) && (
          <button type="button" onClick={() => void ask()}>
            <Icon>
              <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z" />
            </Icon>
            <span class="tool-word">{book.say('puzzle.hint')}</span>
          </button>
        )}
        {isCovering && (
          <button type="button" onClick={() => void print()}>
            <Icon>
              <path d="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z" />
            </Icon>
            <span class="tool-word">{book.say('puzzle.print')}</span>
          </button>
        )}
      </div>
      {hint.value !== null && (
        <HintNote hint={hint.value} book={book} onMarked={onMarked} onMove={onMove} onClose={close} />
      )}
    </div>
  );
}

/** The trail of a puzzle while it is on the screen; following it twice changes nothing. */
function useTrail({ dominoes }: View): Trail {
  const lying = Array.isArray(dominoes) ? dominoes : [];
  const trail = useRef(beginTrail(lying));
  trail.current = follow(trail.current, lying);
  return trail.current;
}

interface ToolProps {
  readonly word: string;
  /** Null where there is nothing to do. */
  readonly move: MoveText | null;
  readonly children: ComponentChildren;
  onMove(move: MoveText): void;
}

function Tool({ word, move, children, onMove }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={move === null}
      onClick={() => {
        if (move !== null) onMove(move);
      }}
    >
      <Icon>{children}</Icon>
      <span class="tool-word">{word}</span>
    </button>
  );
}

const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="tool-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
);
