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

/** A patch under construction. */
interface MutablePatch {
  set?: Record<string, Json>;
  splice?: Record<string, Splice>;
  in?: Record<string, Patch>;
  gone?: string[];
}

/** The patch that turns `before` into `after`; null if they are equal. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch | null {
  let patch: MutablePatch | null = null;
  let kept = 0;
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    if (was !== undefined && is !== undefined) kept++;
    if (was === is) continue;
    if (Array.isArray(is) && Array.isArray(was)) {
      const splice = spliceBetween(was, is);
      if (splice === 'same') continue;
      patch ??= {};
      if (splice === 'new') {
        patch.set ??= {};
        patch.set[field] = is;
      } else {
        patch.splice ??= {};
        patch.splice[field] = splice;
      }
    } else if (isObject(is) && isObject(was)) {
      const inside = patchBetween(was, is);
      if (inside === null) continue;
      patch ??= {};
      patch.in ??= {};
      patch.in[field] = inside;
    } else {
      patch ??= {};
      patch.set ??= {};
      patch.set[field] = is;
    }
  }
  if (sizeOf(before) === kept) return patch;
  for (const field in before) {
    if (after[field] !== undefined) continue;
    patch ??= {};
    patch.gone ??= [];
    patch.gone.push(field);
  }
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
  return [first, was.length - first - last, ...is.slice(first, is.length - last)];
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
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
