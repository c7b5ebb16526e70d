import type { TileNames } from '../../tile-names.ts';

export const tileNames: TileNames = {
  numbers: ['ブランク', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'],
  tile: '{high}と{low}の牌',
  double: '{value}のダブル',
  end: '{tile}の{value}',
};
