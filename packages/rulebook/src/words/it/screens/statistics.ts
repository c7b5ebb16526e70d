import type { statistics as english } from '../../en/screens/statistics.ts';
import type { Translation } from '../../translation.ts';

export const statistics: Translation<typeof english> = {
  'stats.title': 'Statistiche',
  'stats.none': 'Ancora nessuna partita finita. Finiscine una, e la vedrai qui.',
  'stats.about':
    'Dalle partite finite su questo dispositivo in cui non c’erano altre persone. Niente viene inviato altrove.',
  'stats.played': 'Partite',
  'stats.won': 'Vinte',
  'stats.streak': 'Vittorie di fila',
  'stats.bestStreak': 'Serie più lunga',
  'stats.given': 'Perso per mossa',
  'stats.givenAbout':
    'La probabilità di vincere che le tue mosse hanno perso in media, rispetto alle migliori.',
  'stats.game': 'Gioco',
  'stats.alone': 'in solitario',
  'stats.running': 'Calcolate {number} partite su {count}',
  'stats.delete': 'Elimina tutte le partite finite',
  'stats.deleteAbout': 'Con loro spariscono le statistiche. Le partite in corso restano.',
};
