/** The page of statistics. */
export const statistics = {
  'stats.title': 'Statistics',
  'stats.none': 'No finished matches yet. Play one to the end, and it appears here.',
  'stats.about':
    'From the finished matches on this device in which you were the only person. Nothing is sent anywhere.',
  'stats.played': 'Matches',
  'stats.won': 'Won',
  'stats.streak': 'Wins in a row',
  'stats.bestStreak': 'Most wins in a row',
  'stats.given': 'Given away per move',
  'stats.givenAbout': 'How much chance of winning your moves gave away against the best ones, on average.',
  'stats.game': 'Game',
  'stats.alone': 'alone',
  'stats.running': 'Worked through {number} of {count} matches',
  'stats.delete': 'Delete all finished matches',
  'stats.deleteAbout': 'The statistics go with them. Unfinished matches stay.',
} as const;
