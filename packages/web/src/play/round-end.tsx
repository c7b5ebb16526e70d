import type { View } from '@tischrunde/engine';
import { andList, type Book, endingText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentMatch, replayAddress } from '../session/new-match.ts';
import type { Sitter } from '../session/sitter.ts';
import type { SeatView, Table } from '../session/table.ts';
import { Avatar } from './avatar.tsx';
import { hasDetails, pointsRows, signed } from './points.ts';
import { timeOf } from './puzzle/clock.tsx';
import { currentSeconds } from './puzzle/notes.ts';
import type { Puzzle } from './puzzle/puzzle.ts';
import { RemainingHand } from './remaining-hand.tsx';
import './round-end.css';
import { ScoreCurve } from './score-curve.tsx';
import { ScoreSheet } from './score-sheet.tsx';

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
  const { roundResult, phase, winners } = view;
  const goOn = useFocusOnceShown();
  if (roundResult === null) return null;
  const isOver = phase === 'matchOver';
  const isForOne = sitters.length === 1;
  const isTrick = puzzle?.isTrick === true;
  const names = (seats: readonly number[]): string =>
    andList(
      seats.map((other) => sitters[other].name),
      book.language,
    );
  const won = isOver ? (winners ?? []) : roundResult.winners;
  const you = youAt(sitters, seat);
  return (
    <section class="round-end" data-game={view.game} data-alone={isForOne} aria-labelledby="round-end-title">
      <header>
        <h2 id="round-end-title">
          {isForOne && won.length > 0
            ? book.say(isTrick ? 'fortune.right' : 'puzzle.solved')
            : wonBy(won, isOver, you, book, names)}
        </h2>
        {isForOne && won.length > 0 && !isTrick && (
          <p class="quiet">{book.say('puzzle.time', { time: timeOf(currentSeconds()) })}</p>
        )}
        {!isForOne && (
          <p class="quiet">
            {endingText(roundResult, seen.events, view.game, book, {
              front: you,
              nameOf: (other) => sitters[other].name,
            })}
          </p>
        )}
        {isOver && table.takesBack && <p class="quiet">{book.say('setUp.takesBack')}</p>}
      </header>
      {!isForOne && (
        // Scrollable areas must be reachable by keyboard.
        <section class="round-end-body" tabindex={0} aria-label={book.say('score.how')}>
          {isOver && nextMatch?.whatIsNext}
          <Hands {...{ view, sitters, book, won }} />
          <HowCome {...{ seen, sitters, book }} />
          {sheet.length > 1 && (
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

interface HandsProps {
  readonly view: View;
  /** The winners of the round or, at the end, of the match. */
  readonly won: readonly number[];
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}

/** The points of each player, with the remaining pieces below. */
function Hands({ view, won, sitters, book }: HandsProps) {
  const { roundResult, scores } = view;
  const secret = book.say('score.secret');
  // In the first round the total says nothing new.
  const hasSums = view.round > 1;
  return (
    <table class="hands-left">
      <thead>
        <tr>
          <td />
          <th scope="col">{book.say('score.roundNumber', { number: view.round })}</th>
          {hasSums && <th scope="col">{book.say('score.total')}</th>}
        </tr>
      </thead>
      {sitters.map(({ name }, seat) => (
        <tbody key={name}>
          <tr class="hands-left-player" data-won={won.includes(seat)}>
            <th scope="rowgroup">
              <span class="hands-left-name">
                <Avatar seat={seat} />
                {name}
              </span>
            </th>
            <td>{roundResult?.points == null ? secret : signed(roundResult.points[seat], book)}</td>
            {hasSums && <td>{scores === null ? secret : scores[seat]}</td>}
          </tr>
          {/* A separate row, so that screen readers read the points right after the name. */}
          <RemainingHand {...{ view, seat, book }} columns={hasSums ? 3 : 2} />
        </tbody>
      ))}
    </table>
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

/** Who is addressed as “you” at the end: nobody on a shared screen, since all look at it together. */
export const youAt = (sitters: readonly Sitter[], seat: number | null): number | null =>
  sitters.filter(({ plays }) => plays === 'person').length > 1 ? null : seat;

/** The winners in a sentence. */
export function wonBy(
  winners: readonly number[],
  isOver: boolean,
  you: number | null,
  book: Book,
  names: (seats: readonly number[]) => string,
): string {
  const what = isOver ? 'match' : 'round';
  if (winners.length === 0) return book.say(`won.${what}.nobody`);
  if (winners.length > 1) return book.say(`won.${what}.several`, { names: names(winners) });
  return winners[0] === you
    ? book.say(`won.${what}.you`)
    : book.say(`won.${what}.other`, { name: names(winners) });
}
