/** The frame around every screen, and what it says when something breaks. */
export const app = {
  'page.rules': 'Rules',
  'page.matches': 'Matches',
  'page.settings': 'Settings',
  'page.games': 'All games',
  'page.close': 'Close',
  'page.lost': 'There is no such page.',
  'page.newer': 'A new version is there.',
  'page.takeNewer': 'Use it now',
  // When something breaks.
  'broken.title': 'Something went wrong',
  'broken.text': 'It is our mistake, not yours. What was played so far is kept.',
  'broken.again': 'Try again',
} as const;
