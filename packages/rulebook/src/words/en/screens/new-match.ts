/** The form before a match. */
export const newMatch = {
  'setUp.players': 'How many play?',
  'setUp.people': 'How many of you sit here?',
  'setUp.handRound': 'You hand the device round. Each sees only their own pieces.',
  'setUp.interject': 'To interject, tap your own name at the table first.',
  'setUp.botsJoin': { one: '{count} bot joins you.', other: '{count} bots join you.' },
  'setUp.name': 'Name of player {number}',
  'setUp.bots': 'How strong are the bots?',
  'setUp.length': 'How long is the match?',
  'setUp.usual': 'as usual',
  'setUp.more': 'More',
  'setUp.start': 'Start',
  'level.easy': 'easy',
  'level.medium': 'medium',
  'level.strong': 'strong',
} as const;
