import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your cards before the others do. Whoever has the fewest penalty points at the end of the match wins.',
  rules: {
    'solo.deal': {
      title: 'Dealing',
      text: 'Everybody gets 8 cards. The rest is the draw pile and lies face down in the middle. Its top card is turned up and starts the discard pile.',
      example:
        'Each of the 3 players holds 8 cards, and 1 card lies face up. Of the 112 cards, 87 are left in the draw pile.',
    },
    'solo.start': {
      title: 'Who begins',
      text: 'The player on the dealer’s left begins. From there it goes on clockwise.',
      ruling: 'In every new round the deal moves on one seat clockwise. So the next player begins each time.',
      example: 'You began round 1 and won it. In round 2 the player on your left begins.',
    },
    'solo.start.action': {
      title: 'An action as the first card',
      text: 'If the first card is an action card, the player who begins obeys it. A skip: you miss your turn. A draw two or a draw four: you draw the cards, or you lay a card of the same kind on top. A swap: you first name a player and swap hands.',
      ruling:
        'Reverse: the direction turns, and you still begin. Colour choice or draw four: you first name the colour; the draw debt of a draw four is already open. “Hands move on”: all hands move, then you may lay any card. Until you have chosen a player or a colour, nobody may interject.',
      example:
        'The first card is a green swap. Before you lay, you must swap: from the next player you get the green 4 and the green 6.',
    },
    'solo.match': {
      title: 'What fits',
      text: 'Lay a card that fits on the top card of the discard pile: it has the same colour, the same number or the same symbol. Then it is the next player’s turn.',
      example:
        'On the green 5 you may lay the green 2 or the yellow 5. The red 7 fits neither by colour nor by number.',
    },
    'solo.black': {
      title: 'Black cards',
      text: 'A black card fits on every card. There is one exception: while a draw debt is open, you may only lay a draw card of the same kind.',
      example:
        'Your blue 8 does not fit on the yellow 3. But every black card does: colour choice, draw four and “hands move on”.',
    },
    'solo.draw': {
      title: 'Drawing',
      text: 'If you cannot lay a card, or do not want to, draw 1 card. If it fits, you may lay it at once or keep it, but you may not lay any other card now. If it does not fit, your turn is over. Then the next player goes on.',
      example:
        'You have drawn the red 3. It fits on the red 9: lay it or keep it. Your red 2 may not be laid now.',
    },
    'solo.skip': {
      title: 'Skip',
      text: 'After a skip, the next player misses the turn. The player after that goes on.',
      example:
        'You lay a red skip. The next player misses the turn, and it is the turn of the player after that.',
    },
    'solo.reverse': {
      title: 'Reverse',
      text: 'After a reverse, the direction of play turns at once: clockwise becomes anticlockwise, and the other way round.',
      ruling:
        'With 2 players, the other one is next after a reverse all the same. You can agree that a reverse works like a skip for 2 players; as the first card it still only turns the direction.',
      example: 'You lay a blue reverse. The direction turns, so the player on your right is next.',
    },
    'solo.draw2': {
      title: 'Draw two',
      text: 'After a draw two, the next player draws 2 cards or lays another draw two of any colour. Then the player after that draws 4 cards or lays one more: 6, and so on.',
      example:
        'You lay a red draw two, and the next player lays a green one on it. The player after that draws 4 cards.',
    },
    'solo.wild4': {
      title: 'Draw four',
      text: 'Whoever lays a draw four names a colour. The next player draws 4 cards or lays another draw four. Then it is 8 cards for the player after that, and so on.',
      example: 'You lay a draw four and say “green”. The next player draws 4 cards, and green is the colour.',
    },
    'solo.debt': {
      title: 'An open draw debt',
      text: 'As long as nobody has drawn the cards of a draw two or a draw four, a draw debt is open. On your turn you either draw or lay a card of the same kind.',
      ruling:
        'While a draw debt is open, only a draw two goes on a draw two, and only a draw four on a draw four. No other card may be laid, not even a black one. Whoever draws takes the whole debt at once, or as many cards as there are.',
      example:
        'A red draw two has hit you. You may lay your blue draw two or draw. The red 7 and the draw four are not allowed.',
    },
    'solo.debt.turn': {
      title: 'After the draw debt',
      text: 'When you have drawn the cards of a draw debt, you take a normal turn: you lay a card or draw one.',
      example:
        'You have drawn 2 cards because of a draw two. It is still your turn, and you lay the green 6.',
    },
    'solo.swap': {
      title: 'Swap',
      text: 'When you lay a swap, you name another player. The two of you exchange your whole hands.',
      example:
        'You lay a yellow swap and name the player on your right. You get the red 4 and give away the blue 3 and the blue 6.',
    },
    'solo.wild': {
      title: 'Colour choice',
      text: 'When you lay a colour choice, you name a colour: red, green, blue or yellow. The next card must have that colour or be black.',
      example:
        'You lay a colour choice on the blue 9 and say “red”. Now the red 1 fits, and the blue 2 does not.',
    },
    'solo.rotate': {
      title: 'Hands move on',
      text: 'With “hands move on”, all players give their whole hand to the next player in the direction of play. After that, the next player may lay any card.',
      ruling:
        'As long as “hands move on” lies on top, not only the next player but also the players after that may lay any card.',
      example:
        '“Hands move on”: your blue 1 and green 2 go to the next player, who may lay either of them. You get the red 8.',
    },
    'solo.interject': {
      title: 'Interjecting',
      text: 'If you hold exactly the card on top of the discard pile, you may interject: lay it at once, even when it is not your turn. The colour and the number or symbol must be the same. Then the player after you goes on and obeys the card.',
      ruling:
        'To interject a black card, you only need one of the same kind. If a draw debt is open, it grows by another 2 or 4 cards. You can agree that nobody may interject.',
      example:
        'The player on your left has laid a green 4. You interject yours, though it is not your turn. Then the player on your left is next again.',
    },
    'solo.call': {
      title: 'The call “SOLO!”',
      text: 'Call “SOLO!” when you lay your last card but one. It tells the others that you have only 1 card left. If you forget the call, you draw 2 cards.',
      ruling:
        'If you forget the call, you draw the 2 cards at once, before the action of your card is carried out. A call that is not needed does nothing.',
      example: 'You lay the red 1 and forget “SOLO!”. So you draw 2 cards, and now you hold 3.',
    },
    'solo.out': {
      title: 'Going out',
      text: 'If you lay your last card, you go out and win the round at once. If it is an action card, its action is not carried out, and you name no colour and no player.',
      example: 'Your last card is a red draw two. You win the round at once, and nobody has to draw.',
    },
    'solo.reshuffle': {
      title: 'When the draw pile is empty',
      ruling:
        'If you must draw and the draw pile is empty, the discard pile without its top card is shuffled into a new one. If that is too little, draw what there is. Whoever can neither lay nor draw passes. When all have passed in a row, the round ends and everybody gets penalty points for their hand.',
      example:
        'The draw pile is empty, and you draw. Only the yellow 3 stays; the 2 cards under it are shuffled, and you get the green 7.',
    },
    'solo.score': {
      title: 'Penalty points',
      text: 'Everybody but the winner of the round gets penalty points for the cards in hand: 1 to 9 their number, reverse 10, skip 20, draw two 30, swap 30, “hands move on” 40, colour choice 40, draw four 50.',
      example:
        'You win. The other player still holds the yellow 7, a green skip and a draw four: 7 + 20 + 50 = 77 penalty points.',
    },
    'solo.end': {
      title: 'The end of the match',
      text: 'When at least one player has more than 500 penalty points, the match is over. Whoever has the fewest wins. You can agree on another limit or on a fixed number of rounds.',
      example:
        'One player now has 520 penalty points, more than 500. The match is over, and you win with only 3.',
    },
  },
  introduction: [
    'The blue 7 lies on top. A card fits if it has the same colour or the same number: lay your blue 2.',
    'The player on your left has laid a yellow 2. You hold exactly this card: interject it, though it is not your turn!',
    'A yellow draw two has hit you. Do not draw: lay your red draw two on it, and the next player owes 4 cards.',
    'None of your cards fits on the red 4. Draw one from the draw pile.',
    'A colour choice! Black cards fit on everything. Lay it at once and name green, because you hold the green 6.',
    'The green 1 lies on top. Lay the green 6 and call “SOLO!”, because then you have only 1 card left.',
    'Your yellow 8 fits on the blue 8: the same number. Lay your last card and win the round!',
  ],
};
