import type { app as english } from '../../en/screens/app.ts';
import type { Translation } from '../../translation.ts';

export const app: Translation<typeof english> = {
  'page.rules': 'Règles',
  'page.matches': 'Parties',
  'page.settings': 'Réglages',
  'page.menu': 'Menu',
  'page.games': 'Tous les jeux',
  'page.choose': 'Choisir un jeu',
  'page.close': 'Fermer',
  'page.lost': 'Cette page n’existe pas.',
  'page.lostWhy': 'L’adresse est peut-être incomplète.',
  'page.noServer':
    'Il n’y a pas de serveur à cette adresse : ici, on ne peut pas jouer à distance. Tout le reste marche : contre les bots, sur un seul appareil et hors ligne.',
  'page.newer': 'Une nouvelle version est disponible.',
  'page.takeNewer': 'L’utiliser maintenant',
  // When something breaks.
  'broken.title': 'Quelque chose s’est mal passé',
  'broken.text': 'C’est notre erreur, pas la tienne. Rien n’est perdu : ce qui a été joué est gardé.',
  'broken.again': 'Réessayer',
  'broken.details': 'Détails',
};
