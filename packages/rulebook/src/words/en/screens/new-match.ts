/** The form before a match. */
export const newMatch = {
  'setUp.players': 'Number of players',
  'setUp.people': 'How many of you are sharing this device?',
  'setUp.handRound': 'You pass the device round. Everybody sees only their own pieces.',
  'setUp.interject': 'To jump in, tap your own name at the table first.',
  'setUp.botsJoin': { one: '{count} bot joins you.', other: '{count} bots join you.' },
  'setUp.name': 'Name of player {number}',
  'setUp.bots': 'How strong should the bots be?',
  'setUp.length': 'How long should the match be?',
  'setUp.takesBack': 'Moves can be taken back',
  'setUp.takesBackAbout': 'Against bots and on one device, back to the start of the round.',
  'setUp.takesBackOnline': 'If everybody agrees, even if something was turned up or drawn since.',
  'setUp.more': 'More',
  'setUp.start': 'Start',
  'level.easy': 'easy',
  'level.medium': 'medium',
  'level.strong': 'strong',
} as const;
