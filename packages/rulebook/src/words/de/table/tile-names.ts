import type { TileNames } from '../../tile-names.ts';

export const tileNames: TileNames = {
  numbers: [
    'Null',
    'Eins',
    'Zwei',
    'Drei',
    'Vier',
    'Fünf',
    'Sechs',
    'Sieben',
    'Acht',
    'Neun',
    'Zehn',
    'Elf',
    'Zwölf',
    'Dreizehn',
    'Vierzehn',
    'Fünfzehn',
  ],
  tile: '{high} {low}',
  double: 'Pasch {value}',
  end: 'die {value} von {tile}',
};
