import type { Scene } from '@tischrunde/protocol';
import type { Book, GameId } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { Avatar } from '../../play/avatar.tsx';
import { namesAt } from '../../session/remote/seats.ts';
import { BotMark } from '../online/plate-marks.tsx';
import { QrCode } from '../online/qr-code.tsx';
import { OnlyHere } from '../online/share-link.tsx';
import { Terms } from '../online/terms.tsx';
import { TelevisionNews } from './match-board.tsx';

interface GatheringBoardProps {
  /** What happened last. */
  readonly news: string;
  readonly scene: Scene;
  readonly game: GameId;
  readonly book: Book;
  readonly invitation: TelevisionInvitation;
  /** That the screen is silent yet. */
  readonly soundHint: ComponentChildren;
}

/** How others get to a table. */
export interface TelevisionInvitation {
  /** An address that phones can reach; null if there is none. */
  readonly link: string | null;
  /** Null until it is known, and at a closed table that was not found by it. */
  readonly code: string | null;
}

/** A table before its first match on a television: how to join, and who has. */
export function GatheringBoard({ scene, game, book, invitation, news, soundHint }: GatheringBoardProps) {
  const { places } = scene.table;
  const names = namesAt(places);
  return (
    <main class="television" data-shows="gathering">
      <JoinPicture {...{ invitation, book }} />
      <section class="television-join">
        <p>{book.say('board.join')}</p>
        <JoinCode invitation={invitation} />
        {invitation.link !== null && <p class="television-address">{new URL(invitation.link).host}</p>}
        {soundHint}
      </section>
      <section class="television-table" data-many={places.length > 4}>
        <h1>{book.name(game)}</h1>
        <Terms scene={scene} />
        <ol>
          {places.map(({ guest, bot }, seat) => {
            const isFree = guest === null && bot === null;
            return (
              // Seats are known by their numbers.
              <li key={seat} data-free={isFree}>
                {isFree ? <span class="free-seat">{seat + 1}</span> : <Avatar seat={seat} />}
                <b class="television-name">{isFree ? book.say('gather.free') : names[seat]}</b>
                {bot !== null && <BotMark />}
              </li>
            );
          })}
        </ol>
      </section>
      <TelevisionNews text={news} />
    </main>
  );
}

interface JoinPictureProps {
  readonly invitation: TelevisionInvitation;
  readonly book: Book;
}

/** The way to the table as a QR code; where phones cannot reach it, what to do about that. */
export const JoinPicture = ({ invitation: { link }, book }: JoinPictureProps) =>
  link === null ? <OnlyHere /> : <QrCode text={link} label={book.say('gather.picture')} />;

/** The code in large letters; they are spelled out for screen readers. */
export function JoinCode({ invitation: { code } }: { readonly invitation: TelevisionInvitation }) {
  if (code === null) return null;
  return (
    <p class="join-code">
      <span aria-hidden="true">{code}</span>
      <span class="unseen">{[...code].join(' ')}</span>
    </p>
  );
}
