import { isObject, type Json, type JsonObject } from '@tischrunde/engine';

/**
 * The difference between two objects: fields to set, items to append to lists, patches to nested objects, and fields to remove. Anything
 * not named stays the same.
 */
export interface Patch {
  readonly set?: JsonObject;
  readonly add?: Readonly<Record<string, readonly Json[]>>;
  readonly in?: Readonly<Record<string, Patch>>;
  readonly gone?: readonly string[];
}

/** A patch under construction. */
interface MutablePatch {
  set?: Record<string, Json>;
  add?: Record<string, readonly Json[]>;
  in?: Record<string, Patch>;
  gone?: string[];
}

/** The patch that turns `before` into `after`; null if they are equal. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch | null {
  let patch: MutablePatch | null = null;
  for (const field in after) {
    const was = before[field];
    const is = after[field];
    if (was === is) continue;
    if (Array.isArray(is) && Array.isArray(was)) {
      const added = addedTo(was, is);
      if (added !== null && added.length === 0) continue;
      patch ??= {};
      if (added === null) {
        patch.set ??= {};
        patch.set[field] = is;
      } else {
        patch.add ??= {};
        patch.add[field] = added;
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
  for (const field in before) {
    if (after[field] !== undefined) continue;
    patch ??= {};
    patch.gone ??= [];
    patch.gone.push(field);
  }
  return patch;
}

/** Applies a patch to a copy of `before`. */
export function patched(before: JsonObject, patch: Patch): JsonObject {
  const after: Record<string, Json> = { ...before, ...patch.set };
  for (const [field, items] of Object.entries(patch.add ?? {})) {
    const list = before[field];
    after[field] = Array.isArray(list) ? [...list, ...items] : items;
  }
  for (const [field, inside] of Object.entries(patch.in ?? {})) {
    const object = before[field];
    after[field] = patched(isObject(object) ? object : {}, inside);
  }
  for (const field of patch.gone ?? []) delete after[field];
  return after;
}

const nothing: readonly Json[] = [];

/** The items appended to a list; null if it changed in any other way, or was empty: then setting it is shorter. */
function addedTo(was: readonly Json[], is: readonly Json[]): readonly Json[] | null {
  if (is.length < was.length || (was.length === 0 && is.length > 0)) return null;
  for (let index = 0; index < was.length; index++) {
    if (!isSame(was[index], is[index])) return null;
  }
  return is.length === was.length ? nothing : is.slice(was.length);
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
  let fields = 0;
  for (const field in one) {
    if (!(field in other) || !isSame(one[field], other[field])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}
