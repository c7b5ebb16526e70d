import { linkForOthers } from '../../session/remote/invitation.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { QrCode } from './qr-code.tsx';
import { LinkField, OnlyHere } from './share-link.tsx';
import { useCode } from './use-code.ts';
import './invite-others.css';

interface InviteOthersProps {
  readonly table: string;
  /** Only people at the table may have the code. */
  readonly isSeated: boolean;
  readonly shareAs: string;
}

/** How others come to a table: its code in giant letters beside the QR code, the link, and a big screen. */
export function InviteOthers({ table, isSeated, shareAs }: InviteOthersProps) {
  const book = currentBook();
  const code = useCode(connection, table, isSeated);
  const link = linkForOthers(connection, `/table/${table}`);
  return (
    <div class="invite-others">
      <div class="join-card">
        {code !== null && <TableCode code={code} />}
        {link !== null && <QrCode text={link} label={book.say('gather.picture')} />}
      </div>
      {link === null ? <OnlyHere /> : <LinkField {...{ link, shareAs }} label={book.say('gather.link')} />}
      {code !== null && <BigScreen code={code} />}
    </div>
  );
}

/** The code of a table, to be read across the room. */
export const TableCode = ({ code }: { readonly code: string }) => (
  <p class="table-code-line">
    <span>{currentBook().say('join.code')}</span>
    <b class="table-code">{code}</b>
  </p>
);

/** How to show a table on a television. */
function BigScreen({ code }: { readonly code: string }) {
  const book = currentBook();
  const link = linkForOthers(connection, `/board/${code}`);
  return (
    <details class="big-screen">
      <summary>{book.say('board.show')}</summary>
      <div class="big-screen-ways">
        {link === null ? (
          <OnlyHere />
        ) : (
          <>
            <p>{book.say('board.how', { address: `${new URL(link).host}${pathOf('/board')}`, code })}</p>
            <p>{book.say('board.scan')}</p>
            <QrCode text={link} label={book.say('board.picture')} />
          </>
        )}
        <a class="button" href={pathOf(`/board/${code}`)} target="_blank" rel="noopener">
          {book.say('board.here')}
        </a>
      </div>
    </details>
  );
}
