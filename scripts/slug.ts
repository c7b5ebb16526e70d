/** The id of a heading, as GitHub makes it. `used` counts those of the page: a second one of the same name gets a number. */
export function slug(heading: string, used: Map<string, number>): string {
  const plain = heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
  const before = used.get(plain) ?? 0;
  used.set(plain, before + 1);
  return before === 0 ? plain : `${plain}-${before}`;
}
