import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': 'Wie viele spielen mit?',
  'setUp.people': 'Wie viele sitzen hier?',
  'setUp.handRound': 'Ihr gebt das Gerät reihum. Jeder sieht nur seine eigenen Steine oder Karten.',
  'setUp.interject': 'Wer etwas dazwischenwerfen will, tippt am Tisch zuerst auf den eigenen Namen.',
  'setUp.botsJoin': { one: '{count} Bot spielt mit.', other: '{count} Bots spielen mit.' },
  'setUp.name': 'Name von Spieler {number}',
  'setUp.bots': 'Wie stark sind die Bots?',
  'setUp.length': 'Wie lang ist die Partie?',
  'setUp.usual': 'wie üblich',
  'setUp.more': 'Mehr',
  'setUp.start': 'Los geht’s',
  'level.easy': 'leicht',
  'level.medium': 'mittel',
  'level.strong': 'stark',
};
