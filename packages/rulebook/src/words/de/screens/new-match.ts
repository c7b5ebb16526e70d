import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': 'Wie viele spielen mit?',
  'setUp.people': 'Wie viele sitzen an diesem Gerät?',
  'setUp.handRound': 'Ihr gebt das Gerät reihum. Alle sehen nur die eigenen Steine oder Karten.',
  'setUp.interject': 'Wer zwischenwerfen will, tippt am Tisch zuerst auf den eigenen Namen.',
  'setUp.botsJoin': { one: '{count} Bot spielt mit.', other: '{count} Bots spielen mit.' },
  'setUp.name': 'Name von Person {number}',
  'setUp.bots': 'Wie stark sind die Bots?',
  'setUp.length': 'Wie lang ist die Partie?',
  'setUp.takesBack': 'Züge dürfen zurückgenommen werden',
  'setUp.takesBackAbout': 'Gegen Bots und an einem Gerät, bis zum Anfang der Runde.',
  'setUp.takesBackOnline':
    'Wenn alle einverstanden sind, auch wenn seitdem etwas aufgedeckt oder gezogen wurde.',
  'setUp.more': 'Mehr',
  'setUp.start': 'Los geht’s',
  'level.easy': 'schwach',
  'level.medium': 'mittel',
  'level.strong': 'stark',
};
