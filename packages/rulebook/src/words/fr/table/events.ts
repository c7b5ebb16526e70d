import type { events as english } from '../../en/table/events.ts';
import type { Translation } from '../../translation.ts';

export const events: Translation<typeof english> = {
  deal: { you: 'Manche {round} : c’est toi qui commences.', other: 'Manche {round} : {name} commence.' },
  begin: { you: 'C’est toi qui commences.', other: '{name} commence.' },
  lay: { you: 'Tu poses {tile}.', other: '{name} pose {tile}.' },
  layAt: { you: 'Tu poses {tile} contre {end}.', other: '{name} pose {tile} contre {end}.' },
  lock: { you: 'Tu verrouilles {end} avec {tile}.', other: '{name} verrouille {end} avec {tile}.' },
  foot: {
    you: '« {call} » Il faut d’abord trois doigts à {tile}.',
    other: '« {call} » Il faut d’abord trois doigts à {tile}.',
  },
  goOut: { you: '« {call} »', other: '« {call} »' },
  total: { you: 'Ça fait {value}.', other: 'Ça fait {value}.' },
  turnUp: { you: '{tile} est retourné.', other: '{tile} est retourné.' },
  draw: {
    you: { one: 'Tu pioches {count} domino.', other: 'Tu pioches {count} dominos.' },
    other: { one: '{name} pioche {count} domino.', other: '{name} pioche {count} dominos.' },
  },
  drawTile: { you: 'Tu pioches {tile}.', other: '{name} pioche {tile}.' },
  pass: { you: 'Tu passes.', other: '{name} passe.' },
  passInstead: { you: 'Tu passes.', other: '{name} passe.' },
  endTurn: { you: 'Tu finis ton tour.', other: '{name} finit son tour.' },
  noFit: { you: 'Tu n’as rien de jouable.', other: '{name} n’a rien de jouable.' },
  start: { you: 'La première carte : {card}.', other: 'La première carte : {card}.' },
  play: { you: 'Tu poses : {card}.', other: '{name} pose : {card}.' },
  interject: { you: 'Tu t’intercales : {card}.', other: '{name} s’intercale : {card}.' },
  call: { you: 'Tu annonces « {call} ».', other: '{name} annonce « {call} ».' },
  colour: { you: 'Tu dis « {colour} ».', other: '{name} dit « {colour} ».' },
  drawCards: {
    you: { one: 'Tu pioches {count} carte.', other: 'Tu pioches {count} cartes.' },
    other: { one: '{name} pioche {count} carte.', other: '{name} pioche {count} cartes.' },
  },
  drawCard: { you: 'Tu pioches : {card}.', other: '{name} pioche : {card}.' },
  debt: {
    you: {
      one: 'Carte à piocher : tu en prends {count}.',
      other: 'Cartes à piocher : tu en prends {count}.',
    },
    other: {
      one: 'Carte à piocher : {name} en prend {count}.',
      other: 'Cartes à piocher : {name} en prend {count}.',
    },
  },
  owe: {
    you: { one: 'Ça fait {count} carte à piocher.', other: 'Ça fait {count} cartes à piocher.' },
    other: { one: 'Ça fait {count} carte à piocher.', other: 'Ça fait {count} cartes à piocher.' },
  },
  penalty: {
    you: {
      one: 'Tu as oublié l’annonce et tu pioches {count} carte.',
      other: 'Tu as oublié l’annonce et tu pioches {count} cartes.',
    },
    other: {
      one: '{name} a oublié l’annonce et pioche {count} carte.',
      other: '{name} a oublié l’annonce et pioche {count} cartes.',
    },
  },
  keep: { you: 'Tu gardes la carte.', other: '{name} garde la carte.' },
  keepTile: { you: 'Tu gardes le domino.', other: '{name} garde le domino.' },
  skip: { you: 'Tu perds ton tour.', other: '{name} perd son tour.' },
  reverse: { you: 'On joue maintenant {way}.', other: 'On joue maintenant {way}.' },
  swap: { you: 'Tu échanges ta main avec {partner}.', other: '{name} échange sa main avec {partner}.' },
  rotate: {
    you: 'Grand échange : toutes les mains tournent.',
    other: 'Grand échange : toutes les mains tournent.',
  },
  reshuffle: {
    you: 'On mélange la défausse : elle devient la nouvelle pioche.',
    other: 'On mélange la défausse : elle devient la nouvelle pioche.',
  },
  snake: {
    you: 'Tu poses {side} du serpent : {card}.',
    other: '{name} pose {side} du serpent : {card}.',
  },
  snakeInterject: {
    you: 'Tu t’intercales {side} du serpent : {card}.',
    other: '{name} s’intercale {side} du serpent : {card}.',
  },
  ask: {
    you: 'Tu reçois une demande de carte : {card}.',
    other: '{name} reçoit une demande de carte : {card}.',
  },
  answer: { you: 'Tu réponds : {card}.', other: '{name} répond : {card}.' },
  take: {
    you: {
      one: 'Tu prends la petite pile : {count} carte.',
      other: 'Tu prends la petite pile : {count} cartes.',
    },
    other: {
      one: '{name} prend la petite pile : {count} carte.',
      other: '{name} prend la petite pile : {count} cartes.',
    },
  },
  lift: {
    you: {
      one: 'Tu prends {count} carte au serpent.',
      other: 'Tu prends {count} cartes au serpent.',
    },
    other: {
      one: '{name} prend {count} carte au serpent.',
      other: '{name} prend {count} cartes au serpent.',
    },
  },
  flip: { you: 'Tu retournes {tile}.', other: '{name} retourne {tile}.' },
  pair: { you: 'Tu prends la paire.', other: '{name} prend la paire.' },
  noPair: {
    you: 'Pas de paire : on remet les deux dominos face cachée.',
    other: 'Pas de paire : on remet les deux dominos face cachée.',
  },
  chainTake: { you: 'Tu prends {tile}.', other: '{name} prend {tile}.' },
  chainReturn: { you: 'Tu remets {tile} au milieu.', other: '{name} remet {tile} au milieu.' },
  complete: { you: 'Ta chaîne est complète.', other: '{name} a une chaîne complète.' },
  reveal: {
    you: 'On joue maintenant pour le double {tile}.',
    other: 'On joue maintenant pour le double {tile}.',
  },
  giveUp: { you: 'Tu abandonnes.', other: '{name} abandonne.' },
  abandon: {
    you: 'Tout le monde a abandonné : personne ne gagne {tile}.',
    other: 'Tout le monde a abandonné : personne ne gagne {tile}.',
  },
  place: { you: 'Tu poses {tile} sur la table.', other: '{name} pose {tile} sur la table.' },
  chain: {
    you: {
      one: 'Tu poses une chaîne de {count} domino.',
      other: 'Tu poses une chaîne de {count} dominos.',
    },
    other: {
      one: '{name} pose une chaîne de {count} domino.',
      other: '{name} pose une chaîne de {count} dominos.',
    },
  },
  giveAway: {
    you: { one: 'Tu donnes {count} domino.', other: 'Tu donnes {count} dominos.' },
    other: { one: '{name} donne {count} domino.', other: '{name} donne {count} dominos.' },
  },
  takeFrom: { you: 'Tu prends {tile} chez {partner}.', other: '{name} prend {tile} chez {partner}.' },
  takeTiles: {
    you: { one: 'Tu prends un domino chez {partner}.', other: 'Tu prends {count} dominos chez {partner}.' },
    other: {
      one: '{name} prend un domino chez {partner}.',
      other: '{name} prend {count} dominos chez {partner}.',
    },
  },
  write: {
    you: 'Tu prends {tile} et tu écris {value} dans la ligne {row}.',
    other: '{name} prend {tile} et écrit {value} dans la ligne {row}.',
  },
  prescribe: {
    you: 'Tu prends {tile} et tu écris {value} chez {partner}, dans la ligne {row}.',
    other: '{name} prend {tile} et écrit {value} chez {partner}, dans la ligne {row}.',
  },
  undo: { you: 'Tu reprends le dernier domino.', other: '{name} reprend le dernier domino.' },
  takeBack: {
    you: { one: 'Tu reprends {count} domino.', other: 'Tu reprends {count} dominos.' },
    other: { one: '{name} reprend {count} domino.', other: '{name} reprend {count} dominos.' },
  },
  liftTile: { you: 'Tu enlèves {tile}.', other: '{name} enlève {tile}.' },
  refill: {
    you: {
      one: 'Tu pioches la main suivante : {count} domino.',
      other: 'Tu pioches la main suivante : {count} dominos.',
    },
    other: {
      one: '{name} pioche la main suivante : {count} domino.',
      other: '{name} pioche la main suivante : {count} dominos.',
    },
  },
  lastTile: {
    you: 'Tu as posé le dernier domino : {tile}.',
    other: '{name} a posé le dernier domino : {tile}.',
  },
  lastCard: {
    you: 'Tu as posé la dernière carte : {card}.',
    other: '{name} a posé la dernière carte : {card}.',
  },
  pointsFor: {
    you: { one: 'Tu marques {count} point ({why}).', other: 'Tu marques {count} points ({why}).' },
    other: { one: '{name} marque {count} point ({why}).', other: '{name} marque {count} points ({why}).' },
  },
};
