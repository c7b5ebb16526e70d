import type { ShownMatch, Visit } from '@tischrunde/client';
import type { Scene } from '@tischrunde/protocol';
import { type Book, type GameId, roundText } from '@tischrunde/rulebook';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Board } from '../../board/board-props.ts';
import { newestIn } from '../../play/moments/latest-moves.ts';
import { MomentStage } from '../../play/moments/moment-stage.tsx';
import { useMoments } from '../../play/moments/use-moments.ts';
import { useFlights } from '../../play/motion/use-flights.ts';
import { Plates } from '../../play/plates.tsx';
import { useSound } from '../../play/sound/use-sound.ts';
import { statusText } from '../../play/status.ts';
import { StatusLine } from '../../play/status-line.tsx';
import { TableDescription } from '../../play/table-description.tsx';
import { useAnnouncements } from '../../play/use-announcements.ts';
import { watchedTable } from '../../session/remote/online-table.ts';
import { seatsShown, sittersAt } from '../../session/remote/seats.ts';
import type { SeatView } from '../../session/table.ts';
import { useSize } from '../../ui/use-size.ts';
import { RoundSheet } from './round-sheet.tsx';
import { televisionScale } from './television-scale.ts';

interface MatchBoardProps {
  readonly visit: Visit;
  readonly scene: Scene;
  readonly played: ShownMatch;
  readonly board: Board;
  readonly game: GameId;
  readonly book: Book;
  /** What happened last beside the match. */
  readonly news: string;
  /** Beside the board. */
  readonly side: ComponentChildren;
  /** Under the score sheet between two rounds or matches. */
  readonly atTheEnd: ComponentChildren;
  onPlate(seat: number, turn: number | null): ComponentChildren;
}

/** A match as a whole room sees it: the board, everybody around it, what was done last and whose turn it is. No hand. */
export function MatchBoard(props: MatchBoardProps) {
  const { visit, scene, played, board, game, book, news, side, atTheEnd, onPlate } = props;
  const { places, phase } = scene.table;
  const sitters = useMemo(() => sittersAt(seatsShown(scene), null, ''), [places, phase]);
  const table = useMemo(() => watchedTable(played, game, sitters), [played, visit, game, sitters]);
  useSound(table);
  useFlights(table);
  const moments = useMoments(table);
  const nameOf = (seat: number): string => sitters[seat].name;
  const { said } = useAnnouncements(table, book, nameOf);
  const seen = forTheRoom(played.seen.value);
  if (seen === null) return <main class="television" aria-busy="true" />;
  const { view } = seen;
  const isOver = view.phase !== 'play' && !moments.isBusy;
  return (
    <main class="television" data-shows="match">
      <Plates
        view={moments.withArrived(view)}
        seat={null}
        isAround
        {...{ sitters, book }}
        called={moments.called}
        extra={(seat) => onPlate(seat, view.turn)}
      />
      <div class="felt">
        <TelevisionBoard {...{ board, book, nameOf }} seen={seen} />
        <TableDescription {...{ view, book }} />
        {isOver && <RoundSheet {...{ seen, sitters, book }}>{atTheEnd}</RoundSheet>}
      </div>
      <StatusLine said={said} now={isOver ? '' : statusText(seen, sitters, [], book)} />
      <aside class="television-side">
        {side}
        <h1 class="television-match">
          {[book.name(game), roundText(view, book)].filter(Boolean).join(' · ')}
        </h1>
      </aside>
      <TelevisionNews text={news} />
      <MomentStage seat={null} {...{ book, game, sitters }} shown={moments.shown} still={moments.still} />
    </main>
  );
}

/** Something that happened beside the match, for a moment. */
export const TelevisionNews = ({ text }: { readonly text: string }) => (
  <p class="television-news" role="status">
    {text !== '' && <span key={text}>{text}</span>}
  </p>
);

/** What a seat sees is not for a whole room, whoever sent it. */
const forTheRoom = (seen: SeatView | null): SeatView | null => (seen?.seat === null ? seen : null);

interface TelevisionBoardProps {
  readonly board: Board;
  readonly seen: SeatView;
  readonly book: Book;
  nameOf(seat: number): string;
}

/** The board, drawn as for a phone and enlarged, so that its smallest words are as large as all others. */
function TelevisionBoard({ board: BoardOf, seen: { view, events }, book, nameOf }: TelevisionBoardProps) {
  const { ref, width, height } = useSize();
  const scale = televisionScale();
  return (
    <div class="board" ref={ref} inert>
      {width > 0 && (
        <div
          class="board-table"
          style={{
            '--enlarged': scale,
            width: `${width / scale}px`,
            height: `${height / scale}px`,
            scale: `${scale}`,
          }}
        >
          <BoardOf
            {...{ view, events, book, nameOf }}
            width={width / scale}
            height={height / scale}
            legal={[]}
            places={[]}
            chosen={null}
            newest={newestIn(events)}
            onChoose={() => {}}
            onMove={() => {}}
          />
        </div>
      )}
    </div>
  );
}
