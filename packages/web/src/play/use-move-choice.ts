import { type Signal, useSignal } from '@preact/signals';
import type { JsonObject, MoveText, Refusal } from '@tischrunde/engine';
import { callText, playersCall } from '@tischrunde/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../session/table.ts';
import { settings } from '../storage/settings.ts';
import { isOfCards } from './card-games.ts';
import {
  attemptWith,
  endsIn,
  movesWith,
  needsNoPlace,
  pieceOf,
  placeOf,
  placesOf,
  primaryMove,
  questionIn,
} from './move-choice.ts';
import type { Tried } from './refusal-note.tsx';
import { drawOn } from './repeated-draw.ts';
import { playWhenAllowed } from './sound/use-sound.ts';
import type { AnnouncementText } from './use-announcements.ts';
import { useTableKeys } from './use-table-keys.ts';

/** Callbacks for attempts. */
interface MoveChoiceEvents {
  /** Keys do nothing while the screen is covered. */
  readonly isCovered: boolean;
  say(saying: AnnouncementText, how?: 'aloud'): void;
  /** The last attempt, if a rule forbade it; null after a legal move. */
  onRefused(tried: Tried | null): void;
  onBackOut(): void;
}

/** A move in preparation. */
export interface MoveChoice {
  readonly chosen: Signal<string | null>;
  /** The moves of the open question. */
  readonly asking: Signal<readonly MoveText[]>;
  /** Whether the next move includes the call. */
  readonly calling: boolean;
  readonly pieces: readonly string[];
  readonly playable: ReadonlySet<string>;
  /** The places of the chosen piece. */
  readonly places: readonly MoveText[];
  /** The move of the main button; null if there is a choice. */
  readonly primary: MoveText | null;
  /** Whether tile after tile is being drawn. */
  readonly isDrawing: boolean;
  /** Whether the move was made. */
  attempt(move: JsonObject): Promise<boolean>;
  /** Until the last attempt has its answer. */
  answered(): Promise<unknown>;
  /** Draws, and goes on as long as the rules leave nothing else to do. */
  draw(): void;
  stopDrawing(): void;
  /** Continues with the moves still possible: asks a question, or makes the only move. */
  goOn(moves: readonly MoveText[]): void;
  choosePlace(place: MoveText): void;
  /** A tap on a piece shows its places, uses its only place, or explains why it has none. */
  choose(piece: string): void;
  /** Picks up a piece without laying it. */
  take(piece: string): void;
  /** A piece was released over the table, but not on a place. */
  letGo(piece: string): void;
  toggleCall(): void;
  /** Closes a question without an answer. */
  putOff(): void;
}

/** Two taps on “Next round”, or two players who tap it at once: the second comes to nothing and needs no explanation. */
const isLateNext = ({ type }: JsonObject, refusal: Refusal | null): boolean =>
  type === 'next' && refusal?.rule === 'table.phase';

/** Prepares moves by touch, mouse or keyboard. */
export function useMoveChoice(
  table: Table,
  { isCovered, say, onRefused, onBackOut }: MoveChoiceEvents,
): MoveChoice {
  const chosen = useSignal<string | null>(null);
  const asking = useSignal<readonly MoveText[]>([]);
  const calling = useSignal(false);
  const isDrawing = useSignal(false);
  const answer = useRef<Promise<unknown>>(Promise.resolve());
  const drawUnderWay = useRef(false);
  const seen = table.seen.value;
  const legal = seen?.legal ?? [];
  const hand = seen === null || seen.seat === null ? [] : seen.view.hands[seen.seat];
  const pieces = typeof hand === 'number' ? [] : hand;
  const playable = new Set(legal.map(pieceOf).filter((piece) => piece !== null));
  // Another player at the screen starts without a chosen piece.
  useEffect(() => {
    chosen.value = null;
    asking.value = [];
    calling.value = false;
    isDrawing.value = false;
    drawUnderWay.current = false;
  }, [seen?.seat]);
  const attempt = async (move: JsonObject): Promise<boolean> => {
    const { call, ...rest } = move;
    const held = chosen.value;
    const calls = calling.value || (settings.value.autoCall && call === true);
    const sent = table.send(calls ? { ...rest, call: true } : rest);
    answer.current = sent;
    const refusal = await sent;
    asking.value = [];
    if (refusal === 'notSent' || isLateNext(move, refusal)) return false;
    onRefused(refusal === null ? null : { refusal, piece: pieceOf(move) });
    if (refusal === null) {
      // Another piece may have been chosen in the meantime.
      if (chosen.value === held) chosen.value = null;
      calling.value = false;
    } else {
      say((book, nameOf) => book.refusal(refusal, nameOf), 'aloud');
      playWhenAllowed(['refused']);
    }
    return refusal === null;
  };
  const draw = async (): Promise<void> => {
    // Who taps twice does not want to be told that the tile that comes may be laid.
    if (drawUnderWay.current) return;
    drawUnderWay.current = true;
    await drawOn(table, {
      // What cannot be drawn is sent anyway: the referee explains why.
      draw: () => attempt({ type: 'draw' }),
      onGoOn: () => {
        isDrawing.value = true;
      },
      isStopped: () => !isDrawing.value,
    }).finally(() => {
      drawUnderWay.current = false;
    });
    isDrawing.value = false;
  };
  /** An unplayable piece is sent anyway: the referee explains why it is refused. */
  const explain = (piece: string): Promise<boolean> =>
    attempt(attemptWith(piece, seen === null ? [] : endsIn(seen.view)));
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
  const take = (piece: string): void => {
    asking.value = [];
    chosen.value = piece;
  };
  const toggleCall = (): void => {
    const calls = !calling.value;
    calling.value = calls;
    say((book) =>
      book.say(calls ? 'call.ready' : 'call.not', { call: callText(playersCall(table.game), book) }),
    );
  };
  useTableKeys({
    isOff: isCovered,
    chosen: chosen.value,
    canLay: (piece) => playable.has(piece),
    onTake: take,
    onTry: (piece) => void explain(piece),
    // Something that is no legal move now is sent anyway.
    onMove: (type) => {
      if (seen?.view.phase !== 'play') return;
      if (type === 'draw') void draw();
      else void attempt(legal.find((move) => move.type === type) ?? { type });
    },
    onCall: isOfCards(table.game) ? toggleCall : undefined,
    onBackOut: () => {
      isDrawing.value = false;
      asking.value = [];
      chosen.value = null;
      onBackOut();
    },
  });
  return {
    chosen,
    asking,
    calling: calling.value,
    pieces,
    playable,
    places: chosen.value === null ? [] : placesOf(movesWith(legal, chosen.value)),
    primary: seen === null ? null : primaryMove(seen, chosen.value),
    isDrawing: isDrawing.value,
    attempt,
    answered: () => answer.current,
    draw: () => void draw(),
    stopDrawing: () => {
      isDrawing.value = false;
    },
    goOn,
    choosePlace,
    choose: (piece) => {
      const [only, ...others] = placesOf(movesWith(legal, piece));
      const isSecondTap = chosen.value === piece;
      asking.value = [];
      chosen.value = piece;
      if (only === undefined) void explain(piece);
      else if (others.length === 0 && (isSecondTap || needsNoPlace(only))) choosePlace(only);
    },
    take,
    letGo: (piece) => {
      const [only, ...others] = placesOf(movesWith(legal, piece));
      if (only !== undefined && others.length === 0) choosePlace(only);
    },
    toggleCall,
    putOff: () => {
      asking.value = [];
    },
  };
}
