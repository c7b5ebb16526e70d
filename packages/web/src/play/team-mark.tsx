import type { View } from '@tischrunde/engine';
import type { Book } from '@tischrunde/rulebook';
import type { Sitter } from '../session/sitter.ts';

const pairOf = (view: View, seat: number): readonly number[] | undefined =>
  'teams' in view ? view.teams?.find((pair) => pair.includes(seat)) : undefined;

interface TeamTextProps {
  readonly view: View;
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly book: Book;
}

/** With whom a seat plays, from where the reader sits: “with Carlo”; empty where everybody plays alone. */
export function teamText({ view, seat, sitters, book }: TeamTextProps): string {
  const partner = pairOf(view, seat)?.find((other) => other !== seat);
  if (partner === undefined) return '';
  return partner === view.seat
    ? book.say('team.withYou')
    : book.say('team.with', { name: sitters[partner].name });
}

/** The mark of a pair: two discs or two squares, so that it does not depend on colour. Nothing where everybody plays alone. */
export function TeamMark({ view, seat }: Pick<TeamTextProps, 'view' | 'seat'>) {
  const pair = pairOf(view, seat);
  if (pair === undefined || !('teams' in view)) return null;
  const isFirst = view.teams?.[0] === pair;
  return (
    <svg class="team-mark" data-team={isFirst ? 1 : 2} viewBox="-8 -5 16 10" aria-hidden="true">
      {[-3.6, 3.6].map((x) =>
        isFirst ? (
          <circle key={x} cx={x} r={3.6} />
        ) : (
          <rect key={x} x={x - 3} y={-3.2} width={6} height={6.4} rx={1} />
        ),
      )}
    </svg>
  );
}
