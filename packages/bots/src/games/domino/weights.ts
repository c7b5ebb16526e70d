/** How much each consideration counts in a game; 1 is about the difference between a sound move and a poor one. */
export interface Weights {
  /** Points for the lay, and what it leaves for the next seat to score, each point. */
  readonly points: number;
  readonly leaves: number;
  /** The heaviest tile, and the same the more the fewer tiles somebody else has. */
  readonly heavy: number;
  readonly urgent: number;
  readonly double: number;
  /** Own tiles that fit afterwards, as a share of the hand; none of them; values that the hand then lacks. */
  readonly reach: number;
  readonly stuck: number;
  readonly lost: number;
  /** That the next seat cannot lay (with partners: that an opponent cannot and the partner can). */
  readonly stop: number;
  /** The share of the tiles that fit afterwards that are the own ones. */
  readonly control: number;
  /** What the best run counts that goes on from here, ten pips; and how many steps are spent on looking for it. */
  readonly run: number;
  readonly runSteps: number;
  /** To end the round blocked with fewer pips than the others. */
  readonly blocked: number;
  readonly joker: number;
  /** To draw, to pass, and to pass with fewer pips than the others. */
  readonly draw: number;
  readonly pass: number;
  readonly lead: number;
  /** To lock, and to lock with fewer pips. */
  readonly lock: number;
  readonly lockLead: number;
}

/** What counts in a domino game unless its style says otherwise. */
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

/** Easy bots look at what they hold and what lies there, and hardly at what others may have. */
export const easyWeights = (weights: Weights): Weights => ({
  ...weights,
  leaves: 0,
  stop: weights.stop * 0.6,
  control: weights.control * 0.5,
  run: 0,
  blocked: 0,
});
