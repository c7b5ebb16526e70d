import { fill } from './message.ts';
import {
  type BlackCard,
  blackCards,
  type CardSymbol,
  type Colour,
  type PieceWords,
  symbols,
} from './words/pieces.ts';

/** Names pieces in one language, aloud or on the screen. What is no piece is named as it is written. */
export interface Speech {
  /** `6-3`: aloud “six three”, on the screen 6-3. */
  tile(text: string): string;
  /** `6-3:3`: “the three of six three”, “the 3 of 6-3”. */
  end(text: string): string;
  /** `r9`, `g:skip`, `wild4`: “red nine” or “red 9”, “green skip”, “draw four”. */
  card(text: string): string;
  /** `r8|b1`: “red eight and blue one”. */
  minoCard(text: string): string;
  /** Whichever piece it is. */
  piece(text: string): string;
  /** `r`: “red”. */
  colour(text: string): string;
}

export function speechOf(pieces: PieceWords, language: string, aloud: boolean): Speech {
  const number = (value: number): string => (aloud ? (pieces.numbers[value] ?? `${value}`) : `${value}`);

  const tile = (text: string): string => {
    const [, one, other] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (one === undefined || !aloud) return text;
    const [high, low] = [number(Number(one)), number(Number(other))];
    return one === other
      ? fill(pieces.double, { value: high }, language)
      : fill(pieces.tile, { high, low }, language);
  };

  const card = (text: string): string => {
    const black = blackCards.find((name: BlackCard) => name === text);
    if (black !== undefined) return pieces.black[black];
    const [, colour, value, symbol] = /^([rgby])(?:(\d)|:(\w+))$/.exec(text) ?? [];
    const named = symbols.find((name: CardSymbol) => name === symbol);
    if (!isColour(colour) || (value === undefined && named === undefined)) return text;
    const { name: face, gender } =
      named === undefined
        ? { name: number(Number(value)), gender: pieces.numberGender }
        : pieces.symbols[named];
    const adjective = pieces.colours[colour][gender] ?? pieces.colours[colour].name;
    return fill(pieces.card, { colour: adjective, face }, language);
  };

  const minoCard = (text: string): string => {
    const [first, second] = text.split('|');
    return second === undefined
      ? card(text)
      : fill(pieces.twoHalves, { first: card(first), second: card(second) }, language);
  };

  return {
    tile,
    end: (text) => {
      const [at, value] = text.split(':');
      return value === undefined
        ? text
        : fill(pieces.end, { value: number(Number(value)), tile: tile(at) }, language);
    },
    card,
    minoCard,
    piece: (text) => (text.includes('-') ? tile(text) : minoCard(text)),
    colour: (text) => (isColour(text) ? pieces.colours[text].name : text),
  };
}

const isColour = (text: string | undefined): text is Colour => text !== undefined && /^[rgby]$/.test(text);
