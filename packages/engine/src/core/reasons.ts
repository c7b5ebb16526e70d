import type { RuleId } from '../rules.ts';
import type { Fact, FactName } from './facts.ts';

/** Why a move is refused, in plain English; the rulebook translates it. {name} is a fact; `also` are facts that only the rulebook says. */
export const reasons = {
  // Every table
  matchOver: { rules: ['table.phase'], text: 'the match is over' },
  roundOver: { rules: ['table.phase'], text: 'the round is over; next deals another' },
  roundNotOver: { rules: ['table.phase'], text: 'the round is not over yet' },
  notOnTurn: { rules: ['table.turn'], text: "seat {seat} may not act now: it is seat {turn}'s turn" },
  noSuchMove: { rules: ['table.move'], text: '{found} is no move here; the moves are {known}' },
  badField: { rules: ['table.move'], text: '{field} is {expected}, not {found}' },

  // Tiles
  noSuchTile: { rules: ['table.piece'], text: 'there is no such tile in the double-{set} set' },
  notInHand: { rules: ['table.piece'], text: '{tile} is not in the hand of seat {seat}' },
  alreadyLaid: { rules: ['table.piece'], text: '{tile} has been laid' },
  alreadyTaken: { rules: ['table.piece'], text: '{tile} has been taken' },

  // Open ends: the domino games and the lines of the solitaires
  noEnds: {
    rules: ['domino.ends', 'solo1.line', 'solo2.line', 'fortune.chain'],
    text: 'there are no open ends, so {end} is none',
  },
  noSuchEnd: {
    rules: ['domino.ends', 'solo1.line', 'solo2.line', 'fortune.chain'],
    text: '{end} is no open end; open are {ends}',
  },
  showsNo: {
    rules: ['domino.match', 'solo1.line', 'solo2.line', 'fortune.chain'],
    text: '{tile} does not show a {value}',
  },
  fitsNoEnd: {
    rules: ['domino.match', 'solo1.line', 'solo2.line', 'fortune.chain'],
    text: '{tile} does not show a {value}',
    also: ['values'],
  },

  // Domino games
  otherOpens: { rules: ['domino.open.tile'], text: '{other} opens the round, not {tile}' },
  mustLay: { rules: ['domino.must'], text: 'who can lay must lay' },
  mustDraw: { rules: ['domino.pass'], text: 'seat {seat} has to draw first' },
  nothingToDraw: { rules: ['domino.reserve'], text: 'no tile is left in the stock that may be drawn' },
  oneTileDrawn: { rules: ['bergen.draw', 'chickenfoot.draw'], text: 'only one tile is drawn in a turn' },
  noDrawBeforeOpening: { rules: ['sevens.draw'], text: 'nobody draws before the opening tile' },
  oneTileDrawnIfFits: { rules: ['sevens.draw'], text: 'who can lay draws one tile only' },
  noDoubleToLock: { rules: ['sperr.lock'], text: '{tile} is no double: only a double locks an end' },
  footFirst: { rules: ['chickenfoot.foot'], text: 'the foot {end} must have its three toes first' },
  missesSum: {
    rules: ['sevens.match', 'matador.sum'],
    text: '{tile} has no half that makes {sum} with {value}',
  },
  missesSumAtAll: {
    rules: ['sevens.match', 'matador.sum'],
    text: '{tile} has no half that makes {sum} with {value}',
    also: ['values'],
  },
  jokerAtBlank: {
    rules: ['sevens.blank'],
    text: 'only a joker can be laid at a blank, and {tile} is none',
  },
  jokerHasNo: { rules: ['sevens.joker'], text: '{tile} has no {value} to lay outwards' },
  noJoker: { rules: ['sevens.joker'], text: '{tile} is no joker: out is not for it' },
  noJokerOpens: { rules: ['sevens.joker'], text: 'out is not for the opening tile' },

  // Concentration
  noSuchCell: { rules: ['table.piece'], text: 'there is no cell {cell}' },
  cellTaken: { rules: ['table.piece'], text: 'the tile of cell {cell} has been taken' },
  faceUp: {
    rules: ['concentration.turn'],
    text: 'cell {cell} lies face up already: the second tile is another one',
  },

  // Hektik
  hasGivenUp: {
    rules: ['table.turn'],
    text: 'seat {seat} has given up and does nothing more until the next double',
  },
  setAside: { rules: ['table.piece'], text: '{tile} is set aside with the other doubles' },
  inOwnChain: { rules: ['hektik.shared'], text: '{tile} stands in this chain already' },
  inOtherChain: {
    rules: ['hektik.shared'],
    text: '{tile} is not in the middle any more: seat {opponent} has it',
  },
  chainShows: {
    rules: ['hektik.race'],
    text: '{tile} does not fit on the {side}, where the chain shows a {value}',
  },
  fitsNoSide: {
    rules: ['hektik.race'],
    text: '{tile} does not fit on the {side}, where the chain shows a {value}',
    also: ['values'],
  },
  emptyChain: { rules: ['hektik.race'], text: 'there is no tile in the chain to put back' },

  // Burg
  emptyStock: { rules: ['burg.draw'], text: 'the stock is empty' },
  fullHand: { rules: ['burg.draw'], text: 'only with at most four tiles in hand, not with {count}' },
  laidTwice: { rules: ['table.piece'], text: '{tile} cannot be laid twice' },
  offTheTable: { rules: ['burg.place'], text: '{tile} must lie on the table, next to a tile there' },
  shortChain: { rules: ['burg.chain.min'], text: 'a chain has at least two tiles' },
  chainBegins: {
    rules: ['burg.chain.first'],
    text: '{tile} must lie on the table, next to a tile there, or on halves of two tiles on one level',
  },
  chainGoesOn: {
    rules: ['burg.chain.next'],
    text: '{tile} must cover a half of {other} and an equal one next to it, of another tile on its level',
  },

  // Dominanz
  outsideValues: { rules: ['table.piece'], text: 'there are only the tiles with the values 1 to {value}' },
  hasNoRow: {
    rules: ['dominanz.take', 'dominanz.prescribe'],
    text: '{tile} has no {row}, so nothing of it goes into row {row}',
  },
  onePrescribed: { rules: ['dominanz.prescribe'], text: 'only one entry is prescribed in a turn' },
  rowHasEntry: {
    rules: ['dominanz.prescribe'],
    text: 'seat {opponent} has an entry in row {row} already',
  },
  notTheLast: { rules: ['dominanz.prescribe'], text: 'more than one tile with a {value} is left' },

  // Solo 1 and the fortune-teller
  noRightEnd: { rules: ['solo1.take'], text: '{tile} is at no right end; there are {tiles}' },
  notOnTable: { rules: ['table.piece'], text: '{tile} does not lie on the table' },
  nothingLaid: { rules: ['fortune.chain'], text: 'nothing has been laid yet' },
  notStuck: {
    rules: ['fortune.chain'],
    text: 'only a chain that is stuck is taken back far; undo takes the last tile back',
  },

  // Puzzles that are covered with tiles
  outsideShape: { rules: ['dominosa.shape', 'quadrille.shape'], text: 'cell {cell} is not in the shape' },
  notNeighbours: {
    rules: ['dominosa.goal', 'quadrille.shape'],
    text: 'a tile lies on two cells side by side',
  },
  cellCovered: { rules: ['dominosa.goal', 'quadrille.goal'], text: '{tile} lies there already' },
  liesElsewhere: {
    rules: ['dominosa.goal'],
    text: 'this is {tile}, which lies elsewhere: every tile lies once',
  },
  nothingLiesThere: { rules: ['table.piece'], text: 'no tile lies on these two cells' },
  notLaid: { rules: ['table.piece'], text: '{tile} has not been laid' },

  // The Domino square
  wasGiven: { rules: ['quadrille.goal'], text: '{tile} was given and stays where it is' },
  squareShows: {
    rules: ['quadrille.goal'],
    text: '{tile} does not fit there: the square shows a {value}, and shows it four times',
  },
  twoInSquare: {
    rules: ['quadrille.goal'],
    text: '{tile} has two numbers, and a square shows one number four times',
  },
  squareCount: { rules: ['quadrille.shape'], text: 'the shape has {count} squares, not {found}' },
  notSideBySide: {
    rules: ['quadrille.shape'],
    text: '{cells} are not two cells side by side, the lower one first',
  },
  cellTwice: { rules: ['quadrille.goal'], text: 'two tiles lie on cell {cell}' },
  bareCell: { rules: ['quadrille.goal'], text: 'cell {cell} is not covered; all {count} must be' },
  tileTwice: {
    rules: ['quadrille.goal'],
    text: '{tile} would lie twice, once more on the squares {squares}',
  },

  // SOLO and SOLOmino
  noSuchCard: { rules: ['table.piece'], text: 'there is no card {found}' },
  mustDrawCard: { rules: ['solo.draw', 'solomino.draw'], text: 'who does not lay draws a card first' },

  // SOLO
  cardNotInHand: { rules: ['table.piece'], text: '{card} is not in the hand of seat {seat}' },
  nothingToChoose: { rules: ['table.move'], text: 'there is nothing to choose now' },
  colourFirst: {
    rules: ['solo.start.action'],
    text: 'the first card is {top}: a colour has to be chosen first',
  },
  partnerFirst: {
    rules: ['solo.start.action'],
    text: 'the first card is {top}: a partner has to be chosen first',
  },
  cardMisfits: { rules: ['solo.match'], text: '{card} does not fit on {top}', also: ['colour', 'face'] },
  cardMisfitsNamed: {
    rules: ['solo.match'],
    text: '{card} does not fit on {top}, for which {colour} was named',
  },
  draw2Due: { rules: ['solo.debt'], text: '{count} cards are due: only a draw2 may be laid, not {card}' },
  wild4Due: { rules: ['solo.debt'], text: '{count} cards are due: only a wild4 may be laid, not {card}' },
  cardsDue: { rules: ['solo.debt'], text: '{count} cards are due: they have to be drawn' },
  onlyDrawn: { rules: ['solo.draw'], text: 'after drawing only the drawn card may be laid, not {card}' },
  oneCardDrawn: { rules: ['solo.draw'], text: 'one card is drawn in a turn: lay {card} or keep it' },
  noCardLeft: { rules: ['solo.reshuffle'], text: 'there is no card left to draw' },
  noCardLeftMustLay: {
    rules: ['solo.reshuffle'],
    text: 'there is no card left to draw, so who can lay must lay',
  },
  notOnTop: {
    rules: ['solo.interject'],
    text: "it is seat {turn}'s turn, and {card} is not the card on top: that is {top}",
  },

  // SOLOmino
  minoCardNotInHand: { rules: ['table.piece'], text: '{minoCard} is not in the hand of seat {seat}' },
  minoCardTurned: {
    rules: ['table.piece'],
    text: 'there is no card {found}; its first half is the other one: {minoCard}',
  },
  halfMisfits: {
    rules: ['solomino.match'],
    text: '{half} has neither the colour nor the face of {snakeEnd} at the {side} end',
  },
  fitsNoSnakeEnd: {
    rules: ['solomino.match'],
    text: '{half} has neither the colour nor the face of {snakeEnd} at the {side} end',
    also: ['minoCard', 'snakeEnds'],
  },
  notIdentical: {
    rules: ['solomino.interject'],
    text: "it is seat {turn}'s turn, and {half} is not identical to the end {snakeEnd}",
    also: ['snakeEnds'],
  },
  askGoesOn: { rules: ['solomino.interject.ask'], text: 'nobody may interject while an ask is going on' },
  noDraw1: {
    rules: ['solomino.draw1'],
    text: '{minoCard} does not bear draw1, and a debt of {count} is open',
  },
  onlyDrawnMino: { rules: ['solomino.draw'], text: 'only the card just drawn may be laid, {minoCard}' },
  oneMinoCardDrawn: { rules: ['solomino.draw'], text: 'only one card is drawn in a turn' },
  answerFirst: {
    rules: ['solomino.ask'],
    text: 'seat {seat} has to answer the ask first, or to take the small pile',
  },
  noAnswer: { rules: ['solomino.ask'], text: 'no half of {minoCard} is identical to one of {minoTop}' },
  canAnswer: { rules: ['solomino.ask.must'], text: 'seat {seat} has a card to answer {minoTop}' },
} as const satisfies Record<string, Reason>;

interface Reason {
  readonly rules: readonly RuleId[];
  readonly text: string;
  readonly also?: readonly FactName[];
}

export type RefusalReason = keyof typeof reasons;

/** The rules that a reason can be given for. */
export type RuleOf<R extends RefusalReason> = (typeof reasons)[R]['rules'][number];

/** The names in braces in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The facts that a reason has beside those in its text. */
type AlsoOf<R extends RefusalReason> = (typeof reasons)[R] extends { readonly also: readonly (infer Name)[] }
  ? Name & string
  : never;

/** The facts that a reason needs. A name that is not a known fact has type `never`. */
export type FactsOf<R extends RefusalReason> = {
  readonly [Name in NamesIn<(typeof reasons)[R]['text']> | AlsoOf<R>]: Name extends FactName
    ? Fact<Name>
    : never;
};
