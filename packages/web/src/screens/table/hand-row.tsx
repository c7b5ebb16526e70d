import type { MoveText } from '@tischrunde/engine';
import type { Book, GameId, SeatName } from '@tischrunde/rulebook';
import { boards } from '../../board/boards.ts';
import { descriptorOf } from '../../games/catalogue.ts';
import { Actions } from '../../play/actions.tsx';
import { PlaceButtons } from '../../play/place-buttons.tsx';
import { QuestionPanel } from '../../play/question.tsx';
import { Rack } from '../../play/rack.tsx';
import { RefusalNote, type Tried } from '../../play/refusal-note.tsx';
import type { MoveChoice } from '../../play/use-move-choice.ts';
import type { SeatView } from '../../session/table.ts';

interface HandRowProps {
  readonly seen: SeatView;
  readonly game: GameId;
  readonly book: Book;
  readonly choosing: MoveChoice;
  /** The hand in the player's order. */
  readonly pieces: readonly string[];
  /** Pieces of the hand that lie on the board as part of an unfinished move. */
  readonly out: readonly string[];
  /** The moves that are asked about. */
  readonly asked: readonly MoveText[];
  /** The last attempt, if a rule forbade it. */
  readonly tried: Tried | null;
  /** The board is on another screen, so places are buttons. */
  readonly isAlone: boolean;
  readonly isPaused: boolean;
  nameOf: SeatName;
  /** What a move would earn at once. */
  earns(move: MoveText): number;
  onReorder(from: number, to: number): void;
  onTriedGone(): void;
  /** Opens the rule that forbade the last attempt. */
  onWhy(): void;
}

/** The player's pieces, and beside them the buttons or a question. */
export function HandRow(props: HandRowProps) {
  const { seen, game, book, choosing, asked, tried, nameOf, earns, onWhy } = props;
  const { chosen, asking, playable, primary, attempt, choosePlace, draw } = choosing;
  return (
    <div class="hand-row" inert={props.isPaused}>
      {props.isAlone && (
        <PlaceButtons
          {...{ seen, book, earns, nameOf }}
          places={choosing.places}
          isLine={descriptorOf(game).board === boards.line}
          onPlace={choosePlace}
        />
      )}
      <Rack
        {...{ playable, book }}
        pieces={props.pieces}
        chosen={chosen.value}
        out={props.out}
        onChoose={choosing.choose}
        onLift={choosing.take}
        onTable={choosing.letGo}
        onReorder={props.onReorder}
        answered={choosing.answered}
      />
      {tried !== null && <RefusalNote {...{ tried, book, nameOf, onWhy }} onGone={props.onTriedGone} />}
      {asked.length > 0 ? (
        <QuestionPanel
          moves={asked}
          {...{ book, nameOf }}
          onAnswer={choosing.goOn}
          onCancel={asking.value.length > 0 ? choosing.putOff : undefined}
        />
      ) : (
        <Actions
          {...{ seen, book, game, primary, earns }}
          calling={choosing.calling}
          isDrawing={choosing.isDrawing}
          onCall={choosing.toggleCall}
          onMove={(move) => (move.type === 'draw' ? draw() : void attempt(move))}
          onStop={choosing.stopDrawing}
        />
      )}
    </div>
  );
}
