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
    starter: { name: 'Qui commence', about: 'Cette personne commence la première manche.' },
    sperr: {
      name: 'Verrouiller',
      about: 'On peut verrouiller un bout libre avec un double ; la manche est alors finie.',
    },
    openTalk: {
      name: 'Se parler en équipe',
      about: 'Dans une équipe, on peut tout se dire ; on voit donc aussi les dominos de l’autre.',
    },
    small: { name: 'Petites mains', about: 'À 6, on prend 5 dominos par personne au lieu de 7.' },
    pay: {
      name: 'Ce que rapporte un nombre',
      about: 'Tomber juste sur 30, 50, 70… rapporte 1, 2, 3… points, ou le nombre lui-même.',
    },
    copies: {
      name: 'Un milieu par personne',
      about: 'Tout le monde construit avec un jeu complet à soi : personne ne te prend un domino.',
    },
    winnable: { name: 'Toujours gagnable', about: 'On ne distribue que des parties qu’on peut gagner.' },
    hand: { name: 'Dominos en main', about: 'On pioche ce nombre de dominos à la fois.' },
    grade: {
      name: 'Difficulté',
      about: 'À quel point la solution est dure à trouver ; il ne faut jamais deviner.',
    },
    unique: { name: 'Une seule solution', about: 'Le casse-tête a exactement une solution.' },
    given: {
      name: 'Avec un début',
      about: 'Quelques carrés sont déjà remplis, et il n’y a qu’une façon de continuer.',
    },
    reverseSkips: {
      name: 'Changement de sens à 2',
      about: 'À 2, un changement de sens fait perdre son tour à l’autre, sauf si c’est la première carte.',
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
    steps: '1, 2, 3… points',
    face: 'le nombre lui-même',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'très difficile',
  },
};
