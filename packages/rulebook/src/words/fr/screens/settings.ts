import type { settings as english } from '../../en/screens/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  'settings.language': 'Langue',
  'settings.theme': 'Clair ou sombre',
  'theme.system': 'comme l’appareil',
  'theme.light': 'clair',
  'theme.dark': 'sombre',
  'settings.largePrint': 'Gros caractères',
  'settings.lessMotion': 'Moins de mouvement',
  'settings.sound': 'Sons',
  'settings.pace': 'Quelle vitesse pour les robots ?',
  'pace.slow': 'lents',
  'pace.usual': 'comme nous',
  'pace.fast': 'rapides',
  'pace.atOnce': 'immédiats',
  'settings.autoCall': 'Annonce automatique',
  'settings.autoCallAbout': '« SOLO ! » et « SOLOmino ! » s’annoncent tout seuls quand il le faut.',
};
