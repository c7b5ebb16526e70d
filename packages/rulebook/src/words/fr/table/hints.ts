import type { hints as english } from '../../en/table/hints.ts';
import type { Translation } from '../../translation.ts';

export const hints: Translation<typeof english> = {
  'hint.onlyPlace': '{tile} n’a plus qu’une place.',
  'hint.onlyPartner': 'Ce {value} n’a plus qu’un voisin libre. Ensemble, ils font {tile}.',
  'hint.sameDomino':
    'Avec chacun de ses voisins libres, ce {value} donne {tile}. {tile} est donc ici et nulle part ailleurs.',
  'hint.sharedCell': 'Où que soit {tile}, il couvre ce {value}. Aucun autre domino n’est donc posé dessus.',
  'hint.inTheWayCell':
    'Un domino ici ne laisserait aucun voisin libre au {value} marqué. Il n’y en a donc pas ici.',
  'hint.inTheWayTile': 'Un domino ici ne laisserait aucune place à {tile}. Il n’y en a donc pas ici.',
  'hint.cellsAndDominoes':
    'Pour les {count} nombres marqués, il n’y a qu’autant de dominos : {tiles}. Ils sont donc ici et nulle part ailleurs.',
  'hint.dominoesAndCells':
    '{tiles} n’ont que les {count} nombres marqués, un chacun. Aucun autre domino n’est donc posé dessus.',
  'hint.cellsAndPartners':
    'Les {count} nombres marqués n’ont qu’autant de voisins libres. Aucun autre nombre ne peut donc les prendre.',
  'hint.chain':
    'Si {tile} était ici, de domino en domino, à la fin quelque chose n’aurait plus de place. Il n’est donc pas ici.',
  'hint.search': 'Ici, aucune idée simple ne suffit. Dans la solution, {tile} est ici.',
  'hint.wrong': 'Il y a une erreur : {tiles} ne peut pas rester là.',
  'hint.stray': 'Cela ne marche pas ainsi. Enlève un domino.',
  'hint.twice': 'Chaque autre nombre a déjà ses deux carrés. Le carré marqué montre donc {value}.',
  'hint.touch':
    'Avec un autre nombre dans le carré marqué, deux nombres ne pourraient plus se toucher, et leur domino n’aurait pas de place. Il montre donc {value}.',
  'hint.only':
    'Le {value} a besoin d’un second carré, et seul le carré marqué lui permet encore de toucher tous les autres nombres.',
  'hint.cell': 'Une de ces cases n’a pas d’autre voisine libre. {tile} est donc ici.',
  'hint.everySquare': 'Dans toutes les solutions encore possibles, le carré marqué montre {value}.',
  'hint.everyTile': 'Dans toutes les solutions encore possibles, {tile} est ici.',
  'hint.free': {
    one: 'Il reste {count} solution.',
    other: 'Il reste {count} solutions : tu as encore le choix.',
  },
  'hint.begin': 'C’est possible : commence par {tile}.',
  'hint.winning': 'C’est encore possible : pose {tile} contre {end}.',
  'hint.lost': 'À partir d’ici, ce n’est plus possible.',
  'hint.chance': 'Pose {tile} contre {end}. Tes chances : {percent}.',
};
