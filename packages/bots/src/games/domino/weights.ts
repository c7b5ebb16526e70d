/** The weights of the features of a move; a sound move and a poor one differ by about 1. */
export interface Weights {
  /** Per point that the lay scores, and that it lets the next seat score. */
  readonly points: number;
  readonly leaves: number;
  /** The pips of the tile, and the same scaled up when an opponent has few tiles. */
  readonly heavy: number;
  readonly urgent: number;
  readonly double: number;
  /** The share of the hand that fits afterwards; none of it fits; values that the hand then lacks. */
  readonly reach: number;
  readonly stuck: number;
  readonly lost: number;
  /** The chance that the next seat cannot lay; counted against a partner. */
  readonly stop: number;
  /** The own share of all tiles that fit afterwards. */
  readonly control: number;
  /** Per ten pips of the best run that continues from here; and the steps spent on searching it. */
  readonly run: number;
  readonly runSteps: number;
  /** Ending the round blocked, per ten pips fewer than the others. */
  readonly blocked: number;
  readonly joker: number;
  /** Drawing, passing, and passing per ten pips fewer than the others. */
  readonly draw: number;
  readonly pass: number;
  readonly lead: number;
  /** Locking, and locking per ten pips fewer than the others. */
  readonly lock: number;
  readonly lockLead: number;
}

/** The defaults of all domino games. */
export const usualWeights: Weights = {
  points: 0,
  leaves: 0,
  heavy: 1,
  urgent: 0.2,
  double: 0.5,
  reach: 1,
  stuck: -0.5,
  lost: -0.2,
  stop: 1,
  control: 0.5,
  run: 0,
  runSteps: 0,
  blocked: 0.5,
  joker: 0,
  draw: -2,
  pass: -2,
  lead: 0,
  lock: -1,
  lockLead: 1,
};

/** Easy bots hardly consider what others may hold. */
export const easyWeights = (weights: Weights): Weights => ({
  ...weights,
  leaves: 0,
  stop: weights.stop * 0.6,
  control: weights.control * 0.5,
  run: 0,
  blocked: 0,
});
