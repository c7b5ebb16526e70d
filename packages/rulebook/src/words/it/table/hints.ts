import type { hints as english } from '../../en/table/hints.ts';
import type { Translation } from '../../translation.ts';

export const hints: Translation<typeof english> = {
  'hint.onlyPlace': '{tile} ha un posto solo.',
  'hint.onlyPartner': 'Questo {value} ha un solo vicino libero. Insieme fanno {tile}.',
  'hint.sameDomino':
    'Con ognuno dei suoi vicini liberi questo {value} fa {tile}. Quindi {tile} sta qui e in nessun altro posto.',
  'hint.sharedCell': 'Ovunque stia {tile}, copre questo {value}. Quindi qui non c’è nessun’altra tessera.',
  'hint.inTheWayCell':
    'Una tessera qui non lascerebbe nessun vicino libero al {value} segnato. Quindi qui non ce n’è.',
  'hint.inTheWayTile': 'Una tessera qui non lascerebbe nessun posto a {tile}. Quindi qui non ce n’è.',
  'hint.cellsAndDominoes':
    'Per i {count} numeri segnati ci sono solo altrettante tessere: {tiles}. Quindi stanno qui e in nessun altro posto.',
  'hint.dominoesAndCells':
    '{tiles} hanno solo i {count} numeri segnati, uno a testa. Quindi lì non c’è nessun’altra tessera.',
  'hint.cellsAndPartners':
    'I {count} numeri segnati hanno solo altrettanti vicini liberi. Quindi questi non vanno con nessun altro numero.',
  'hint.chain':
    'Se {tile} stesse qui, tessera dopo tessera alla fine qualcosa non avrebbe posto. Quindi non sta qui.',
  'hint.search': 'Qui non basta un solo ragionamento. Nella soluzione {tile} sta qui.',
  'hint.wrong': 'C’è un errore. Da togliere: {tiles}.',
  'hint.stray': 'Così non riesce. Riprendi una tessera.',
  'hint.twice': 'Ogni altro numero ha già i suoi due quadrati. Quindi il quadrato segnato mostra {value}.',
  'hint.touch':
    'Con un altro numero nel quadrato segnato, due numeri non potrebbero più toccarsi, e la loro tessera non avrebbe posto. Quindi mostra {value}.',
  'hint.only':
    'Il {value} ha bisogno di un secondo quadrato, e solo da quello segnato può ancora toccare ogni altro numero.',
  'hint.cell': 'Una di queste caselle non ha altre vicine libere. Quindi {tile} sta qui.',
  'hint.everySquare': 'In tutte le soluzioni ancora possibili il quadrato segnato mostra {value}.',
  'hint.everyTile': 'In tutte le soluzioni ancora possibili {tile} sta qui.',
  'hint.free': {
    one: 'Resta {count} soluzione.',
    other: 'Restano {count} soluzioni: puoi ancora scegliere.',
  },
  'hint.begin': 'Può riuscire: comincia con {tile}.',
  'hint.winning': 'Può ancora riuscire: gioca {tile} accanto al {end}.',
  'hint.lost': 'Da qui non può più riuscire.',
  'hint.chance': 'Gioca {tile} accanto al {end}. La tua probabilità: {percent}.',
};
