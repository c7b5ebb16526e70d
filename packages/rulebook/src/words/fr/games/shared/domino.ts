import type { rules } from '../../../../games/shared/domino.ts';
import type * as positions from '../../../../positions/shared/domino.ts';
import type { Chapter } from '../../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions> = {
  rules: {
    'domino.deal': {
      title: 'Mélanger et distribuer',
      text: 'Mélangez les dominos face cachée. Prenez-en autant que le jeu l’indique et dressez-les devant vous sans les montrer. Les autres dominos restent face cachée sur la table : c’est la pioche.',
      example: 'À 3, vous avez pris 5 dominos par personne. Les 13 autres, sur 28, forment la pioche.',
    },
    'domino.open': {
      title: 'Qui commence',
      text: 'La personne qui a le plus haut double commence. Si personne n’a de double, c’est celle qui a le domino avec le plus de points : 6-5, par exemple, en a 11.',
      example:
        'À ta gauche, quelqu’un a 3-3, le plus haut double, et commence. Ton 6-5 a plus de points, mais ce n’est pas un double.',
    },
    'domino.open.tie': {
      title: 'Égalité au départ',
      ruling:
        'Si deux dominos ont le même nombre de points, comparez leur plus grande moitié. Le domino où elle est la plus forte est le plus haut : 6-3 vient avant 5-4.',
      example:
        'Ton 8-7 et le 9-6 d’en face ont tous deux 15 points. Le 9 est plus fort que le 8 : c’est à l’autre de commencer.',
    },
    'domino.open.tile': {
      title: 'Le premier domino',
      ruling: 'Si tu commences, tu poses exactement le domino qui te fait commencer, et aucun autre.',
      example: 'Tu commences parce que tu as 6-6. Tu poses donc 6-6, et non 6-5 ou 1-1.',
    },
    'domino.order': {
      title: 'L’ordre des tours',
      text: 'On joue dans le sens des aiguilles d’une montre : après toi, c’est à la personne à ta gauche.',
      example: 'Tu as posé 6-6. À ta gauche, on pose 6-1, puis c’est à la personne suivante.',
    },
    'domino.match': {
      title: 'Les moitiés égales',
      text: 'Tu poses un domino contre un bout libre pour que deux moitiés égales se touchent : un 5 contre un 5. Sur des dominos colorés, la couleur est alors la même aussi. L’autre moitié de ton domino est le nouveau bout libre. Le 0 s’appelle aussi le blanc.',
      example:
        'Ton 5-0 se pose contre le 5, et le 0 est le nouveau bout. Ton 4-2 ne convient ni au 5 ni au 6.',
    },
    'domino.ends': {
      title: 'La ligne et ses bouts',
      text: 'Les dominos forment une ligne avec deux bouts libres. Elle peut tourner à angle droit où vous voulez, mais ses deux bouts ne doivent pas se toucher. Un double se met en travers de la ligne.',
      ruling:
        'De chaque côté de la ligne, un double ne montre sa valeur qu’une fois : on ne peut y poser qu’un domino.',
      example:
        'Contre 5-5, il y a déjà 5-1. Ton 5-2 n’y a plus de place : les bouts libres sont le 1 et le 6.',
    },
    'domino.must': {
      title: 'Si tu peux, tu dois',
      ruling: 'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel.',
      example:
        '6-2 et 6-1 conviennent tous deux au 6. Tu peux choisir l’un des deux, mais tu ne peux pas passer.',
    },
    'domino.reserve': {
      title: 'Les deux derniers restent',
      text: 'En règle générale, on ne pioche pas les deux derniers dominos.',
      ruling: 'Les deux derniers dominos de la pioche ne se piochent jamais.',
      example:
        'Il n’y a plus que les deux derniers dans la pioche. Tu poses 6-6 et tu ne pioches rien : il ne te reste que 6-1.',
    },
    'domino.pass': {
      title: 'Passer',
      ruling:
        'Si tu ne peux pas poser et que tu n’as pas à piocher d’abord, tu passes. C’est alors à la personne suivante.',
      example: 'Tu n’as que 3-3 et 2-1, mais il faudrait un 6. Tu passes, et c’est à l’autre.',
    },
    'domino.out': {
      title: 'Le dernier domino',
      text: 'Si tu poses ton dernier domino, tu annonces « Domino ! ». La manche est aussitôt finie, et tu la gagnes.',
      ruling: 'C’est la table qui annonce « Domino ! ». Après le dernier domino, on ne pioche plus rien.',
      example:
        'Tu poses ton dernier domino, 6-1 : « Domino ! » Tu gagnes la manche, et les 3 dominos de la pioche y restent.',
    },
    'domino.blocked': {
      title: 'Le jeu est bloqué',
      text: 'La manche finit aussi quand personne ne peut poser et qu’il n’y a plus rien à piocher. Pour le prouver, on retourne toutes les mains.',
      ruling:
        'Un jeu bloqué finit aussitôt, sans attendre que tout le monde passe. La main qui a le moins de points gagne la manche.',
      example:
        'Tu poses 6-6. Plus personne n’a de 6, et il n’y a rien à piocher : la manche est finie. Avec 1-0, tu gagnes contre 5-5 et 4-3.',
    },
    'domino.blocked.tie': {
      title: 'Bloqué, à égalité',
      ruling:
        'Si plusieurs mains ont le moins de points quand le jeu est bloqué, ces personnes gagnent la manche ensemble, et personne ne marque.',
      example:
        'Après ton 6-6, plus rien n’est jouable. Ton 4-3 et le 5-2 à ta gauche ont 7 points : vous gagnez ensemble, sans rien marquer.',
    },
    'domino.score': {
      title: 'Ce que rapporte la manche',
      text: 'Qui gagne la manche marque tous les points des dominos que les autres ont encore.',
      example:
        'Tu poses ton dernier domino, 6-6. Les autres ont encore 5-4, 3-2 et 1-0 : en tout, 15 points pour toi.',
    },
    'domino.match.length': {
      title: 'Combien dure une partie',
      text: 'Une partie dure un nombre de manches fixé d’avance, de préférence un multiple de votre nombre (à 4 : 4, 8 ou 12 manches), ou jusqu’à un certain score.',
      ruling:
        'Si vous ne fixez rien, on joue autant de manches que vous êtes. Un score à atteindre se vérifie après chaque manche. Le plus grand score gagne ; à égalité, on partage la victoire.',
      example:
        'Vous avez décidé de jouer 2 manches, et la deuxième finit avec 6-6. Le score est de 9 à 1 : tu gagnes la partie.',
    },
  },
};
