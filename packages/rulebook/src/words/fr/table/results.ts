import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': 'Quelqu’un a posé son dernier domino ou sa dernière carte.',
  'reason.blocked': 'Le jeu est bloqué.',
  'reason.exhausted': 'Il n’y a plus rien à poser, à piocher ni à prendre.',
  'reason.locked': 'Un bout a été verrouillé.',
  'reason.target': 'Quelqu’un a assez de points.',
  'reason.passed': 'Le dernier nombre est atteint ou dépassé.',
  'reason.goal': 'Une chaîne est complète.',
  'reason.stuck': 'Personne n’a trouvé de chaîne.',
  // … in games of which the usual words do not say it.
  'reason.nothingLeft': 'Plus rien n’est possible.',
  'reason.noPair': 'Il ne reste aucune paire.',
  'reason.allTaken': 'Tous les dominos sont pris.',
  'reason.allFound': 'Tous les dominos sont trouvés.',
  'reason.gaveUpPuzzle': 'Le casse-tête est abandonné.',
  'reason.squares': 'Chaque carré montre quatre fois le même nombre.',
  'reason.wholeChain': 'La chaîne est complète.',
  'reason.allLaid': 'Tous les dominos sont posés.',
  'reason.noRowEnd': 'Aucun domino au bout d’une rangée n’est jouable.',
  'reason.fullHands': 'Toutes les mains complètes sont posées.',
  'reason.noFit': 'Aucun domino n’est jouable.',
  'reason.noCards': 'Personne ne peut poser ni piocher de carte.',
  'reason.pileEmpty': 'La pioche est épuisée.',
  // Who won.
  'won.round.you': 'Tu gagnes la manche.',
  'won.round.other': '{name} gagne la manche.',
  'won.round.several': 'Manche gagnée ensemble : {names}.',
  'won.round.nobody': 'Personne ne gagne la manche.',
  'won.match.you': 'Tu gagnes la partie !',
  'won.match.other': '{name} gagne la partie.',
  'won.match.several': 'Victoire partagée : {names}.',
  'won.match.draw': 'Égalité.',
  'won.match.nobody': 'Ce n’est pas pour cette fois.',
};
