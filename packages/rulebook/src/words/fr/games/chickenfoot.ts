import type { extras, rules } from '../../../games/chickenfoot.ts';
import type * as positions from '../../../positions/chickenfoot.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de tes dominos et prends le moins possible de points de pénalité. Ce jeu venu du Mexique se joue à 2 ou plus, et de préférence à 4 ou plus.',
  needs: 'Un jeu de double-neuf (55 dominos), du papier et un crayon pour noter les points.',
  turn: [
    'Pose un domino contre un bout libre : un 5 contre un 5. Un double est une patte de poule !',
    'Une patte veut d’abord trois doigts : jusque-là, on ne pose que contre elle.',
    'Si rien ne convient, pioche 1 domino ; s’il convient, tu peux le poser. Sinon, ton tour est fini.',
  ],
  tables: {
    setup: { head: ['Vous êtes', 'Dominos par personne'] },
    scoring: {
      head: ['Qui', 'Points de pénalité'],
      words: {
        ended: 'qui n’a plus de domino, ou a posé en dernier',
        others: 'les autres',
        pips: 'les points de leur main',
        blank: 'double blanc 0-0 en main',
      },
    },
  },
  rules: {
    'chickenfoot.deal': {
      title: 'La distribution',
      text: 'Le tableau dit combien de dominos prendre par personne. Le reste forme la pioche.',
      example: 'À 4, vous avez pris 12 dominos par personne : il en reste 7 sur 55 dans la pioche.',
    },
    'chickenfoot.open': {
      title: 'Qui commence',
      text: 'La personne qui a le plus haut double commence avec ce domino. Ensuite, on pose comme au Blocus, jusqu’au double suivant.',
      ruling:
        'Le double qui commence n’est pas une patte : ses deux côtés sont les deux bouts libres. Si personne n’a de double, le domino qui a le plus de points commence.',
      example:
        '9-9 a commencé, mais ce n’est pas une patte. Tu peux donc poser tout de suite 3-2 contre le 3 de 9-3, même si le double a encore un côté libre.',
    },
    'chickenfoot.foot': {
      title: 'La patte de poule',
      text: 'Chaque double posé ensuite, en travers comme toujours, est une patte. Annonce « Patte de poule ! » ; si tu l’oublies, ce n’est pas grave. Il faut d’abord poser contre elle à trois bouts : ce sont ses doigts. Le jeu ne reprend normalement qu’après.',
      ruling:
        'Les trois doigts se posent contre le côté libre du double. Tant qu’ils n’y sont pas tous, personne ne peut poser ailleurs. C’est la table qui annonce « Patte de poule ! ».',
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
      title: 'Quand rien ne convient',
      ruling:
        'Si tu ne peux pas poser, tu pioches un domino. S’il convient, tu peux le poser ou le garder ; sinon, ton tour est fini. Les deux derniers dominos de la pioche ne se piochent jamais : alors, tu passes.',
      example:
        'Ni 5-4 ni 5-3 ne convient. Tu dois piocher et tu prends 9-6. Il convient contre 9-9 : tu peux le poser ou le garder.',
    },
    'chickenfoot.score': {
      title: 'Les points de pénalité',
      text: 'La personne qui finit la manche reçoit 0 : elle a posé son dernier domino ou, si le jeu est bloqué, elle a posé la dernière. Les autres reçoivent les points de leur main comme points de pénalité.',
      example:
        'Tu poses 9-1, puis plus personne ne peut jouer. C’était le dernier domino posé : tu reçois 0, même avec 8-7 en main. Les autres reçoivent 4 et 16.',
    },
    'chickenfoot.blank': {
      title: 'Le double blanc',
      text: 'Le double blanc 0-0 en main compte 25 points de pénalité.',
      example:
        'Tu poses 9-9, ton dernier domino. L’autre a encore 2-1 et 0-0 : cela fait 3 + 25 = 28 points de pénalité.',
    },
    'chickenfoot.end': {
      title: '121 points',
      text: 'Quand quelqu’un a atteint 121 points de pénalité, la partie est finie. Le plus petit score gagne.',
      ruling: 'On regarde les scores après chaque manche. À égalité, on partage la victoire.',
      example:
        'L’autre a 120 points. Tu poses 9-9, et son 1-0 ajoute 1 point : à 121, la partie est finie et tu la gagnes avec 0.',
    },
  },
  adapted: {
    'domino.ends': {
      text: 'Les dominos forment une ligne. Elle peut tourner à angle droit où vous voulez, mais ses bouts ne doivent pas se toucher. Un double se met en travers. Chaque patte ajoute des bouts : on peut poser à ses trois doigts.',
    },
    'domino.must': {
      ruling:
        'Si un de tes dominos est jouable, tu dois poser. Tu choisis lequel. Seul un domino que tu viens de piocher peut rester dans ta main.',
    },
    'domino.blocked': {
      text: 'La manche finit aussi quand personne ne peut poser et qu’il n’y a plus rien à piocher. Pour le prouver, on retourne toutes les mains.',
      ruling:
        'Un jeu bloqué finit aussitôt, sans attendre que tout le monde passe. La manche est gagnée par qui a posé le dernier domino, peu importe les points en main.',
    },
  },
  introduction: [
    'Tu as 9-9, le plus haut double : tu commences. Pose-le, le premier double n’est pas une patte.',
    'Pose 3-3 contre le 3 de 9-3 : « Patte de poule ! » Il lui faut trois doigts.',
    'Le premier doigt, 3-2, est là. Pose 3-1 comme deuxième : personne ne peut encore poser ailleurs.',
    'L’autre n’avait pas de 3 et a pioché un domino qui ne convenait pas. Pose 3-0, le troisième doigt : la patte est finie.',
    'Tous les bouts sont de nouveau libres, et 9-5 est contre 9-9. Pose 5-1 contre le 5.',
    '2-2 est une nouvelle patte, et ton 4-2 convient. Pose ton dernier domino comme doigt : « Domino ! » 0 point de pénalité pour toi.',
  ],
};
