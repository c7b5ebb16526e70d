import { type JsonObject, seatAt } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import { describeMove } from '../../play/move-description.ts';
import { percentIn, reasonsText } from '../../play/reason-text.ts';
import type { Analysis } from './analysis.ts';
import type { Position } from './positions.ts';

interface CostlyMovesProps {
  /** The costliest decisions, in the order of their cost. */
  readonly decisions: readonly Analysis[];
  readonly positions: readonly Position[];
  readonly seat: number;
  /** The position shown. */
  readonly at: number;
  readonly book: Book;
  nameOf(seat: number): string;
  onGo(to: number): void;
}

/** The decisions that cost most, with what would have been better and why. */
export function CostlyMoves({ decisions, positions, seat, at, book, nameOf, onGo }: CostlyMovesProps) {
  return (
    <section class="costly">
      <h2>{book.say('look.costly')}</h2>
      {decisions.length === 0 && <p>{book.say('look.noneCostly')}</p>}
      <ol>
        {decisions.map((decision, index) => {
          const match = positions[decision.at].match();
          const position = { ...match.known(seatAt(seat)), legal: match.legal(seatAt(seat)) };
          const made = positions[decision.at + 1]?.made?.move;
          const inWords = (move: JsonObject): string => describeMove(move, position, book, nameOf);
          return (
            <li key={decision.at}>
              <button
                type="button"
                aria-current={decision.at === at ? 'step' : undefined}
                onClick={() => onGo(decision.at)}
              >
                <b class="costly-number">{index + 1}</b>
                <span>
                  <b>{book.say('look.at', { number: decision.at + 1, count: positions.length - 1 })}</b>
                  <span class="costly-lost">
                    {book.say('look.lost', { percent: percentIn(decision.cost, book) })}
                  </span>
                  {made !== undefined && <span>{book.say('look.played', { move: inWords(made) })}</span>}
                  <span>
                    {book.say('look.better', { move: inWords(decision.best) })}{' '}
                    <span class="quiet">{reasonsText(decision.why, book, nameOf)}</span>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
