import { useSignal } from '@preact/signals';
import {
  connectOnce,
  errorCodeOf,
  type RequestErrorCode,
  randomWord,
  requestErrorCode,
  type Visit,
} from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { identity, saveIdentity } from '../../../session/remote/identity.ts';
import { connection } from '../../../session/remote/server-connection.ts';
import { pathOf } from '../../../site.ts';
import { changePad, type PadSharing, type SavedPad, savePad } from '../../../storage/pad-store.ts';
import { currentBook } from '../../../ui/current-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AnotherName } from '../../online/another-name.tsx';
import { ConnectionLost } from '../../online/connection-notices.tsx';
import { TableCode } from '../../online/invite-others.tsx';
import { NameField } from '../../online/name-field.tsx';
import { ShareLink } from '../../online/share-link.tsx';
import { useCode } from '../../online/use-code.ts';
import { useVisit } from '../../online/use-visit.ts';
import { entryText } from '../pad-text.ts';
import { alone, shared } from '../pad-writes.ts';
import { PadLink, type Wrote } from './pad-link.ts';
import '../../online/online.css';

interface PhonesProps {
  readonly pad: SavedPad;
  /** Somebody wants to see who fills the pad, or to invite others. */
  readonly isAsked: boolean;
  onClose(): void;
}

/** Several phones that fill the same pad, at a table of the server. */
export function Phones(props: PhonesProps) {
  const book = currentBook();
  const { pad, isAsked } = props;
  const { sharing } = pad;
  const isOver = useSignal(false);
  if (sharing !== undefined)
    return (
      <SharedPadLine
        key={sharing.table}
        {...props}
        sharing={sharing}
        onOver={() => {
          isOver.value = true;
        }}
      />
    );
  return (
    <>
      {isOver.value && (
        <p class="pad-phones" role="alert">
          {book.say('pad.phones.over')}
        </p>
      )}
      {isAsked && <OpenDialog {...props} />}
    </>
  );
}

/** Asks for a name, and opens a table for the pad. */
function OpenDialog({ pad, onClose }: PhonesProps) {
  const book = currentBook();
  const name = useSignal(identity.peek()?.name ?? '');
  const busy = useSignal(false);
  const failed = useSignal<RequestErrorCode | null>(null);
  const open = async (): Promise<void> => {
    busy.value = true;
    failed.value = null;
    if (identity.peek() === null) saveIdentity({ token: null, name: name.value.trim() });
    const { match, names } = pad;
    try {
      await connectOnce(connection);
      const { table } = await connection.ask('open', {
        id: randomWord(),
        game: match.game,
        players: match.players,
        options: { ...match.options },
        bots: [],
        watching: 'link',
        listed: false,
        talk: 'everybody',
        takesBack: false,
        timer: null,
        pad: [...names],
      });
      savePad(shared(pad, table));
    } catch (error) {
      failed.value = requestErrorCode(error);
      busy.value = false;
    }
  };
  return (
    <Dialog title={book.say('pad.phones')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy.peek()) void open();
        }}
      >
        <p>{book.say('pad.phones.about')}</p>
        {identity.value?.token == null && <NameField name={name} label={book.say('invite.name')} />}
        <p class="far-word" role="alert">
          {failed.value !== null &&
            book.say(failed.value === 'connection.lost' ? 'invite.noNetwork' : `whyNot.${failed.value}`)}
        </p>
        <footer class="dialog-foot">
          <button type="submit" class="primary" aria-busy={busy.value}>
            {book.say('pad.phones.open')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

interface SharedPadProps extends PhonesProps {
  readonly sharing: PadSharing;
  onOver(): void;
}

/** How it stands with the other phones. */
function SharedPadLine({ pad, sharing, isAsked, onClose, onOver }: SharedPadProps) {
  const book = currentBook();
  const { route } = useLocation();
  const [link, setLink] = useState<PadLink | null>(null);
  const visit = useVisit(connection, sharing.table, {}, (coming) => {
    const moved = (next: SavedPad): void => route(pathOf(`/real/pad/${next.id}`), true);
    const begun = new PadLink(pad.id, connection, coming, moved, onOver);
    setLink(begun);
    return () => begun.end();
  });
  const scene = visit?.scene.value ?? null;
  const failed = link?.failed.value ?? null;
  const wrote = link?.wrote.value ?? null;
  const isCut = connection.standing.value !== 'open';
  return (
    <section class="pad-phones">
      {scene !== null && !isCut && (
        <p class="quiet">{book.say('pad.phones.count', { count: scene.table.bench.length })}</p>
      )}
      <ConnectionLost {...{ connection, visit }} isShown />
      {connection.standing.value === 'nameless' && (
        <a class="button" href={pathOf(`/table/${sharing.table}`)}>
          {book.say('pad.phones.join')}
        </a>
      )}
      {sharing.waiting.length > 0 && isCut && <p role="status">{book.say('pad.phones.waiting')}</p>}
      {failed === 'name.taken' && <AnotherName onRenamed={() => link?.tryAgain()} />}
      {failed !== null && failed !== 'name.taken' && (
        <p role="alert" class="problem">
          {book.say(failed === 'pad.other' ? 'pad.phones.late' : `whyNot.${failed}`)}
        </p>
      )}
      {wrote !== null && <WroteLine {...{ pad, wrote }} />}
      {isAsked && scene !== null && visit !== null && (
        <PhonesDialog {...{ pad, scene, visit, onClose, onOver }} />
      )}
    </section>
  );
}

/** What somebody else has just written. */
function WroteLine({ pad: { names, match }, wrote }: { readonly pad: SavedPad; readonly wrote: Wrote }) {
  const book = currentBook();
  const { name, pad, before } = wrote;
  const last = match.entries.at(-1);
  return (
    <p role="status" class="pad-wrote">
      {pad.entries.length > before && last !== undefined
        ? book.say('pad.phones.wrote', { name, entry: entryText(last, names, book) })
        : book.say('pad.phones.changed', { name })}
    </p>
  );
}

interface PhonesDialogProps {
  readonly pad: SavedPad;
  readonly scene: Scene;
  readonly visit: Visit;
  onClose(): void;
  onOver(): void;
}

/** The code and the link, who fills the pad, and the end of it. */
function PhonesDialog({ pad, scene, visit, onClose, onOver }: PhonesDialogProps) {
  const book = currentBook();
  const { id: table, bench, host, guarded } = scene.table;
  const own = connection.guest.value?.id;
  const code = useCode(connection, table, true);
  const isHost = own === host;
  const stop = async (): Promise<void> => {
    const asked = isHost ? connection.ask('close', { table }) : connection.ask('stand', { table });
    await errorCodeOf(asked);
    changePad(pad.id, alone);
    onOver();
    onClose();
  };
  return (
    <Dialog title={book.say('pad.phones')} onClose={onClose}>
      <div class="dialog-body">
        <p>{book.say('pad.phones.about')}</p>
        {code !== null && (
          <div class="invite-others">
            <TableCode code={code} />
          </div>
        )}
        <ShareLink
          path={`/table/${table}`}
          label={book.say('gather.link')}
          shareAs={book.name(pad.match.game)}
        />
        <h3>{book.say('pad.phones.people')}</h3>
        <ul class="pad-people">
          {bench.map(({ guest, name, takesTurns }) => (
            <li key={guest}>
              <span data-here={visit.here.value.includes(guest)}>{name}</span>
              {isHost && guarded && takesTurns !== true && (
                <button
                  type="button"
                  onClick={() => void errorCodeOf(connection.ask('bench', { table, guest }))}
                >
                  {book.say('pad.phones.letIn', { name })}
                </button>
              )}
              {isHost && guest !== own && (
                <button
                  type="button"
                  onClick={() => void errorCodeOf(connection.ask('kick', { table, guest, kicked: true }))}
                >
                  {book.say('pad.phones.remove', { name })}
                </button>
              )}
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => void stop()}>
          {book.say('pad.phones.end')}
        </button>
      </div>
    </Dialog>
  );
}
