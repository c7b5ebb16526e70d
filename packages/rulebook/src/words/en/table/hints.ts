/** Hints in puzzles. */
export const hints = {
  'hint.onlyPlace': 'There is only one place left for {tile}.',
  'hint.onlyPartner': 'This {value} has only one free neighbour left. Together they make {tile}.',
  'hint.sameDomino':
    'With each of its free neighbours, this {value} makes {tile}. So {tile} goes here and nowhere else.',
  'hint.sharedCell': 'Wherever {tile} goes, it covers this {value}. So no other tile goes on it.',
  'hint.inTheWayCell':
    'A tile here would leave the marked {value} without a free neighbour. So none goes here.',
  'hint.inTheWayTile': 'A tile here would leave no place for {tile}. So none goes here.',
  'hint.cellsAndDominoes':
    'There are exactly as many tiles as marked numbers ({count}): {tiles}. So these tiles go here and nowhere else.',
  'hint.dominoesAndCells':
    '{tiles} each need one of the {count} marked numbers. So no other tile goes on them.',
  'hint.cellsAndPartners':
    'The {count} marked numbers have exactly as many free neighbours. So these neighbours pair up with them only.',
  'hint.chain':
    'Suppose {tile} went here. Then one tile follows from another until there is no place left for something. So it does not go here.',
  'hint.search': 'No single step of logic helps here. In the solution, {tile} goes here.',
  'hint.wrong': 'Something is wrong: {tiles} cannot stay there.',
  'hint.stray': 'It cannot work out like this. Pick up a tile again.',
  'hint.twice': 'Every other number already has its two squares. So the marked square shows {value}.',
  'hint.touch':
    'With any other number in the marked square, two numbers could no longer touch, and there would be no place for their tile. So it shows {value}.',
  'hint.only':
    'The {value} needs a second square, and only in the marked one can it still touch every other number.',
  'hint.cell': 'One of these places has no other free neighbour. So {tile} goes here.',
  'hint.everySquare': 'In every solution that is left, the marked square shows {value}.',
  'hint.everyTile': 'In every solution that is left, {tile} goes here.',
  'hint.free': {
    one: 'There is {count} solution left.',
    other: 'There are {count} solutions left: you still have a choice.',
  },
  'hint.begin': 'It can be won: begin with {tile}.',
  'hint.winning': 'It can still be won: play {tile} against {end}.',
  'hint.lost': 'It can no longer be won from here.',
  'hint.chance': 'Play {tile} against {end}. Your chance: {percent}.',
} as const;
