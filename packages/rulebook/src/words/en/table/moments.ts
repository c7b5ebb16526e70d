/** What is seen for a moment, and what stays on a plate until one moves. */
export const moments = {
  // Seen at a plate or in the middle of the table.
  'moment.jumpedIn': 'Jumping in!',
  'moment.forgot': 'Forgot to call!',
  'moment.locked': 'Locked!',
  'moment.blocked': 'Blocked!',
  'moment.skipped': 'Misses a turn',
  // What a player has done, as briefly as can be.
  'note.drew': 'drew {count}',
  'note.passed': 'passed',
  'note.skipped': 'missed a turn',
  'note.chain': 'chain of {count}',
  'note.took': 'took {count}',
  'note.swapped': 'swapped with {name}',
  'note.jumpedIn': 'jumped in: {piece}',
} as const;
