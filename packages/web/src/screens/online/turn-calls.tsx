import { useSignal } from '@preact/signals';
import { connection } from '../../session/remote/server-connection.ts';
import { canBeCalled, isRefused, setCalls } from '../../session/remote/turn-calls.ts';
import { wantsCalls } from '../../storage/wants-calls.ts';
import { currentBook } from '../../ui/current-language.ts';
import { Switch } from '../../ui/dialog.tsx';

/** Whether this device calls its player when it is their turn. The browser is asked once it is switched on. */
export function TurnCalls() {
  const book = currentBook();
  const refused = useSignal(isRefused());
  if (!canBeCalled()) return null;
  const closed = connection.pushKey.value === null ? '' : book.say('turn.notifyClosed');
  return (
    <Switch
      title={book.say('turn.notify')}
      about={refused.value ? book.say('turn.refused') : closed}
      on={wantsCalls.value && !refused.value}
      onChange={(on) =>
        void setCalls(on, book.language).then(() => {
          refused.value = isRefused();
        })
      }
    />
  );
}
