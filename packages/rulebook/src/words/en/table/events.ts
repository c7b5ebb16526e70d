/** What just happened, told to the player who did it and to the others. {name} is the player who did it. */
export const events = {
  deal: { you: 'Round {round}: you begin.', other: 'Round {round}: {name} begins.' },
  begin: { you: 'You begin.', other: '{name} begins.' },
  lay: { you: 'You lay {tile}.', other: '{name} lays {tile}.' },
  layAt: { you: 'You lay {tile} at {end}.', other: '{name} lays {tile} at {end}.' },
  lock: { you: 'You lock {end} with {tile}.', other: '{name} locks {end} with {tile}.' },
  foot: {
    you: '{tile} is a foot: first it needs three toes.',
    other: '{tile} is a foot: first it needs three toes.',
  },
  turnUp: { you: '{tile} is turned up.', other: '{tile} is turned up.' },
  draw: {
    you: { one: 'You draw {count} tile.', other: 'You draw {count} tiles.' },
    other: { one: '{name} draws {count} tile.', other: '{name} draws {count} tiles.' },
  },
  drawTile: { you: 'You draw {tile}.', other: '{name} draws {tile}.' },
  pass: { you: 'You pass.', other: '{name} passes.' },
  noFit: { you: 'You have nothing that fits.', other: '{name} has nothing that fits.' },
  start: { you: 'The first card is {card}.', other: 'The first card is {card}.' },
  play: { you: 'You lay {card}.', other: '{name} lays {card}.' },
  interject: { you: 'You interject {card}.', other: '{name} interjects {card}.' },
  call: { you: 'You call “{call}”', other: '{name} calls “{call}”' },
  colour: { you: 'You name {colour}.', other: '{name} names {colour}.' },
  drawCards: {
    you: { one: 'You draw {count} card.', other: 'You draw {count} cards.' },
    other: { one: '{name} draws {count} card.', other: '{name} draws {count} cards.' },
  },
  drawCard: { you: 'You draw {card}.', other: '{name} draws {card}.' },
  debt: {
    you: { one: 'You take what is due: {count} card.', other: 'You take what is due: {count} cards.' },
    other: {
      one: '{name} takes what is due: {count} card.',
      other: '{name} takes what is due: {count} cards.',
    },
  },
  penalty: {
    you: {
      one: 'You forgot to call and draw {count} card.',
      other: 'You forgot to call and draw {count} cards.',
    },
    other: {
      one: '{name} forgot to call and draws {count} card.',
      other: '{name} forgot to call and draws {count} cards.',
    },
  },
  keep: { you: 'You keep the card.', other: '{name} keeps the card.' },
  skip: { you: 'You miss your turn.', other: '{name} misses a turn.' },
  reverse: { you: 'Play now goes {way}.', other: 'Play now goes {way}.' },
  swap: { you: 'You swap hands with {partner}.', other: '{name} swaps hands with {partner}.' },
  rotate: { you: 'All hands move on.', other: 'All hands move on.' },
  reshuffle: {
    you: 'The discard pile is shuffled into a new draw pile.',
    other: 'The discard pile is shuffled into a new draw pile.',
  },
  snake: { you: 'You lay {card} on the {side} end.', other: '{name} lays {card} on the {side} end.' },
  snakeInterject: {
    you: 'You interject {card} on the {side} end.',
    other: '{name} interjects {card} on the {side} end.',
  },
  ask: { you: 'You are asked: {card}.', other: '{name} is asked: {card}.' },
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
  noPair: { you: 'No pair: both are turned face down.', other: 'No pair: both are turned face down.' },
  chainTake: { you: 'You take {tile}.', other: '{name} takes {tile}.' },
  chainReturn: { you: 'You put {tile} back.', other: '{name} puts {tile} back.' },
  complete: { you: 'Your chain is complete.', other: '{name}’s chain is complete.' },
  reveal: { you: 'Everybody plays for {tile} now.', other: 'Everybody plays for {tile} now.' },
  giveUp: { you: 'You give up.', other: '{name} gives up.' },
  abandon: {
    you: 'Everybody has given up: nobody gets {tile}.',
    other: 'Everybody has given up: nobody gets {tile}.',
  },
  place: { you: 'You lay {tile} on the table.', other: '{name} lays {tile} on the table.' },
  chain: {
    you: { one: 'You lay a chain of {count} tile.', other: 'You lay a chain of {count} tiles.' },
    other: {
      one: '{name} lays a chain of {count} tile.',
      other: '{name} lays a chain of {count} tiles.',
    },
  },
  giveAway: {
    you: { one: 'You give {count} tile away.', other: 'You give {count} tiles away.' },
    other: { one: '{name} gives {count} tile away.', other: '{name} gives {count} tiles away.' },
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
    you: 'You take {tile} and write {value} into row {row}.',
    other: '{name} takes {tile} and writes {value} into row {row}.',
  },
  prescribe: {
    you: 'You take {tile} and write {value} into row {row} for {partner}.',
    other: '{name} takes {tile} and writes {value} into row {row} for {partner}.',
  },
  undo: { you: 'You take the last tile back.', other: '{name} takes the last tile back.' },
  takeBack: {
    you: { one: 'You take {count} tile back.', other: 'You take {count} tiles back.' },
    other: { one: '{name} takes {count} tile back.', other: '{name} takes {count} tiles back.' },
  },
  liftTile: { you: 'You lift {tile}.', other: '{name} lifts {tile}.' },
  refill: {
    you: { one: 'You draw the next hand: {count} tile.', other: 'You draw the next hand: {count} tiles.' },
    other: {
      one: '{name} draws the next hand: {count} tile.',
      other: '{name} draws the next hand: {count} tiles.',
    },
  },
  points: {
    you: { one: 'You get {count} point.', other: 'You get {count} points.' },
    other: { one: '{name} gets {count} point.', other: '{name} gets {count} points.' },
  },
  pointsFor: {
    you: { one: 'You get {count} point ({why}).', other: 'You get {count} points ({why}).' },
    other: { one: '{name} gets {count} point ({why}).', other: '{name} gets {count} points ({why}).' },
  },
} as const;
