import type { extras, rules } from '../../../games/solomino.ts';
import type * as positions from '../../../positions/solomino/index.ts';
import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter<typeof rules, typeof positions, typeof extras> = {
  aim: 'Be the first to get rid of all your cards. You add them to a snake, as in dominoes, but watch out for the action symbols!',
  needs: 'The 120 cards of SOLOmino. If you play several rounds, also pencil and paper.',
  turn: [
    'Play a card on an end of the snake: two halves with the same colour, number or symbol go on top of each other.',
    'If you cannot or do not want to play, draw 1 card. You may play it at once if it fits.',
    'If you have only 1 card left at the end of your turn, call “SOLOmino!”.',
  ],
  tables: {
    special: {
      head: ['Symbol', 'What it does'],
      words: {
        skip: 'The next player is passed over.',
        reverse: 'Play changes direction.',
        draw1: 'The next player draws 1 card, or plays another draw one.',
        swap: 'You swap hands with a player of your choice.',
        rotate: 'Everybody passes their hand to a neighbour. You choose which way.',
        ask: 'The next players must each match a card exactly. The first who cannot takes them all.',
      },
    },
  },
  rules: {
    'solomino.deal': {
      title: 'Dealing',
      text: 'Shuffle the cards and deal 8 to everybody, face down. The rest is the draw pile and goes face down on the table. Its top card is turned up and begins the snake between you.',
      ruling: 'A symbol on the first card of the snake does nothing.',
      example:
        'Each of the 3 players has 8 cards; 95 of the 120 are left in the draw pile. The first card shows a blue draw one, but nobody has to draw.',
    },
    'solomino.start': {
      title: 'Who begins',
      text: 'The youngest player begins. Then play goes clockwise.',
      ruling: 'In each later round the next player clockwise begins.',
      example: 'You began round 1 and won it. In round 2 the player on your left begins.',
    },
    'solomino.match': {
      title: 'What fits',
      text: 'Every card has 2 halves, and the snake has 2 ends. A card fits an end if one of its halves has the same colour, the same number or the same symbol as the half there.',
      example:
        'The ends are a green skip and the red 2. Your red 4, your blue 2 and your yellow skip fit. The yellow 3 and the yellow 4 do not.',
    },
    'solomino.overlap': {
      title: 'Half on half',
      text: 'Play the half that fits right on top of the half at the end of the snake. The other half of your card is the new end.',
      example:
        'You play the blue 9 on the blue 6. The other half of your card, the blue 3, is now the right end.',
    },
    'solomino.draw': {
      title: 'Drawing',
      text: 'If you cannot or do not want to play a card, you must draw 1 card. If it fits, you may play it at once, but you may not play any other card now. Otherwise it goes into your hand. Then it is the next player’s turn.',
      example:
        'You have drawn a card with the red 6. It fits on the red 2: play it or keep it. You may not play your red 4 now.',
    },
    'solomino.action': {
      title: 'Symbols work at once',
      text: 'If you play a card with an action symbol, its action is carried out at once. It does not matter whether the symbol is on the half that covers the end or on the half that becomes the new end.',
      example:
        'You play the red 2 on the red 2, and the blue skip becomes the new end. It works all the same: the next player is passed over.',
    },
    'solomino.skip': {
      title: 'Skip',
      text: 'After a skip, the next player is passed over and may neither play nor draw. It is the turn of the player after that.',
      example:
        'You play a red skip on the red 7. The next player is passed over, and it is the turn of the player after that.',
    },
    'solomino.reverse': {
      title: 'Reverse',
      text: 'After a reverse, the direction of play changes at once: clockwise becomes anticlockwise, and the other way round.',
      example:
        'You play a blue reverse on the blue 4. Play changes direction, so the player on your right is next.',
    },
    'solomino.draw1': {
      title: 'Draw one',
      text: 'After a draw one, the next player draws 1 card or plays another card with a draw one on an end of the snake. Then the player after that draws 2 cards or plays one more: 3, and so on.',
      ruling:
        'If you draw, you take all the cards owed at once. If you owe cards on your turn, you may play only a card with a draw one and no other.',
      example:
        'You play a draw one, and so does the next player. The player after that has none, may not play the blue 9, and draws 2 cards.',
    },
    'solomino.draw1.turn': {
      title: 'After drawing the cards owed',
      text: 'When you have drawn the cards you owed, you take a normal turn: you play a card or draw one.',
      example:
        'You have drawn 1 card because of a draw one. It is still your turn, and you play the green 4 on the green 5.',
    },
    'solomino.swap': {
      title: 'Swap',
      text: 'When you play a swap, you choose another player, who must swap whole hands with you.',
      ruling:
        'Sheet 000 says that you must swap, the Japanese sheet 004 that you may. We follow 000: you must.',
      example:
        'You play a red swap and choose the player on your right. You get 2 cards and give away your 3.',
    },
    'solomino.rotate': {
      title: 'Pass hands',
      text: 'After pass hands, all players pass their whole hand to a neighbour. The player who played the card says whether the hands go clockwise or anticlockwise, whatever the direction of play.',
      example:
        'You play a green pass hands and say “anticlockwise”. You get the 2 cards from your left. Play still goes clockwise.',
    },
    'solomino.ask': {
      title: 'Card request',
      text: 'The game stops for a moment. The top card of the draw pile goes face up in front of the next player, who must play a card on it with a half exactly like one of its halves: the same colour and number or symbol. This small pile moves on, and the next player must match the card now on top, and so on.',
      example:
        'The card in front of you shows the green 5 and the blue 6. Your green 4 will not do. You play your blue 6 on top, and the small pile moves on.',
    },
    'solomino.ask.must': {
      title: 'If you can answer, you must',
      text: 'If you can answer a card request, you must. If several of your cards have a half that is exactly the same, choose one.',
      example:
        'The card in front of you shows the green 5 and the blue 6. You have both, on 2 cards: play one of them. You may not take the small pile.',
    },
    'solomino.ask.take': {
      title: 'Taking the small pile',
      text: 'If none of your cards has a half that is exactly the same, you take all the cards of the small pile into your hand. Then you are next and take a normal turn.',
      example:
        'The top card of the small pile shows the green 4 and the green 3. You have neither, so you take its 2 cards, and it is your turn.',
    },
    'solomino.interject': {
      title: 'Jumping in',
      text: 'As a variant, you may jump in: if a half of your card is exactly like the half at an end, in colour and in number or symbol, you may play it there at once, even when it is not your turn. Then the player after you is next.',
      ruling:
        'If cards are owed when you jump in, the player after you owes them. A draw one adds 1 more. After a skip they fall to the player whose turn it then is, after a card request to the player who takes the small pile.',
      example:
        'It is not your turn, but you jump in with your blue 7 on the blue 7. The green 4 on the green 5 is not allowed. The player on your left is next.',
    },
    'solomino.interject.ask': {
      title: 'Not during a card request',
      text: 'While a card request is open, nobody may jump in.',
      example:
        'A card request is open. One end is the green 5, and you have a green 5 too. You may not jump in with it now.',
    },
    'solomino.call': {
      title: 'The call “SOLOmino!”',
      text: 'If you have only 1 card left at the end of your turn, you must call “SOLOmino!” loud and clear. It warns the others. If you forget the call, you must draw 1 card at once.',
      ruling:
        'You must also call if a swap or pass hands leaves you with 1 card at the end of your turn. If you played a card request, its card is turned up before you draw for the forgotten call; with no card left, you draw none. Answering a card request is not a turn of yours, jumping in is.',
      example: 'You play the red 4 and forget “SOLOmino!”. So you draw 1 card, and now you have 2.',
    },
    'solomino.out': {
      title: 'Going out',
      text: 'When you play your last card, the round is over at once, and you win it. A symbol on that card is not carried out, and you choose no player and no direction.',
      example: 'Your last card shows a red draw one. You win the round at once, and nobody has to draw.',
    },
    'solomino.rounds': {
      title: 'Several rounds',
      text: 'You can also play several rounds. After each round, everybody writes down 1 penalty point for every card left in their hand. After the agreed number of rounds, the player with the fewest penalty points wins.',
      example:
        'You play 2 rounds. You won the first, and in the second you have 1 card left. With 1 penalty point you win; the others have 2 and 4.',
    },
    'solomino.exhausted': {
      title: 'When the draw pile is empty',
      text: 'If the draw pile is used up and nobody has gone out, the round ends at once. The player with the fewest cards in hand wins. If there is a tie, several win.',
      ruling:
        'If you draw the last card of the draw pile, you may no longer play it, even if it fits. If a card request is open, it is finished before the round ends.',
      example:
        'The player on your right draws the last card. It fits, but the round is over. You and the player on your left have the fewest cards and win.',
    },
    'solomino.exhausted.debt': {
      title: 'Cards from the snake',
      text: 'If the draw pile is empty and you still owe cards because of a draw one, you take them from the snake instead. Only then are the cards counted.',
      ruling:
        'Cards from the snake come from its right end, the last one first. If the draw pile runs out because a player draws for a forgotten call, the next player takes over the cards owed.',
      example:
        'You owe 2 cards, but only 1 is left in the draw pile. You take the second from the right end of the snake. In the end you have 4.',
    },
    'solomino.ask.quiet': {
      title: 'Symbols in the small pile',
      ruling: 'Symbols on the cards of the small pile do nothing.',
      example:
        'The card in front of you shows a draw one and the red 9. You play a skip with the red 9 on top. Nobody has to draw, and nobody is passed over.',
    },
    'solomino.ask.out': {
      title: 'Going out in a card request',
      ruling: 'If you get rid of your last card in a card request, you win the round at once.',
      example:
        'The card in front of you shows the green 5 and the blue 6. You play your last card, with the blue 6, on top and win the round.',
    },
  },
  introduction: [
    'The left end of the snake is the green 5. Play your green 4 on it: the same colour. The yellow 6 on your card becomes the new end.',
    'Somebody has played a yellow draw one on you. Do not draw: play your blue draw one on it, and the next player owes 2 cards.',
    'A card request! The card in front of you shows the red 8 and the green 6. Answer with your red 8: it is exactly the same.',
    'The next player could not answer and took both cards. Nothing you have fits the blue 9 or the blue 2: draw a card.',
    'A blue reverse! Play it on the blue 2 at once. Play changes direction, and the yellow 8 is the new end.',
    'The player on your right has only 1 card left. Play your yellow 1 on the yellow 4 and call “SOLOmino!”, because then you have only 1 too.',
    'The right end is still your red 7. The red 3 fits on it: play your last card and win the round!',
  ],
};
