/** A fair random number from 0 up to, but not including, `count`. */
export function randomIndex(count: number): number {
  const range = 2 ** 32 - (2 ** 32 % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= range);
  return drawn[0] % count;
}

/** The list in a random order. */
export function shuffled<Item>(list: readonly Item[]): Item[] {
  const left = [...list];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(randomIndex(left.length), 1));
  return mixed;
}
