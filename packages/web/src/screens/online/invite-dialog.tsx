import { useSignal } from '@preact/signals';
import {
  connectOnce,
  openTable,
  type RequestErrorCode,
  randomWord,
  requestErrorCode,
} from '@tischrunde/client';
import type { Options } from '@tischrunde/engine';
import type { Expiry, Watching } from '@tischrunde/protocol';
import { useLocation } from 'preact-iso/router';
import { optionsFrom } from '../../games/catalogue.ts';
import type { GameDescriptor } from '../../games/descriptor.ts';
import type { MatchSetup } from '../../session/new-match.ts';
import { identity, saveIdentity } from '../../session/remote/identity.ts';
import { ownGuest } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Choice, Dialog, More } from '../../ui/dialog.tsx';
import { Agreements, PlayerCount, TakesBack } from '../shelf/agreements.tsx';
import { NameField } from './name-field.tsx';
import { timeInWords } from './terms.tsx';
import './online.css';

interface InviteDialogProps {
  readonly entry: GameDescriptor;
  readonly plan: MatchSetup;
  onClose(): void;
}

/** In seconds; 0 for no limit. */
const times = [0, 15, 30, 60, 120, 86_400] as const;

/** Opens an online table. Only a name is required; everything else is behind “more”. */
export function InviteDialog({ entry, plan, onClose }: InviteDialogProps) {
  const book = currentBook();
  const { route } = useLocation();
  const name = useSignal(identity.peek()?.name ?? '');
  const players = useSignal(plan.players);
  const agreed = useSignal<Options>(plan.options ?? {});
  const watching = useSignal<Watching>('link');
  const listed = useSignal(false);
  const takesBack = useSignal(false);
  const seconds = useSignal<number>(0);
  const expiry = useSignal<Expiry>('bot');
  const busy = useSignal(false);
  const failed = useSignal<RequestErrorCode | null>(null);
  const open = (): Promise<string> =>
    openTable(ownGuest, {
      game: entry.id,
      players: players.value,
      options: optionsFrom(entry, players.value, agreed.value),
      watching: watching.value,
      listed: listed.value,
      takesBack: takesBack.value,
      timer: seconds.value === 0 ? null : { seconds: seconds.value, expiry: expiry.value },
    });
  const playNow = async (): Promise<string> => {
    await connectOnce(ownGuest.connection);
    const { connection } = ownGuest;
    return (await connection.ask('play', { id: randomWord(), game: entry.id, word: randomWord() })).table;
  };
  const enter = async (toTable: () => Promise<string>): Promise<void> => {
    busy.value = true;
    failed.value = null;
    if (identity.peek() === null) saveIdentity({ token: null, name: name.value.trim() });
    try {
      route(pathOf(`/table/${await toTable()}`));
    } catch (error) {
      failed.value = requestErrorCode(error);
      busy.value = false;
    }
  };
  const seats = Array.from({ length: players.value }, (_, seat) =>
    book.say('gather.seat', { number: seat + 1 }),
  );
  return (
    <Dialog title={`${book.name(entry.id)} · ${book.say('shelf.invite')}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy.peek()) void enter(open);
        }}
      >
        <p>{book.say('invite.about')}</p>
        {identity.value?.token == null && <NameField name={name} label={book.say('invite.name')} />}
        <More>
          <PlayerCount {...{ entry, players }} />
          <Agreements {...{ entry, players, agreed }} names={seats} />
          <TakesBack entry={entry} agreed={takesBack} isOnline />
          <Choice
            title={book.say('invite.listed')}
            values={[false, true]}
            chosen={listed.value}
            nameOf={(value) => book.say(value ? 'listed.yes' : 'listed.no')}
            onChoose={(value) => {
              listed.value = value;
            }}
          />
          <Choice<Watching>
            title={book.say('invite.watching')}
            values={['link', 'nobody']}
            chosen={watching.value}
            nameOf={(value) => book.say(`watching.${value}`)}
            onChoose={(value) => {
              watching.value = value;
            }}
          />
          <Choice<number>
            title={book.say('invite.timer')}
            values={times}
            chosen={seconds.value}
            nameOf={(value) => timeInWords(value, book)}
            onChoose={(value) => {
              seconds.value = value;
            }}
          />
          {seconds.value > 0 && (
            <Choice<Expiry>
              title={book.say('invite.expiry')}
              values={['bot', 'pass']}
              chosen={expiry.value}
              nameOf={(value) => book.say(`expiry.${value}`)}
              onChoose={(value) => {
                expiry.value = value;
              }}
            />
          )}
        </More>
        <p class="far-word" role="alert">
          {failed.value !== null &&
            book.say(failed.value === 'connection.lost' ? 'invite.noNetwork' : `whyNot.${failed.value}`)}
        </p>
        <footer class="dialog-foot">
          <button
            type="button"
            onClick={({ currentTarget }) => {
              if (!busy.peek() && currentTarget.form?.reportValidity() === true) void enter(playNow);
            }}
          >
            {book.say('shelf.playNow')}
          </button>
          <button type="submit" class="primary" aria-busy={busy.value}>
            {book.say('invite.open')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
