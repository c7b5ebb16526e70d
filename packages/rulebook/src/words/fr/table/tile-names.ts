import type { TileNames } from '../../tile-names.ts';

export const tileNames: TileNames = {
  numbers: [
    'blanc',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
    'treize',
    'quatorze',
    'quinze',
  ],
  tile: '{high} {low}',
  double: 'double {value}',
  end: 'le {value} de {tile}',
};
