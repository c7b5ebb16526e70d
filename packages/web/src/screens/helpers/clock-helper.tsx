import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lastNames } from '../../storage/pad-store.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice } from '../../ui/dialog.tsx';
import { Stepper } from '../allowed/grid-picker.tsx';
import type { HelperProps } from './helpers-screen.tsx';
import { seatName } from './seat-name.ts';

const lengths = [15, 30, 60, 120] as const;

/** A clock for slow players: a turn has so many seconds, and a tap passes it on. */
export function ClockHelper({ words }: HelperProps) {
  const book = currentBook();
  const players = useSignal(lastNames().length || 4);
  const seconds = useSignal<number>(30);
  const turn = useSignal(0);
  /** When the turn ends; null while the clock stands still. */
  const until = useSignal<number | null>(null);
  const left = useSignal(30);
  useEffect(() => {
    const tick = (): void => {
      if (until.value !== null) left.value = Math.max(0, Math.ceil((until.value - performance.now()) / 1000));
    };
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, []);
  const begin = (seat: number): void => {
    turn.value = seat;
    left.value = seconds.value;
    until.value = performance.now() + seconds.value * 1000;
  };
  const isRunning = until.value !== null;
  return (
    <div class="clock">
      <button
        type="button"
        class="clock-face primary"
        data-out={isRunning && left.value === 0}
        onClick={() => begin(isRunning ? (turn.value + 1) % players.value : turn.value)}
      >
        <span>{seatName(turn.value, book)}</span>
        <b>{isRunning && left.value === 0 ? words('clock.out') : left.value}</b>
        <span>{words(isRunning ? 'clock.next' : 'clock.start')}</span>
      </button>
      <div class="allowed-part">
        <div class="keys">
          <button
            type="button"
            disabled={!isRunning}
            onClick={() => {
              until.value = null;
            }}
          >
            {words('clock.stop')}
          </button>
        </div>
        <Stepper
          title={book.say('setUp.players')}
          value={players.value}
          least={2}
          most={11}
          words={words}
          onChange={(count) => {
            players.value = count;
            turn.value = 0;
          }}
        />
        <Choice
          title={words('clock.seconds')}
          values={lengths}
          chosen={lengths.find((length) => length === seconds.value) ?? 30}
          nameOf={String}
          onChoose={(value) => {
            seconds.value = value;
            left.value = value;
            until.value = null;
          }}
        />
      </div>
    </div>
  );
}
