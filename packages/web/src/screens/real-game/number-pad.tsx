import { currentBook } from '../../ui/current-language.ts';

interface NumberPadProps {
  /** The highest number that makes sense: without it there are fewer keys. */
  readonly most: number;
  /** The tens of the number that is being entered. */
  readonly begun: number;
  onTens(tens: number): void;
  onNumber(count: number): void;
}

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const ones = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number in at most two taps: the tens, if there are any, and then the ones, which finish it. 100 can be tapped several times. */
export function NumberPad({ most, begun, onTens, onNumber }: NumberPadProps) {
  const book = currentBook();
  const tap = (value: number): void => {
    const hundreds = begun - (begun % 100);
    onTens(value === 100 ? begun + 100 : hundreds + value);
  };
  return (
    <div class="number-pad">
      <fieldset>
        <legend>{book.say('pad.tens')}</legend>
        {tens.map((value) => (
          <button
            key={value}
            type="button"
            disabled={value > most}
            aria-pressed={value === 100 ? begun >= 100 : begun % 100 === value}
            onClick={() => tap(value)}
          >
            {value}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{book.say('pad.ones')}</legend>
        {ones.map((value) => (
          <button key={value} type="button" class="number-one" onClick={() => onNumber(begun + value)}>
            {value}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
