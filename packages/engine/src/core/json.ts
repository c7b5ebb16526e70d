/** A JSON value. All input and output as text is one of these. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks that the value at a place is a list. Throws `BadInput` if it is not. */
export function listAt(value: Json | undefined, place: string): readonly Json[] {
  if (!Array.isArray(value)) throw new BadInput(place, `expected a list, found ${preview(value)}`);
  return value;
}

/** What is wrong with the input, and where. Thrown while reading, turned into an answer at the edge. */
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

/** A value for an error message: short, and safe for deeply nested values. */
export function preview(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
