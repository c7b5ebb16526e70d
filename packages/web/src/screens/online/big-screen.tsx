import { reachableOrigin } from '../../session/remote/invitation.ts';
import { connection } from '../../session/remote/server-connection.ts';
import { pathOf } from '../../site.ts';
import { currentBook } from '../../ui/current-language.ts';
import { useCode } from './use-code.ts';

interface ByCodeProps {
  readonly table: string;
  /** Only people at the table may have the code. */
  readonly isSeated: boolean;
}

/** The code of a table in large letters, and how to show the table on a television. */
export function CodeAndScreen({ table, isSeated }: ByCodeProps) {
  const book = currentBook();
  const code = useCode(connection, table, isSeated);
  if (code === null) return null;
  const origin = reachableOrigin(connection) ?? location.origin;
  return (
    <section class="code-and-screen">
      <p>
        {book.say('join.code')}: <b class="table-code">{code}</b>
      </p>
      <details>
        <summary>{book.say('board.show')}</summary>
        <p>{book.say('board.how', { address: `${new URL(origin).host}/board`, code })}</p>
        <a class="button" href={pathOf(`/board/${code}`)} target="_blank" rel="noopener">
          {book.say('board.here')}
        </a>
      </details>
    </section>
  );
}
