/** 128 bits from which all chance of a match follows. */
export type Seed = Uint32Array;

/** Turns any text into a seed; the same text gives the same seed on every machine. */
export function seedOf(text: string): Seed {
  const seed = Uint32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667);
  for (let i = 0; i < text.length; i++) stir(seed, text.charCodeAt(i));
  stir(seed, text.length);
  stir(seed, 0x7469736b);
  return seed;
}

/** One stream of chance of a seed: a match deals its round r from stream r, so that fixing one round moves no other. */
export function chanceOf(seed: Seed, stream: number): Chance {
  const own = Uint32Array.from(seed);
  stir(own, stream);
  stir(own, 0x72756e64);
  return new Chance(own[0], own[1], own[2], own[3]);
}

function stir(seed: Seed, word: number): void {
  for (let i = 0; i < 4; i++) {
    let mixed = Math.imul(seed[i] ^ word ^ (seed[(i + 3) & 3] >>> 7), 0x85ebca6b + 0x9e3779b8 * i);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    seed[i] = mixed ^ (mixed >>> 16);
  }
}

/** The seeded generator (sfc32). There is no other source of randomness in the engine. */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor((this.next() * limit) / 0x1_0000_0000);
  }

  shuffle(pieces: Uint8Array | number[]): void {
    for (let i = pieces.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const piece = pieces[i];
      pieces[i] = pieces[j];
      pieces[j] = piece;
    }
  }
}
