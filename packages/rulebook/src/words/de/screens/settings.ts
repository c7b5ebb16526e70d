import type { settings as english } from '../../en/screens/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  'settings.language': 'Sprache',
  'settings.theme': 'Hell oder dunkel',
  'theme.system': 'wie das Gerät',
  'theme.light': 'hell',
  'theme.dark': 'dunkel',
  'settings.largePrint': 'Große Schrift',
  'settings.lessMotion': 'Weniger Bewegung',
  'settings.sound': 'Töne',
  'settings.pace': 'Wie schnell sind die Bots?',
  'pace.slow': 'langsam',
  'pace.usual': 'wie Menschen',
  'pace.fast': 'schnell',
  'pace.atOnce': 'sofort',
  'settings.autoCall': 'Automatisch rufen',
  'settings.autoCallAbout': '„SOLO!“ und „SOLOmino!“ werden für dich gerufen, wenn es nötig ist.',
};
