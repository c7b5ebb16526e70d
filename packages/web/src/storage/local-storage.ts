/** One entry of `localStorage`. Pages from other versions, extensions and people can change it, so every read is checked. */
export interface StoredValue<Value> {
  readonly key: string;
  read(): Value;
  /** Where the browser refuses to store anything, the value lasts as long as the page. */
  write(value: Value): void;
  remove(): void;
  /** What a text under this key means: events of other windows bring texts. */
  parse(text: string | null): Value;
}

/** `check` turns whatever was parsed into a valid value; it gets null where there is no entry or it is not JSON. */
export function storedValue<Value>(key: string, check: (found: unknown) => Value): StoredValue<Value> {
  const parse = (text: string | null): Value => check(parsed(text));
  return {
    key,
    parse,
    read: () => parse(attempt(() => localStorage.getItem(key)) ?? null),
    write: (value) => attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Private windows and strict settings make every access throw. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
