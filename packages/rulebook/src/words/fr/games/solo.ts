import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de toutes tes cartes avant les autres. À la fin de la partie, le joueur qui a le moins de points de pénalité gagne.',
  rules: {
    'solo.deal': {
      title: 'La distribution',
      text: 'Chacun reçoit 8 cartes. Le reste forme la pioche, face cachée au milieu. On retourne sa première carte : elle commence la défausse.',
      example:
        'Les 3 joueurs ont 8 cartes chacun et 1 carte est retournée. Sur les 112 cartes, il en reste 87 dans la pioche.',
    },
    'solo.start': {
      title: 'Qui commence',
      text: 'Un joueur distribue les cartes. Le joueur à sa gauche commence, puis on continue dans le sens des aiguilles d’une montre.',
      ruling:
        'À chaque nouvelle manche, la distribution passe au joueur suivant dans le sens des aiguilles d’une montre. C’est donc aussi au suivant de commencer.',
      example:
        'Tu as commencé la manche 1 et tu l’as gagnée. Dans la manche 2, c’est le joueur à ta gauche qui commence.',
    },
    'solo.start.action': {
      title: 'Une action en première carte',
      text: 'Si la première carte est une carte action, le joueur qui commence lui obéit. Passe-tour : tu perds ton tour. +2 ou « pioche quatre » : tu pioches les cartes, ou tu poses dessus une carte de la même sorte. Échange : tu choisis d’abord un joueur et vous échangez vos mains.',
      ruling:
        'Changement de sens : le sens change, mais c’est toi qui commences. Choix de couleur ou « pioche quatre » : dis d’abord la couleur ; la dette de pioche du « pioche quatre » est déjà ouverte. « Tout le monde passe sa main » : les mains tournent, puis pose ce que tu veux. Avant ton choix, personne ne peut s’intercaler.',
      example:
        'La première carte est un échange vert. Avant de poser, tu dois échanger : le joueur suivant te donne le 4 vert et le 6 vert.',
    },
    'solo.match': {
      title: 'Ce que tu peux poser',
      text: 'Pose une carte qui va sur la carte du dessus de la défausse : elle a la même couleur, le même chiffre ou le même symbole. Ensuite, c’est au joueur suivant.',
      example:
        'Sur le 5 vert, tu peux poser le 2 vert ou le 5 jaune. Le 7 rouge n’a ni la bonne couleur ni le bon chiffre.',
    },
    'solo.black': {
      title: 'Les cartes noires',
      text: 'Une carte noire va sur toutes les cartes. Il y a une exception : tant qu’une dette de pioche est ouverte, seul un +2 va sur un +2, et seul un « pioche quatre » sur un « pioche quatre ».',
      example:
        'Ton 8 bleu ne va pas sur le 3 jaune. Mais les noires y vont : choix de couleur, « pioche quatre » et « tout le monde passe sa main ».',
    },
    'solo.draw': {
      title: 'Piocher',
      text: 'Si tu ne peux pas ou ne veux pas poser, pioche 1 carte. Si elle convient, tu peux la poser tout de suite ou la garder, mais tu ne peux pas en poser une autre. Sinon, ton tour est fini. Ensuite, c’est au joueur suivant.',
      example:
        'Tu as pioché le 3 rouge. Il va sur le 9 rouge : pose-le ou garde-le. Ton 2 rouge, lui, ne peut pas être posé maintenant.',
    },
    'solo.skip': {
      title: 'Le passe-tour',
      text: 'Après un passe-tour, le joueur suivant perd son tour. C’est à celui d’après de jouer.',
      example:
        'Tu poses un passe-tour rouge. Le joueur suivant perd son tour, et c’est à celui d’après de jouer.',
    },
    'solo.reverse': {
      title: 'Le changement de sens',
      text: 'Après un changement de sens, on tourne tout de suite dans l’autre sens : on jouait dans le sens des aiguilles d’une montre, on joue maintenant dans le sens inverse, ou le contraire.',
      ruling:
        'À 2 joueurs, après un changement de sens, c’est quand même à l’autre de jouer. Vous pouvez décider qu’à 2 joueurs, il compte comme un passe-tour ; mais en première carte, il ne change que le sens.',
      example:
        'Tu poses un changement de sens bleu. On tourne dans l’autre sens : c’est au joueur à ta droite.',
    },
    'solo.draw2': {
      title: 'Le +2',
      text: 'Après un +2 (« pioche deux »), le joueur suivant pioche 2 cartes ou pose un autre +2, de n’importe quelle couleur. Alors celui d’après pioche 4 cartes ou en pose encore un : 6, et ainsi de suite.',
      example:
        'Tu poses un +2 rouge, et le joueur suivant pose un +2 vert dessus. Celui d’après pioche 4 cartes.',
    },
    'solo.wild4': {
      title: 'Le « pioche quatre »',
      text: 'Quand tu poses un « pioche quatre », tu dis une couleur. Le joueur suivant pioche 4 cartes ou pose un autre « pioche quatre ». Alors c’est 8 cartes pour celui d’après, et ainsi de suite.',
      example:
        'Tu poses un « pioche quatre » et tu dis « vert ». Le joueur suivant pioche 4 cartes, et la couleur est le vert.',
    },
    'solo.debt': {
      title: 'La dette de pioche',
      text: 'Tant que personne n’a pioché les cartes d’un +2 ou d’un « pioche quatre », une dette de pioche est ouverte. À ton tour, tu pioches ou tu poses une carte de la même sorte.',
      ruling:
        'Tant qu’une dette de pioche est ouverte, seul un +2 va sur un +2, et seul un « pioche quatre » sur un « pioche quatre ». Aucune autre carte n’est permise, même noire. Quand tu pioches, tu prends toute la dette d’un coup, ou autant de cartes qu’il y en a.',
      example:
        'Un +2 rouge est pour toi. Tu peux poser ton +2 bleu ou piocher. Le 7 rouge et le « pioche quatre » sont interdits.',
    },
    'solo.debt.turn': {
      title: 'Après la dette de pioche',
      text: 'Quand tu as pioché les cartes d’une dette de pioche, tu joues ensuite un tour normal : tu poses une carte ou tu en pioches une.',
      example: 'Tu as pioché 2 cartes à cause d’un +2. C’est encore à toi, et tu poses le 6 vert.',
    },
    'solo.swap': {
      title: 'L’échange',
      text: 'Quand tu poses un échange, tu choisis un autre joueur. Vous échangez toutes les cartes de vos mains.',
      example:
        'Tu poses un échange jaune et tu choisis le joueur à ta droite. Tu reçois le 4 rouge et tu donnes le 3 bleu et le 6 bleu.',
    },
    'solo.wild': {
      title: 'Le choix de couleur',
      text: 'Quand tu poses un choix de couleur, tu dis une couleur : rouge, vert, bleu ou jaune. La carte suivante doit avoir cette couleur ou être noire.',
      example:
        'Tu poses un choix de couleur sur le 9 bleu et tu dis « rouge ». Le joueur suivant peut poser le 1 rouge, mais pas le 2 bleu.',
    },
    'solo.rotate': {
      title: 'Tout le monde passe sa main',
      text: 'Avec cette carte, chacun donne toute sa main au joueur suivant dans le sens du jeu. Ensuite, le prochain joueur peut poser n’importe quelle carte.',
      ruling:
        'Tant que « tout le monde passe sa main » est sur le dessus, le joueur suivant et aussi tous ceux d’après peuvent poser n’importe quelle carte.',
      example:
        '« Tout le monde passe sa main » : ton 1 bleu et ton 2 vert vont au joueur suivant, qui peut poser l’un ou l’autre. Tu reçois le 8 rouge.',
    },
    'solo.interject': {
      title: 'S’intercaler',
      text: 'Si tu as exactement la carte du dessus de la défausse, tu peux t’intercaler : pose-la tout de suite, même si ce n’est pas à toi. La couleur et le chiffre ou le symbole doivent être les mêmes. Le joueur après toi continue et obéit à la carte.',
      ruling:
        'Pour t’intercaler avec une carte noire, il suffit qu’elle soit de la même sorte. Si une dette de pioche est ouverte, elle augmente encore de 2 ou 4 cartes. Vous pouvez décider que personne ne s’intercale.',
      example:
        'Le joueur à ta gauche a posé un 4 vert. Ce n’est pas à toi, mais tu t’intercales avec le tien. Puis c’est encore au joueur à ta gauche.',
    },
    'solo.call': {
      title: 'L’annonce « SOLO ! »',
      text: 'Annonce « SOLO ! » quand tu poses ton avant-dernière carte. Les autres savent ainsi qu’il ne te reste qu’une carte. Si tu oublies l’annonce, tu pioches 2 cartes.',
      ruling:
        'Si tu oublies l’annonce, tu pioches les 2 cartes tout de suite, avant l’action de ta carte. Une annonce inutile ne change rien.',
      example:
        'Tu poses le 1 rouge et tu oublies « SOLO ! ». Tu pioches donc 2 cartes, et tu en as maintenant 3.',
    },
    'solo.out': {
      title: 'La dernière carte',
      text: 'Si tu poses ta dernière carte, tu gagnes la manche tout de suite. Si c’est une carte action, on ne lui obéit plus : tu ne choisis ni couleur ni joueur.',
      example:
        'Ta dernière carte est un +2 rouge. Tu gagnes la manche tout de suite, et personne ne doit piocher.',
    },
    'solo.reshuffle': {
      title: 'Quand la pioche est vide',
      ruling:
        'S’il faut piocher et que la pioche est vide, on mélange la défausse, sauf la carte du dessus, pour faire une nouvelle pioche. Si ça ne suffit pas, pioche ce qu’il y a. Si tu ne peux ni poser ni piocher, passe. Quand tous ont passé à la suite, la manche finit et chacun reçoit les points de pénalité de sa main.',
      example:
        'La pioche est vide, et tu pioches. Seul le 3 jaune reste ; les 2 cartes du dessous sont mélangées, et tu reçois le 7 vert.',
    },
    'solo.score': {
      title: 'Les points de pénalité',
      text: 'Tous les joueurs, sauf le gagnant de la manche, reçoivent des points de pénalité pour leur main : de 1 à 9 leur chiffre, changement de sens 10, passe-tour 20, +2 ou échange 30, « tout le monde passe sa main » ou choix de couleur 40, « pioche quatre » 50.',
      example:
        'Tu gagnes. L’autre joueur a encore le 7 jaune, un passe-tour vert et un « pioche quatre » : 7 + 20 + 50 = 77 points de pénalité.',
    },
    'solo.end': {
      title: 'La fin de la partie',
      text: 'Dès qu’au moins un joueur a plus de 500 points de pénalité, la partie est finie. Le joueur qui en a le moins gagne. Vous pouvez aussi décider d’une autre limite ou d’un nombre de manches.',
      example:
        'Un joueur a maintenant 520 points de pénalité, donc plus de 500. La partie est finie, et tu gagnes avec 3 points seulement.',
    },
  },
  introduction: [
    'Le 7 bleu est sur le dessus. Une carte va si elle a la même couleur ou le même chiffre : pose ton 2 bleu.',
    'Le joueur à ta gauche a posé un 2 jaune. Tu as exactement cette carte : intercale-toi, même si ce n’est pas à toi !',
    'Un +2 jaune est pour toi. Ne pioche pas : pose ton +2 rouge dessus, et la dette passe à 4 cartes pour le joueur suivant.',
    'Aucune de tes cartes ne va sur le 4 rouge. Prends une carte dans la pioche.',
    'Un choix de couleur ! Les cartes noires vont sur tout. Pose-le tout de suite et dis « vert », car tu as le 6 vert.',
    'Le 1 vert est sur le dessus. Pose le 6 vert et annonce « SOLO ! », car il ne te restera qu’une carte.',
    'Ton 8 jaune va sur le 8 bleu : c’est le même chiffre. Pose ta dernière carte et gagne la manche !',
  ],
};
