import { isObject, type Json, type JsonObject } from '@tischrunde/engine';

/** How a list changes: at this index, so many items are removed and these inserted, as JavaScript's `Array.splice` does it. */
export type Splice = readonly [at: number, removed: number, ...inserted: Json[]];

/**
 * The difference between two objects: fields to set, lists to change in one place, patches to nested objects, and fields to remove.
 * Anything not named stays the same.
 */
export interface Patch {
  readonly set?: JsonObject;
  readonly splice?: Readonly<Record<string, Splice>>;
  readonly in?: Readonly<Record<string, Patch>>;
  readonly gone?: readonly string[];
}

/** The patch that turns `before` into `after`; null if they are equal. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch | null {
  let set: Record<string, Json> | undefined;
  let splice: Record<string, Splice> | undefined;
  let inside: Record<string, Patch> | undefined;
  let kept = 0;
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    if (was !== undefined && is !== undefined) kept++;
    if (isSameAtOnce(was, is)) continue;
    if (Array.isArray(is) && Array.isArray(was)) {
      const change = spliceBetween(was, is);
      if (change === 'same') continue;
      if (change === 'new') {
        set ??= {};
        set[field] = is;
      } else {
        splice ??= {};
        splice[field] = change;
      }
    } else if (isObject(is) && isObject(was)) {
      const change = patchBetween(was, is);
      if (change === null) continue;
      inside ??= {};
      inside[field] = change;
    } else {
      set ??= {};
      set[field] = is;
    }
  }
  const gone =
    sizeOf(before) === kept ? undefined : Object.keys(before).filter((field) => after[field] === undefined);
  if (set === undefined && splice === undefined && inside === undefined && gone === undefined) return null;
  const patch: { -readonly [Part in keyof Patch]: Patch[Part] } = {};
  if (set !== undefined) patch.set = set;
  if (splice !== undefined) patch.splice = splice;
  if (inside !== undefined) patch.in = inside;
  if (gone !== undefined) patch.gone = gone;
  return patch;
}

/** How many fields an object has. Unlike `Object.keys` this takes no memory, and there is one for each seat and move. */
function sizeOf(object: JsonObject): number {
  let size = 0;
  for (const _ in object) size++;
  return size;
}

/** Applies a patch to a copy of `before`. */
export function patched(before: JsonObject, patch: Patch): JsonObject {
  const after: Record<string, Json> = { ...before, ...patch.set };
  for (const [field, [at, removed, ...inserted]] of Object.entries(patch.splice ?? {})) {
    const list = before[field];
    after[field] = Array.isArray(list) ? list.toSpliced(at, removed, ...inserted) : inserted;
  }
  for (const [field, inside] of Object.entries(patch.in ?? {})) {
    const object = before[field];
    after[field] = patched(isObject(object) ? object : {}, inside);
  }
  for (const field of patch.gone ?? []) delete after[field];
  return after;
}

/** How a list became another; `new` if they begin and end differently, and sending the whole list is shorter. */
function spliceBetween(was: readonly Json[], is: readonly Json[]): Splice | 'same' | 'new' {
  const shorter = Math.min(was.length, is.length);
  let first = 0;
  while (first < shorter && isSame(was[first], is[first])) first++;
  if (first === was.length && first === is.length) return 'same';
  let last = 0;
  while (last < shorter - first && isSame(was[was.length - 1 - last], is[is.length - 1 - last])) last++;
  if (first + last === 0) return 'new';
  const removed = was.length - first - last;
  const inserted = is.length - first - last;
  // A list that grows takes several times the memory that it needs.
  if (inserted === 0) return [first, removed];
  if (inserted === 1) return [first, removed, is[first]];
  return [first, removed, ...is.slice(first, first + inserted)];
}

function isSame(one: Json, other: Json): boolean {
  if (isSameAtOnce(one, other)) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) {
      if (!isSame(one[index], other[index])) return false;
    }
    return true;
  }
  if (!isObject(one) || !isObject(other)) return false;
  if (sizeOf(one) !== sizeOf(other)) return false;
  // Not `field in other`: V8 compiles that for one name after the other and never comes to an end.
  for (const field in one) if (other[field] === undefined || !isSame(one[field], other[field])) return false;
  return true;
}

/** The same value or object. Asked by type, because V8 calls a function to compare anything with anything. */
function isSameAtOnce(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === 'object') return typeof other === 'object' && one === other;
  if (typeof one === 'number') return typeof other === 'number' && one === other;
  if (typeof one === 'string') return typeof other === 'string' && one === other;
  return one === other;
}
