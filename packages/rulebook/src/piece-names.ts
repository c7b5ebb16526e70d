import { fill } from './message.ts';
import {
  type BlackCard,
  blackCards,
  type CardNames,
  type CardSymbol,
  type Colour,
  symbols,
} from './words/card-names.ts';
import type { TileNames } from './words/tile-names.ts';

/** Names pieces in one language, for the screen or for a screen reader. Text that is not a piece is returned unchanged. */
export interface PieceNames {
  /** `6-3`: “six three” aloud, 6-3 on the screen. */
  tile(text: string): string;
  /** `6-3:3`: “the three of six three”, “the 3 of 6-3”. */
  end(text: string): string;
  /** `r9`, `g:skip`, `wild4`: “red nine” or “red 9”, “green skip”, “draw four”. */
  card(text: string): string;
  /** The number or the symbol of a card: “nine” or “9”, “skip”; a black card has its name. */
  face(text: string): string;
  /** `r8|b1`: “red eight and blue one”. */
  minoCard(text: string): string;
  /** A tile or a card. */
  piece(text: string): string;
  /** `r`: “red”. */
  colour(text: string): string;
}

/** Aloud, numbers are words. */
export function pieceNamesIn(
  { tileNames, cardNames }: { readonly tileNames: TileNames; readonly cardNames: CardNames },
  language: string,
  aloud: boolean,
): PieceNames {
  const number = (value: number): string => (aloud ? (tileNames.numbers[value] ?? `${value}`) : `${value}`);

  const tile = (text: string): string => {
    const [, one, other] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (one === undefined || !aloud) return text;
    const [high, low] = [number(Number(one)), number(Number(other))];
    return one === other
      ? fill(tileNames.double, { value: high }, language)
      : fill(tileNames.tile, { high, low }, language);
  };

  const blackName = (text: string): string | undefined => {
    const black = blackCards.find((name: BlackCard) => name === text);
    return black === undefined ? undefined : cardNames.black[black];
  };

  /** The colour of a card and its face, with the gender that the colour agrees with; null for black cards and other text. */
  const colouredCard = (text: string) => {
    const [, colour, value, symbol] = /^([rgby])(?:(\d)|:(\w+))$/.exec(text) ?? [];
    const known = symbols.find((name: CardSymbol) => name === symbol);
    if (!isColour(colour) || (value === undefined && known === undefined)) return null;
    const { name: face, gender } =
      known === undefined
        ? { name: number(Number(value)), gender: cardNames.numberGender }
        : cardNames.symbols[known];
    return { colour, face, gender };
  };

  const card = (text: string): string => {
    const coloured = colouredCard(text);
    if (coloured === null) return blackName(text) ?? text;
    const { colour, face, gender } = coloured;
    const adjective = cardNames.colours[colour][gender] ?? cardNames.colours[colour].name;
    return fill(cardNames.card, { colour: adjective, face }, language);
  };

  const minoCard = (text: string): string => {
    const [first, second] = text.split('|');
    return second === undefined
      ? card(text)
      : fill(cardNames.twoHalves, { first: card(first), second: card(second) }, language);
  };

  return {
    tile,
    end: (text) => {
      const [at, value] = text.split(':');
      return value === undefined
        ? text
        : fill(tileNames.end, { value: number(Number(value)), tile: tile(at) }, language);
    },
    card,
    face: (text) => colouredCard(text)?.face ?? blackName(text) ?? text,
    minoCard,
    piece: (text) => (text.includes('-') ? tile(text) : minoCard(text)),
    colour: (text) => (isColour(text) ? cardNames.colours[text].name : text),
  };
}

const isColour = (text: string | undefined): text is Colour => text !== undefined && /^[rgby]$/.test(text);
