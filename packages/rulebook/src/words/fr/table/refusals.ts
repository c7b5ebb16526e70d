import type { refusals as english } from '../../en/table/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals: Translation<typeof english> = {
  // Every table
  matchOver: 'La partie est finie.',
  roundOver: 'La manche est finie. Lance la suivante.',
  roundNotOver: 'La manche n’est pas encore finie.',
  notOnTurn: 'Attends un peu : c’est à {turn} de jouer.',
  noSuchMove: 'Ce coup n’existe pas dans ce jeu : {found}.',
  badField: 'Ce coup est impossible à lire : {field}.',

  // Tiles
  noSuchTile: 'Ce domino n’existe pas dans le jeu de double-{set}.',
  notInHand: 'Tu n’as pas {tile} en main.',
  alreadyLaid: '{tile} est déjà posé.',
  alreadyTaken: '{tile} est déjà pris.',

  // Open ends
  noEnds: 'Il n’y a encore rien sur la table, donc aucun bout libre.',
  noSuchEnd: 'Il n’y a pas de bout libre à cet endroit. Bouts libres : {ends}.',
  showsNo: '{tile} n’a pas de {value}.',
  fitsNoEnd: '{tile} ne convient à aucun des bouts : {values}.',

  // Domino games
  otherOpens: 'Cette manche commence avec {other}, pas avec {tile}.',
  mustLay: 'Tu peux poser, donc tu dois poser.',
  mustDraw: 'Pioche d’abord : tu peux passer seulement si tu ne peux ni poser ni piocher.',
  nothingToDraw: 'On ne peut plus piocher de domino.',
  oneTileDrawn: 'Tu ne pioches qu’un domino par tour.',
  noDrawBeforeOpening: 'Personne ne pioche avant que le premier domino soit posé.',
  oneTileDrawnIfFits: 'Tu peux poser, donc tu ne peux piocher qu’un seul domino.',
  noDoubleToLock: '{tile} n’est pas un double. Seul un double verrouille un bout.',
  footFirst: 'Il faut d’abord trois doigts à cette patte : {end}.',
  missesSum: 'Aucune moitié de {tile} ne fait {sum} avec le {value}.',
  missesSumAtAll: '{tile} ne fait {sum} avec aucun des bouts : {values}.',
  jokerAtBlank: 'Contre un blanc, seul un joker convient, et {tile} n’en est pas un.',
  jokerHasNo: '{tile} n’a pas de {value} à tourner vers l’extérieur.',
  noJoker: '{tile} n’est pas un joker : il ne se pose que d’une seule façon.',
  noJokerOpens: 'Le premier domino se pose tel quel : aucune moitié n’est tournée vers l’extérieur.',

  // Concentration
  noSuchCell: 'Il n’y a pas de domino à la place {cell}.',
  cellTaken: 'Le domino de cette place est déjà pris.',
  faceUp: 'Ce domino est déjà retourné. Retournes-en un autre.',

  // Hectic domino
  hasGivenUp: 'Tu as abandonné. Attends le prochain double.',
  setAside: '{tile} fait partie des doubles mis de côté.',
  inOwnChain: '{tile} est déjà dans ta chaîne.',
  inOtherChain: '{tile} n’est plus au milieu : il est chez {opponent}.',
  chainShows: '{tile} ne convient pas {side} : ta chaîne y montre un {value}.',
  fitsNoSide: '{tile} ne convient à aucun bout de ta chaîne : {values}.',
  emptyChain: 'Ta chaîne est vide : tu n’as rien à remettre au milieu.',

  // Castle domino
  emptyStock: 'La pioche est vide.',
  fullHand: {
    one: 'Pour piocher, il faut avoir 4 dominos au plus en main. Tu en as {count}.',
    other: 'Pour piocher, il faut avoir 4 dominos au plus en main. Tu en as {count}.',
  },
  laidTwice: '{tile} ne peut pas être posé deux fois.',
  offTheTable: '{tile} doit être sur la table, bord contre bord avec un domino posé là.',
  shortChain: 'Une chaîne a au moins deux dominos.',
  chainBegins:
    '{tile} doit être sur la table à côté d’un domino, ou sur des moitiés de deux dominos au même étage.',
  chainGoesOn: '{tile} doit couvrir une moitié de {other} et une moitié égale à côté, au même étage.',

  // Dominance
  outsideValues: 'Dans ce jeu, il n’y a que les dominos avec les nombres de 1 à {value}.',
  hasNoRow: '{tile} n’a pas de {row} : tu ne peux pas l’écrire dans la ligne {row}.',
  onePrescribed: 'Tu ne peux écrire chez l’autre qu’une seule fois par tour.',
  rowHasEntry: 'Chez {opponent}, la ligne {row} n’est plus vide.',
  notTheLast: 'Il reste plus d’un domino avec un {value}.',

  // Games for one
  noRightEnd: '{tile} n’est pas tout à droite d’une rangée. Tu peux prendre : {tiles}.',
  notOnTable: '{tile} n’est pas sur la table.',
  nothingLaid: 'Rien n’est encore posé.',
  notStuck: 'La chaîne n’est pas bloquée. Reprends seulement le dernier domino.',
  outsideShape: 'Cette case n’est pas dans la figure.',
  notNeighbours: 'Un domino couvre deux cases côte à côte.',
  cellCovered: 'Il y a déjà {tile} à cet endroit.',
  liesElsewhere: 'Ce serait {tile}, qui est déjà posé ailleurs. Chaque domino n’est là qu’une fois.',
  nothingLiesThere: 'Il n’y a pas de domino sur ces deux cases.',
  notLaid: '{tile} n’est pas encore posé.',
  wasGiven: '{tile} était là dès le début et reste à sa place.',
  squareShows: '{tile} ne convient pas : ce carré doit montrer quatre fois le {value}.',
  twoInSquare: '{tile} a deux nombres, mais un carré n’en montre qu’un.',
  squareCount: 'La figure a {count} carrés, et non {found}.',
  notSideBySide: 'Ces deux cases ne sont pas côte à côte : {cells}.',
  cellTwice: 'Il y a deux dominos sur la même case.',
  bareCell: 'Une case est encore vide. Il faut couvrir les {count}.',
  tileTwice: '{tile} serait posé deux fois.',

  // SOLO and SOLOmino
  noSuchCard: 'Cette carte n’existe pas : {found}.',
  mustDrawCard: 'Pioche d’abord une carte.',

  // SOLO
  cardNotInHand: 'Tu n’as pas cette carte : {card}.',
  nothingToChoose: 'Il n’y a rien à choisir maintenant.',
  colourFirst: 'Choisis d’abord une couleur pour la carte sur la table : {top}.',
  partnerFirst: 'Choisis d’abord avec qui tu échanges pour la carte sur la table : {top}.',
  cardMisfits: 'Cette carte ne convient pas : {card}. Il faut du {colour}, un {face} ou du noir.',
  cardMisfitsNamed:
    'Cette carte ne convient pas : {card}. Il faut du {colour}, la couleur choisie, ou du noir.',
  draw2Due: {
    one: 'Tu dois piocher {count} carte, ou prolonger avec un +2. Ta carte : {card}.',
    other: 'Tu dois piocher {count} cartes, ou prolonger avec un +2. Ta carte : {card}.',
  },
  wild4Due: {
    one: 'Tu dois piocher {count} carte, ou prolonger avec un +4. Ta carte : {card}.',
    other: 'Tu dois piocher {count} cartes, ou prolonger avec un +4. Ta carte : {card}.',
  },
  cardsDue: {
    one: 'Tu as d’abord {count} carte à piocher.',
    other: 'Tu as d’abord {count} cartes à piocher.',
  },
  onlyDrawn: 'Après avoir pioché, tu peux poser seulement la carte piochée, pas celle-ci : {card}.',
  oneCardDrawn: 'Tu as déjà pioché. Pose cette carte ou garde-la : {card}.',
  noCardLeft: 'Il n’y a plus de carte à piocher.',
  noCardLeftMustLay: 'Il n’y a plus de carte à piocher. Tu peux poser, donc tu dois poser.',
  notOnTop:
    'C’est à {turn} de jouer. Tu peux t’intercaler seulement avec la même carte que celle du dessus : {top}. Ta carte : {card}.',

  // SOLOmino
  minoCardNotInHand: 'Tu n’as pas cette carte : {minoCard}.',
  minoCardTurned: 'Les moitiés de cette carte sont dans l’autre ordre : {minoCard}.',
  halfMisfits: 'Cette moitié ne convient pas : {half} sur {snakeEnd}.',
  fitsNoSnakeEnd: 'Cette carte ne convient à aucun bout : {minoCard}. Aux bouts, il y a {snakeEnds}.',
  notIdentical:
    'C’est à {turn} de jouer. Pour t’intercaler, il faut une moitié identique à un des bouts : {snakeEnds}. La tienne : {half}.',
  askGoesOn: 'Personne ne peut s’intercaler pendant une demande de carte.',
  noDraw1: {
    one: 'Tu dois piocher {count} carte, ou poser un +1. Ta carte : {minoCard}.',
    other: 'Tu dois piocher {count} cartes, ou poser un +1. Ta carte : {minoCard}.',
  },
  onlyDrawnMino: 'Maintenant, tu peux poser seulement la carte piochée : {minoCard}.',
  oneMinoCardDrawn: 'Tu ne pioches qu’une carte par tour.',
  answerFirst: 'Réponds d’abord à la demande de carte, ou prends la petite pile.',
  noAnswer:
    'Aucune moitié n’est exactement comme une de celles du dessus de la petite pile : {minoTop}. Ta carte : {minoCard}.',
  canAnswer: 'Tu peux répondre, donc tu dois répondre. Sur le dessus de la petite pile : {minoTop}.',
};
