import { useSignal } from '@preact/signals';
import type { Event, JsonObject } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Highlight } from '../../board/highlight.ts';
import type { SeatView } from '../../session/table.ts';
import { Clock } from './clock.tsx';
import type { Hint, PositionHints } from './hint.ts';
import { HintNote } from './hint-note.tsx';
import type { Puzzle } from './puzzle.ts';
import './puzzle.css';
import { undoMoves } from './undo-trail.ts';

interface PuzzleBarProps {
  readonly puzzle: Puzzle;
  readonly seen: SeatView;
  readonly book: Book;
  /** The time when the puzzle was left. */
  readonly seconds: number;
  onTick(seconds: number): void;
  onMove(move: JsonObject): void;
  /** Takes back the last move and returns it. */
  onTakeBack(): Promise<JsonObject | null>;
  /** What the board should highlight for the open hint. */
  onHighlight(highlight: Highlight | null): void;
}

/** The tools of a puzzle: clock, undo and redo, check, hint, print. */
export function PuzzleBar(props: PuzzleBarProps) {
  const { puzzle, seen, book, seconds, onTick, onMove, onTakeBack, onHighlight } = props;
  const { view, events, moves } = seen;
  const asked = useSignal<((reader: Book) => Hint) | null>(null);
  const hint = useMemo(() => asked.value?.(book) ?? null, [asked.value, book]);
  const isOn = view.phase === 'play';
  const { isTrick = false, canLift = false, printedWith, hints } = puzzle;
  const [undo, redo] = [useTrail(events, onMove), useMoves(moves, onTakeBack, onMove)][canLift ? 0 : 1];
  const close = (): void => {
    asked.value = null;
    onHighlight(null);
  };
  // A hint belongs to one position; it closes before its move can be made twice.
  useLayoutEffect(close, [JSON.stringify(view)]);
  const hintsHere = async (): Promise<PositionHints | null> => (await hints?.())?.at(view) ?? null;
  const ask = async (): Promise<void> => {
    const here = await hintsHere();
    if (here !== null) asked.value = here.hint;
  };
  const check = async (): Promise<void> => {
    const here = await hintsHere();
    if (here !== null) asked.value = (reader) => ({ steps: [here.check(reader)], move: null });
  };
  const print = async (): Promise<void> => {
    const [{ pagesOf, pagesStyle, printDocument: printSheet }, { printedPuzzle: sheetOf }] =
      await Promise.all([import('./print.ts'), import('./printed-puzzles.ts')]);
    const sheet = sheetOf(view);
    const title = book.name(view.game);
    if (sheet !== null) printSheet(pagesOf([sheet], title, book), pagesStyle, title);
  };
  const hasHints = isOn && hints !== undefined;
  return (
    <div class="puzzle-bar">
      <div class="puzzle-tools">
        {!isTrick && <Clock running={isOn} from={seconds} {...{ book, onTick }} />}
        {!isTrick && (isOn || (!canLift && view.winners?.length === 0)) && (
          <>
            <Tool word={book.say('puzzle.undo')} act={undo}>
              <path d="M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2" />
            </Tool>
            <Tool word={book.say('puzzle.redo')} act={redo}>
              <path d="M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2" />
            </Tool>
          </>
        )}
        {hasHints && (
          <>
            <Tool word={book.say('puzzle.check')} act={() => void check()}>
              <path d="M4 13l5 5L20 6" />
            </Tool>
            <Tool word={book.say('puzzle.hint')} act={() => void ask()}>
              <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z" />
            </Tool>
          </>
        )}
        {printedWith !== undefined && (
          <Tool word={book.say('puzzle.print')} act={() => void print()}>
            <path d="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z" />
          </Tool>
        )}
      </div>
      {hint !== null && (
        <HintNote hint={hint} book={book} onHighlight={onHighlight} onMove={onMove} onClose={close} />
      )}
    </div>
  );
}

/** Undo and redo; null if there is nothing to do. */
type Steps = readonly [undo: (() => void) | null, redo: (() => void) | null];

/** In puzzles with liftable tiles, undo lifts. */
function useTrail(events: readonly Event[], onMove: (move: JsonObject) => void): Steps {
  const { undo, redo } = useMemo(() => undoMoves(events), [events]);
  return [undo === null ? null : () => onMove(undo), redo === null ? null : () => onMove(redo)];
}

/** In all others, undo takes back a move of the match. */
function useMoves(
  moves: number,
  onTakeBack: () => Promise<JsonObject | null>,
  onMove: (move: JsonObject) => void,
): Steps {
  const undone = useSignal<readonly { readonly move: JsonObject; readonly after: number }[]>([]);
  const last = undone.value.at(-1);
  const undo = async (): Promise<void> => {
    const move = await onTakeBack();
    if (move !== null) undone.value = [...undone.value, { move, after: moves - 1 }];
  };
  const redo = ({ move }: { readonly move: JsonObject }): void => {
    undone.value = undone.value.slice(0, -1);
    onMove(move);
  };
  // After another move there is nothing to redo.
  return [moves === 0 ? null : () => void undo(), last?.after === moves ? () => redo(last) : null];
}

interface ToolProps {
  readonly word: string;
  /** Null disables the button. */
  readonly act: (() => void) | null;
  readonly children: ComponentChildren;
}

const Tool = ({ word, act, children }: ToolProps) => (
  <button type="button" aria-disabled={act === null} onClick={() => act?.()}>
    <svg class="tool-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
    <span class="tool-word">{word}</span>
  </button>
);
