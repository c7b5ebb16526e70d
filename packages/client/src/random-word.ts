/** A random word, for ids and for fair deals. (Browsers offer `randomUUID` in secure contexts only, which a local network is not.) */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
