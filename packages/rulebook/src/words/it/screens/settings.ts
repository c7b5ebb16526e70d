import type { settings as english } from '../../en/screens/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  'settings.language': 'Lingua',
  'settings.theme': 'Chiaro o scuro',
  'theme.system': 'come il dispositivo',
  'theme.light': 'chiaro',
  'theme.dark': 'scuro',
  'settings.largePrint': 'Caratteri grandi',
  'settings.lessMotion': 'Meno movimento',
  'settings.sound': 'Suoni',
  'settings.pace': 'Quanto sono veloci i bot?',
  'pace.slow': 'lenti',
  'pace.usual': 'come noi',
  'pace.fast': 'veloci',
  'pace.atOnce': 'immediati',
  'settings.autoCall': 'Annuncio automatico',
  'settings.autoCallAbout': 'SOLO! e SOLOmino! vengono annunciati per te quando serve.',
};
