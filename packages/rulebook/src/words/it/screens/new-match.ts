import type { newMatch as english } from '../../en/screens/new-match.ts';
import type { Translation } from '../../translation.ts';

export const newMatch: Translation<typeof english> = {
  'setUp.players': 'In quanti si gioca?',
  'setUp.people': 'In quanti siete qui?',
  'setUp.handRound': 'Il dispositivo passa di mano in mano. Ognuno vede solo le proprie tessere o carte.',
  'setUp.interject': 'Chi vuole inserirsi tocca prima il proprio nome al tavolo.',
  'setUp.botsJoin': { one: '{count} bot gioca con voi.', other: '{count} bot giocano con voi.' },
  'setUp.name': 'Nome del giocatore {number}',
  'setUp.bots': 'Quanto sono forti i bot?',
  'setUp.length': 'Quanto dura la partita?',
  'setUp.takesBack': 'Le mosse si possono annullare',
  'setUp.takesBackAbout': 'Contro i bot e su un solo dispositivo, fino all’inizio della manche.',
  'setUp.takesBackOnline':
    'Se tutti sono d’accordo, anche se nel frattempo qualcosa è stato girato o pescato.',
  'setUp.more': 'Altro',
  'setUp.start': 'Si comincia',
  'level.easy': 'facile',
  'level.medium': 'medio',
  'level.strong': 'forte',
};
