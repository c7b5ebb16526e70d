import type { refusals as english } from '../../en/table/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals: Translation<typeof english> = {
  // Every table
  matchOver: 'La partita è finita.',
  roundOver: 'La manche è finita. Fai partire la prossima.',
  roundNotOver: 'La manche non è ancora finita.',
  notOnTurn: 'Aspetta un momento: è il turno di {turn}.',
  noSuchMove: 'Questa mossa non esiste in questo gioco: {found}.',
  badField: 'Questa mossa non si può leggere: {field}.',

  // Tiles
  noSuchTile: 'Questa tessera non esiste nel set da doppio {set}.',
  notInHand: 'Non hai {tile} in mano.',
  alreadyLaid: 'La tessera {tile} è già stata giocata.',
  alreadyTaken: 'La tessera {tile} è già stata presa.',

  // Open ends
  noEnds: 'Sul tavolo non c’è ancora niente, quindi non ci sono estremità libere.',
  noSuchEnd: 'Lì non c’è un’estremità libera. Estremità libere: {ends}.',
  showsNo: '{tile} non ha il numero {value}.',
  fitsNoEnd: '{tile} non va bene a nessuna estremità: {values}.',

  // Domino games
  otherOpens: 'Questa manche comincia con {other}, non con {tile}.',
  mustLay: 'Puoi giocare, quindi devi.',
  mustDraw: 'Prima pesca: puoi passare solo se non puoi né giocare né pescare.',
  nothingToDraw: 'Non si può più pescare nessuna tessera.',
  oneTileDrawn: 'Si pesca una sola tessera per turno.',
  noDrawBeforeOpening: 'Nessuno pesca prima che sia giocata la prima tessera.',
  oneTileDrawnIfFits: 'Puoi giocare, quindi puoi pescare una sola tessera.',
  noDoubleToLock: '{tile} non è un doppio. Solo un doppio blocca un’estremità.',
  footFirst: 'Prima la zampa ha bisogno delle sue tre dita: {end}.',
  missesSum: 'Nessuna metà di {tile} fa {sum} insieme a {value}.',
  missesSumAtAll: '{tile} non fa {sum} con nessuna estremità: {values}.',
  jokerAtBlank: 'Accanto a una bianca va solo un jolly, e {tile} non lo è.',
  jokerHasNo: '{tile} non ha il numero {value} da girare verso l’esterno.',
  noJoker: '{tile} non è un jolly: si può giocare in un solo verso.',
  noJokerOpens: 'La prima tessera si gioca e basta: non c’è una metà che guarda verso l’esterno.',

  // Concentration
  noSuchCell: 'Al posto {cell} non c’è nessuna tessera.',
  cellTaken: 'La tessera di questo posto è già stata presa.',
  faceUp: 'Questa tessera è già scoperta. Scoprine un’altra.',

  // Hectic domino
  hasGivenUp: 'Hai rinunciato. Aspetta il prossimo doppio.',
  setAside: '{tile} è uno dei doppi messi da parte.',
  inOwnChain: '{tile} è già nella tua catena.',
  inOtherChain: '{tile} non è più al centro: è nella catena di {opponent}.',
  chainShows: '{tile} non va bene {side}: lì la tua catena mostra il numero {value}.',
  fitsNoSide: '{tile} non va bene a nessuna estremità della tua catena: {values}.',
  emptyChain: 'La tua catena è vuota: non c’è niente da rimettere al centro.',

  // Castle domino
  emptyStock: 'La riserva è vuota.',
  fullHand: {
    one: 'Puoi pescare solo se hai in mano al massimo 4 tessere. Ne hai {count}.',
    other: 'Puoi pescare solo se hai in mano al massimo 4 tessere. Ne hai {count}.',
  },
  laidTwice: 'La tessera {tile} non può essere giocata due volte.',
  offTheTable: '{tile} deve stare sul tavolo e toccare con un lato una tessera che è già lì.',
  shortChain: 'Una catena ha almeno due tessere.',
  chainBegins:
    '{tile} deve stare sul tavolo accanto a una tessera, o su due metà di tessere diverse, sullo stesso livello.',
  chainGoesOn:
    '{tile} deve coprire una metà di {other} e, accanto, una metà uguale di un’altra tessera, sullo stesso livello.',

  // Dominance
  outsideValues: 'In questo gioco ci sono solo le tessere con i numeri da 1 a {value}.',
  hasNoRow: '{tile} non ha il numero {row}, quindi non va nella riga {row}.',
  onePrescribed: 'Puoi scrivere per l’altro una volta sola per turno.',
  rowHasEntry: 'La riga {row} di {opponent} non è più vuota.',
  notTheLast: 'Resta più di una tessera con il numero {value}.',

  // Games for one
  noRightEnd: 'La tessera {tile} non è la più a destra della sua riga. Puoi prendere: {tiles}.',
  notOnTable: '{tile} non è sul tavolo.',
  nothingLaid: 'Non è ancora stato giocato niente.',
  notStuck: 'La catena non è bloccata. Riprendi solo l’ultima tessera.',
  outsideShape: 'Questa casella non è nella figura.',
  notNeighbours: 'Una tessera copre due caselle vicine.',
  cellCovered: 'Lì c’è già {tile}.',
  liesElsewhere: 'Questa sarebbe {tile}, che è già altrove. Ogni tessera c’è una volta sola.',
  nothingLiesThere: 'Su queste due caselle non c’è nessuna tessera.',
  notLaid: 'La tessera {tile} non è ancora al suo posto.',
  wasGiven: '{tile} era lì dall’inizio e resta al suo posto.',
  squareShows: '{tile} non va bene: questo quadrato mostra quattro volte il numero {value}.',
  twoInSquare: '{tile} ha due numeri, ma un quadrato ne mostra uno solo.',
  squareCount: 'La figura ha {count} quadrati, non {found}.',
  notSideBySide: 'Queste due caselle non sono vicine: {cells}.',
  cellTwice: 'Sulla stessa casella ci sono due tessere.',
  bareCell: 'Una casella è ancora vuota. Vanno coperte tutte e {count}.',
  tileTwice: '{tile} ci sarebbe due volte.',

  // SOLO and SOLOmino
  noSuchCard: 'Questa carta non esiste: {found}.',
  mustDrawCard: 'Prima pesca una carta.',

  // SOLO
  cardNotInHand: 'Non hai questa carta: {card}.',
  nothingToChoose: 'Adesso non c’è niente da scegliere.',
  colourFirst: 'Prima scegli un colore per la carta sul tavolo: {top}.',
  partnerFirst: 'Prima scegli con chi scambi per la carta sul tavolo: {top}.',
  cardMisfits: 'Non va bene: {card}. Va bene: {colour}, {face} o nero.',
  cardMisfitsNamed: 'Non va bene: {card}. Il colore scelto è {colour}; va bene anche il nero.',
  draw2Due: {
    one: 'Devi pescare {count} carta, o giocare un +2. La tua carta: {card}.',
    other: 'Devi pescare {count} carte, o giocare un +2. La tua carta: {card}.',
  },
  wild4Due: {
    one: 'Devi pescare {count} carta, o giocare un +4. La tua carta: {card}.',
    other: 'Devi pescare {count} carte, o giocare un +4. La tua carta: {card}.',
  },
  cardsDue: {
    one: 'Hai ancora {count} carta da pescare.',
    other: 'Hai ancora {count} carte da pescare.',
  },
  onlyDrawn: 'Dopo aver pescato puoi giocare solo la carta pescata, non questa: {card}.',
  oneCardDrawn: 'Hai già pescato. Gioca questa carta o tienila: {card}.',
  noCardLeft: 'Non ci sono più carte da pescare.',
  noCardLeftMustLay: 'Non ci sono più carte da pescare. Puoi giocare, quindi devi.',
  notOnTop:
    'È il turno di {turn}. Puoi inserirti solo con una carta uguale a quella in cima: {top}. La tua carta: {card}.',

  // SOLOmino
  minoCardNotInHand: 'Non hai questa carta: {minoCard}.',
  minoCardTurned: 'Le metà di questa carta sono nell’altro ordine: {minoCard}.',
  halfMisfits: 'Non va bene: {half} su {snakeEnd}.',
  fitsNoSnakeEnd: 'Questa carta non va bene a nessuna estremità: {minoCard}. Alle estremità: {snakeEnds}.',
  notIdentical:
    'È il turno di {turn}. Per inserirti ti serve una metà identica a una delle estremità: {snakeEnds}. La tua: {half}.',
  askGoesOn: 'Nessuno può inserirsi durante una richiesta di carta.',
  noDraw1: {
    one: 'Devi pescare {count} carta, o giocare un +1. La tua carta: {minoCard}.',
    other: 'Devi pescare {count} carte, o giocare un +1. La tua carta: {minoCard}.',
  },
  onlyDrawnMino: 'Adesso puoi giocare solo la carta pescata: {minoCard}.',
  oneMinoCardDrawn: 'Si pesca una sola carta per turno.',
  answerFirst: 'Prima rispondi alla richiesta di carta, o prendi il mucchietto.',
  noAnswer:
    'Nessuna metà è identica a una metà della carta in cima al mucchietto: {minoTop}. La tua carta: {minoCard}.',
  canAnswer: 'Puoi rispondere, quindi devi. In cima al mucchietto: {minoTop}.',
};
