import type { OptionNames } from '../../option-names.ts';

export const optionNames: OptionNames = {
  options: {
    set: { name: 'Jeu de dominos', about: 'On joue avec tous les dominos de 0-0 jusqu’à ce double.' },
    rounds: { name: 'Manches', about: 'La partie dure ce nombre de manches.' },
    target: {
      name: 'Points à atteindre',
      about:
        'Ce nombre de points met fin à la partie : il faut l’atteindre, ou le dépasser si la règle du jeu le demande.',
    },
    starter: { name: 'Qui commence', about: 'Ce joueur commence la première manche.' },
    sperr: {
      name: 'Fermer',
      about: 'On peut fermer un bout libre avec un double ; la manche est alors finie.',
    },
    openTalk: {
      name: 'Parler à son partenaire',
      about: 'Les partenaires peuvent tout se dire ; chacun voit donc les dominos de l’autre.',
    },
    small: { name: 'Petites mains', about: 'À 6 joueurs, chacun prend 5 dominos au lieu de 7.' },
    pay: {
      name: 'Ce que rapporte un nombre',
      about: 'Si tu tombes juste sur un nombre, il rapporte son rang dans la suite, ou sa propre valeur.',
    },
    copies: {
      name: 'Un milieu pour chacun',
      about: 'Chacun construit avec son propre jeu complet : personne ne te prend un domino.',
    },
    winnable: { name: 'Toujours gagnable', about: 'On ne distribue que des parties qu’on peut gagner.' },
    hand: { name: 'Dominos en main', about: 'On pioche ce nombre de dominos à la fois.' },
    grade: {
      name: 'Difficulté',
      about: 'Combien il faut réfléchir pour trouver la solution ; on n’a jamais besoin de deviner.',
    },
    unique: { name: 'Une seule solution', about: 'L’énigme a exactement une solution.' },
    given: {
      name: 'Avec un début',
      about: 'Quelques carrés sont déjà remplis, et il n’y a qu’une façon de continuer.',
    },
    reverseSkips: {
      name: 'Changement de sens à 2',
      about: 'À 2 joueurs, un changement de sens fait perdre son tour à l’autre.',
    },
    'solo.interject': {
      name: 'S’intercaler',
      about: 'Si tu as exactement la carte du dessus, tu peux la poser aussitôt, même si ce n’est pas à toi.',
    },
    'solomino.interject': {
      name: 'S’intercaler',
      about:
        'Si tu as une moitié exactement comme celle d’un bout, tu peux la poser là aussitôt, même si ce n’est pas à toi.',
    },
  },
  choices: {
    steps: 'son rang dans la suite',
    face: 'sa propre valeur',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'très difficile',
  },
};
