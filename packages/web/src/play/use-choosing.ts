import { type Signal, useSignal } from '@preact/signals';
import type { JsonObject, MoveText } from '@tischrunde/engine';
import type { Book, NameOf } from '@tischrunde/rulebook';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { play } from '../sound/use-sound.ts';
import type { Table } from '../table/table.ts';
import { isLaidAtOnce, movesWith, pieceOf, placeOf, placesOf, questionIn, tryOf } from './choosing.ts';
import { tellAll } from './telling.ts';
import { focusPiece, focusPlace, useKeys } from './use-keys.ts';

/** Something that was said, in whatever language it is read now. */
type Saying = (book: Book, nameOf: NameOf) => string;

/** What somebody at the table is about to do, until it is done. */
interface Choosing {
  readonly chosen: Signal<string | null>;
  /** The moves among which a question still decides. */
  readonly asking: Signal<readonly MoveText[]>;
  /** Whether the next move is made with a call. */
  readonly calling: Signal<boolean>;
  /** What was told last: what happened, or why a move was refused. */
  readonly said: Signal<Saying>;
  readonly playable: ReadonlySet<string>;
  /** Where the chosen piece may go. */
  readonly places: readonly MoveText[];
  attempt(move: JsonObject): Promise<void>;
  /** Goes on with the moves that are still possible: asks, or makes the only one. */
  goOn(moves: readonly MoveText[]): void;
  choosePlace(place: MoveText): void;
  /** A tap on a piece: its places, its only place, or why it has none. */
  choose(piece: string): void;
  /** Takes a piece up without laying it. */
  take(piece: string): void;
  /** A piece is let go over the table, and not over a place of it. */
  letGo(piece: string): void;
}

/** Chooses pieces, places and moves with finger, mouse or keys. */
export function useChoosing(table: Table): Choosing {
  const chosen = useSignal<string | null>(null);
  const asking = useSignal<readonly MoveText[]>([]);
  const calling = useSignal(false);
  const said = useSignal<Saying>(() => '');
  const seen = table.seen.value;
  const legal = seen?.legal ?? [];
  const happened = seen?.happened;
  const front = seen?.seat ?? 0;
  useEffect(() => {
    if (happened === undefined || happened.length === 0) return;
    said.value = (reader, named) => tellAll(happened, table.game, reader, { front, nameOf: named }).join(' ');
  }, [happened]);
  const attempt = async (move: JsonObject): Promise<void> => {
    const { call, ...rest } = move;
    const calls = calling.value || (settings.value.autoCall && call === true);
    const refusal = await table.send(calls ? { ...rest, call: true } : rest);
    asking.value = [];
    if (refusal === null) {
      chosen.value = null;
      calling.value = false;
    } else {
      said.value = (reader, named) => reader.refusal(refusal, named);
      play(['refused']);
    }
  };
  const press = (type: string) => {
    const move = legal.find((candidate) => candidate.type === type);
    return move === undefined ? undefined : () => void attempt(move);
  };
  useKeys({
    d: press('draw'),
    p: press('pass'),
    s: () => {
      calling.value = !calling.value;
    },
    Escape: () => {
      asking.value = [];
      chosen.value = null;
    },
    ArrowLeft: () => focusPiece(-1),
    ArrowRight: () => focusPiece(1),
    ArrowUp: () => focusPlace(-1),
    ArrowDown: () => focusPlace(1),
  });
  const goOn = (moves: readonly MoveText[]): void => {
    if (questionIn(moves) === null && moves[0] !== undefined) void attempt(moves[0]);
    else asking.value = moves;
  };
  const choosePlace = (place: MoveText): void => {
    const piece = pieceOf(place);
    const moves =
      piece === null ? [place] : movesWith(legal, piece).filter((move) => placeOf(move) === placeOf(place));
    goOn(moves.length === 0 ? [place] : moves);
  };
  return {
    chosen,
    asking,
    calling,
    said,
    playable: new Set(legal.map(pieceOf).filter((piece) => piece !== null)),
    places: chosen.value === null ? [] : placesOf(movesWith(legal, chosen.value)),
    attempt,
    goOn,
    choosePlace,
    choose: (piece) => {
      const [only, ...others] = placesOf(movesWith(legal, piece));
      asking.value = [];
      // A piece that cannot be laid is tried all the same: the referee says why not.
      if (only === undefined) void attempt(tryOf(piece, seen?.view.ends));
      else if (others.length === 0 && (chosen.value === piece || isLaidAtOnce(only))) choosePlace(only);
      chosen.value = piece;
    },
    take: (piece) => {
      asking.value = [];
      chosen.value = piece;
    },
    letGo: (piece) => {
      const [only, ...others] = placesOf(movesWith(legal, piece));
      if (only !== undefined && others.length === 0) choosePlace(only);
    },
  };
}
