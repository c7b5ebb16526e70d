/** The settings. */
export const settings = {
  'settings.language': 'Language',
  'settings.theme': 'Light or dark',
  'theme.system': 'same as device',
  'theme.light': 'light',
  'theme.dark': 'dark',
  'settings.largePrint': 'Large print',
  'settings.lessMotion': 'Less motion',
  'settings.sound': 'Sound',
  'settings.pace': 'How fast should the bots be?',
  'pace.slow': 'slow',
  'pace.usual': 'like people',
  'pace.fast': 'fast',
  'pace.atOnce': 'instant',
  'settings.autoCall': 'Call automatically',
  'settings.autoCallAbout': '“SOLO!” and “SOLOmino!” are called for you whenever they are due.',
} as const;
