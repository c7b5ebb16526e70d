/** What the shelf shares with other screens. */
export const common = {
  'book.players': { one: '{count} player', other: '{count} players' },
  'book.playersFrom': '{least} to {most} players',
  // How long the match is.
  'length.rounds': { one: '{count} round', other: '{count} rounds' },
  'length.to': 'to {target}',
  'length.past': 'past {target}',
  'score.set': 'Double-{value} set',
  'seat.you': 'You',
  'seat.number': 'Player {number}',
  'answer.yes': 'yes',
  'answer.no': 'no',
  'puzzle.solvedToday': 'solved today',
} as const;
