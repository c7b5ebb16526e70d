/** What just happened, told to the player who did it and to the others. {name} is the player who did it. */
export const events = {
  deal: { you: 'Round {round}: you begin.', other: 'Round {round}: {name} begins.' },
  begin: { you: 'You begin.', other: '{name} begins.' },
  lay: { you: 'You play {tile}.', other: '{name} plays {tile}.' },
  layAt: { you: 'You play {tile} against {end}.', other: '{name} plays {tile} against {end}.' },
  lock: { you: 'You lock {end} with {tile}.', other: '{name} locks {end} with {tile}.' },
  foot: { you: '“{call}” {tile} needs three toes first.', other: '“{call}” {tile} needs three toes first.' },
  goOut: { you: '“{call}”', other: '“{call}”' },
  total: { you: 'That makes {value}.', other: 'That makes {value}.' },
  turnUp: { you: '{tile} is turned up.', other: '{tile} is turned up.' },
  draw: {
    you: { one: 'You draw {count} tile.', other: 'You draw {count} tiles.' },
    other: { one: '{name} draws {count} tile.', other: '{name} draws {count} tiles.' },
  },
  drawTile: { you: 'You draw {tile}.', other: '{name} draws {tile}.' },
  pass: { you: 'You pass.', other: '{name} passes.' },
  passInstead: { you: 'You pass.', other: '{name} passes.' },
  endTurn: { you: 'You end your turn.', other: '{name} ends the turn.' },
  noFit: { you: 'You have nothing that fits.', other: '{name} has nothing that fits.' },
  start: { you: 'The first card is {card}.', other: 'The first card is {card}.' },
  play: { you: 'You play {card}.', other: '{name} plays {card}.' },
  interject: { you: 'You jump in with {card}.', other: '{name} jumps in with {card}.' },
  call: { you: 'You call “{call}”', other: '{name} calls “{call}”' },
  colour: { you: 'You choose {colour}.', other: '{name} chooses {colour}.' },
  drawCards: {
    you: { one: 'You draw {count} card.', other: 'You draw {count} cards.' },
    other: { one: '{name} draws {count} card.', other: '{name} draws {count} cards.' },
  },
  drawCard: { you: 'You draw {card}.', other: '{name} draws {card}.' },
  debt: {
    you: { one: 'You draw the {count} card you owe.', other: 'You draw the {count} cards you owe.' },
    other: { one: '{name} draws the {count} card owed.', other: '{name} draws the {count} cards owed.' },
  },
  owe: {
    you: { one: 'That makes {count} card owed.', other: 'That makes {count} cards owed.' },
    other: { one: 'That makes {count} card owed.', other: 'That makes {count} cards owed.' },
  },
  penalty: {
    you: {
      one: 'You forgot to call, so you draw {count} card.',
      other: 'You forgot to call, so you draw {count} cards.',
    },
    other: {
      one: '{name} forgot to call and draws {count} card.',
      other: '{name} forgot to call and draws {count} cards.',
    },
  },
  keep: { you: 'You keep the card.', other: '{name} keeps the card.' },
  keepTile: { you: 'You keep the tile.', other: '{name} keeps the tile.' },
  skip: { you: 'You miss a turn.', other: '{name} misses a turn.' },
  reverse: { you: 'Play now goes {way}.', other: 'Play now goes {way}.' },
  swap: { you: 'You swap hands with {partner}.', other: '{name} swaps hands with {partner}.' },
  rotate: { you: 'Everybody passes their hand on.', other: 'Everybody passes their hand on.' },
  reshuffle: {
    you: 'The discard pile is shuffled and becomes the new draw pile.',
    other: 'The discard pile is shuffled and becomes the new draw pile.',
  },
  snake: { you: 'You play {card} on the {side} end.', other: '{name} plays {card} on the {side} end.' },
  snakeInterject: {
    you: 'You jump in with {card} on the {side} end.',
    other: '{name} jumps in with {card} on the {side} end.',
  },
  ask: { you: 'A card request for you: {card}.', other: 'A card request for {name}: {card}.' },
  answer: { you: 'You answer with {card}.', other: '{name} answers with {card}.' },
  take: {
    you: { one: 'You take the small pile: {count} card.', other: 'You take the small pile: {count} cards.' },
    other: {
      one: '{name} takes the small pile: {count} card.',
      other: '{name} takes the small pile: {count} cards.',
    },
  },
  lift: {
    you: { one: 'You take {count} card from the snake.', other: 'You take {count} cards from the snake.' },
    other: {
      one: '{name} takes {count} card from the snake.',
      other: '{name} takes {count} cards from the snake.',
    },
  },
  flip: { you: 'You turn up {tile}.', other: '{name} turns up {tile}.' },
  pair: { you: 'You take the pair.', other: '{name} takes the pair.' },
  noPair: { you: 'Not a pair: both go face down again.', other: 'Not a pair: both go face down again.' },
  chainTake: { you: 'You take {tile}.', other: '{name} takes {tile}.' },
  chainReturn: { you: 'You put {tile} back.', other: '{name} puts {tile} back.' },
  complete: { you: 'Your chain is complete.', other: '{name}’s chain is complete.' },
  reveal: { you: 'Now {tile} is up for grabs.', other: 'Now {tile} is up for grabs.' },
  giveUp: { you: 'You give up.', other: '{name} gives up.' },
  abandon: {
    you: 'Everybody has given up: nobody gets {tile}.',
    other: 'Everybody has given up: nobody gets {tile}.',
  },
  place: { you: 'You place {tile} on the table.', other: '{name} places {tile} on the table.' },
  chain: {
    you: { one: 'You build a chain of {count} tile.', other: 'You build a chain of {count} tiles.' },
    other: {
      one: '{name} builds a chain of {count} tile.',
      other: '{name} builds a chain of {count} tiles.',
    },
  },
  giveAway: {
    you: { one: 'You give away {count} tile.', other: 'You give away {count} tiles.' },
    other: { one: '{name} gives away {count} tile.', other: '{name} gives away {count} tiles.' },
  },
  takeFrom: { you: 'You take {tile} from {partner}.', other: '{name} takes {tile} from {partner}.' },
  takeTiles: {
    you: { one: 'You take a tile from {partner}.', other: 'You take {count} tiles from {partner}.' },
    other: {
      one: '{name} takes a tile from {partner}.',
      other: '{name} takes {count} tiles from {partner}.',
    },
  },
  write: {
    you: 'You take {tile} and write {value} in row {row}.',
    other: '{name} takes {tile} and writes {value} in row {row}.',
  },
  prescribe: {
    you: 'You take {tile} and write {value} in row {row} for {partner}.',
    other: '{name} takes {tile} and writes {value} in row {row} for {partner}.',
  },
  undo: { you: 'You take back the last tile.', other: '{name} takes back the last tile.' },
  takeBack: {
    you: { one: 'You take back {count} tile.', other: 'You take back {count} tiles.' },
    other: { one: '{name} takes back {count} tile.', other: '{name} takes back {count} tiles.' },
  },
  liftTile: { you: 'You pick up {tile}.', other: '{name} picks up {tile}.' },
  refill: {
    you: { one: 'You draw your next hand: {count} tile.', other: 'You draw your next hand: {count} tiles.' },
    other: {
      one: '{name} draws the next hand: {count} tile.',
      other: '{name} draws the next hand: {count} tiles.',
    },
  },
  lastTile: { you: 'You played the last tile: {tile}.', other: '{name} played the last tile: {tile}.' },
  lastCard: { you: 'You played the last card: {card}.', other: '{name} played the last card: {card}.' },
  pointsFor: {
    you: { one: 'You get {count} point ({why}).', other: 'You get {count} points ({why}).' },
    other: { one: '{name} gets {count} point ({why}).', other: '{name} gets {count} points ({why}).' },
  },
} as const;
