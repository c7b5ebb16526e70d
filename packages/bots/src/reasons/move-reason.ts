/**
 * Why a move is good: a fact that a seat knows, and that can be checked. `why` is the discriminant; the rulebook has a
 * sentence for each. Seats, values and pieces are those of the table.
 */
export type MoveReason =
  /** Nothing else may be done. */
  | { readonly why: 'onlyMove' }
  /** Thinking ahead shows no difference between the moves. */
  | { readonly why: 'asGoodAsAny' }
  /** Nothing else can be said for it than that it comes out best when thinking ahead. */
  | { readonly why: 'bestAhead' }
  | { readonly why: 'winsRound' }
  /** It ends the round, and wins it in this share of the deals that are possible, from 0 to 1. */
  | { readonly why: 'usuallyWins'; readonly share: number }
  | { readonly why: 'scores'; readonly points: number }
  /** What the piece counts in hand. */
  | { readonly why: 'sheds'; readonly points: number }
  | { readonly why: 'playsAgain' }
  | DominoReason
  | CardReason
  | OtherReason;

type DominoReason =
  /** The next player has shown to have nothing for any open end. */
  | { readonly why: 'nextMustDraw'; readonly seat: number }
  | { readonly why: 'nextMustPass'; readonly seat: number }
  /** The next player has shown to have none of these halves, which open ends ask for. */
  | { readonly why: 'nextLacks'; readonly seat: number; readonly values: readonly number[] }
  /** The most that the next player can score, with any tile. */
  | { readonly why: 'leavesAtMost'; readonly points: number }
  | { readonly why: 'leavesNoPoints' }
  /** Halves of the hand that open ends ask for. */
  | { readonly why: 'keepsPlayable'; readonly values: readonly number[] }
  /** How many of the tiles that the player cannot see fit afterwards. */
  | { readonly why: 'fewFit'; readonly count: number }
  | { readonly why: 'shedsDouble' }
  /** Nothing but this value may be laid until the foot is full. */
  | { readonly why: 'opensFoot'; readonly value: number }
  | { readonly why: 'drawsForMore' }
  | { readonly why: 'keepsTile' };

type CardReason =
  /** The next player owes so many cards, unless more are added to them. */
  | { readonly why: 'makesDraw'; readonly seat: number; readonly count: number }
  | { readonly why: 'skips'; readonly seat: number }
  /** The seat has few cards left and would have been next. */
  | { readonly why: 'holdsUp'; readonly seat: number; readonly count: number }
  | { readonly why: 'tradesHands'; readonly gives: number; readonly gets: number }
  | { readonly why: 'keepsWild'; readonly count: number }
  /** Cards of the hand in the colour that is then to be matched. */
  | { readonly why: 'keepsColour'; readonly colour: string; readonly count: number }
  /** How many of the player's other cards fit afterwards. */
  | { readonly why: 'cardsFit'; readonly count: number }
  | { readonly why: 'asksNext'; readonly seat: number }
  | { readonly why: 'outOfTurn' }
  | { readonly why: 'answersAsk'; readonly count: number }
  | { readonly why: 'keepsCard' };

type OtherReason =
  /** Burg: the chain takes the whole hand, so nothing is given away. */
  | { readonly why: 'usesAll' }
  | { readonly why: 'collects'; readonly count: number }
  /** Burg: the length of the chain that the rest of the hand could build then. */
  | { readonly why: 'prepares'; readonly count: number }
  /** Dominanz: what a row counts for the player as it stands then. */
  | { readonly why: 'countsRow'; readonly row: number; readonly points: number }
  /** Dominanz: the row no longer counts for the opponent. */
  | { readonly why: 'takesRow'; readonly row: number; readonly seat: number }
  /** Dominanz: the sums of the row then. */
  | { readonly why: 'rowStands'; readonly row: number; readonly own: number; readonly other: number }
  | { readonly why: 'movesTwice'; readonly seat: number }
  /** Dominanz, solved: the lead at the end if both play as well as possible. */
  | { readonly why: 'endsAhead'; readonly points: number }
  | { readonly why: 'endsLevel' }
  | { readonly why: 'endsBehind'; readonly points: number }
  /** Hektik: how many moves a chain that wins the double then takes. */
  | { readonly why: 'movesLeft'; readonly count: number }
  /** Hektik: the tile with which the seat would have won the double. */
  | { readonly why: 'takesFrom'; readonly seat: number; readonly tile: string }
  | { readonly why: 'nobodyCan' }
  /** Concentration: both tiles have been seen. */
  | { readonly why: 'knowsPair'; readonly tile: string; readonly other: string }
  /** Concentration: so many of the tiles not seen yet make a pair with the open one. */
  | { readonly why: 'couldPair'; readonly count: number; readonly all: number }
  | { readonly why: 'learns' }
  | { readonly why: 'showsNothing' };
