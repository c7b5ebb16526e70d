import type { reasons as english } from '../../en/table/reasons.ts';
import type { Translation } from '../../translation.ts';

export const reasons: Translation<typeof english> = {
  'why.onlyMove': 'C’est ton seul coup possible.',
  'why.asGoodAsAny': 'Aussi bon que n’importe quel autre coup.',
  'why.bestAhead': 'En pensant plus loin, c’est ce qui donne le mieux.',
  'why.winsRound': 'Tu gagnes la manche.',
  'why.usuallyWins': 'Finit la manche, et tu la gagnes dans {percent} des cas possibles.',
  'why.scores': { one: 'Rapporte {count} point.', other: 'Rapporte {count} points.' },
  'why.sheds': {
    one: 'Tu te débarrasses de {count} point.',
    other: 'Tu te débarrasses de {count} points.',
  },
  'why.playsAgain': 'Tu peux rejouer aussitôt.',
  'why.nextMustDraw': '{name} n’a rien qui convienne et doit piocher.',
  'why.nextMustPass': '{name} n’a rien qui convienne et doit passer.',
  'why.nextLacks': '{name} l’a montré : aucun {values}.',
  'why.leavesAtMost': {
    one: 'Après toi, {count} point au plus est possible.',
    other: 'Après toi, {count} points au plus sont possibles.',
  },
  'why.leavesNoPoints': 'Après toi, aucun point n’est possible.',
  'why.keepsPlayable': 'Tes {values} restent jouables.',
  'why.number': '{value}',
  'why.fewFit': {
    one: 'Parmi les dominos que tu ne vois pas, {count} seul convient ensuite.',
    other: 'Parmi les dominos que tu ne vois pas, {count} seulement conviennent ensuite.',
  },
  'why.noneFit': 'Aucun des dominos que tu ne vois pas ne convient ensuite.',
  'why.shedsDouble': 'Tu te débarrasses d’un double.',
  'why.opensFoot': 'Tant que la patte n’est pas complète, seuls les {value} conviennent.',
  'why.drawsForMore': 'Tu auras plus de choix ensuite.',
  'why.keepsTile': 'Tu gardes tes dominos pour plus tard.',
  'why.makesDraw': {
    one: '{name} aura {count} carte à piocher.',
    other: '{name} aura {count} cartes à piocher.',
  },
  'why.skips': '{name} passe son tour.',
  'why.holdsUp': {
    one: '{name} n’a plus que {count} carte et ne joue pas juste après.',
    other: '{name} n’a plus que {count} cartes et ne joue pas juste après.',
  },
  'why.tradesHands': 'Tu donnes {gives} cartes et tu en reçois {gets}.',
  'why.keepsWild': { one: 'Tu gardes ta carte noire.', other: 'Tu gardes tes {count} cartes noires.' },
  'why.keepsColour': {
    one: 'En {colour}, il te reste {count} carte.',
    other: 'En {colour}, il te reste {count} cartes.',
  },
  'why.cardsFit': {
    one: 'Ensuite, {count} autre de tes cartes convient.',
    other: 'Ensuite, {count} autres de tes cartes conviennent.',
  },
  'why.asksNext': '{name} doit répondre à la demande de carte.',
  'why.outOfTurn': 'Une carte de moins, sans attendre ton tour.',
  'why.answersAsk': 'Tu n’as pas à prendre la petite pile.',
  'why.keepsCard': 'Tu gardes la carte pour plus tard.',
  'why.usesAll': 'Tous tes dominos y passent : tu n’en donnes aucun.',
  'why.collects': {
    one: 'Tu auras {count} domino pour une chaîne.',
    other: 'Tu auras {count} dominos pour une chaîne.',
  },
  'why.prepares': 'Une chaîne de {count} dominos devient possible.',
  'why.countsRow': {
    one: 'La rangée {row} compte alors {count} point pour toi.',
    other: 'La rangée {row} compte alors {count} points pour toi.',
  },
  'why.takesRow': 'La rangée {row} ne compte plus pour {name}.',
  'why.rowStands': 'La rangée {row} est alors à {own} contre {other}.',
  'why.movesTwice': 'Tu prends un autre domino, et {name} passe son tour.',
  'why.endsAhead': {
    one: 'Si vous jouez au mieux, tu gagnes de {count} point.',
    other: 'Si vous jouez au mieux, tu gagnes de {count} points.',
  },
  'why.endsLevel': 'Si vous jouez au mieux, c’est l’égalité.',
  'why.endsBehind': {
    one: 'Si vous jouez au mieux, tu perds de {count} point.',
    other: 'Si vous jouez au mieux, tu perds de {count} points.',
  },
  'why.movesLeft': {
    one: 'Il reste ensuite {count} coup pour finir ta chaîne.',
    other: 'Il reste ensuite {count} coups pour finir ta chaîne.',
  },
  'why.takesFrom': 'Avec {tile}, {name} aurait gagné le double.',
  'why.nobodyCan': 'Plus personne ne peut finir une chaîne.',
  'why.knowsPair': 'Tu as vu {tile} et {other} : ils font la paire.',
  'why.couldPair': {
    one: 'Des {all} dominos pas encore vus, {count} fait la paire.',
    other: 'Des {all} dominos pas encore vus, {count} font la paire.',
  },
  'why.learns': 'Personne n’a encore vu ce domino.',
  'why.showsNothing': 'Il n’apprend rien aux autres.',
};
