import type { savedMatches as english } from '../../en/screens/saved-matches.ts';
import type { Translation } from '../../translation.ts';

export const savedMatches: Translation<typeof english> = {
  'kept.unfinished': 'Pas encore finies',
  'kept.finished': 'Terminées',
  'kept.aside': 'Mises de côté',
  'kept.none': 'Aucune partie gardée ici pour l’instant.',
  'kept.moves': { one: '{count} coup', other: '{count} coups' },
  'kept.open': 'Ouvrir',
  'kept.delete': 'Supprimer',
  'kept.sure': 'Vraiment supprimer ?',
  'kept.fromFile': 'Ouvrir un fichier',
  'kept.toFile': 'Enregistrer en fichier',
  'kept.damaged': 'Impossible d’ouvrir cette partie.',
  'kept.noMatch': 'Ce fichier ne contient pas de partie.',
  'kept.unreadable': 'Ce qui a été gardé de cette partie n’est plus lisible.',
  'kept.wrongMove': 'Le coup {number} enfreint une règle : {text}',
  'kept.wrongPlace': 'L’arbitre dit : {text}',
  'kept.setAside': 'Elle est mise de côté telle quelle. Rien n’est perdu.',
  'kept.gone': 'Cette partie n’est plus là.',
};
