import { useSignal } from '@preact/signals';
import { sitDown } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { ownGuest } from '../../session/remote/server-connection.ts';
import type { Sitter } from '../../session/sitter.ts';
import { currentBook } from '../../ui/current-language.ts';
import { AnotherName } from './another-name.tsx';
import { useAsks } from './use-asks.ts';

interface PlayInsteadProps {
  readonly scene: Scene;
  readonly names: readonly Sitter[];
}

/** For those who come late: the seats that bots play. */
export function PlayInstead({ scene: { table }, names }: PlayInsteadProps) {
  const book = currentBook();
  const { failed, act } = useAsks();
  /** The seat that the guest wanted last. */
  const wanted = useSignal(0);
  const sit = (seat: number): void => {
    wanted.value = seat;
    act(sitDown(ownGuest, table.id, table.match, seat));
  };
  const seats = table.places.flatMap(({ guest, bot }, seat) =>
    guest === null && bot !== null ? [seat] : [],
  );
  if (seats.length === 0) return null;
  if (failed.value === 'name.taken') return <AnotherName onRenamed={() => sit(wanted.value)} />;
  return (
    <div class="play-instead">
      {seats.map((seat) => (
        <button key={seat} type="button" onClick={() => sit(seat)}>
          {book.say('bot.instead', { name: names[seat].name })}
        </button>
      ))}
      <p class="far-word" role="alert">
        {failed.value !== null && book.say(`whyNot.${failed.value}`)}
      </p>
    </div>
  );
}
