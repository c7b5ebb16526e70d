import type { goals as english } from '../../en/table/goals.ts';
import type { Translation } from '../../translation.ts';

export const goals: Translation<typeof english> = {
  // Games in which tiles are played against open ends
  'goal.begin': 'Commence par {tile}',
  'goal.beginAny': 'Commence par le domino de ton choix',
  'goal.fit': 'Pose un domino avec {ends}',
  'goal.fitAny': 'Pose un domino qui convient',
  'goal.fitOrLock': 'Pose {ends}, ou verrouille avec {tiles}',
  'goal.fitOrEnd': 'Encore un domino avec {ends}, ou finis ton tour',
  'goal.fitOrKeep': '{tile} convient : pose-le ou garde-le',
  'goal.endTurn': 'Plus rien à poser : finis ton tour',
  'goal.pass': 'Aucun domino avec {ends} : passe',
  'goal.passAny': 'Aucun domino ne convient : passe',
  'goal.passAndDraw': 'Aucun domino avec {ends} : passe et pioche',
  'goal.draw': 'Aucun domino avec {ends} : pioche',
  'goal.drawAny': 'Aucun domino ne convient : pioche',
  'goal.drawOn': 'Rien avec {ends} : pioche jusqu’à pouvoir poser',
  'goal.drawOrPass': {
    one: 'Rien avec {ends} : pioche {count} domino, ou passe',
    other: 'Rien avec {ends} : pioche {count} dominos, ou passe',
  },
  'goal.fives': 'Les bouts montrent {shown} : fais un multiple de 5',
  'goal.fivesAlone': '{tile} compte {value} : fais un multiple de 5',
  'goal.sevens': 'Fais 7 : pose {asks}, ou un cardinal',
  'goal.sevensBlank': 'Contre un blanc, seul un cardinal convient',
  'goal.matador': 'Fais 10 : pose {asks}, ou un matador',
  'goal.matadorBlank': 'Contre un blanc, seul un matador convient',
  'goal.sumDraw': 'Rien ne fait {sum} : pioche jusqu’à pouvoir poser',
  'goal.sumPass': 'Rien ne fait {sum} : passe',
  'goal.bergen': 'Pose {ends} : deux bouts égaux rapportent',
  'goal.total': {
    one: 'Total {total} : encore {count} pour {value}',
    other: 'Total {total} : encore {count} pour {value}',
  },
  'goal.noTiles': 'Tu n’as plus de dominos : passe',
  'goal.arm': 'Commence une branche avec un {value}',
  'goal.armOrFit': 'Commence une branche avec {value}, ou pose {ends}',
  'goal.armOrAny': 'Commence une branche avec {value}, ou continues-en une',
  'goal.foot': {
    one: 'Complète la patte : encore {count} domino sur {tile}',
    other: 'Complète la patte : {count} dominos sur {tile}',
  },

  // Concentration
  'goal.pair': 'Retourne deux dominos qui font {sum} ensemble',
  'goal.second': '{tile} fait {pips} : trouve encore {rest}',
  'goal.noPair': '{pips} points, pas {sum} : retourne deux dominos',
  'goal.notSum': '{pips} points, pas {sum}',
  'goal.remember': 'C’est à {name} : retiens ce qui se retourne',

  // Hectic domino
  'goal.chain': {
    one: 'Va de {value} à {value} avec {count} domino au moins',
    other: 'Va de {value} à {value} avec {count} dominos au moins',
  },
  'goal.chainSoFar': '{count} dominos sur {least} ; il faut {value} aux deux bouts',
  'goal.chainLong': 'Assez long : maintenant {value} aux deux bouts',
  'goal.chainInside': 'Le {value} ne va qu’aux deux bouts',
  'goal.gaveUp': 'Tu as abandonné : attends le prochain double',
  'goal.race': 'Qui ira de {value} à {value} en premier ?',

  // Castle domino
  'goal.burgAll': 'Pioche, pose un domino ou une chaîne',
  'goal.burgNoChain': 'Pioche, ou pose un domino',
  'goal.burgNoDraw': 'Pose un domino ou une chaîne',
  'goal.burgPlace': 'Pose un domino',
  'goal.burgDraw': 'Pioche un domino',

  // Dominance
  'goal.take': 'Prends un domino pour une de tes lignes',
  'goal.takeOrPrescribe': 'Prends un domino, ou écris la ligne {rows} de {name}',
  'goal.takeNow': 'Prends maintenant un domino pour toi',

  // Games for one
  'goal.rowBegin': 'Commence par le bout droit d’une rangée',
  'goal.rowFit': 'Prends {ends} au bout droit d’une rangée',
  'goal.fortuneBegin': {
    one: 'Fais une chaîne de {count} domino',
    other: 'Fais une seule chaîne avec les {count} dominos',
  },
  'goal.fortuneFit': {
    one: 'Encore {count} domino : pose {ends}',
    other: 'Encore {count} dominos : pose {ends}',
  },
  'goal.fortuneStuck': 'C’est bloqué : reprends des dominos',
  'goal.dominosa': 'Trouve chaque domino une fois : encore {count}',
  'goal.quadrille': {
    one: 'Encore {count} domino : un seul nombre par carré',
    other: 'Encore {count} dominos : un seul nombre par carré',
  },

  // SOLO and SOLOmino
  'goal.jumpIn': 'C’est à {name}, mais tu peux t’intercaler',
  'goal.card': 'Pose du {colour}, un {face} ou du noir',
  'goal.colour': 'Pose du {colour} ou du noir',
  'goal.anyCard': 'Toutes les cartes conviennent : poses-en une',
  'goal.drawCard': 'Aucune carte ne convient : pioche',
  'goal.drawnCard': 'La carte piochée convient : pose-la ou garde-la',
  'goal.passCard': 'Rien à poser ni à piocher : passe',
  'goal.debt': { one: 'Pioche {count} carte', other: 'Pioche {count} cartes' },
  'goal.debtOr': {
    one: 'Pioche {count} carte, ou prolonge avec un {card}',
    other: 'Pioche {count} cartes, ou prolonge avec un {card}',
  },
  'goal.snake': 'Pose sur : {halves}',
  'goal.answer': 'Réponds à l’identique : {halves}',
  'goal.takePile': {
    one: 'Rien d’identique : prends la petite pile ({count} carte)',
    other: 'Rien d’identique : prends la petite pile ({count} cartes)',
  },
};
