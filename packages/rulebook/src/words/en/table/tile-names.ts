import type { TileNames } from '../../tile-names.ts';

export const tileNames: TileNames = {
  numbers: [
    'blank',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
  ],
  tile: '{high} {low}',
  double: 'double {value}',
  end: 'the {value} of {tile}',
};
