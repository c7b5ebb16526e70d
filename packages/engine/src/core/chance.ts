/** 128 bits that determine all randomness of a match. */
export type Seed = readonly [number, number, number, number];

/** Turns any text into a seed; the same text gives the same seed on every machine. */
export function seedOf(text: string): Seed {
  let seed: Seed = [-0x61c88647, 0x243f6a88, -0x481eae9e, 0x6a09e667];
  for (let i = 0; i < text.length; i++) seed = stir(seed, text.charCodeAt(i));
  return stir(stir(seed, text.length), 0x7469736b);
}

/** One random stream of a seed: a match deals round r from stream r, so fixing one round changes no other. */
export function chanceOf(seed: Seed, stream: number): Chance {
  const [a, b, c, d] = stir(stir(seed, stream), 0x72756e64);
  const chance = new Chance(a, b, c, d);
  for (let i = 0; i < 8; i++) chance.next();
  return chance;
}

function stir(seed: Seed, word: number): Seed {
  const first = mix(seed[0] ^ word ^ (seed[3] >>> 7), 0x85ebca6b);
  const second = mix(seed[1] ^ word ^ (first >>> 7), 0x9e3779b1);
  const third = mix(seed[2] ^ word ^ (second >>> 7), 0x27d4eb2f);
  return [first, second, third, mix(seed[3] ^ word ^ (third >>> 7), 0x165667b1)];
}

function mix(word: number, factor: number): number {
  const product = Math.imul(word, factor);
  const folded = Math.imul(product ^ (product >>> 13), 0xc2b2ae35);
  return folded ^ (folded >>> 16);
}

/** The seeded generator (sfc32). There is no other source of randomness in the engine. */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
  }

  clone(): Chance {
    return new Chance(this.a, this.b, this.c, this.counter);
  }

  /** 32 random bits, as a signed number. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return ((this.next() >>> 0) * limit * 2 ** -32) | 0;
  }

  /** Shuffles pieces in place. With `count`, only the first `count` places are shuffled: a random draw from all pieces. */
  shuffle(pieces: number[], count: number = pieces.length): void {
    const last = Math.min(count, pieces.length - 1);
    for (let i = 0; i < last; i++) {
      const j = i + this.below(pieces.length - i);
      const piece = pieces[i];
      pieces[i] = pieces[j];
      pieces[j] = piece;
    }
  }
}
