import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de toutes tes cartes avant les autres.',
  needs:
    'Les 112 cartes de SOLO (72 cartes de couleur, 28 cartes action de couleur et 12 cartes action noires), du papier et un crayon pour noter les points.',
  turn: [
    'Pose une carte de même couleur, chiffre ou symbole que celle du dessus. Une noire convient toujours.',
    'Si tu ne peux ou ne veux pas, pioche 1 carte ; si elle convient, tu peux la poser aussitôt.',
    'Avant de poser ton avant-dernière carte, annonce « SOLO ! ».',
  ],
  tables: {
    special: {
      head: ['Carte action', 'Ce qu’elle fait'],
      words: {
        skip: 'La personne suivante perd son tour.',
        reverse: 'On joue dans l’autre sens.',
        draw2: 'La personne suivante pioche 2 cartes, ou prolonge avec un +2.',
        swap: 'Tu échanges ta main avec la personne de ton choix.',
        wild: 'Tu choisis la couleur.',
        wild4: 'Tu choisis la couleur ; la personne suivante pioche 4 cartes, ou prolonge avec un +4.',
        rotate: 'Toutes les mains passent d’une place dans le sens du jeu.',
      },
    },
    scoring: {
      head: ['Carte', 'Points de pénalité'],
      words: { numbers: 'Chiffres de 1 à 9' },
    },
  },
  rules: {
    'solo.deal': {
      title: 'La distribution',
      text: 'Désignez qui mélange et distribue : 8 cartes par personne. Le reste forme la pioche, face cachée au milieu. On retourne sa première carte à côté : elle commence la défausse.',
      example:
        'À 3, vous avez 8 cartes par personne et 1 carte est retournée. Sur les 112 cartes, il en reste 87 dans la pioche.',
    },
    'solo.start': {
      title: 'Qui commence',
      text: 'La personne à gauche de celle qui distribue commence. On continue dans le sens des aiguilles d’une montre.',
      ruling:
        'À chaque nouvelle manche, c’est à la personne suivante, dans le sens des aiguilles d’une montre, de distribuer. Le départ avance donc aussi d’une place.',
      example:
        'Tu as commencé la manche 1 et tu l’as gagnée. Dans la manche 2, c’est à la personne à ta gauche de commencer.',
    },
    'solo.start.action': {
      title: 'Une action en première carte',
      text: 'Si la première carte est une carte action et que tu commences, tu appliques son effet. Passe-tour : tu perds ton tour. +2 ou +4 : tu pioches, ou tu prolonges. Échange : tu échanges d’abord ta main. Choix de couleur ou +4 : tu choisis d’abord la couleur.',
      ruling:
        'Changement de sens : le sens change, mais c’est toi qui commences. Grand échange : les mains tournent, puis tu poses la carte que tu veux. Tant que tu n’as pas choisi, personne ne s’intercale ; avec un +4, il y a déjà 4 cartes à piocher.',
      example:
        'La première carte est un échange vert. Avant de poser, tu dois échanger : tu reçois le 4 vert et le 6 vert de la main suivante.',
    },
    'solo.match': {
      title: 'Ce que tu peux poser',
      text: 'Pose une carte qui convient à celle du dessus de la défausse : elle a la même couleur, le même chiffre ou le même symbole. Ensuite, c’est à la personne suivante.',
      example:
        'Sur le 5 vert, tu peux poser le 2 vert ou le 5 jaune. Le 7 rouge n’a ni la bonne couleur ni le bon chiffre.',
    },
    'solo.black': {
      title: 'Les cartes noires',
      text: 'Une carte action noire est un joker : elle convient sur toutes les cartes.',
      ruling:
        'Tant qu’il y a des cartes à piocher, seul un +2 convient sur un +2, et seul un +4 sur un +4. Une autre carte noire ne convient pas alors.',
      example:
        'Ton 8 bleu ne convient pas sur le 3 jaune. Mais les noires oui : choix de couleur, +4 et grand échange.',
    },
    'solo.draw': {
      title: 'Piocher',
      text: 'Si tu ne peux pas ou ne veux pas poser, pioche 1 carte. Si elle convient, tu peux la poser tout de suite ou la garder, mais tu ne peux pas en poser une autre. Ensuite, c’est à la personne suivante, sauf si quelqu’un s’intercale.',
      example:
        'Tu as pioché le 3 rouge. Il convient sur le 9 rouge : pose-le ou garde-le. Ton 2 rouge, lui, ne peut pas être posé maintenant.',
    },
    'solo.skip': {
      title: 'Passe-tour',
      text: 'Après un passe-tour, la personne suivante ne peut ni poser ni piocher : elle perd son tour. C’est à celle d’après de jouer.',
      example: 'Tu poses un passe-tour rouge. La personne suivante perd son tour, et c’est à celle d’après.',
    },
    'solo.reverse': {
      title: 'Changement de sens',
      text: 'Après un changement de sens, on joue aussitôt dans l’autre sens : dans le sens inverse des aiguilles d’une montre au lieu du sens des aiguilles, ou le contraire.',
      ruling:
        'À 2, après un changement de sens, c’est quand même à l’autre de jouer. Vous pouvez décider qu’à 2 il compte comme un passe-tour ; mais en première carte, il ne change que le sens.',
      example:
        'Tu poses un changement de sens bleu. On joue dans l’autre sens : c’est à la personne à ta droite.',
    },
    'solo.draw2': {
      title: '+2',
      text: 'Après un +2, la personne suivante pioche 2 cartes ou prolonge : elle pose un autre +2, de n’importe quelle couleur. Alors celle d’après pioche 4 cartes ou prolonge encore : 6, et ainsi de suite.',
      example:
        'Tu poses un +2 rouge, et on prolonge à ta gauche avec un +2 vert. La personne d’après pioche 4 cartes.',
    },
    'solo.wild4': {
      title: '+4',
      text: 'Le +4 est noir et convient sur toutes les cartes. Quand tu le poses, tu choisis une couleur. La personne suivante pioche 4 cartes ou prolonge avec un autre +4. Alors ce sont 8 cartes pour celle d’après, et ainsi de suite.',
      example:
        'Tu poses un +4 et tu dis « vert ». La personne suivante pioche 4 cartes, et la couleur est le vert.',
    },
    'solo.debt': {
      title: 'Les cartes à piocher',
      text: 'Après un +2 ou un +4, il y a des cartes à piocher. Si c’est à toi, tu les pioches, ou tu prolonges avec la même carte.',
      ruling:
        'Tant qu’il y a des cartes à piocher, seul un +2 convient sur un +2, et seul un +4 sur un +4. Aucune autre carte n’est permise, même noire. Si tu pioches, tu prends tout d’un coup, ou autant de cartes qu’il y en a.',
      example:
        'Un +2 rouge est pour toi. Tu peux poser ton +2 bleu ou piocher. Le 7 rouge et le +4 sont interdits.',
    },
    'solo.debt.turn': {
      title: 'Après avoir pioché',
      text: 'Quand tu as pioché les cartes d’un +2 ou d’un +4, tu joues ensuite un tour normal : tu poses une carte ou tu en pioches une.',
      example: 'Tu as pioché 2 cartes à cause d’un +2. C’est encore à toi, et tu poses le 6 vert.',
    },
    'solo.swap': {
      title: 'Échange',
      text: 'Quand tu poses un échange, tu désignes quelqu’un. Vous échangez toutes les cartes de vos mains.',
      example:
        'Tu poses un échange jaune et tu désignes la personne à ta droite. Tu reçois le 4 rouge et tu donnes le 3 bleu et le 6 bleu.',
    },
    'solo.wild': {
      title: 'Choix de couleur',
      text: 'Le choix de couleur est noir et convient sur toutes les cartes. Quand tu le poses, tu choisis une couleur : rouge, vert, bleu ou jaune. La carte suivante doit avoir cette couleur ou être noire.',
      example:
        'Tu poses un choix de couleur sur le 9 bleu et tu dis « rouge ». On peut ensuite poser le 1 rouge, mais pas le 2 bleu.',
    },
    'solo.rotate': {
      title: 'Grand échange',
      text: 'Le grand échange est noir et convient sur toutes les cartes. Tout le monde donne toute sa main à la personne suivante dans le sens du jeu. Ensuite, la prochaine personne peut poser n’importe quelle carte.',
      ruling:
        'Tant qu’un grand échange est sur le dessus, la personne suivante et toutes celles d’après peuvent poser n’importe quelle carte.',
      example:
        'Grand échange : ton 1 bleu et ton 2 vert passent à la personne suivante, qui peut poser l’un ou l’autre. Tu reçois le 8 rouge.',
    },
    'solo.interject': {
      title: 'S’intercaler avec la même carte',
      text: 'Si tu as exactement la carte du dessus de la défausse (même couleur et même chiffre ou symbole), tu peux t’intercaler : pose-la tout de suite, que ce soit à toi ou non. C’est ensuite à la personne après toi, qui applique l’effet de la carte.',
      ruling:
        'Une carte noire doit être de la même sorte : un +4 sur un +4. S’il y a des cartes à piocher, ta carte en ajoute 2 ou 4. Vous pouvez décider que personne ne s’intercale.',
      example:
        'À ta gauche, on a posé un 4 vert. Ce n’est pas à toi, mais tu t’intercales avec le tien. Puis c’est encore à la personne à ta gauche.',
    },
    'solo.call': {
      title: 'L’annonce « SOLO ! »',
      text: 'Avant de poser ton avant-dernière carte, annonce clairement « SOLO ! ». Les autres savent ainsi qu’il ne te reste qu’une carte. Si tu oublies l’annonce, tu pioches 2 cartes.',
      ruling:
        'Tu pioches les 2 cartes de l’oubli tout de suite, avant l’effet de ta carte. Une annonce inutile ne change rien.',
      example:
        'Tu poses le 1 rouge et tu oublies « SOLO ! ». Tu pioches donc 2 cartes, et tu en as maintenant 3.',
    },
    'solo.out': {
      title: 'La dernière carte',
      text: 'Si tu poses ta dernière carte, tu gagnes la manche tout de suite. Si c’est une carte action, elle n’a plus d’effet : tu ne choisis ni couleur ni personne.',
      example:
        'Ta dernière carte est un +2 rouge. Tu gagnes la manche tout de suite, et personne ne doit piocher.',
    },
    'solo.reshuffle': {
      title: 'Quand la pioche est vide',
      ruling:
        'S’il faut piocher et que la pioche est vide, on mélange la défausse, sauf la carte du dessus, pour faire une nouvelle pioche. Si cela ne suffit pas, pioche ce qu’il y a. Si tu ne peux ni poser ni piocher, passe. Quand tout le monde a passé à la suite, la manche finit : chaque main compte.',
      example:
        'La pioche est vide, et tu pioches. Seul le 3 jaune reste ; les 2 cartes du dessous sont mélangées, et tu reçois le 7 vert.',
    },
    'solo.score': {
      title: 'Les points de pénalité',
      text: 'Sauf la personne qui a gagné la manche, tout le monde compte avec le tableau les cartes qui lui restent en main. Ce sont ses points de pénalité.',
      example:
        'Tu gagnes. L’autre a encore le 7 jaune, un passe-tour vert et un +4 : 7 + 20 + 50 = 77 points de pénalité.',
    },
    'solo.end': {
      title: 'Plus de 500 points',
      text: 'On joue des manches jusqu’à ce qu’au moins une personne ait plus de 500 points de pénalité. La partie est alors finie, et le plus petit score gagne.',
      example:
        'Quelqu’un a maintenant 520 points de pénalité, donc plus de 500. La partie est finie, et tu gagnes avec 3 points seulement.',
    },
  },
  introduction: [
    'Le 7 bleu est sur le dessus. Une carte convient si elle a la même couleur ou le même chiffre : pose ton 2 bleu.',
    'À ta gauche, on a posé un 2 jaune. Tu as exactement cette carte : pose-la vite, même si ce n’est pas ton tour !',
    'Un +2 jaune est pour toi. Ne pioche pas : prolonge avec ton +2 rouge, et la personne suivante aura 4 cartes à piocher.',
    'Aucune de tes cartes ne convient sur le 4 rouge. Prends une carte dans la pioche.',
    'Un choix de couleur ! Les cartes noires conviennent partout. Pose-le tout de suite et dis « vert », car tu as le 6 vert.',
    'Le 1 vert est sur le dessus. Annonce « SOLO ! » et pose le 6 vert, car il ne te restera qu’une carte.',
    'Ton 8 jaune convient sur le 8 bleu : c’est le même chiffre. Pose ta dernière carte et gagne la manche !',
  ],
};
