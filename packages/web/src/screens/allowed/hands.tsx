import { useSignal } from '@preact/signals';
import {
  boxOf,
  handOfSize,
  piecesOf,
  type RealTableWords,
  type Situation,
} from '@tischrunde/rulebook/real-table';
import { currentBook } from '../../ui/current-language.ts';
import type { Editing } from './happenings.tsx';
import { PiecePicker, PieceRow } from './piece-picker.tsx';

interface HandsProps {
  readonly situation: Situation;
  readonly words: RealTableWords;
  readonly edit: Editing;
}

/** The asker's hand, and the others' for those who want to describe them. */
export function Hands({ situation, words, edit }: HandsProps) {
  const book = currentBook();
  const set = (seat: number, hand: readonly string[] | null): void => edit({ what: 'hand', seat, hand });
  const others = Array.from({ length: situation.players - 1 }, (_, index) => index + 1);
  return (
    <>
      <Hand title={words('allowed.hand')} seat={0} {...{ situation, words, set }} />
      {others.length > 0 && (
        <details>
          <summary>{words('allowed.others')}</summary>
          {others.map((seat) => (
            <Hand
              key={seat}
              title={words('allowed.handOf', { name: book.say('seat.number', { number: seat + 1 }) })}
              {...{ seat, situation, words, set }}
            />
          ))}
        </details>
      )}
    </>
  );
}

interface HandProps extends Omit<HandsProps, 'edit'> {
  readonly title: string;
  readonly seat: number;
  set(seat: number, hand: readonly string[] | null): void;
}

/** Few pieces matter: the last one, and the last but one. */
const sizes = [1, 2, 3, 4, 5];

function Hand({ title, seat, situation, words, set }: HandProps) {
  const hand = situation.hands[seat] ?? null;
  const pieces = [...new Set(boxOf(situation.game, situation.options))];
  const isAdding = useSignal(false);
  return (
    <section class="piece-field" data-hand={seat}>
      <h3>{title}</h3>
      <div class="keys">
        <button type="button" aria-pressed={hand === null} onClick={() => set(seat, null)}>
          {words('allowed.unknown')}
        </button>
        <button
          type="button"
          aria-pressed={hand !== null}
          onClick={() => {
            isAdding.value = true;
            set(seat, hand ?? []);
          }}
        >
          {words('allowed.described')}
        </button>
      </div>
      {seat === 0 && piecesOf(situation.question).length > 0 && (
        <fieldset class="picker">
          <legend>{words('allowed.howMany')}</legend>
          <div class="keys" data-sizes>
            {sizes.map((size) => (
              <button
                key={size}
                type="button"
                aria-pressed={hand?.length === size}
                onClick={() => set(seat, handOfSize(situation, size))}
              >
                {size}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {hand !== null && (
        <>
          <PieceRow
            pieces={hand}
            labelOf={(thing) => words('allowed.remove', { thing })}
            onTap={(_, index) =>
              set(
                seat,
                hand.filter((_, other) => other !== index),
              )
            }
          />
          {isAdding.value ? (
            <PiecePicker {...{ pieces, words }} onPick={(piece) => set(seat, [...hand, piece])} />
          ) : (
            <button
              type="button"
              onClick={() => {
                isAdding.value = true;
              }}
            >
              {words('allowed.add')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
