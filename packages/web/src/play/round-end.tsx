import { type Book, endingText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentMatch, replayAddress } from '../session/new-match.ts';
import type { Sitter } from '../session/sitter.ts';
import type { SeatView, Table } from '../session/table.ts';
import { Avatar } from './avatar.tsx';
import { HandsLeft } from './hands-left.tsx';
import { hasDetails, pointsRows, signed } from './points.ts';
import { timeOf } from './puzzle/clock.tsx';
import { currentSeconds } from './puzzle/notes.ts';
import type { Puzzle } from './puzzle/puzzle.ts';
import './round-end.css';
import { ScoreCurve } from './score-curve.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { Winners, WinnersPoints } from './winners.tsx';
import { isDraw, winnersOf, wonBy, youAt } from './won-by.ts';

/** What a shared table adds to the end of a match. */
export interface NextMatch {
  /** Whether the player can start the next round or match now. */
  readonly canGoOn: boolean;
  /** Content next to that button at the end of the match. */
  readonly atTheEnd: ComponentChildren;
  /** What comes after the match, above its points. */
  readonly whatIsNext: ComponentChildren;
  /** Notices beside the match. */
  readonly notices: ComponentChildren;
  readonly talk: ComponentChildren;
}

interface RoundEndProps {
  readonly table: Table;
  readonly seen: SeatView;
  readonly book: Book;
  readonly puzzle: Puzzle | undefined;
  readonly nextMatch?: NextMatch | undefined;
  onNext(): void;
  onAgain(): void;
}

/** The end of a round or match: who won and why, the remaining pieces, and how the points came about. */
export function RoundEnd({ table, seen, book, puzzle, nextMatch, onNext, onAgain }: RoundEndProps) {
  const { sitters } = table;
  const { view, seat, sheet } = seen;
  const { roundResult, phase } = view;
  const goOn = useFocusOnceShown();
  if (roundResult === null) return null;
  const isOver = phase === 'matchOver';
  const isForOne = sitters.length === 1;
  const isTrick = puzzle?.isTrick === true;
  const won = winnersOf(view) ?? [];
  const you = youAt(sitters, seat);
  // A trick that works says everything; of a puzzle its time counts, and of one that went wrong the reason.
  const isSolved = isForOne && won.length > 0;
  const celebrated = isForOne || isDraw(view, sitters.length) ? [] : won;
  return (
    <section
      class="round-end"
      data-game={view.game}
      data-alone={isForOne}
      data-over={isOver}
      aria-labelledby="round-end-title"
    >
      <header>
        {celebrated.length > 0 && <Winners {...{ view }} won={celebrated} />}
        <div>
          <h2 id="round-end-title">{wonBy(view, sitters, you, book)}</h2>
          {celebrated.length > 0 && <WinnersPoints {...{ view, book }} won={celebrated} />}
          {isSolved && !isTrick && (
            <p class="quiet">{book.say('puzzle.time', { time: timeOf(currentSeconds()) })}</p>
          )}
          {!isSolved && (
            <p class="quiet">
              {endingText(roundResult, seen.events, view.game, book, {
                front: you,
                nameOf: (other) => sitters[other].name,
              })}
            </p>
          )}
          {isOver && table.takesBack && <p class="quiet">{book.say('setUp.takesBack')}</p>}
        </div>
      </header>
      {!isForOne && (
        // Scrollable areas must be reachable by keyboard.
        <section class="round-end-body" tabindex={0} aria-label={book.say('score.how')}>
          {isOver && nextMatch?.whatIsNext}
          <HandsLeft {...{ seen, sitters, book, won }} />
          <HowCome {...{ seen, sitters, book }} />
          {(sheet.length > 1 || !isOver) && (
            <section>
              <h3>{book.say('score.sheet')}</h3>
              <ScoreCurve {...{ sheet, sitters, book }} />
              <ScoreSheet {...{ table, seen, book }} />
            </section>
          )}
        </section>
      )}
      <footer>
        {nextMatch?.canGoOn !== false && (
          <button type="button" class="primary" ref={goOn} onClick={isOver ? onAgain : onNext}>
            {isOver ? book.say(isForOne && !isTrick ? 'puzzle.new' : 'table.again') : book.say('move.next')}
          </button>
        )}
        {nextMatch?.talk}
        {isOver && nextMatch?.atTheEnd}
        {nextMatch?.notices}
        {isOver && nextMatch === undefined && currentMatch.value !== null && (
          <a class="button" href={replayAddress(currentMatch.value)}>
            {book.say('look.back')}
          </a>
        )}
      </footer>
    </section>
  );
}

/** The moves that scored, in order. */
function HowCome({
  seen,
  sitters,
  book,
}: {
  readonly seen: SeatView;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}) {
  if (!hasDetails(seen.events)) return null;
  const nameOf = (seat: number): string => sitters[seat].name;
  return (
    <section>
      <h3>{book.say('score.how')}</h3>
      <ol class="how-come">
        {pointsRows(seen, book, { front: seen.seat, nameOf }).map(({ text, why, points }, index) => (
          // The list never changes, so the index is a stable key.
          <li key={index}>
            <span>
              {text}
              {why !== '' && <span class="quiet"> {why}</span>}
            </span>
            {points.map(({ seat, count }) => (
              <b key={seat} class="how-come-points">
                <Avatar seat={seat} />
                <span class="unseen">{nameOf(seat)}</span> {signed(count, book)}
              </b>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Focuses the next action as soon as it is visible: the end of a round appears shortly after the last move. */
function useFocusOnceShown() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    const appearing = button?.closest('section')?.getAnimations() ?? [];
    void Promise.allSettled(appearing.map(({ finished }) => finished)).then(() =>
      button?.focus({ preventScroll: true }),
    );
  }, []);
  return ref;
}
