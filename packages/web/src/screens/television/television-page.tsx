import { useSignal } from '@preact/signals';
import { type RequestErrorCode, requestErrorCode } from '@tischrunde/client';
import { useEffect } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { boardConnection } from '../../session/remote/board-connection.ts';
import { invitationTo } from '../../session/remote/invitation.ts';
import { codeFrom, isCode } from '../../session/remote/table-code.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useTitle } from '../../ui/use-title.ts';
import { Bar } from '../common/bar.tsx';
import { Notice } from '../common/broken-page.tsx';
import { Connecting } from '../online/connection-notices.tsx';
import { JoinForm } from '../online/join-form.tsx';
import { TelevisionScreen } from './television-screen.tsx';
import '../shelf/shelf.css';

/** A table on a television: by its code or its id, or after asking for the code. */
export function TelevisionPage() {
  const place = useRoute().params.place ?? '';
  if (place === '') return <AskForCode />;
  return isCode(place) ? (
    <ByCode key={place} code={codeFrom(place)} />
  ) : (
    <TelevisionScreen key={place} table={place.toLowerCase()} code={null} />
  );
}

function AskForCode() {
  const book = currentBook();
  const { route } = useLocation();
  useTitle(book.say('board.title'));
  return (
    <>
      <Bar />
      <main class="notice">
        <h1>{book.say('board.enter')}</h1>
        <p>{book.say('board.enterAbout')}</p>
        <JoinForm isLarge onCode={(code) => route(pathOf(`/board/${code}`))} />
      </main>
    </>
  );
}

function ByCode({ code }: { readonly code: string }) {
  const book = currentBook();
  const table = useSignal<string | null>(null);
  const failed = useSignal<RequestErrorCode | null>(null);
  useEffect(() => {
    invitationTo(code).then(
      (invitation) => {
        table.value = invitation.table;
      },
      (error: unknown) => {
        failed.value = requestErrorCode(error);
      },
    );
  }, [code]);
  if (failed.value !== null)
    return (
      <Notice title={book.say(`whyNot.${failed.value}`)}>
        <a class="button" href={pathOf('/board')}>
          {book.say('board.enter')}
        </a>
      </Notice>
    );
  if (table.value === null) return <Connecting connection={boardConnection} />;
  return <TelevisionScreen table={table.value} code={code} />;
}
