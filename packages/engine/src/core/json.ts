/** What JSON can hold. Everything that comes in or goes out as text is one of these. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list that stands at a place. Throws `BadInput` where there is none. */
export function listAt(value: Json | undefined, place: string): readonly Json[] {
  if (!Array.isArray(value)) throw new BadInput(place, `expected a list, found ${preview(value)}`);
  return value;
}

/** Says what is wrong with what came in, and where. Thrown while reading, turned into an answer at the edge. */
export class BadInput extends Error {
  readonly place: string;
  readonly reason: string;

  constructor(place: string, reason: string) {
    super(place === '' ? reason : `${place}: ${reason}`);
    this.name = 'BadInput';
    this.place = place;
    this.reason = reason;
  }
}

/** A value as a reader of an error message wants to see it: short, and safe however deep it is nested. */
export function preview(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
