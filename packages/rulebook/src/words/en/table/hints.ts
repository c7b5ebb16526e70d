/** Hints in puzzles. */
export const hints = {
  'hint.onlyPlace': '{tile} has only one place left.',
  'hint.onlyPartner': 'This {value} has only one free neighbour left. Together they are {tile}.',
  'hint.sameDomino':
    'With each of its free neighbours this {value} makes {tile}. So {tile} lies here and nowhere else.',
  'hint.sharedCell': 'Wherever {tile} lies, it covers this {value}. So no other tile lies on it.',
  'hint.inTheWayCell': 'A tile here would leave the marked {value} no free neighbour. So none lies here.',
  'hint.inTheWayTile': 'A tile here would leave {tile} no place. So none lies here.',
  'hint.cellsAndDominoes':
    'For the {count} marked numbers there are just as many tiles: {tiles}. So these tiles lie here and nowhere else.',
  'hint.dominoesAndCells':
    '{tiles} have only the {count} marked numbers, one each. So no other tile lies on them.',
  'hint.cellsAndPartners':
    'The {count} marked numbers have just as many free neighbours. So these go with no other number.',
  'hint.chain':
    'Suppose {tile} lay here: tile by tile it follows that in the end something has no place. So it does not lie here.',
  'hint.search': 'No single thought helps here. In the solution {tile} lies here.',
  'hint.wrong': 'Something is wrong: {tiles} cannot stay there.',
  'hint.stray': 'It does not work out like this. Take a tile up again.',
  'hint.twice': 'Every other number has its two squares already. So the marked square shows {value}.',
  'hint.touch':
    'With any other number in the marked square, two numbers could no longer touch, and their tile would have no place. So it shows {value}.',
  'hint.only':
    'The {value} needs a second square, and only from the marked one it can still touch every other number.',
  'hint.cell': 'One of these places has no other free neighbour. So {tile} lies here.',
  'hint.everySquare': 'In every solution that is left, the marked square shows {value}.',
  'hint.everyTile': 'In every solution that is left, {tile} lies here.',
  'hint.free': {
    one: 'There is {count} solution left.',
    other: 'There are {count} solutions left: you still have a choice.',
  },
  'hint.begin': 'It can be won: begin with {tile}.',
  'hint.winning': 'It can still be won: lay {tile} at {end}.',
  'hint.lost': 'It cannot be won any more from here.',
  'hint.chance': 'Lay {tile} at {end}. Your chance: {percent}.',
} as const;
