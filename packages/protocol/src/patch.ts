import { isObject, type Json, type JsonObject } from '@tischrunde/engine';

/**
 * What changed from one object to the next: fields that have another value, lists that got longer at their end, objects that
 * changed inside, and fields that are gone. What is not named stayed as it was.
 */
export interface Patch {
  readonly set?: JsonObject;
  readonly add?: Readonly<Record<string, readonly Json[]>>;
  readonly in?: Readonly<Record<string, Patch>>;
  readonly gone?: readonly string[];
}

/** A patch while it is made. */
interface Growing {
  set?: Record<string, Json>;
  add?: Record<string, readonly Json[]>;
  in?: Record<string, Patch>;
  gone?: string[];
}

/** What has to be done to `before` to get `after`; null where nothing has. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch | null {
  let patch: Growing | null = null;
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

/** `before` with a patch done to it; `before` itself stays as it was. */
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

/** What a list got at its end; null where it changed in another way. A list that was empty is rather set than added to. */
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
