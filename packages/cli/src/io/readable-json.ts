import type { Json } from '@tischrunde/engine';

/** JSON for people: what fits on a line stays on one. */
export function readableJson(value: Json, indent = '', room = 100): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= room) return flat;
  const inner = `${indent}  `;
  const [opening, entries, closing] = isList(value)
    ? ['[', value.map((item) => inner + readableJson(item, inner, room)), ']']
    : ['{', Object.entries(value).map(([name, item]) => field(name, item, inner, room)), '}'];
  return `${opening}\n${entries.join(',\n')}\n${indent}${closing}`;
}

const field = (name: string, value: Json, indent: string, room: number): string =>
  `${indent}${JSON.stringify(name)}: ${readableJson(value, indent, room - name.length - 4)}`;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
