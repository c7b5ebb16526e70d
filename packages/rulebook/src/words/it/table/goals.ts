import type { goals as english } from '../../en/table/goals.ts';
import type { Translation } from '../../translation.ts';

export const goals: Translation<typeof english> = {
  // Games in which tiles are played against open ends
  'goal.begin': 'Comincia con {tile}',
  'goal.beginAny': 'Comincia con una tessera a tua scelta',
  'goal.fit': 'Gioca una tessera con {ends}',
  'goal.fitAny': 'Gioca una tessera che va bene',
  'goal.fitOrLock': 'Gioca {ends}, o blocca con {tiles}',
  'goal.fitOrEnd': 'Un’altra tessera con {ends}, o finisci il turno',
  'goal.fitOrKeep': '{tile} va bene: giocala o tienila',
  'goal.endTurn': 'Non va bene altro: finisci il turno',
  'goal.pass': 'Nessuna tessera con {ends}: passa',
  'goal.passAny': 'Nessuna tessera va bene: passa',
  'goal.passAndDraw': 'Nessuna tessera con {ends}: passa e pesca',
  'goal.draw': 'Nessuna tessera con {ends}: pesca',
  'goal.drawAny': 'Nessuna tessera va bene: pesca',
  'goal.drawOn': 'Niente con {ends}: pesca fino a poter giocare',
  'goal.drawOrPass': {
    one: 'Niente con {ends}: pesca {count} tessera, o passa',
    other: 'Niente con {ends}: pesca {count} tessere, o passa',
  },
  'goal.fives': 'Le estremità mostrano {shown}: fai un multiplo di 5',
  'goal.fivesAlone': '{tile} vale {value}: fai un multiplo di 5',
  'goal.sevens': 'Fai 7: gioca {asks}, o un cardinale',
  'goal.sevensBlank': 'Accanto a una bianca va solo un cardinale',
  'goal.matador': 'Fai 10: gioca {asks}, o un matador',
  'goal.matadorBlank': 'Accanto a una bianca va solo un matador',
  'goal.sumDraw': 'Nessuna tua tessera fa {sum}: pesca finché puoi giocare',
  'goal.sumPass': 'Nessuna tua tessera fa {sum}: passa',
  'goal.bergen': 'Gioca {ends}: due estremità uguali danno punti',
  'goal.total': {
    one: 'Totale {total}: manca {count} a {value}',
    other: 'Totale {total}: mancano {count} a {value}',
  },
  'goal.noTiles': 'Non hai più tessere: passa',
  'goal.arm': 'Comincia un braccio con un {value}',
  'goal.armOrFit': 'Comincia un braccio con {value}, o gioca {ends}',
  'goal.armOrAny': 'Comincia un braccio con {value}, o continuane uno',
  'goal.foot': {
    one: 'Completa la zampa: ancora {count} tessera su {tile}',
    other: 'Completa la zampa: {count} tessere su {tile}',
  },

  // Concentration
  'goal.pair': 'Scopri due tessere che insieme fanno {sum}',
  'goal.second': '{tile} fa {pips}: trova ancora {rest}',
  'goal.noPair': '{pips} pallini, non {sum}: scopri due tessere',
  'goal.notSum': '{pips} pallini, non {sum}',
  'goal.remember': 'Tocca a {name}: ricorda che cosa si scopre',

  // Hectic domino
  'goal.chain': {
    one: 'Vai da {value} a {value} con almeno {count} tessera',
    other: 'Vai da {value} a {value} con almeno {count} tessere',
  },
  'goal.chainSoFar': '{count} tessere su {least}; alle estremità serve {value}',
  'goal.chainLong': 'Abbastanza lunga: ora {value} alle due estremità',
  'goal.chainInside': 'Il {value} va solo alle due estremità',
  'goal.gaveUp': 'Hai rinunciato: aspetta il prossimo doppio',
  'goal.race': 'Chi arriva prima da {value} a {value}?',

  // Castle domino
  'goal.burgAll': 'Pesca, gioca una tessera o una catena',
  'goal.burgNoChain': 'Pesca, o gioca una tessera',
  'goal.burgNoDraw': 'Gioca una tessera o una catena',
  'goal.burgPlace': 'Gioca una tessera',
  'goal.burgDraw': 'Pesca una tessera',

  // Dominance
  'goal.take': 'Prendi una tessera per una delle tue righe',
  'goal.takeOrPrescribe': 'Prendi una tessera, o scrivi la riga {rows} di {name}',
  'goal.takeNow': 'Adesso prendi una tessera per te',

  // Games for one
  'goal.rowBegin': 'Comincia con la tessera a destra di una riga',
  'goal.rowFit': 'Prendi {ends} all’estremità destra di una riga',
  'goal.fortuneBegin': {
    one: 'Fai una catena di {count} tessera',
    other: 'Fai una sola catena con tutte le {count} tessere',
  },
  'goal.fortuneFit': {
    one: 'Ancora {count} tessera: gioca {ends}',
    other: 'Ancora {count} tessere: gioca {ends}',
  },
  'goal.fortuneStuck': 'Non si va avanti: riprendi delle tessere',
  'goal.dominosa': 'Trova ogni tessera una volta: ancora {count}',
  'goal.quadrille': {
    one: 'Ancora {count} tessera: un solo numero per quadrato',
    other: 'Ancora {count} tessere: un solo numero per quadrato',
  },

  // SOLO and SOLOmino
  'goal.jumpIn': 'Tocca a {name}, ma puoi inserirti',
  'goal.card': 'Gioca {colour}, {face} o nero',
  'goal.colour': 'Gioca {colour} o nero',
  'goal.anyCard': 'Va bene ogni carta: giocane una',
  'goal.drawCard': 'Nessuna carta va bene: pesca',
  'goal.drawnCard': 'La carta pescata va bene: giocala o tienila',
  'goal.passCard': 'Niente va bene e il mazzo è finito: passa',
  'goal.debt': { one: 'Pesca {count} carta', other: 'Pesca {count} carte' },
  'goal.debtOr': {
    one: 'Pesca {count} carta, o prolunga con un {card}',
    other: 'Pesca {count} carte, o prolunga con un {card}',
  },
  'goal.snake': 'Gioca su: {halves}',
  'goal.answer': 'Rispondi con una metà identica: {halves}',
  'goal.takePile': {
    one: 'Nessuna metà identica: prendi il mucchietto ({count} carta)',
    other: 'Nessuna metà identica: prendi il mucchietto ({count} carte)',
  },
};
