import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de toutes tes cartes avant les autres, en les posant au bout d’un long serpent.',
  needs: 'Les 120 cartes de SOLOmino. Pour plusieurs manches, du papier et un crayon pour noter les points.',
  turn: [
    'Pose une carte à un bout du serpent, moitié sur moitié : même couleur, même chiffre ou même symbole.',
    'Si tu ne peux ou ne veux pas, pioche 1 carte ; si elle convient, tu peux la poser aussitôt.',
    'S’il te reste une seule carte à la fin de ton tour, annonce « SOLOmino ! ».',
  ],
  tables: {
    special: {
      head: ['Symbole', 'Ce qu’il fait'],
      words: {
        skip: 'La personne suivante perd son tour.',
        reverse: 'On joue dans l’autre sens.',
        draw1:
          'La personne suivante pioche 1 carte, ou pose aussi un +1 : c’est alors 2 cartes pour celle d’après.',
        swap: 'Tu échanges ta main avec la personne de ton choix.',
        rotate: 'Toutes les mains passent d’une place ; tu choisis dans quel sens.',
        ask: 'La personne suivante doit poser une moitié identique sur une carte de la pioche.',
      },
    },
  },
  rules: {
    'solomino.deal': {
      title: 'La distribution',
      text: 'Mélangez et distribuez 8 cartes par personne, face cachée. Le reste forme la pioche. On retourne sa première carte : elle commence le serpent au milieu de la table.',
      ruling: 'Un symbole sur la première carte du serpent n’a aucun effet.',
      example:
        'À 3, vous avez 8 cartes par personne. Sur 120, il en reste 95 dans la pioche. La première carte montre un +1 bleu, mais personne ne pioche.',
    },
    'solomino.start': {
      title: 'Qui commence',
      text: 'La personne la plus jeune commence, puis on continue dans le sens des aiguilles d’une montre.',
      ruling:
        'À chaque nouvelle manche, le départ avance d’une place, dans le sens des aiguilles d’une montre.',
      example:
        'Tu as commencé la manche 1 et tu l’as gagnée. Dans la manche 2, c’est à la personne à ta gauche de commencer.',
    },
    'solomino.match': {
      title: 'Ce que tu peux poser',
      text: 'Chaque carte a 2 moitiés, et le serpent a 2 bouts. Une carte convient à un bout si l’une de ses moitiés a la même couleur, le même chiffre ou le même symbole que la moitié posée là.',
      example:
        'Aux bouts, il y a un passe-tour vert et le 2 rouge. Tu peux poser ton 4 rouge, ton 2 bleu et ton passe-tour jaune, mais ni le 3 jaune ni le 4 jaune.',
    },
    'solomino.overlap': {
      title: 'Moitié sur moitié',
      text: 'Pose la moitié qui convient exactement sur la moitié au bout du serpent. L’autre moitié de ta carte devient le nouveau bout.',
      example:
        'Tu poses le 9 bleu sur le 6 bleu. L’autre moitié de ta carte, le 3 bleu, est maintenant le bout de droite.',
    },
    'solomino.draw': {
      title: 'Piocher',
      text: 'Si tu ne peux pas ou ne veux pas poser, pioche 1 carte. Si elle convient, tu peux la poser tout de suite ; sinon, elle reste dans ta main. Tu ne peux pas en poser une autre. Ensuite, c’est à la personne suivante.',
      example:
        'Tu as pioché une carte avec le 6 rouge. Il convient sur le 2 rouge : pose-la ou garde-la. Ton 4 rouge, lui, ne peut pas être posé maintenant.',
    },
    'solomino.action': {
      title: 'Les symboles agissent aussitôt',
      text: 'Quand tu poses une carte avec un symbole, il agit tout de suite. Peu importe qu’il soit sur la moitié qui recouvre le bout ou sur celle qui devient le nouveau bout.',
      example:
        'Tu poses le 2 rouge sur le 2 rouge, et le passe-tour bleu devient le nouveau bout. Il agit quand même : la personne suivante perd son tour.',
    },
    'solomino.skip': {
      title: 'Passe-tour',
      text: 'Après un passe-tour, la personne suivante perd son tour : elle ne peut ni poser ni piocher. C’est à celle d’après de jouer.',
      example:
        'Tu poses un passe-tour rouge sur le 7 rouge. La personne suivante perd son tour, et c’est à celle d’après de jouer.',
    },
    'solomino.reverse': {
      title: 'Changement de sens',
      text: 'Après un changement de sens, on joue aussitôt dans l’autre sens : dans le sens inverse des aiguilles d’une montre au lieu du sens des aiguilles, ou le contraire.',
      example:
        'Tu poses un changement de sens bleu sur le 4 bleu. On joue dans l’autre sens : c’est à la personne à ta droite.',
    },
    'solomino.draw1': {
      title: '+1',
      text: 'Après un +1, la personne suivante pioche 1 carte ou pose aussi, à un bout, une carte avec un +1. Alors celle d’après pioche 2 cartes ou prolonge encore avec un +1 : 3, et ainsi de suite.',
      ruling:
        'La carte avec un +1 doit convenir au bout. Si c’est à toi et qu’il y a des cartes à piocher, tu peux poser seulement une carte avec un +1, et aucune autre. Si tu pioches, tu prends tout d’un coup.',
      example:
        'Tu poses un +1, et la personne suivante aussi. Celle d’après n’en a pas, ne peut pas poser son 9 bleu et pioche 2 cartes.',
    },
    'solomino.draw1.turn': {
      title: 'Après avoir pioché',
      text: 'Quand tu as pioché les cartes d’un +1, tu joues ensuite un tour normal : tu poses une carte ou tu en pioches une.',
      example:
        'Tu as pioché 1 carte à cause d’un +1. C’est encore à toi, et tu poses le 4 vert sur le 5 vert.',
    },
    'solomino.swap': {
      title: 'Échange',
      text: 'Quand tu poses un échange, tu désignes quelqu’un. Vous échangez toutes les cartes de vos mains.',
      ruling:
        'L’échange est obligatoire, comme le dit la notice 000. La notice 004, en japonais, le permet seulement.',
      example:
        'Tu poses un échange rouge et tu désignes la personne à ta droite. Tu reçois ses 2 cartes et tu donnes tes 3 cartes.',
    },
    'solomino.rotate': {
      title: 'Grand échange',
      text: 'Avec un grand échange, tout le monde donne toute sa main à la personne voisine. Si tu l’as posé, tu choisis : dans le sens des aiguilles d’une montre ou dans l’autre sens. Le sens du jeu ne compte pas.',
      example:
        'Tu poses un grand échange vert, dans le sens inverse d’une montre. Tu reçois les 2 cartes de gauche. Le sens du jeu ne change pas.',
    },
    'solomino.ask': {
      title: 'Demande de carte',
      text: 'Le serpent attend. La première carte de la pioche est retournée devant la personne suivante, qui doit poser dessus une carte avec une moitié identique : même couleur et même chiffre ou symbole. La petite pile passe plus loin : on répond chaque fois à la carte du dessus, et ainsi de suite.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Ton 4 vert ne suffit pas. Tu poses ton 6 bleu dessus, et la petite pile passe à la personne suivante.',
    },
    'solomino.ask.must': {
      title: 'Si tu peux répondre, tu dois',
      text: 'Si tu peux répondre à une demande de carte, tu dois le faire. Si tu as plusieurs cartes avec une moitié identique, choisis-en une.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Tu as les deux, sur 2 cartes : pose l’une d’elles. Tu ne peux pas prendre la petite pile.',
    },
    'solomino.ask.take': {
      title: 'Prendre la petite pile',
      text: 'Si tu n’as aucune carte avec une moitié identique, tu prends toute la petite pile dans ta main. Ensuite, c’est à toi : tu joues un tour normal.',
      example:
        'Sur la petite pile : le 4 vert et le 3 vert. Tu n’as ni l’un ni l’autre. Tu prends les 2 cartes de la pile, et c’est à toi de jouer.',
    },
    'solomino.ask.quiet': {
      title: 'Les symboles de la petite pile',
      ruling: 'Les symboles sur les cartes de la petite pile n’ont aucun effet.',
      example:
        'Devant toi : un +1 et le 9 rouge. Tu poses dessus un passe-tour avec le 9 rouge. Personne ne pioche, et personne ne perd son tour.',
    },
    'solomino.ask.out': {
      title: 'La dernière carte en réponse',
      ruling:
        'Si tu poses ta dernière carte en réponse à une demande de carte, tu gagnes la manche tout de suite.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Tu poses dessus ta dernière carte, avec le 6 bleu, et tu gagnes la manche.',
    },
    'solomino.call': {
      title: 'L’annonce « SOLOmino ! »',
      text: 'S’il ne te reste qu’une carte à la fin de ton tour, tu dois annoncer clairement « SOLOmino ! » pour prévenir les autres. Si tu oublies l’annonce, tu pioches aussitôt 1 carte.',
      ruling:
        'Fais aussi l’annonce si un échange ou un grand échange te laisse 1 carte à la fin de ton tour. Si tu as posé une demande de carte, sa carte est retournée avant que tu pioches pour l’oubli ; s’il n’y a plus de carte, tu n’en pioches pas. Répondre n’est pas ton tour ; t’intercaler, si.',
      example:
        'Tu poses le 4 rouge et tu oublies « SOLOmino ! ». Tu pioches donc 1 carte, et tu en as maintenant 2.',
    },
    'solomino.out': {
      title: 'La dernière carte',
      text: 'Si tu poses ta dernière carte, tu gagnes la manche tout de suite. Un symbole sur cette carte n’agit plus : tu ne choisis ni personne ni sens.',
      example:
        'Ta dernière carte montre un +1 rouge. Tu gagnes la manche tout de suite, et personne ne doit piocher.',
    },
    'solomino.exhausted': {
      title: 'Quand la pioche est vide',
      text: 'Si la pioche est vide et que personne n’a posé toutes ses cartes, la manche finit tout de suite. La main qui a le moins de cartes gagne. En cas d’égalité, vous êtes plusieurs à gagner.',
      ruling:
        'Si tu prends la dernière carte de la pioche, tu ne peux plus la poser, même si elle convient. Si une demande de carte est en cours, on la finit avant la fin de la manche.',
      example:
        'À ta droite, on prend la dernière carte. Elle convient, mais la manche est finie. À ta gauche et chez toi, il y a le moins de cartes : vous gagnez.',
    },
    'solomino.exhausted.debt': {
      title: 'Des cartes prises au serpent',
      text: 'Si la pioche est vide et que tu as encore des cartes à piocher à cause d’un +1, tu les prends au serpent. On compte les cartes seulement après.',
      ruling:
        'Les cartes qui manquent dans la pioche, tu les prends au bout droit du serpent, la dernière d’abord. Si la pioche se vide à cause d’une annonce oubliée, les cartes à piocher sont pour la personne suivante.',
      example:
        'Tu as 2 cartes à piocher, mais il n’en reste qu’une dans la pioche. Tu prends la deuxième au bout droit du serpent. À la fin, tu en as 4.',
    },
    'solomino.rounds': {
      title: 'Plusieurs manches',
      text: 'Vous pouvez jouer plusieurs manches : fixez leur nombre d’avance. Après chaque manche, chaque carte en main vaut 1 point de pénalité. À la fin, le plus petit score gagne.',
      example:
        'Vous jouez 2 manches. Tu as gagné la première ; dans la seconde, il te reste 1 carte. Tu gagnes avec 1 point de pénalité ; les autres en ont 2 et 4.',
    },
    'solomino.interject': {
      title: 'S’intercaler avec la même moitié',
      text: 'Une variante, si vous le décidez. Si une moitié de ta carte est identique à la moitié d’un bout (même couleur et même chiffre ou symbole), tu peux la poser là tout de suite, même si ce n’est pas à toi. Ensuite, c’est à la personne après toi.',
      ruling:
        'S’il y a des cartes à piocher quand tu t’intercales, elles sont pour la personne après toi ; un +1 en ajoute 1. Après un passe-tour, elles sont pour la personne qui joue ensuite ; après une demande de carte, pour celle qui prend la petite pile.',
      example:
        'Ce n’est pas à toi, mais tu poses ton 7 bleu sur le 7 bleu. Le 4 vert sur le 5 vert serait interdit. C’est ensuite à la personne à ta gauche.',
    },
    'solomino.interject.ask': {
      title: 'Pas pendant une demande de carte',
      text: 'Tant qu’une demande de carte est en cours, personne ne peut s’intercaler.',
      example:
        'Une demande de carte est en cours. Un bout montre le 5 vert, et tu as aussi un 5 vert. Tu ne peux pas t’intercaler maintenant.',
    },
  },
  introduction: [
    'À gauche, le serpent finit par le 5 vert. Pose ton 4 vert dessus : même couleur. Le 6 jaune de ta carte devient le nouveau bout.',
    'Un +1 jaune est pour toi. Ne pioche pas : prolonge avec ton +1 bleu, et la personne suivante aura 2 cartes à piocher.',
    'Une demande de carte ! Devant toi, il y a le 8 rouge et le 6 vert. Réponds avec ton 8 rouge : il est identique.',
    'La personne suivante n’a pas pu répondre et a pris les 2 cartes. Rien ne convient sur le 9 bleu ni sur le 2 bleu : pioche une carte.',
    'Un changement de sens bleu ! Pose-le tout de suite sur le 2 bleu. On joue dans l’autre sens, et le 8 jaune est le nouveau bout.',
    'À ta droite, il ne reste qu’une carte. Pose ton 1 jaune sur le 4 jaune et annonce « SOLOmino ! », car toi aussi, tu n’en auras plus qu’une.',
    'Le bout droit est encore ton 7 rouge. Le 3 rouge convient dessus : pose ta dernière carte et gagne la manche !',
  ],
};
