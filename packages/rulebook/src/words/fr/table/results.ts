import type { results as english } from '../../en/table/results.ts';
import type { Translation } from '../../translation.ts';

export const results: Translation<typeof english> = {
  // Why a round ended.
  'reason.out': 'Quelqu’un a posé son dernier domino ou sa dernière carte.',
  'reason.blocked': 'Le jeu est bloqué.',
  'reason.exhausted': 'Il n’y a plus rien à piocher ni à prendre.',
  'reason.locked': 'Un bout a été fermé.',
  'reason.target': 'Les points sont atteints.',
  'reason.passed': 'Le dernier nombre est atteint ou dépassé.',
  'reason.goal': 'Une chaîne est complète.',
  'reason.stuck': 'Personne n’a trouvé de solution.',
  // Who won.
  'won.round.you': 'Tu gagnes la manche.',
  'won.round.other': '{name} gagne la manche.',
  'won.round.several': 'Manche gagnée ensemble : {names}.',
  'won.round.nobody': 'Personne ne gagne la manche.',
  'won.match.you': 'Tu gagnes la partie !',
  'won.match.other': '{name} gagne la partie.',
  'won.match.several': 'Victoire partagée : {names}.',
  'won.match.nobody': 'Ce n’est pas pour cette fois.',
};
