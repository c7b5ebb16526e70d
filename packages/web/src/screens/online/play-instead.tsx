import { sitDown } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { ownGuest } from '../../session/remote/server-connection.ts';
import type { Sitter } from '../../session/sitter.ts';
import { currentBook } from '../../ui/current-language.ts';

interface PlayInsteadProps {
  readonly scene: Scene;
  readonly names: readonly Sitter[];
  act(doing: Promise<unknown>): void;
}

/** For those who come late: the seats that bots play. */
export function PlayInstead({ scene: { table }, names, act }: PlayInsteadProps) {
  const book = currentBook();
  const seats = table.places.flatMap(({ guest, bot }, seat) =>
    guest === null && bot !== null ? [seat] : [],
  );
  if (seats.length === 0) return null;
  return (
    <div class="play-instead">
      {seats.map((seat) => (
        <button key={seat} type="button" onClick={() => act(sitDown(ownGuest, table.id, table.match, seat))}>
          {book.say('bot.instead', { name: names[seat].name })}
        </button>
      ))}
    </div>
  );
}
