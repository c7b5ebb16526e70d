import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Get rid of all your cards before the others do. If the draw pile runs out first, whoever has the fewest cards wins.',
  rules: {
    'solomino.deal': {
      title: 'Dealing',
      text: 'Everybody gets 8 cards. The rest is the draw pile and lies face down. Its top card is turned up and begins the snake in the middle.',
      ruling: 'A symbol on the first card of the snake does nothing.',
      example:
        'Each of the 3 players holds 8 cards; 95 of the 120 are left in the draw pile. The first card shows a blue draw one, but nobody has to draw.',
    },
    'solomino.start': {
      title: 'Who begins',
      text: 'The youngest player begins. From there it goes on clockwise.',
      ruling: 'In each later round the next player clockwise begins.',
      example: 'You began round 1 and won it. In round 2 the player on your left begins.',
    },
    'solomino.match': {
      title: 'What fits',
      text: 'Every card has 2 halves, and the snake has 2 ends. A card fits at an end if one of its halves has the same colour, the same number or the same symbol as the half lying there.',
      example:
        'The ends are a green skip and the red 2. Your red 4, your blue 2 and your yellow skip fit. The yellow 3 and the yellow 4 do not.',
    },
    'solomino.overlap': {
      title: 'Half on half',
      text: 'Lay the half that fits right on top of the half at the end of the snake. The other half of your card is the new end.',
      example:
        'You lay the blue 9 on the blue 6. The other half of your card, the blue 3, is now the right end.',
    },
    'solomino.draw': {
      title: 'Drawing',
      text: 'If you cannot lay a card, or do not want to, draw 1 card. If it fits, you may lay it at once or keep it, but you may not lay any other card now. If it does not fit, it stays in your hand. Then it is the next player’s turn.',
      example:
        'You have drawn a card with the red 6. It fits on the red 2: lay it or keep it. Your red 4 may not be laid now.',
    },
    'solomino.action': {
      title: 'Symbols work at once',
      text: 'If you lay a card with a symbol, the symbol is carried out at once. It does not matter whether it is on the half that covers the end or on the half that becomes the new end.',
      example:
        'You lay the red 2 on the red 2, and the blue skip becomes the new end. It works all the same: the next player is passed over.',
    },
    'solomino.skip': {
      title: 'Skip',
      text: 'After a skip, the next player is passed over. It is the turn of the player after that.',
      example:
        'You lay a red skip on the red 7. The next player is passed over, and it is the turn of the player after that.',
    },
    'solomino.reverse': {
      title: 'Reverse',
      text: 'After a reverse, the direction of play turns at once: clockwise becomes anticlockwise, and the other way round.',
      example:
        'You lay a blue reverse on the blue 4. The direction turns, so the player on your right is next.',
    },
    'solomino.draw1': {
      title: 'Draw one',
      text: 'After a draw one, the next player draws 1 card or lays another card with a draw one that fits at an end. Then the player after that draws 2 cards or lays one more: 3, and so on.',
      ruling:
        'Whoever draws takes the whole draw debt at once. If it is your turn and you owe cards, you may lay only a card with a draw one and no other.',
      example:
        'You lay a draw one, and so does the next player. The player after that has none, may not lay the blue 9, and draws 2 cards.',
    },
    'solomino.draw1.turn': {
      title: 'After the draw debt',
      text: 'When you have drawn the cards of a draw debt, you take a normal turn: you lay a card or draw one.',
      example:
        'You have drawn 1 card because of a draw one. It is still your turn, and you lay the green 4 on the green 5.',
    },
    'solomino.swap': {
      title: 'Swap',
      text: 'When you lay a swap, you name another player. The two of you exchange your whole hands.',
      example: 'You lay a red swap and name the player on your right. You get 2 cards and give away your 3.',
    },
    'solomino.rotate': {
      title: 'Hands move on',
      text: 'With “hands move on”, all players pass their whole hand to a neighbour. Whoever laid the card says whether the hands go clockwise or anticlockwise, whatever the direction of play.',
      example:
        'You lay a green “hands move on” and say “anticlockwise”. You get the 2 cards from your left. Play still goes clockwise.',
    },
    'solomino.ask': {
      title: 'Ask',
      text: 'During an ask the snake waits. The top card of the draw pile is laid face up before the next player, who must lay on it a card with a half exactly like one of its halves: the same colour and the same number or symbol. This small pile moves on, the next player must match the card now on top, and so on.',
      example:
        'The card before you shows the green 5 and the blue 6. Your green 4 will not do. You lay your blue 6 on top, and the small pile moves on.',
    },
    'solomino.ask.must': {
      title: 'If you can answer, you must',
      text: 'If you can answer an ask, you must. If several of your cards have a half that is exactly the same, choose one.',
      example:
        'The card before you shows the green 5 and the blue 6. You have both, on 2 cards: lay one of them. You may not take the small pile.',
    },
    'solomino.ask.take': {
      title: 'Taking the small pile',
      text: 'If none of your cards has a half that is exactly the same during an ask, you take the whole small pile into your hand. Then it is your turn, and you take a normal turn.',
      example:
        'The top card of the small pile shows the green 4 and the green 3. You have neither, so you take its 2 cards, and it is your turn.',
    },
    'solomino.ask.quiet': {
      title: 'Symbols in the small pile',
      ruling: 'Symbols on the cards of the small pile do nothing.',
      example:
        'The card before you shows a draw one and the red 9. You lay a skip with the red 9 on top. Nobody has to draw, and nobody is passed over.',
    },
    'solomino.ask.out': {
      title: 'The last card in an ask',
      ruling: 'If you get rid of your last card in an ask, you win the round at once.',
      example:
        'The card before you shows the green 5 and the blue 6. You lay your last card, with the blue 6, on top and win the round.',
    },
    'solomino.call': {
      title: 'The call “SOLOmino!”',
      text: 'If you have only 1 card at the end of your turn, you must call “SOLOmino!”. It warns the others. If you forget the call, you draw 1 card at once.',
      ruling:
        'You must also call at the end of your turn if a swap or “hands move on” left you with 1 card. If you laid an ask, its card is turned up before you draw for the forgotten call; with no card left, you draw none. Answering an ask is not a turn of yours, interjecting is.',
      example: 'You lay the red 4 and forget “SOLOmino!”. So you draw 1 card, and now you hold 2.',
    },
    'solomino.out': {
      title: 'Going out',
      text: 'If you lay your last card, you go out and win the round at once. A symbol on it is not carried out, and you name no player and no direction.',
      example: 'Your last card shows a red draw one. You win the round at once, and nobody has to draw.',
    },
    'solomino.exhausted': {
      title: 'When the draw pile is empty',
      text: 'If the draw pile is used up and nobody has gone out, the round ends at once. Whoever has the fewest cards in hand wins. If there is a tie, several win.',
      ruling:
        'If you draw the last card of the draw pile, you may no longer lay it, even if it fits. If an ask is going on, it is finished before the round ends.',
      example:
        'The player on your right draws the last card. It fits, but the round is over. You and the player on your left have the fewest cards and win.',
    },
    'solomino.exhausted.debt': {
      title: 'Cards from the snake',
      text: 'If the draw pile is empty and you still owe cards because of a draw one, you take them from the snake. Only then are the cards counted.',
      ruling:
        'Cards that you owe and the draw pile lacks come from the right end of the snake, the last one first. If the draw pile runs out because a player draws for a forgotten call, the next player owes the open draw debt.',
      example:
        'You owe 2 cards, but only 1 is left in the draw pile. You take the second from the right end of the snake. In the end you hold 4.',
    },
    'solomino.rounds': {
      title: 'Several rounds',
      text: 'A match has 1 round. You can agree on more: after each round every card in hand is 1 penalty point, and whoever has the fewest at the end wins. You can also agree on the number of penalty points that ends the match.',
      example:
        'You play 2 rounds. You won the first, and in the second you have 1 card left. With 1 penalty point you win; the others have 2 and 4.',
    },
    'solomino.interject': {
      title: 'Interjecting',
      text: 'You can agree that interjecting is allowed. If a half of your card is exactly like the half at an end, in colour and in number or symbol, you may lay it there at once, even when it is not your turn. Then the player after you is next.',
      ruling:
        'If a draw debt is open when you interject, it passes to the player after you. An interjected draw one adds 1 to it. After a skip it falls on the player whose turn it then is, after an ask on the one who takes the small pile.',
      example:
        'It is not your turn, but you interject your blue 7 on the blue 7. The green 4 on the green 5 is not allowed. The player on your left is next.',
    },
    'solomino.interject.ask': {
      title: 'Not during an ask',
      text: 'Nobody may interject while an ask is going on.',
      example:
        'An ask is going on. One end is the green 5, and you have a green 5 too. You may not interject it now.',
    },
  },
  introduction: [
    'The left end of the snake is the green 5. Lay your green 4 on it: the same colour. The yellow 6 on your card becomes the new end.',
    'A yellow draw one has hit you. Do not draw: lay your blue draw one on it, and the next player owes 2 cards.',
    'An ask! The card before you shows the red 8 and the green 6. Answer with your red 8: it is exactly the same.',
    'The next player could not answer and took both cards. Nothing you have fits the blue 9 or the blue 2: draw a card.',
    'A blue reverse! Lay it on the blue 2 at once. The direction turns, and the yellow 8 is the new end.',
    'The player on your right has only 1 card left. Lay your yellow 1 on the yellow 4 and call “SOLOmino!”, because then you have only 1 too.',
    'The right end is still your red 7. The red 3 fits on it: lay your last card and win the round!',
  ],
};
