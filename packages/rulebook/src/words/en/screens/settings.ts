/** The settings. */
export const settings = {
  'settings.language': 'Language',
  'settings.theme': 'Light or dark',
  'theme.system': 'like the device',
  'theme.light': 'light',
  'theme.dark': 'dark',
  'settings.largePrint': 'Large print',
  'settings.lessMotion': 'Less motion',
  'settings.sound': 'Sounds',
  'settings.pace': 'How fast are the bots?',
  'pace.slow': 'slow',
  'pace.usual': 'like people',
  'pace.fast': 'fast',
  'pace.atOnce': 'at once',
  'settings.autoCall': 'Call by itself',
  'settings.autoCallAbout': 'SOLO! and SOLOmino! are called for you when you need it.',
} as const;
