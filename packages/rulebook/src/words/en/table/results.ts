/** How a round or a match ended. */
export const results = {
  // Why a round ended.
  'reason.out': 'Somebody laid their last tile or card.',
  'reason.blocked': 'The round is blocked.',
  'reason.exhausted': 'Nothing is left to lay, draw or take.',
  'reason.locked': 'An end was locked.',
  'reason.target': 'Somebody has enough points.',
  'reason.passed': 'The last number is reached or passed.',
  'reason.goal': 'A chain is complete.',
  'reason.stuck': 'Nobody found a way.',
  // Who won.
  'won.round.you': 'You win the round.',
  'won.round.other': '{name} wins the round.',
  'won.round.several': '{names} win the round together.',
  'won.round.nobody': 'Nobody wins the round.',
  'won.match.you': 'You win the match!',
  'won.match.other': '{name} wins the match.',
  'won.match.several': '{names} share the win.',
  'won.match.nobody': 'Not solved this time.',
} as const;
