import { useSignal } from '@preact/signals';
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

/**
 * A number in at most two taps: the tens, if there are any, and then the ones, which finish it. 100 can be tapped several times.
 * A finger that slides from the tens to the ones enters it with one touch.
 */
export function NumberPad({ most, begun, onTens, onNumber }: NumberPadProps) {
  const book = currentBook();
  /** The tens that a finger came down on, and the ones that it is on now. */
  const slide = useSignal<{ readonly tens: number; readonly one: number | null } | null>(null);
  const withTens = (value: number): number => (value === 100 ? begun + 100 : begun - (begun % 100) + value);
  const shown =
    slide.value?.one === undefined || slide.value.one === null ? begun : withTens(slide.value.tens);
  return (
    <div
      class="number-pad"
      onPointerDown={(event) => {
        const pressed = keyAt(event, 'tens');
        slide.value = pressed === null ? null : { tens: pressed, one: null };
      }}
      onPointerMove={(event) => {
        if (slide.value !== null) slide.value = { ...slide.value, one: keyAt(event, 'one') };
      }}
      onPointerUp={(event) => {
        const came = slide.value;
        const one = keyAt(event, 'one');
        slide.value = null;
        if (came !== null && one !== null) onNumber(withTens(came.tens) + one);
      }}
      // A quick slide would count as a fling, and the browser takes the next tap for stopping it.
      onTouchMove={(event) => {
        if (slide.value !== null) event.preventDefault();
      }}
      onPointerCancel={() => {
        slide.value = null;
      }}
    >
      <fieldset>
        <legend>{book.say('pad.tens')}</legend>
        {tens.map((value) => (
          <button
            key={value}
            type="button"
            class="number-tens"
            data-tens={value}
            disabled={value > most}
            aria-pressed={value === 100 ? shown >= 100 : shown % 100 === value}
            onClick={() => onTens(withTens(value))}
          >
            {value}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{book.say('pad.ones')}</legend>
        {ones.map((value) => (
          <button
            key={value}
            type="button"
            class="number-one"
            data-one={value}
            data-under={slide.value?.one === value}
            onClick={() => onNumber(begun + value)}
          >
            {value}
          </button>
        ))}
      </fieldset>
      {most >= 100 && <p class="quiet">{book.say('pad.slide')}</p>}
    </div>
  );
}

/** The key under a finger, which may have come down elsewhere. */
function keyAt({ clientX, clientY }: PointerEvent, kind: 'tens' | 'one'): number | null {
  const key = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(`[data-${kind}]:enabled`);
  return key === null || key === undefined ? null : Number(key.dataset[kind]);
}
