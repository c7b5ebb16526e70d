import { useSignal } from '@preact/signals';
import type { Entry } from '../catalogue.ts';
import { currentBook } from '../reading.ts';
import { playersFor } from '../shelf.ts';
import type { Plan } from '../starting.ts';
import { Choice, Dialog } from './dialog.tsx';

interface DeviceDialogProps {
  readonly entry: Entry;
  /** How many people said they are. */
  readonly people: number | null;
  onPlay(plan: Plan): void;
  onClose(): void;
}

/** Several people around one screen. */
export function DeviceDialog({ entry, people, onPlay, onClose }: DeviceDialogProps) {
  const book = currentBook();
  const { id, least, most, options } = entry;
  const count = useSignal(
    people === null ? Math.max(2, Math.min(least, 4)) : Math.max(2, playersFor(entry, people)),
  );
  const names = useSignal<readonly string[]>([]);
  const players = Math.max(least, count.value);
  const usual = (seat: number): string => book.say('seat.number', { number: seat + 1 });
  const seats = Array.from({ length: count.value }, (_, seat) => seat);
  return (
    <Dialog title={`${book.name(id)} · ${book.say('shelf.oneDevice')}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPlay({
            game: id,
            players,
            people: seats.map((seat) => names.value[seat]?.trim() || usual(seat)),
          });
        }}
      >
        <p>{book.say('setUp.handRound')}</p>
        {options.some(({ name, standard }) => name === 'interject' && standard === true) && (
          <p>{book.say('setUp.interject')}</p>
        )}
        <Choice
          title={book.say('setUp.people')}
          values={Array.from({ length: most - 1 }, (_, index) => index + 2)}
          chosen={count.value}
          nameOf={String}
          onChoose={(value) => {
            count.value = value;
          }}
        />
        {players > count.value && <p>{book.say('setUp.botsJoin', { count: players - count.value })}</p>}
        <div class="names">
          {seats.map((seat) => (
            <label key={seat} class="field">
              <span class="unseen">{book.say('setUp.name', { number: seat + 1 })}</span>
              <input
                type="text"
                maxLength={20}
                autoComplete="off"
                placeholder={usual(seat)}
                value={names.value[seat] ?? ''}
                onInput={({ currentTarget }) => {
                  names.value = Object.assign([...names.value], { [seat]: currentTarget.value });
                }}
              />
            </label>
          ))}
        </div>
        <footer class="dialog-foot">
          <button type="submit" class="primary">
            {book.say('setUp.start')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
