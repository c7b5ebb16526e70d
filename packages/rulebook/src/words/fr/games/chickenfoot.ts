import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tes dominos et prends le moins possible de points de pénalité. Après le premier domino, chaque double est une patte de poule à qui il faut d’abord trois doigts.',
  rules: {
    'chickenfoot.deal': {
      title: 'La distribution',
      text: 'À 2 joueurs, chacun prend 24 dominos ; à 3 joueurs, 16 ; à 4 joueurs, 12 ; à 5 joueurs, 10 ; à 6 joueurs, 8 ; à 7 joueurs, 7. Le reste forme la pioche.',
      example: 'Quatre joueurs ont pris 12 dominos chacun : il en reste 7 sur 55 dans la pioche.',
    },
    'chickenfoot.open': {
      title: 'Qui commence',
      text: 'Celui qui a le plus haut double commence avec ce domino.',
      ruling:
        'Le double qui commence n’est pas une patte : ses deux côtés sont les deux bouts libres. Si personne n’a de double, le domino qui a le plus de points commence.',
      example:
        '9-9 a commencé, mais ce n’est pas une patte. Tu peux donc poser tout de suite 3-2 contre le 3 de 9-3, même si le double a encore un côté libre.',
    },
    'chickenfoot.foot': {
      title: 'La patte de poule',
      text: 'Chaque double posé ensuite est une patte. Il faut poser trois dominos contre son côté libre : ce sont ses doigts. Tant que les trois n’y sont pas, personne ne peut poser ailleurs.',
      example:
        '3-3 est une patte et n’a pas encore de doigt. Tu ne peux donc pas poser 9-5 contre 9-9, mais tu peux poser 3-2 comme doigt.',
    },
    'chickenfoot.toes': {
      title: 'Trois doigts',
      text: 'Quand une patte a ses trois doigts, les trois sont des bouts libres. Les bouts d’avant le redeviennent aussi. Un doigt n’est jamais un double : il n’y a donc jamais plus d’une patte à finir.',
      example:
        'Tu poses 3-0 comme troisième doigt de 3-3. Les doigts avec 0, 1 et 2 sont maintenant libres, et 9-9 l’est de nouveau.',
    },
    'chickenfoot.draw': {
      title: 'Quand rien ne va',
      ruling:
        'Si tu ne peux pas poser, tu pioches un domino. S’il convient, tu peux le poser ou le garder ; sinon, ton tour est fini. Les deux derniers dominos de la pioche ne se piochent jamais : alors, tu passes.',
      example:
        'Ni 5-4 ni 5-3 ne va. Tu dois piocher et tu prends 9-6. Il va contre 9-9 : tu peux le poser, ou passer et le garder.',
    },
    'chickenfoot.score': {
      title: 'Les points de pénalité',
      text: 'Celui qui pose son dernier domino reçoit 0. Si le jeu est bloqué, c’est celui qui a posé en dernier qui reçoit 0. Tous les autres reçoivent leurs points en main comme points de pénalité.',
      example:
        'Tu poses 9-1, puis plus personne ne peut jouer. Tu as posé en dernier : tu reçois 0, même avec 8-7 en main. Les autres reçoivent 4 et 16.',
    },
    'chickenfoot.blank': {
      title: 'Le double blanc',
      text: '0-0 en main compte 25 points de pénalité.',
      example:
        'Tu poses 9-9, ton dernier domino. L’autre joueur a encore 2-1 et 0-0 : cela fait 3 + 25 = 28 points de pénalité.',
    },
    'chickenfoot.end': {
      title: '121 points',
      text: 'Quand quelqu’un a atteint 121 points de pénalité, la partie est finie. Celui qui a le moins de points gagne ; à égalité, on partage la victoire. Vous pouvez décider d’un autre nombre de points ou d’un nombre de manches.',
      example:
        'L’autre joueur a 120 points. Tu poses 9-9, et son 1-0 ajoute 1 point : à 121, la partie est finie et tu la gagnes avec 0.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le, le premier double n’est pas une patte.',
    'Pose 3-3 contre le 3 de 9-3. Ce double est une patte de poule : il lui faut trois doigts.',
    'Le premier doigt, 3-2, est là. Pose 3-1 comme deuxième : personne ne peut encore poser ailleurs.',
    'L’autre joueur n’avait pas de 3 et a pioché un domino qui n’allait pas. Pose 3-0, le troisième doigt : la patte est finie.',
    'Tous les bouts sont de nouveau libres, et 9-5 est contre 9-9. Pose 5-1 contre le 5.',
    '2-2 est une nouvelle patte, et ton 4-2 va. Pose ton dernier domino comme doigt : 0 point de pénalité, et la manche est gagnée !',
  ],
};
