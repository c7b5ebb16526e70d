import type { TileNames } from '../../tile-names.ts';

export const tileNames: TileNames = {
  numbers: [
    'bianco',
    'uno',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
    'tredici',
    'quattordici',
    'quindici',
  ],
  tile: '{high} {low}',
  double: 'doppio {value}',
  // After “accanto al” and “il”.
  end: 'lato {value} di {tile}',
};
