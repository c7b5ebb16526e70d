import type { statistics as english } from '../../en/screens/statistics.ts';
import type { Translation } from '../../translation.ts';

export const statistics: Translation<typeof english> = {
  'stats.title': 'Statistik',
  'stats.none': 'Noch keine Partie zu Ende gespielt. Sobald du eine beendest, steht sie hier.',
  'stats.about':
    'Aus den beendeten Partien auf diesem Gerät, in denen du als einziger Mensch gespielt hast. Nichts wird irgendwohin geschickt.',
  'stats.played': 'Partien',
  'stats.won': 'Gewonnen',
  'stats.streak': 'Siege in Folge',
  'stats.bestStreak': 'Meiste Siege in Folge',
  'stats.given': 'Pro Zug verschenkt',
  'stats.givenAbout': 'So viel Gewinnchance haben deine Züge im Schnitt gegenüber den besten verschenkt.',
  'stats.game': 'Spiel',
  'stats.alone': 'allein',
  'stats.running': '{number} von {count} Partien durchgerechnet',
  'stats.delete': 'Alle beendeten Partien löschen',
  'stats.deleteAbout': 'Die Statistik verschwindet mit ihnen. Angefangene Partien bleiben.',
};
