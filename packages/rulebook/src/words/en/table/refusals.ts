import type { RefusalReason } from '@tischrunde/engine';
import type { Message } from '../../../message.ts';

/** Why a move is refused. The places are facts of the refusal; {turn} and {opponent} are names of players. */
export const refusals = {
  // Every table
  matchOver: 'The match is over.',
  roundOver: 'The round is over. Start the next one.',
  roundNotOver: 'The round is not over yet.',
  notOnTurn: 'Wait a moment: it is {turn}’s turn.',
  noSuchMove: 'There is no such move in this game: {found}.',
  badField: 'This move cannot be read: {field}.',

  // Tiles
  noSuchTile: 'The double-{set} set has no such tile.',
  notInHand: 'You do not hold {tile}.',
  alreadyLaid: '{tile} has already been laid.',
  alreadyTaken: '{tile} has already been taken.',

  // Open ends
  noEnds: 'Nothing lies on the table yet, so there is no open end.',
  noSuchEnd: 'There is no open end there. Open: {ends}.',
  showsNo: '{tile} shows no {value}.',

  // Domino games
  otherOpens: 'This round opens with {other}, not with {tile}.',
  mustLay: 'You can lay, so you must.',
  mustDraw: 'Draw first: you may pass only when you can neither lay nor draw.',
  nothingToDraw: 'No tile may be drawn any more.',
  oneTileDrawn: 'You draw only one tile in a turn.',
  noDrawBeforeOpening: 'Nobody draws before the first tile is laid.',
  oneTileDrawnIfFits: 'You can lay, so you may draw only one tile.',
  noDoubleToLock: '{tile} is not a double. Only a double locks an end.',
  footFirst: 'The foot at {end} needs its three toes first.',
  missesSum: 'No half of {tile} makes {sum} with the {value}.',
  jokerAtBlank: 'Only a joker may go at a blank, and {tile} is not one.',
  jokerHasNo: '{tile} has no {value} to point outwards.',
  noJoker: '{tile} is not a joker, so it can lie only one way.',
  noJokerOpens: 'The first tile just lies there: no half points outwards.',

  // Concentration
  noSuchCell: 'There is no tile at place {cell}.',
  cellTaken: 'The tile at this place has been taken.',
  faceUp: 'This tile is face up already. Turn up another one.',

  // Hectic domino
  hasGivenUp: 'You gave up. Wait for the next double.',
  setAside: '{tile} is one of the doubles that lie aside.',
  inOwnChain: '{tile} is in your chain already.',
  inOtherChain: '{tile} is not in the middle: {opponent} has it.',
  chainShows: '{tile} does not fit on the {side}: your chain shows {value} there.',
  emptyChain: 'Your chain is empty: there is nothing to put back.',

  // Castle domino
  emptyStock: 'The stock is empty.',
  fullHand: {
    one: 'You may draw only with at most 4 tiles in hand. You hold {count}.',
    other: 'You may draw only with at most 4 tiles in hand. You hold {count}.',
  },
  laidTwice: '{tile} cannot be laid twice.',
  offTheTable: '{tile} must lie on the table, right next to a tile there.',
  shortChain: 'A chain has at least two tiles.',
  chainBegins:
    '{tile} must lie on the table next to a tile, or on free halves of two tiles on the same level.',
  chainGoesOn:
    '{tile} must cover a half of {other} and an equal free half of another tile beside it, on the same level.',

  // Dominance
  outsideValues: 'Only tiles with the numbers 1 to {value} are in this game.',
  hasNoRow: '{tile} has no {row}, so it does not go into row {row}.',
  onePrescribed: 'You may write for the other player only once in a turn.',
  rowHasEntry: '{opponent}’s row {row} is not empty any more.',
  notTheLast: 'More than one tile with a {value} is left.',

  // Games for one
  noRightEnd: '{tile} is not at the right end of a row. You can take: {tiles}.',
  notOnTable: '{tile} is not on the table.',
  nothingLaid: 'Nothing has been laid yet.',
  notStuck: 'The chain is not stuck. Take back just the last tile.',
  outsideShape: 'This place is not in the shape.',
  notNeighbours: 'A tile lies on two places side by side.',
  cellCovered: '{tile} lies there already.',
  liesElsewhere: 'This would be {tile}, which lies elsewhere. Every tile lies once.',
  nothingLiesThere: 'No tile lies on these two places.',
  notLaid: '{tile} has not been laid.',
  wasGiven: '{tile} was given and stays where it is.',
  squareShows: '{tile} does not fit: this square shows only {value}s.',
  twoInSquare: '{tile} has two numbers, but a square shows only one.',
  squareCount: 'The shape has {count} squares, not {found}.',
  notSideBySide: 'These two places are not side by side: {cells}.',
  cellTwice: 'Two tiles lie on the same place.',
  bareCell: 'One place is still bare. All {count} must be covered.',
  tileTwice: '{tile} would lie twice.',

  // SOLO and SOLOmino
  noSuchCard: 'There is no such card: {found}.',
  mustDrawCard: 'Draw a card first.',

  // SOLO
  cardNotInHand: 'You do not hold this card: {card}.',
  nothingToChoose: 'There is nothing to choose now.',
  colourFirst: 'First choose a colour. The card on the table: {top}.',
  partnerFirst: 'First choose who to swap with. The card on the table: {top}.',
  cardMisfits: 'This does not fit: {card} on {top}.',
  cardMisfitsNamed: 'This does not fit: {card}. The colour named is {colour}.',
  draw2Due: {
    one: 'You owe {count} card: draw, or lay a draw two. This is {card}.',
    other: 'You owe {count} cards: draw them, or lay a draw two. This is {card}.',
  },
  wild4Due: {
    one: 'You owe {count} card: draw, or lay a draw four. This is {card}.',
    other: 'You owe {count} cards: draw them, or lay a draw four. This is {card}.',
  },
  cardsDue: { one: 'First draw the {count} card you owe.', other: 'First draw the {count} cards you owe.' },
  onlyDrawn: 'After drawing you may lay only the card you drew, not this one: {card}.',
  oneCardDrawn: 'You have drawn already. Lay this card or keep it: {card}.',
  noCardLeft: 'There is no card left to draw.',
  noCardLeftMustLay: 'There is no card left to draw. You can lay, so you must.',
  notOnTop: 'It is {turn}’s turn. You may interject only the very card on top: {top}. This is {card}.',

  // SOLOmino
  minoCardNotInHand: 'You do not hold this card: {minoCard}.',
  minoCardTurned: 'The halves of this card are the other way round: {minoCard}.',
  halfMisfits: 'This does not fit: {half} on {snakeEnd}.',
  notIdentical:
    'It is {turn}’s turn. You may interject only a half exactly like the end: {snakeEnd}. This is {half}.',
  askGoesOn: 'Nobody may interject while an ask is going on.',
  noDraw1: {
    one: 'You owe {count} card: draw, or lay a draw one. This is {minoCard}.',
    other: 'You owe {count} cards: draw them, or lay a draw one. This is {minoCard}.',
  },
  onlyDrawnMino: 'Now you may lay only the card you drew: {minoCard}.',
  oneMinoCardDrawn: 'You draw only one card in a turn.',
  answerFirst: 'Answer the ask first, or take the small pile.',
  noAnswer:
    'No half of this card is exactly like one on top of the small pile: {minoTop}. This is {minoCard}.',
  canAnswer: 'You can answer, so you must. On top of the small pile: {minoTop}.',
} as const satisfies { readonly [Reason in RefusalReason]: Message };
