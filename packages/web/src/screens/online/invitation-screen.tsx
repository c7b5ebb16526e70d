import { useSignal } from '@preact/signals';
import type { RequestErrorCode } from '@tischrunde/client';
import type { Invitation } from '@tischrunde/protocol';
import type { GameId } from '@tischrunde/rulebook';
import { identity, saveIdentity } from '../../session/remote/identity.ts';
import { renameGuest } from '../../session/remote/rename.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { NameField } from './name-field.tsx';
import { Agreed } from './terms.tsx';
import { useAsks } from './use-asks.ts';
import '../../ui/dialog.css';
import '../shelf/shelf.css';

export interface InvitationScreenProps {
  readonly invitation: Invitation;
  readonly game: GameId;
  /** Why there was no seat under the last name. */
  readonly why: RequestErrorCode | null;
  /** The guest is known by name now, and wants a seat or only to watch. */
  onEnter(wish: 'seat' | 'watch'): void;
}

/** Who invites to what, by which agreements: a guest who follows a link only enters a name, and is seated. */
export function InvitationScreen({ invitation, game, why, onEnter }: InvitationScreenProps) {
  const book = currentBook();
  const { host, players, free, options, timer, takesBack, watching, pad = false } = invitation;
  const name = useSignal(identity.peek()?.name ?? connection.lastName);
  const { failed, act } = useAsks();
  const because = failed.value ?? why ?? connection.unknownBecause.value;
  const title = book.say(pad ? 'pad.phones.invited' : 'invited.title', { name: host, game: book.name(game) });
  useTitle(title);
  const enter = async (wish: 'seat' | 'watch'): Promise<void> => {
    const wanted = name.value.trim();
    if (connection.guest.peek() === null) {
      saveIdentity({ token: null, name: wanted });
      connection.openAnew();
    } else if (wanted !== identity.peek()?.name) {
      await renameGuest(connection, wanted);
    }
    onEnter(wish);
  };
  return (
    <>
      <Bar />
      <main class="notice">
        <h1>{title}</h1>
        {pad ? (
          <p>{book.say('pad.phones.about')}</p>
        ) : (
          <>
            <p>
              {[
                book.say('invited.seats', { count: players }),
                ...(free > 0 ? [book.say('shelf.free', { count: free })] : []),
              ].join(' · ')}
            </p>
            <Agreed {...{ game, options, timer, takesBack }} isWhole />
            {free === 0 && <p>{book.say('invited.full')}</p>}
          </>
        )}
        {because !== null && (
          <p role="alert">{book.say(because === 'name.taken' ? 'invited.nameTaken' : `whyNot.${because}`)}</p>
        )}
        <form
          class="name-form"
          onSubmit={(event) => {
            event.preventDefault();
            act(enter('seat'));
          }}
        >
          <NameField name={name} label={book.say('invite.name')} />
          <div class="notice-buttons">
            <button type="submit" class="primary">
              {book.say(pad ? 'pad.phones.join' : 'invited.sit')}
            </button>
            {watching === 'link' && !pad && (
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  if (currentTarget.form?.reportValidity() === true) act(enter('watch'));
                }}
              >
                {book.say('invited.watch')}
              </button>
            )}
            <a class="button" href={pathOf(`/rules/${game}`)} target="_blank" rel="noopener">
              {book.say('invited.rules')}
            </a>
          </div>
        </form>
      </main>
    </>
  );
}
