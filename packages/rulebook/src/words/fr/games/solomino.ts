import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Débarrasse-toi de toutes tes cartes avant les autres. Si la pioche est vide avant, le joueur qui a le moins de cartes gagne.',
  rules: {
    'solomino.deal': {
      title: 'La distribution',
      text: 'Chacun reçoit 8 cartes. Le reste forme la pioche, face cachée. On retourne sa première carte : elle commence le serpent au milieu de la table.',
      ruling: 'Un symbole sur la première carte du serpent n’a aucun effet.',
      example:
        'Les 3 joueurs ont 8 cartes chacun. Sur 120, il en reste 95 dans la pioche. La première carte montre un +1 bleu, mais personne ne pioche.',
    },
    'solomino.start': {
      title: 'Qui commence',
      text: 'Le plus jeune joueur commence, puis on continue dans le sens des aiguilles d’une montre.',
      ruling:
        'À chaque nouvelle manche, c’est le joueur suivant, dans le sens des aiguilles d’une montre, qui commence.',
      example:
        'Tu as commencé la manche 1 et tu l’as gagnée. Dans la manche 2, c’est le joueur à ta gauche qui commence.',
    },
    'solomino.match': {
      title: 'Ce que tu peux poser',
      text: 'Chaque carte a 2 moitiés, et le serpent a 2 bouts. Une carte va à un bout si l’une de ses moitiés a la même couleur, le même chiffre ou le même symbole que la moitié posée là.',
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
      text: 'Si tu ne peux pas ou ne veux pas poser, pioche 1 carte. Si elle convient, tu peux la poser tout de suite ou la garder, mais tu ne peux pas en poser une autre. Sinon, elle reste dans ta main. Ensuite, c’est au joueur suivant.',
      example:
        'Tu as pioché une carte avec le 6 rouge. Il va sur le 2 rouge : pose-la ou garde-la. Ton 4 rouge, lui, ne peut pas être posé maintenant.',
    },
    'solomino.action': {
      title: 'Les symboles agissent aussitôt',
      text: 'Quand tu poses une carte avec un symbole, il agit tout de suite. Peu importe qu’il soit sur la moitié qui recouvre le bout ou sur celle qui devient le nouveau bout.',
      example:
        'Tu poses le 2 rouge sur le 2 rouge, et le passe-tour bleu devient le nouveau bout. Il agit quand même : le joueur suivant est sauté.',
    },
    'solomino.skip': {
      title: 'Le passe-tour',
      text: 'Après un passe-tour, le joueur suivant est sauté. C’est à celui d’après de jouer.',
      example:
        'Tu poses un passe-tour rouge sur le 7 rouge. Le joueur suivant est sauté, et c’est à celui d’après de jouer.',
    },
    'solomino.reverse': {
      title: 'Le changement de sens',
      text: 'Après un changement de sens, on tourne tout de suite dans l’autre sens : on jouait dans le sens des aiguilles d’une montre, on joue maintenant dans le sens inverse, ou le contraire.',
      example:
        'Tu poses un changement de sens bleu sur le 4 bleu. On tourne dans l’autre sens : c’est au joueur à ta droite.',
    },
    'solomino.draw1': {
      title: 'Le +1',
      text: 'Après un +1 (« pioche un »), le joueur suivant pioche 1 carte ou pose aussi une carte avec un +1 qui va à un bout. Alors celui d’après pioche 2 cartes ou pose encore un +1 : 3, et ainsi de suite.',
      ruling:
        'Quand tu pioches, tu prends toute la dette de pioche d’un coup. Si c’est à toi et que tu dois des cartes, tu peux poser seulement une carte avec un +1, et aucune autre.',
      example:
        'Tu poses un +1, et le joueur suivant aussi. Celui d’après n’en a pas, ne peut pas poser son 9 bleu et pioche 2 cartes.',
    },
    'solomino.draw1.turn': {
      title: 'Après la dette de pioche',
      text: 'Quand tu as pioché les cartes d’une dette de pioche, tu joues ensuite un tour normal : tu poses une carte ou tu en pioches une.',
      example:
        'Tu as pioché 1 carte à cause d’un +1. C’est encore à toi, et tu poses le 4 vert sur le 5 vert.',
    },
    'solomino.swap': {
      title: 'L’échange',
      text: 'Quand tu poses un échange, tu choisis un autre joueur. Vous échangez toutes les cartes de vos mains.',
      example:
        'Tu poses un échange rouge et tu choisis le joueur à ta droite. Tu reçois ses 2 cartes et tu donnes tes 3 cartes.',
    },
    'solomino.rotate': {
      title: 'Tout le monde passe sa main',
      text: 'Avec cette carte, chacun donne toute sa main à un voisin. Le joueur qui l’a posée choisit : dans le sens des aiguilles d’une montre ou dans l’autre sens. Le sens du jeu ne compte pas.',
      example:
        'Tu poses un « tout le monde passe sa main » vert, dans le sens inverse d’une montre. Tu reçois les 2 cartes de gauche. Le sens du jeu ne change pas.',
    },
    'solomino.ask': {
      title: 'La demande',
      text: 'Pendant une demande, le serpent attend. On retourne la première carte de la pioche devant le joueur suivant, qui doit poser dessus une carte avec une moitié identique à l’une des deux : même couleur et même chiffre ou symbole. La petite pile passe au joueur d’après, qui répond à la carte du dessus, et ainsi de suite.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Ton 4 vert ne suffit pas. Tu poses ton 6 bleu dessus, et la petite pile passe au joueur suivant.',
    },
    'solomino.ask.must': {
      title: 'Qui peut répondre doit répondre',
      text: 'Si tu peux répondre à une demande, tu dois le faire. Si tu as plusieurs cartes avec une moitié identique, choisis-en une.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Tu as les deux, sur 2 cartes : pose l’une d’elles. Tu ne peux pas prendre la petite pile.',
    },
    'solomino.ask.take': {
      title: 'Prendre la petite pile',
      text: 'Pendant une demande, si tu n’as aucune carte avec une moitié identique, tu prends toute la petite pile dans ta main. Ensuite, c’est à toi : tu joues un tour normal.',
      example:
        'Sur la petite pile : le 4 vert et le 3 vert. Tu n’as ni l’un ni l’autre. Tu prends les 2 cartes de la pile, et c’est à toi de jouer.',
    },
    'solomino.ask.quiet': {
      title: 'Les symboles de la petite pile',
      ruling: 'Les symboles sur les cartes de la petite pile n’ont aucun effet.',
      example:
        'Devant toi : un +1 et le 9 rouge. Tu poses dessus un passe-tour avec le 9 rouge. Personne ne pioche, et personne n’est sauté.',
    },
    'solomino.ask.out': {
      title: 'La dernière carte en réponse',
      ruling: 'Si tu poses ta dernière carte en réponse à une demande, tu gagnes la manche tout de suite.',
      example:
        'Devant toi : le 5 vert et le 6 bleu. Tu poses dessus ta dernière carte, avec le 6 bleu, et tu gagnes la manche.',
    },
    'solomino.call': {
      title: 'L’annonce « SOLOmino ! »',
      text: 'Si tu n’as plus qu’une carte à la fin de ton tour, tu dois annoncer « SOLOmino ! ». C’est pour prévenir les autres. Si tu oublies l’annonce, tu pioches aussitôt 1 carte.',
      ruling:
        'Fais aussi l’annonce si un échange ou « tout le monde passe sa main » te laisse 1 carte à la fin de ton tour. Si tu as posé une demande, on retourne sa carte avant que tu pioches pour l’oubli ; s’il n’y a plus de carte, tu n’en pioches pas. Répondre à une demande, ce n’est pas ton tour ; t’intercaler, si.',
      example:
        'Tu poses le 4 rouge et tu oublies « SOLOmino ! ». Tu pioches donc 1 carte, et tu en as maintenant 2.',
    },
    'solomino.out': {
      title: 'La dernière carte',
      text: 'Si tu poses ta dernière carte, tu gagnes la manche tout de suite. Un symbole sur cette carte n’agit plus : tu ne choisis ni joueur ni sens.',
      example:
        'Ta dernière carte montre un +1 rouge. Tu gagnes la manche tout de suite, et personne ne doit piocher.',
    },
    'solomino.exhausted': {
      title: 'Quand la pioche est vide',
      text: 'Si la pioche est vide et que personne n’a posé toutes ses cartes, la manche finit tout de suite. Le joueur qui a le moins de cartes en main gagne. En cas d’égalité, il y a plusieurs gagnants.',
      ruling:
        'Si tu prends la dernière carte de la pioche, tu ne peux plus la poser, même si elle convient. Si une demande est en cours, on la finit avant la fin de la manche.',
      example:
        'Le joueur à ta droite prend la dernière carte. Elle convient, mais la manche est finie. Ton voisin de gauche et toi avez le moins de cartes et gagnez.',
    },
    'solomino.exhausted.debt': {
      title: 'Des cartes prises au serpent',
      text: 'Si la pioche est vide et que tu dois encore des cartes à cause d’un +1, tu les prends au serpent. On compte les cartes seulement après.',
      ruling:
        'Les cartes que tu dois et qui manquent dans la pioche, tu les prends au bout droit du serpent, la dernière d’abord. Si la pioche se vide parce qu’un joueur pioche pour une annonce oubliée, c’est le joueur suivant qui doit la dette de pioche ouverte.',
      example:
        'Tu dois 2 cartes, mais il n’en reste qu’une dans la pioche. Tu prends la deuxième au bout droit du serpent. À la fin, tu en as 4.',
    },
    'solomino.rounds': {
      title: 'Plusieurs manches',
      text: 'Une partie a 1 manche. Vous pouvez décider d’en jouer plus : après chaque manche, chaque carte en main vaut 1 point de pénalité. À la fin, celui qui en a le moins gagne. Vous pouvez aussi décider à combien de points de pénalité la partie finit.',
      example:
        'Vous jouez 2 manches. Tu as gagné la première ; dans la seconde, il te reste 1 carte. Tu gagnes avec 1 point de pénalité ; les autres en ont 2 et 4.',
    },
    'solomino.interject': {
      title: 'S’intercaler',
      text: 'Vous pouvez décider qu’on peut s’intercaler. Si une moitié de ta carte est identique à la moitié d’un bout (la couleur et le chiffre ou le symbole), tu peux la poser là tout de suite, même si ce n’est pas à toi. Ensuite, c’est au joueur après toi.',
      ruling:
        'Si une dette de pioche est ouverte quand tu t’intercales, elle passe au joueur après toi. Si tu t’intercales avec un +1, elle augmente de 1. Après un passe-tour, elle est pour celui qui joue ensuite ; après une demande, pour celui qui prend la petite pile.',
      example:
        'Ce n’est pas à toi, mais tu poses ton 7 bleu sur le 7 bleu. Le 4 vert sur le 5 vert serait interdit. C’est ensuite au joueur à ta gauche.',
    },
    'solomino.interject.ask': {
      title: 'Pas pendant une demande',
      text: 'Tant qu’une demande est en cours, personne ne peut s’intercaler.',
      example:
        'Une demande est en cours. Un bout montre le 5 vert, et tu as aussi un 5 vert. Tu ne peux pas t’intercaler maintenant.',
    },
  },
  introduction: [
    'À gauche, le serpent finit par le 5 vert. Pose ton 4 vert dessus : même couleur. Le 6 jaune de ta carte devient le nouveau bout.',
    'Un +1 jaune est pour toi. Ne pioche pas : pose ton +1 bleu dessus, et la dette passe à 2 cartes pour le joueur suivant.',
    'Une demande ! Devant toi, il y a le 8 rouge et le 6 vert. Réponds avec ton 8 rouge : il est identique.',
    'Le joueur suivant n’a pas pu répondre et a pris les 2 cartes. Rien ne va sur le 9 bleu ni sur le 2 bleu : pioche une carte.',
    'Un changement de sens bleu ! Pose-le tout de suite sur le 2 bleu. On tourne dans l’autre sens, et le 8 jaune est le nouveau bout.',
    'Ton voisin de droite n’a plus qu’une carte. Pose ton 1 jaune sur le 4 jaune et annonce « SOLOmino ! », car toi aussi, tu n’en auras plus qu’une.',
    'Le bout droit est encore ton 7 rouge. Le 3 rouge va dessus : pose ta dernière carte et gagne la manche !',
  ],
};
