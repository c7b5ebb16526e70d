import type { extras, rules } from '../../../games/solo.ts';
import type * as positions from '../../../positions/solo/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of all your cards.',
  needs:
    'The 112 cards of SOLO: 72 colour cards, 28 coloured and 12 black action cards. Pencil and paper for the penalty points.',
  turn: [
    'Play a card with the same colour, number or symbol as the top card. A black card always fits.',
    'If you cannot or do not want to play, draw 1 card. You may play it at once if it fits.',
    'Call “SOLO!” before you play your last card but one.',
  ],
  tables: {
    special: {
      head: ['Action card', 'What it does'],
      words: {
        skip: 'The next player misses a turn.',
        reverse: 'Play changes direction.',
        draw2: 'The next player draws 2 cards, or extends.',
        swap: 'You swap hands with a player of your choice.',
        wild: 'Fits on every card. You choose the colour.',
        wild4: 'Fits on every card. You choose the colour; the next player draws 4 cards, or extends.',
        rotate: 'Fits on every card. Everybody passes their hand on to the next player.',
      },
    },
    scoring: {
      head: ['Card', 'Penalty points'],
      words: { numbers: 'Number cards' },
    },
  },
  rules: {
    'solo.deal': {
      title: 'Dealing',
      text: 'One player shuffles and deals: 8 cards each. The rest is the draw pile and goes face down in the middle of the table. Its top card is turned up beside it and starts the discard pile.',
      example:
        'Each of the 3 players has 8 cards, and 1 card is face up. Of the 112 cards, 87 are left in the draw pile.',
    },
    'solo.start': {
      title: 'Who begins',
      text: 'The player on the dealer’s left begins. Then play goes clockwise.',
      ruling: 'In every new round the deal moves on one seat clockwise. So the next player begins each time.',
      example: 'You began round 1 and won it. In round 2 the player on your left begins.',
    },
    'solo.match': {
      title: 'What fits',
      text: 'A card fits on the discard pile if it has the same colour, the same number or the same action symbol as the top card. Then it is the next player’s turn.',
      example:
        'On the green 5 you may play the green 2 or the yellow 5. The red 7 fits neither by colour nor by number.',
    },
    'solo.black': {
      title: 'Black cards',
      text: 'A black action card is a joker: it fits on every card.',
      ruling: 'While cards are owed, a black card does not fit, except a draw four on a draw four.',
      example:
        'Your blue 8 does not fit on the yellow 3. But every black card does: colour choice, draw four and pass hands.',
    },
    'solo.draw': {
      title: 'Drawing',
      text: 'If you cannot or do not want to play a card, you draw 1 card. If it fits, you may play it at once or keep it, but you may not play any other card now. Then it is the next player’s turn, unless somebody is quicker and jumps in.',
      example:
        'You have drawn the red 3. It fits on the red 9: play it or keep it. You may not play your red 2 now.',
    },
    'solo.skip': {
      title: 'Skip',
      text: 'A skip fits on its own colour or on another skip. The next player may neither play nor draw and misses a turn. The player after that goes on.',
      example:
        'You play a red skip. The next player misses a turn, and it is the turn of the player after that.',
    },
    'solo.reverse': {
      title: 'Reverse',
      text: 'A reverse fits on its own colour or on another reverse. The direction of play changes at once: clockwise becomes anticlockwise, and the other way round. So the player on your other side is next.',
      ruling:
        'With 2 players, the other one is next after a reverse all the same. You can agree that a reverse works like a skip for 2 players; as the first card it still only changes the direction.',
      example: 'You play a blue reverse. Play changes direction, so the player on your right is next.',
    },
    'solo.draw2': {
      title: 'Draw two',
      text: 'A draw two fits on its own colour or on another draw two. The next player draws 2 cards, or extends by playing another draw two. Then the player after that draws 4 cards or plays one more, and so on.',
      example:
        'You play a red draw two, and the next player extends with a green one. The player after that draws 4 cards.',
    },
    'solo.swap': {
      title: 'Swap',
      text: 'A swap fits on its own colour or on another swap. You choose another player, and the two of you swap your whole hands.',
      example:
        'You play a yellow swap and choose the player on your right. You get the red 4 and give away the blue 3 and the blue 6.',
    },
    'solo.wild': {
      title: 'Colour choice',
      text: 'A colour choice is a joker. You may play it if nothing else fits, or just because you want another colour. You choose red, green, blue or yellow, and the next player must play a card of that colour or a black card.',
      example:
        'You play a colour choice on the blue 9 and say “red”. Now the red 1 fits, and the blue 2 does not.',
    },
    'solo.wild4': {
      title: 'Draw four + colour choice',
      text: 'This card is a joker too. You choose a colour, and the next player must draw 4 cards, or extends with the same card. Then it is 8 cards for the player after that, and so on.',
      example:
        'You play a draw four and say “green”. The next player draws 4 cards, and green is the colour.',
    },
    'solo.rotate': {
      title: 'Pass hands',
      text: 'This card is a joker too. All players pass their whole hand to the next player in the direction of play. After that, the next player may play any card.',
      ruling: 'As long as a pass hands card is on top, the players after that may play any card too.',
      example:
        'Pass hands: your blue 1 and green 2 go to the next player, who may play either of them. You get the red 8.',
    },
    'solo.debt': {
      title: 'Cards owed',
      text: 'If a draw two or a draw four is played on you, you owe cards: either you draw them, or you extend with a card of the same kind, and the next player owes more.',
      ruling:
        'While cards are owed, only a draw two goes on a draw two, and only a draw four on a draw four; no other card may be played, not even a black one. If you draw, you take all the cards owed at once, or as many as there are.',
      example:
        'Somebody has played a red draw two on you. You may play your blue draw two or draw. The red 7 and the draw four are not allowed.',
    },
    'solo.debt.turn': {
      title: 'After drawing the cards owed',
      text: 'When you have drawn the cards you owed, you take a normal turn: you play a card or draw one.',
      example:
        'You have drawn 2 cards because of a draw two. It is still your turn, and you play the green 6.',
    },
    'solo.interject': {
      title: 'Jumping in',
      text: 'If you have exactly the same card as the top one, colour and number or symbol, you may jump in: play it at once, whether it is your turn or not. Then the player after you is next and, if it is an action card, must follow it.',
      ruling:
        'To jump in with a black card, you only need one of the same kind. If cards are owed, another 2 or 4 are added.',
      example:
        'The player on your left has played a green 4. You jump in with yours, though it is not your turn. Then the player on your left is next again.',
    },
    'solo.call': {
      title: 'The call “SOLO!”',
      text: 'Call “SOLO!” loud and clear before you play your last card but one. It warns the others that you have only 1 card left. If you forget the call, you draw 2 cards.',
      ruling:
        'If you forget the call, you draw the 2 cards at once, before your card’s action is carried out. A call that is not needed does nothing.',
      example: 'You play the red 1 and forget “SOLO!”. So you draw 2 cards, and now you have 3.',
    },
    'solo.out': {
      title: 'Going out',
      text: 'When you have played your last card, you win the round, and it is over at once. If it is an action card, its action is not carried out, and you choose no colour and no player.',
      example: 'Your last card is a red draw two. You win the round at once, and nobody has to draw.',
    },
    'solo.score': {
      title: 'Penalty points',
      text: 'Everybody but the winner adds up the points of the cards left in their hand, as the chart shows, and writes them down as penalty points.',
      example:
        'You win. The other player still has the yellow 7, a green skip and a draw four: 7 + 20 + 50 = 77 penalty points.',
    },
    'solo.end': {
      title: 'More than 500 penalty points',
      text: 'You play several rounds. When at least one player has more than 500 penalty points, the match is over. The player with the fewest penalty points wins.',
      example:
        'One player now has 520 penalty points, more than 500. The match is over, and you win with only 3.',
    },
    'solo.start.action': {
      title: 'An action card at the start',
      text: 'If the first card is an action card, the player who begins must follow it. A skip: you miss your turn. A draw two or a draw four: you draw the cards, or you extend. A swap: you first choose a player and swap hands.',
      ruling:
        'Reverse: play changes direction, and you still begin. Colour choice or draw four: you first choose the colour; the 4 cards are already owed. Pass hands: everybody passes their hand on, then you may play any card. Until you have chosen a player or a colour, nobody may jump in.',
      example:
        'The first card is a green swap. Before you play, you must swap: from the next player you get the green 4 and the green 6.',
    },
    'solo.reshuffle': {
      title: 'When the draw pile is empty',
      ruling:
        'If you must draw and the draw pile is empty, the discard pile is shuffled, except for its top card, and becomes the new one. If that is not enough, draw what there is. If you can neither play nor draw, you pass. When all have passed in a row, the round ends and everybody gets penalty points.',
      example:
        'The draw pile is empty, and you draw. Only the yellow 3 stays; the 2 cards under it are shuffled, and you get the green 7.',
    },
  },
  introduction: [
    'The blue 7 is on top. A card fits if it has the same colour or the same number: play your blue 2.',
    'The player on your left has played a yellow 2. You have exactly this card: jump in with it, though it is not your turn!',
    'Somebody has played a yellow draw two on you. Do not draw: extend with your red draw two, and the next player owes 4 cards.',
    'None of your cards fits on the red 4. Draw one from the draw pile.',
    'A colour choice! Black cards fit on everything. Play it at once and choose green, because you have the green 6.',
    'The green 1 is on top. Call “SOLO!” and play the green 6, because then you have only 1 card left.',
    'Your yellow 8 fits on the blue 8: the same number. Play your last card and win the round!',
  ],
};
