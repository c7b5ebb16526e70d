/** A stable 64-bit hash over small integers: the same numbers give the same text on every machine. */
export class Hash {
  private low = 0x811c9dc5;
  private high = 0x9e3779b9;

  add(value: number): this {
    this.low = Math.imul(this.low ^ value, 0x01000193) ^ (this.high >>> 15);
    this.high = Math.imul(this.high ^ value, 0x85ebca6b) ^ (this.low >>> 13);
    return this;
  }

  addAll(values: ArrayLike<number>): this {
    this.add(values.length);
    for (let i = 0; i < values.length; i++) this.add(values[i]);
    return this;
  }

  addText(text: string): this {
    this.add(text.length);
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    return this;
  }

  text(): string {
    const part = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
    return part(this.high) + part(this.low);
  }
}
