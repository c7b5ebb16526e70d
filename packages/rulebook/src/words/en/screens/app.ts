/** The frame around every screen, and what it says when something breaks. */
export const app = {
  'page.rules': 'Rules',
  'page.matches': 'Matches',
  'page.settings': 'Settings',
  'page.menu': 'Menu',
  'page.games': 'All games',
  'page.choose': 'Choose a game',
  'page.close': 'Close',
  'page.lost': 'This page does not exist.',
  'page.lostWhy': 'Perhaps the address is not complete.',
  'page.noServer':
    'This address has no server, so you cannot play with people elsewhere here. Everything else works: against bots, on one device, and offline.',
  'page.newer': 'A new version is available.',
  'page.takeNewer': 'Update now',
  // When something breaks.
  'broken.title': 'Something went wrong',
  'broken.text': 'It is our mistake, not yours. Nothing is lost: everything played so far has been saved.',
  'broken.again': 'Try again',
  'broken.details': 'Details',
} as const;
