import type { statistics as english } from '../../en/screens/statistics.ts';
import type { Translation } from '../../translation.ts';

export const statistics: Translation<typeof english> = {
  'stats.title': 'Statistiques',
  'stats.none': 'Aucune partie finie pour l’instant. Termines-en une, et elle apparaîtra ici.',
  'stats.about':
    'D’après les parties finies sur cet appareil où tu jouais sans autre personne. Rien n’est envoyé nulle part.',
  'stats.played': 'Parties',
  'stats.won': 'Gagnées',
  'stats.streak': 'Victoires de suite',
  'stats.bestStreak': 'Plus longue série',
  'stats.given': 'Perdu par coup',
  'stats.givenAbout': 'La chance de gagner que tes coups ont perdue en moyenne, comparés aux meilleurs.',
  'stats.game': 'Jeu',
  'stats.alone': 'en solo',
  'stats.running': '{number} parties calculées sur {count}',
  'stats.delete': 'Supprimer toutes les parties finies',
  'stats.deleteAbout': 'Les statistiques disparaissent avec elles. Les parties en cours restent.',
};
