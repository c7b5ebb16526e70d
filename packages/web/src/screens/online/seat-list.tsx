import type { Level } from '@tischrunde/bots';
import { seatOf } from '@tischrunde/client';
import type { Place, Scene } from '@tischrunde/protocol';
import type { Book } from '@tischrunde/rulebook';
import { Avatar } from '../../play/avatar.tsx';
import { namesAt } from '../../session/remote/seats.ts';
import { currentBook } from '../../ui/current-language.ts';
import { levels } from '../shelf/agreements.tsx';
import { Presence } from './presence.tsx';

interface SeatListProps {
  readonly scene: Scene;
  readonly guest: string | null;
  readonly here: readonly string[];
  onSit(seat: number): void;
  onStand(): void;
  onBot(seat: number, level: Level | null): void;
  /** Frees a seat, without sending anybody away for good. */
  onRemove(seat: number): void;
  /** Makes somebody else the host. */
  onHost(guest: string): void;
  /** Swaps a seat with the next one. */
  onSwap(seat: number): void;
}

/** The seats before a match, with buttons to sit, stand up and add bots. */
export function SeatList(props: SeatListProps) {
  const { scene, guest, here, onSit, onStand, onBot, onRemove, onHost, onSwap } = props;
  const book = currentBook();
  const { places, host } = scene.table;
  const names = namesAt(places);
  const own = seatOf(places, guest);
  const isHost = guest === host;
  return (
    <ol class="seats">
      {places.map((place, seat) => {
        const number = seat + 1;
        const isFree = place.guest === null && place.bot === null;
        return (
          <li key={number} data-own={seat === own}>
            {isFree ? (
              <span class="free-seat" aria-hidden="true">
                {number}
              </span>
            ) : (
              <Avatar seat={seat} />
            )}
            <p class="seat-name">
              <b>{isFree ? book.say('gather.seat', { number }) : names[seat]}</b>
              <span class="quiet">
                {place.guest !== null && <Presence isHere={here.includes(place.guest)} />}
                {aboutSeat(place, place.guest === host, seat === own, book)}
              </span>
            </p>
            <span class="seat-buttons">
              {place.guest === null && place.bot !== null && isHost && (
                <>
                  <select
                    aria-label={book.say('gather.otherBot', { number })}
                    value={place.bot}
                    onChange={({ currentTarget }) => {
                      const level = levels.find((known) => known === currentTarget.value);
                      if (level !== undefined) onBot(seat, level);
                    }}
                  >
                    {levels.map((level) => (
                      <option key={level} value={level}>
                        {book.say(`level.${level}`)}
                      </option>
                    ))}
                  </select>
                  <button
                    type="button"
                    class="round"
                    aria-label={book.say('gather.removeBot', { number })}
                    onClick={() => onBot(seat, null)}
                  >
                    ✕
                  </button>
                </>
              )}
              {isFree && isHost && (
                <button
                  type="button"
                  aria-label={`${book.say('gather.addBot')}: ${book.say('gather.seat', { number })}`}
                  onClick={() => onBot(seat, 'medium')}
                >
                  {book.say('gather.addBot')}
                </button>
              )}
              {place.guest === null && own === null && (
                <button
                  type="button"
                  class="primary"
                  aria-label={`${book.say('gather.sit')}: ${book.say('gather.seat', { number })}`}
                  onClick={() => onSit(seat)}
                >
                  {book.say('gather.sit')}
                </button>
              )}
              {place.guest !== null &&
                place.guest !== guest &&
                (isHost || (own !== null && !here.includes(place.guest))) && (
                  <button
                    type="button"
                    class="round"
                    aria-label={book.say('host.remove', { name: names[seat] })}
                    title={book.say('host.remove', { name: names[seat] })}
                    onClick={() => onRemove(seat)}
                  >
                    ✕
                  </button>
                )}
              {isHost && place.guest !== null && place.guest !== guest && (
                <HostButton name={names[seat]} guest={place.guest} onHost={onHost} />
              )}
              {isHost && number < places.length && (
                <button
                  type="button"
                  class="round"
                  aria-label={book.say('host.swap', { number, next: number + 1 })}
                  title={book.say('host.swap', { number, next: number + 1 })}
                  onClick={() => onSwap(seat)}
                >
                  ⇅
                </button>
              )}
              {seat === own && (
                <button type="button" onClick={onStand}>
                  {book.say('gather.stand')}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface HostButtonProps extends Pick<SeatListProps, 'onHost'> {
  readonly guest: string;
  readonly name: string;
}

function HostButton({ guest, name, onHost }: HostButtonProps) {
  const label = currentBook().say('host.make', { name });
  return (
    <button type="button" class="round" aria-label={label} title={label} onClick={() => onHost(guest)}>
      <svg class="line-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 18h16l1-11-5 4-4-6-4 6-5-4Z" />
      </svg>
    </button>
  );
}

function aboutSeat({ guest, bot, program }: Place, isHost: boolean, isOwn: boolean, book: Book): string {
  if (guest === null)
    return bot === null
      ? book.say('gather.free')
      : book.say('gather.bot', { level: book.say(`level.${bot}`) });
  const words = [
    isOwn ? book.say('gather.you') : '',
    isHost ? book.say('gather.host') : '',
    program === true ? book.say('here.program') : '',
  ];
  return words
    .filter((word) => word !== '')
    .map((word) => ` · ${word}`)
    .join('');
}
