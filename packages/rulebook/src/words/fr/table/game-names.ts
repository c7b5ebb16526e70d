import type { GameNames } from '../../game-names.ts';

export const gameNames: GameNames = {
  carlit: {
    name: 'Domino',
    blurb: 'Le jeu que tout le monde connaît : domino contre domino, et un nouveau après chaque tour.',
  },
  block: { name: 'Blocus', blurb: 'Pose, pioche et barre la route aux autres.' },
  peruvian: {
    name: 'Domino péruvien',
    blurb: 'Des points de pénalité qui restent secrets jusqu’à la dernière manche.',
  },
  team: { name: 'Blocus en équipe', blurb: 'Deux contre deux, avec de nouvelles équipes à chaque manche.' },
  tiddlewink: {
    name: 'Tiddle-Wink',
    blurb: '3 dominos par personne autour d’une grande table, et un double permet de rejouer.',
  },
  hungarian: { name: 'Domino hongrois', blurb: 'Pose autant de dominos à la suite que tu peux.' },
  french: { name: 'Domino français', blurb: 'Un duel sur deux étages : les dominos se chevauchent.' },
  sperr: { name: 'Domino à verrou', blurb: 'Verrouille un bout avec un double, si tu l’oses.' },
  sebastopol: { name: 'Sébastopol', blurb: 'Quatre branches poussent autour du double six.' },
  fives: { name: 'Les Cinq', blurb: 'Fais en sorte que les bouts donnent 5, 10, 15…' },
  sevens: { name: 'Les Sept', blurb: 'Deux voisins font 7 ensemble, et les cardinaux se posent partout.' },
  matador: { name: 'Matador', blurb: 'Deux voisins font 10 ensemble : un jeu pour les grandes tablées.' },
  bergen: { name: 'Bergen', blurb: 'Le même nombre aux deux bouts rapporte des points.' },
  italian: { name: 'Domino italien', blurb: 'On additionne ensemble et on vise les nombres ronds.' },
  cyprus: { name: 'Chypre', blurb: 'Une étoile à neuf branches, et jusqu’à 10 autour de la table.' },
  chickenfoot: { name: 'Patte de poule', blurb: 'Chaque double veut d’abord ses trois doigts.' },
  concentration: { name: 'Concentration', blurb: 'Retourne deux dominos et retiens leur place.' },
  hektik: {
    name: 'Domino éclair',
    blurb: 'Personne n’attend son tour : construis ta chaîne plus vite que les autres.',
  },
  burg: { name: 'Domino château', blurb: 'Construis en hauteur, étage par étage, en une longue chaîne.' },
  dominanz: {
    name: 'Dominance',
    blurb: 'Un duel de réflexion : passe devant dans chaque ligne, mais pas trop.',
  },
  solo1: { name: 'Solo 1', blurb: 'Tous les dominos sont visibles : trouve comment les poser tous.' },
  solo2: { name: 'Solo 2', blurb: 'Pose ta main jusqu’au dernier domino, puis pioche la suivante.' },
  fortune: { name: 'Le devin', blurb: 'Un tour de magie : les bouts de la chaîne sont prédits.' },
  dominosa: { name: 'Dominosa', blurb: 'Il ne reste que les nombres : où étaient les dominos ?' },
  quadrille: {
    name: 'Quadrille',
    blurb: 'Couvre la figure pour que chaque carré ne montre qu’un seul nombre.',
  },
  solo: {
    name: 'SOLO',
    blurb: 'Des couleurs, des chiffres et des actions malicieuses : qui n’aura plus de cartes en premier ?',
  },
  solomino: {
    name: 'SOLOmino',
    blurb: 'Des cartes à deux moitiés forment un serpent que tout le monde nourrit.',
  },
};
