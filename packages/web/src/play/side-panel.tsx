import type { Sentence } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { memo } from '../pieces/memo.ts';
import { Avatar, colourOf } from './avatar.tsx';
import type { RecordsProps } from './records-dialog.tsx';
import { lastChapter, rowsOf } from './round-history.ts';
import './side-panel.css';
import { unbroken } from '../ui/unbroken.tsx';
import { useLate } from '../ui/use-late.ts';
import { TeamMark, teamText } from './team-mark.tsx';

interface SidePanelProps extends RecordsProps {
  /** How long the match is, in words. */
  readonly length: ComponentChildren;
  /** Another player of a shared screen may look at it: what a seat alone has heard is not told. */
  readonly isCovered: boolean;
}

/** On a wide screen, the score sheet and the log stand beside the table. */
export function SidePanel({ length, isCovered, ...props }: SidePanelProps) {
  const { book } = props;
  return (
    <aside class="side">
      <section class="panel">
        <h2>{book.say('score.sheet')}</h2>
        {length}
        {props.table.sitters.length > columnsAtMost ? <Totals {...props} /> : <Sheet {...props} />}
      </section>
      {!isCovered && <LogPanel key={props.seen.seat} {...props} />}
    </aside>
  );
}

/** More players than this are listed below each other. */
const columnsAtMost = 4;

/** The latest rounds have room; the dialog shows all of them. */
const rowsAtMost = 6;

/** Players in columns, rounds in rows, as on paper. */
function Sheet({ table: { sitters }, seen: { sheet, view }, book }: RecordsProps) {
  const rows = rowsOf(sheet, view).slice(-rowsAtMost);
  const secret = (
    <td class="secret" colSpan={sitters.length}>
      {book.say('score.secret')}
    </td>
  );
  return (
    <table class="panel-sheet">
      <thead>
        <tr>
          <td />
          {sitters.map(({ name }, seat) => (
            <th key={name} scope="col">
              <Avatar seat={seat} />
              {name}
              <TeamMark view={view} seat={seat} />
              <span class="unseen"> {teamText({ view, seat, sitters, book })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ round, points }) => (
          <tr key={round}>
            <th scope="row">{book.say('score.roundNumber', { number: round })}</th>
            {points === null ? secret : sitters.map(({ name }, seat) => <td key={name}>{points[seat]}</td>)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{book.say('score.total')}</th>
          {view.scores?.map((score, seat) => <td key={sitters[seat].name}>{score}</td>) ?? secret}
        </tr>
      </tfoot>
    </table>
  );
}

/** Everybody's total, in two columns. */
function Totals({ table: { sitters }, seen: { view }, book }: RecordsProps) {
  return (
    <ul class="panel-totals">
      {sitters.map(({ name }, seat) => (
        <li key={name}>
          <Avatar seat={seat} />
          <span>{name}</span>
          <b>{view.scores === null ? book.say('score.secret') : view.scores[seat]}</b>
        </li>
      ))}
    </ul>
  );
}

/** What happened in this round, the newest first. Before that, what the game is about. */
function LogPanel({ table: { game, sitters }, seen, book }: RecordsProps) {
  const ref = useRef<HTMLElement>(null);
  const names = sitters.map(({ name }) => name);
  // A long round is told anew only when something has happened in it, and a frame later: a piece is just being laid.
  const events = useLate(seen.events);
  const lines = useMemo(() => {
    const nameOf = (seat: number): string => names[seat];
    const { sentences } = lastChapter({ ...seen, events }, book, { front: seen.seat, nameOf });
    if (sentences.length === 0) return null;
    return (
      <ol>
        {sentences.toReversed().map(({ seat, text }, index) => (
          // Counted from the oldest, so that a new sentence changes no key.
          <Line key={sentences.length - index} {...{ seat, text }} name={seat === null ? '' : names[seat]} />
        ))}
      </ol>
    );
  }, [events, book, names.join()]);
  useEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = 0;
  }, [seen.moves]);
  return (
    <section class="panel log-panel">
      <h2>{book.say('table.log')}</h2>
      {/* Scrollable areas must be reachable by keyboard. */}
      <section ref={ref} tabindex={0} aria-label={book.say('table.log')}>
        {lines ?? <p class="quiet">{book.blurb(game)}</p>}
      </section>
    </section>
  );
}

/** A sentence, with the name that it begins with in the colour of its seat. */
const Line = memo(({ seat, text, name }: Sentence & { readonly name: string }) => {
  const isNamed = name !== '' && text.startsWith(name);
  return (
    <li data-seat={seat ?? undefined} style={seat === null ? {} : { '--seat': colourOf(seat) }}>
      {isNamed && <b>{name}</b>}
      {unbroken(isNamed ? text.slice(name.length) : text)}
    </li>
  );
});
