import { useSignal } from '@preact/signals';
import type { RealTableWords } from '@tischrunde/rulebook/real-table';
import { extents, kindOf, Piece } from '../../pieces/piece.tsx';
import { currentBook } from '../../ui/current-language.ts';

/** A piece in a line of text or on a button. */
export function PieceIcon({ name }: { readonly name: string }) {
  const { width, height } = extents[kindOf(name)];
  return (
    <svg
      class="piece-icon"
      viewBox={`${-width / 2 - 3} ${-height / 2 - 3} ${width + 6} ${height + 8}`}
      aria-hidden="true"
    >
      <Piece name={name} />
    </svg>
  );
}

interface PickerProps {
  /** The pieces that can be picked. */
  readonly pieces: readonly string[];
  readonly words: RealTableWords;
  onPick(piece: string): void;
}

/** Picks any piece of the box, in two or three taps. */
export function PiecePicker(props: PickerProps) {
  const kind = kindOf(props.pieces[0] ?? '');
  if (kind === 'domino') return <TilePicker {...props} />;
  return kind === 'solo' ? <CardPicker {...props} /> : <DoubleCardPicker {...props} />;
}

/** A tile by its two numbers. If the box tells its two directions apart, the first number is on the left. */
function TilePicker({ pieces, words, onPick }: PickerProps) {
  const book = currentBook();
  const first = useSignal<number | null>(null);
  const values = [...new Set(pieces.flatMap((piece) => piece.split('-').map(Number)))].sort((a, b) => a - b);
  const tileOf = (one: number, other: number): string | undefined =>
    [`${one}-${other}`, `${other}-${one}`].find((tile) => pieces.includes(tile));
  const tap = (value: number): void => {
    if (first.value === null) {
      first.value = value;
      return;
    }
    const tile = tileOf(first.value, value);
    first.value = null;
    if (tile !== undefined) onPick(tile);
  };
  return (
    <fieldset class="picker">
      <legend>{words('pick.numbers')}</legend>
      <div class="keys">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={first.value === value}
            disabled={first.value !== null && tileOf(first.value, value) === undefined}
            onClick={() => tap(value)}
          >
            {value}
          </button>
        ))}
      </div>
      <p class="unseen" aria-live="polite">
        {first.value !== null && book.aloud.tile(`${first.value}`)}
      </p>
    </fieldset>
  );
}

/** The colour of a card or of its first half; black cards have none. */
const colourOf = (card: string): string => (/^[rgby][\d:]/.test(card) ? card.charAt(0) : 'black');

interface ColoursProps {
  readonly title: string;
  readonly colours: readonly string[];
  readonly chosen: string;
  readonly words: RealTableWords;
  onChoose(colour: string): void;
}

function Colours({ title, colours, chosen, words, onChoose }: ColoursProps) {
  const book = currentBook();
  return (
    <fieldset class="picker">
      <legend>{title}</legend>
      <div class="keys">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            class="colour-key"
            data-colour={colour}
            aria-pressed={colour === chosen}
            onClick={() => onChoose(colour)}
          >
            {colour === 'black' ? words('pick.black') : book.written.colour(colour)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A card by its colour and then its face. */
function CardPicker({ pieces, words, onPick }: PickerProps) {
  const book = currentBook();
  const colours = [...new Set(pieces.map(colourOf))];
  const colour = useSignal(colours[0] ?? 'r');
  return (
    <fieldset class="picker">
      <legend class="unseen">{words('field.card')}</legend>
      <Colours
        title={words('pick.colour')}
        {...{ colours, words }}
        chosen={colour.value}
        onChoose={(chosen) => {
          colour.value = chosen;
        }}
      />
      <div class="keys cards">
        {pieces
          .filter((piece) => colourOf(piece) === colour.value)
          .map((piece) => (
            <button
              key={piece}
              type="button"
              aria-label={book.aloud.card(piece)}
              onClick={() => onPick(piece)}
            >
              <PieceIcon name={piece} />
            </button>
          ))}
      </div>
    </fieldset>
  );
}

/** A double card by the colours of its halves. */
function DoubleCardPicker({ pieces, words, onPick }: PickerProps) {
  const book = currentBook();
  const colours = ['r', 'g', 'b', 'y'];
  const one = useSignal('r');
  const other = useSignal('r');
  const coloursOf = (piece: string): string =>
    piece
      .split('|')
      .map((half) => half.charAt(0))
      .toSorted()
      .join('');
  const wanted = [one.value, other.value].toSorted().join('');
  return (
    <fieldset class="picker">
      <legend class="unseen">{words('field.card')}</legend>
      {(
        [
          ['pick.oneHalf', one],
          ['pick.otherHalf', other],
        ] as const
      ).map(([title, colour]) => (
        <Colours
          key={title}
          title={words(title)}
          {...{ colours, words }}
          chosen={colour.value}
          onChoose={(chosen) => {
            colour.value = chosen;
          }}
        />
      ))}
      <div class="keys cards">
        {pieces
          .filter((piece) => coloursOf(piece) === wanted)
          .map((piece) => (
            <button
              key={piece}
              type="button"
              aria-label={book.aloud.minoCard(piece)}
              onClick={() => onPick(piece)}
            >
              <PieceIcon name={piece} />
            </button>
          ))}
      </div>
    </fieldset>
  );
}

interface PieceRowProps {
  readonly pieces: readonly string[];
  readonly chosen?: string | undefined;
  /** What a tap does, for screen readers. */
  labelOf(name: string): string;
  onTap(piece: string, index: number): void;
}

/** Pieces that can be tapped. */
export function PieceRow({ pieces, chosen, labelOf, onTap }: PieceRowProps) {
  const book = currentBook();
  if (pieces.length === 0) return null;
  return (
    <div class="keys cards">
      {pieces.map((piece, index) => (
        <button
          key={`${piece} ${index}`}
          type="button"
          aria-pressed={chosen === undefined ? undefined : piece === chosen}
          aria-label={labelOf(book.aloud.piece(piece))}
          onClick={() => onTap(piece, index)}
        >
          <PieceIcon name={piece} />
        </button>
      ))}
    </div>
  );
}
