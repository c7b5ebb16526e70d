import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Block, two against two: if you or your partner is the first to run out of tiles, you both win the round.',
  needs: 'The 28 dominoes of the double-six set, and pencil and paper for the points.',
  turn: [
    'Play a tile against one of the two open ends: equal numbers touch.',
    'If nothing fits, you pass.',
    'Either way, you draw a tile at the end of your turn, until only two are left in the stock.',
  ],
  rules: {
    'team.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 4 tiles.',
      example: '4 players have taken 4 tiles each, so 12 of the 28 are left in the stock.',
    },
    'team.pairing': {
      title: 'Who plays with whom',
      text: 'Everybody counts the pips in their hand. The two players with the most pips are one team, and the two with the fewest are the other.',
      ruling:
        'If two hands have the same number of pips, the one with the higher single tile counts as more. Any double beats any other tile; after that the sum of the halves decides, then the larger half. There are new teams every round.',
      example:
        'With 6-6 and 1-0 you have 13 pips, and the player opposite has 14 with 5-5 and 3-1: you are a team. The others have only 8 and 6.',
    },
    'team.talk': {
      title: 'Talking within the team',
      text: 'Agree beforehand whether partners may consult openly.',
      ruling:
        'If partners may consult openly, you also see your partner’s tiles. If nothing is agreed, everybody sees only their own.',
    },
    'team.score': {
      title: 'Points for the team',
      ruling:
        'The team of the player who goes out wins. If the round is blocked, the team with fewer pips together wins. Each partner gets 1 point for every pip the two opponents still have. If the teams are equal, nobody gets any points.',
      example:
        'You play your last tile, 6-6. The other team still has 4-2 and 3-2: you and your partner get 11 points each.',
    },
  },
  adapted: {
    'domino.blocked': {
      text: 'The round also ends when nobody can play and nothing can be drawn. You prove it by turning all your tiles face up.',
      ruling:
        'A blocked round ends at once, without waiting for everybody to pass. The team with fewer pips in both hands together wins it.',
    },
    'sperr.win': {
      text: 'If you have the fewest pips when you lock an end, you get 1 point for every pip your opponents have.',
      ruling:
        'The pips of the two teams are compared, and your lock holds even if they are equal. You and your partner both get the points.',
    },
    'sperr.fail': {
      text: 'If the opponents have fewer pips, they get all the points, and you lose twice the pips left in your own hand.',
      ruling:
        'The pips of the two teams are compared. Both opponents get the pips of you and your partner. Only you lose points, your partner does not.',
    },
  },
  introduction: [
    'You have 33 pips, and so does the player opposite. Nobody has more: you are a team. Your 6-6 is the highest double, so play it.',
    'Your partner has played 6-5. Play 5-4 against the 5. You have just drawn it, and it has more pips than 5-3.',
    'The ends are 4 and 0. Only 4-1 fits: play it against the 4. Only the last two are in the stock, so nobody draws any more.',
    'Your partner is helping you: there is an open 6 on 6-4. Play 6-2 there, and you have only one tile left.',
    'Play your last tile, 5-3, against the 3: “Domino!” The other team still has 5-2 and 3-0: 10 points for you and 10 for your partner!',
  ],
};
