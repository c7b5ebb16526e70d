import type { Benched, Scene } from '@tischrunde/protocol';
import { connection } from '../../session/remote/server-connection.ts';
import { currentBook } from '../../ui/current-language.ts';
import { AnotherName } from './another-name.tsx';
import { useAsks } from './use-asks.ts';

interface BenchProps {
  readonly scene: Scene;
  readonly guest: string | null;
}

/** When the next person in line gets a seat. */
function hopeOf(
  { takesTurns }: Benched,
  isGuarded: boolean,
): 'bench.you' | 'bench.free' | 'whyNot.seat.consent' {
  if (takesTurns === true) return 'bench.you';
  return isGuarded ? 'whyNot.seat.consent' : 'bench.free';
}

/** Who waits for a seat; those without one can wait, too. The host lets strangers take turns with those who sit. */
export function Bench({ scene, guest }: BenchProps) {
  const book = currentBook();
  const { failed, act } = useAsks();
  const { id, bench, places, host, guarded } = scene.table;
  const isSeated = places.some((place) => place.guest === guest);
  const waiting = bench.find((person) => person.guest === guest);
  const isWaiting = waiting !== undefined;
  const isFull = places.every((place) => place.guest !== null);
  if (bench.length === 0 && (isSeated || !(isFull || guarded) || guest === null)) return null;
  const wait = (): void => act(connection.ask('bench', { table: id }));
  return (
    <section class="bench">
      {bench.length > 0 && (
        <>
          <h3>{book.say('bench.title')}</h3>
          <p>{bench.map(({ name }) => name).join(', ')}</p>
        </>
      )}
      {guest === host &&
        bench
          .filter(({ takesTurns }) => takesTurns !== true)
          .map(({ guest: other, name }) => (
            <button
              key={other}
              type="button"
              onClick={() => act(connection.ask('bench', { table: id, guest: other }))}
            >
              {book.say('bench.letIn', { name })}
            </button>
          ))}
      {isWaiting && <p class="quiet">{book.say(hopeOf(waiting, guarded === true))}</p>}
      {!isSeated && (
        <button type="button" onClick={isWaiting ? () => act(connection.ask('stand', { table: id })) : wait}>
          {book.say(isWaiting ? 'bench.leave' : 'bench.wait')}
        </button>
      )}
      {failed.value === 'name.taken' ? (
        <AnotherName onRenamed={wait} />
      ) : (
        <p class="far-word" role="alert">
          {failed.value !== null && book.say(`whyNot.${failed.value}`)}
        </p>
      )}
    </section>
  );
}
