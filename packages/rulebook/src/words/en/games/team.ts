import type { extras, rules } from '../../../games/team.ts';
import type * as positions from '../../../positions/team.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'You play two against two. When you or your partner goes out, you both win and get the pips of the other two as points.',
  rules: {
    'team.deal': {
      title: 'Dealing',
      text: 'This game is for 4 players, and everybody takes 4 tiles.',
      example: '4 players have taken 4 tiles each, so 12 of the 28 are left in the stock.',
    },
    'team.pairing': {
      title: 'Who plays with whom',
      text: 'Everybody counts the pips in hand. The two players with the most pips are one team, the two with the fewest are the other.',
      ruling:
        'If two hands have equally many pips, the one with the higher single tile counts as more. Any double is higher than any other tile; after that the sum of the halves decides, then the larger half. There are new teams each round.',
      example:
        'With 6-6 and 1-0 you have 13 pips, and the player opposite has 14 with 5-5 and 3-1: you are a team. The others have only 8 and 6.',
    },
    'team.score': {
      title: 'Points for the team',
      ruling:
        'The team of the player who goes out wins. If the round is blocked, the team with fewer pips together wins. Each partner gets 1 point for every pip that the two opponents still hold. If the teams are equal, nobody gets any points.',
      example:
        'You lay your last tile, 6-6. The other team still holds 4-2 and 3-2: you and your partner get 11 points each.',
    },
    'team.talk': {
      title: 'Talking within the team',
      text: 'You can agree beforehand that partners may consult openly. Then you see your partner’s tiles too. Without this agreement everybody sees only their own tiles.',
    },
  },
  introduction: [
    'You have 33 pips, and so does the player opposite. Those are the most: you are a team. Your 6-6 is the highest double, so lay it.',
    'Your partner has laid 6-5. Lay 5-4 at the 5. You have just drawn it, and it has more pips than 5-3.',
    'The ends are 4 and 0. Only 4-1 fits: lay it at the 4. Only the last two are in the stock, so nobody draws any more.',
    'Your partner helps you: there is an open 6 at 6-4. Lay 6-2 there, and you have only one tile left.',
    'Lay your last tile, 5-3, at the 3. The other team still holds 5-2 and 3-0: 10 points for you and 10 for your partner!',
  ],
};
