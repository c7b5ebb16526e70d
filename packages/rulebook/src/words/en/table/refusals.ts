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
  notInHand: 'You do not have {tile}.',
  alreadyLaid: '{tile} has already been played.',
  alreadyTaken: '{tile} has already been taken.',

  // Open ends
  noEnds: 'There is nothing on the table yet, so there is no open end.',
  noSuchEnd: 'There is no open end there. Open: {ends}.',
  showsNo: '{tile} has no {value}.',
  fitsNoEnd: '{tile} fits none of the ends: {values}.',

  // Domino games
  otherOpens: 'This round opens with {other}, not with {tile}.',
  mustLay: 'You can play, so you must.',
  mustDraw: 'Draw first: you may pass only if you can neither play nor draw.',
  nothingToDraw: 'There are no more tiles to draw.',
  oneTileDrawn: 'You draw only one tile per turn.',
  noDrawBeforeOpening: 'Nobody draws before the first tile is played.',
  oneTileDrawnIfFits: 'You can play, so you may draw only one tile.',
  noDoubleToLock: '{tile} is not a double. Only a double locks an end.',
  footFirst: 'The chicken foot at {end} needs its three toes first.',
  missesSum: 'Neither half of {tile} makes {sum} with the {value}.',
  missesSumAtAll: '{tile} makes {sum} with none of the ends: {values}.',
  jokerAtBlank: 'Only a joker goes against a blank, and {tile} is not one.',
  jokerHasNo: '{tile} has no {value} to turn outwards.',
  noJoker: '{tile} is not a joker, so it fits only one way round.',
  noJokerOpens: 'With the first tile there is no half to turn outwards.',

  // Concentration
  noSuchCell: 'There is no tile in place {cell}.',
  cellTaken: 'The tile in this place has been taken.',
  faceUp: 'This tile is already face up. Turn up another one.',

  // Hectic domino
  hasGivenUp: 'You have given up. Wait for the next double.',
  setAside: '{tile} is one of the doubles that were set aside.',
  inOwnChain: '{tile} is already in your chain.',
  inOtherChain: '{tile} is not in the middle: {opponent} has it.',
  chainShows: '{tile} does not fit on the {side}: your chain shows {value} there.',
  fitsNoSide: '{tile} fits neither end of your chain: {values}.',
  emptyChain: 'Your chain is empty: there is nothing to put back.',

  // Castle domino
  emptyStock: 'The stock is empty.',
  fullHand: {
    one: 'You may draw only if you have at most 4 tiles in hand. You have {count}.',
    other: 'You may draw only if you have at most 4 tiles in hand. You have {count}.',
  },
  laidTwice: 'You cannot use {tile} twice.',
  offTheTable: '{tile} must go on the table, edge to edge with a tile there.',
  shortChain: 'A chain has at least two tiles.',
  chainBegins:
    '{tile} must go on the table next to a tile, or on free halves of two tiles on the same level.',
  chainGoesOn:
    '{tile} must cover a half of {other} and an equal free half of another tile next to it, on the same level.',

  // Dominance
  outsideValues: 'This game uses only tiles with the numbers 1 to {value}.',
  hasNoRow: '{tile} has no {row}, so you cannot use it for row {row}.',
  onePrescribed: 'You may write for your opponent only once per turn.',
  rowHasEntry: '{opponent}’s row {row} is no longer empty.',
  notTheLast: 'There is more than one tile left with a {value}.',

  // Games for one
  noRightEnd: '{tile} is not at the right end of a row. You can take: {tiles}.',
  notOnTable: '{tile} is not on the table.',
  nothingLaid: 'There is no tile to take back yet.',
  notStuck: 'The chain is not stuck. Just take back the last tile.',
  outsideShape: 'This place is outside the shape.',
  notNeighbours: 'A tile covers two places side by side.',
  cellCovered: '{tile} is already there.',
  liesElsewhere: 'This would be {tile}, which is already somewhere else. You have each tile only once.',
  nothingLiesThere: 'There is no tile on these two places.',
  notLaid: '{tile} is not on the board.',
  wasGiven: '{tile} was given and stays where it is.',
  squareShows: '{tile} does not fit: this square shows only {value}s.',
  twoInSquare: '{tile} has two different numbers, but a square shows only one.',
  squareCount: 'The shape has {count} squares, not {found}.',
  notSideBySide: 'These two places are not side by side: {cells}.',
  cellTwice: 'There are two tiles on the same place.',
  bareCell: 'One place is still empty. All {count} must be covered.',
  tileTwice: '{tile} would be used twice.',

  // SOLO and SOLOmino
  noSuchCard: 'There is no such card: {found}.',
  mustDrawCard: 'Draw a card first.',

  // SOLO
  cardNotInHand: 'You do not have this card: {card}.',
  nothingToChoose: 'There is nothing to choose now.',
  colourFirst: 'First choose a colour. The card on the table: {top}.',
  partnerFirst: 'First choose who to swap with. The card on the table: {top}.',
  cardMisfits: 'This does not fit: {card}. Play {colour}, {face} or black.',
  cardMisfitsNamed: 'This does not fit: {card}. Play {colour}, the colour chosen, or black.',
  draw2Due: {
    one: 'You owe {count} card: draw it, or play a draw two. This is {card}.',
    other: 'You owe {count} cards: draw them, or play a draw two. This is {card}.',
  },
  wild4Due: {
    one: 'You owe {count} card: draw it, or play a draw four. This is {card}.',
    other: 'You owe {count} cards: draw them, or play a draw four. This is {card}.',
  },
  cardsDue: { one: 'First draw the {count} card you owe.', other: 'First draw the {count} cards you owe.' },
  onlyDrawn: 'After drawing, you may play only the card you drew, not this one: {card}.',
  oneCardDrawn: 'You have already drawn. Play this card or keep it: {card}.',
  noCardLeft: 'There are no cards left to draw.',
  noCardLeftMustLay: 'There are no cards left to draw. You can play, so you must.',
  notOnTop: 'It is {turn}’s turn. You may jump in only with exactly the card on top: {top}. This is {card}.',

  // SOLOmino
  minoCardNotInHand: 'You do not have this card: {minoCard}.',
  minoCardTurned: 'The halves of this card are the other way round: {minoCard}.',
  halfMisfits: 'This does not fit: {half} on {snakeEnd}.',
  fitsNoSnakeEnd: 'This card fits neither end: {minoCard}. The ends show {snakeEnds}.',
  notIdentical:
    'It is {turn}’s turn. You may jump in only with a half exactly like one of the ends: {snakeEnds}. This is {half}.',
  askGoesOn: 'Nobody may jump in while a card request is open.',
  noDraw1: {
    one: 'You owe {count} card: draw it, or play a draw one. This is {minoCard}.',
    other: 'You owe {count} cards: draw them, or play a draw one. This is {minoCard}.',
  },
  onlyDrawnMino: 'Now you may play only the card you drew: {minoCard}.',
  oneMinoCardDrawn: 'You draw only one card per turn.',
  answerFirst: 'First answer the card request, or take the small pile.',
  noAnswer:
    'Neither half of this card is exactly like one on top of the small pile: {minoTop}. This is {minoCard}.',
  canAnswer: 'You can answer, so you must. On top of the small pile: {minoTop}.',
} as const satisfies { readonly [Reason in RefusalReason]: Message };
