import { isObject, type JsonObject, openMatch, readTranscript } from '@tischrunde/engine';
import type { Sitter } from '../../session/sitter.ts';
import { isSavedSitter, type SavedMatch } from '../../storage/saved-match.ts';

// A match as a link: everything is in the fragment after #, which browsers do not send to servers.

/** In characters. Some messengers truncate longer links. */
const maxFragment = 12_000;

/** In characters. No real match is this long; more would be an attack. */
const maxUnpacked = 4_000_000;

/** A match from a link. */
export interface LinkedMatch {
  readonly transcript: JsonObject;
  readonly sitters: readonly Sitter[];
}

/** The fragment of a link to a match; null if it would be too long. */
export async function linkFragment({ transcript, sitters }: LinkedMatch): Promise<string | null> {
  const text = JSON.stringify({ transcript: withoutDeals(transcript), sitters });
  const packed = toText(
    await pipeThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
  );
  return packed.length > maxFragment ? null : packed;
}

/** The match in a fragment; null if it is missing or incomplete. The rules are checked elsewhere. */
export async function matchInFragment(fragment: string): Promise<LinkedMatch | null> {
  try {
    const bytes = await pipeThrough(toBytes(fragment), new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isObject(value) || !isObject(value.transcript) || !Array.isArray(value.sitters)) return null;
    const { transcript, sitters } = value;
    const seated = sitters.flatMap((sitter): Sitter[] => (isSavedSitter(sitter) ? [sitter] : []));
    return seated.length === transcript.players ? { transcript, sitters: seated } : null;
  } catch {
    return null;
  }
}

/** A linked match in the form of a saved one; it is not stored yet. */
export function savedFromLink({ transcript, sitters }: LinkedMatch, over: boolean, id: string): SavedMatch {
  const now = Date.now();
  return { id, transcript, sitters, began: now, touched: now, over };
}

/** Deals follow from the seed, unless they were set by hand. */
function withoutDeals(transcript: JsonObject): JsonObject {
  const { deals: _deals, ...rest } = transcript;
  const read = readTranscript(rest);
  const match = openMatch(read);
  const follows = read.moves.every(({ seat, move }) => match.attempt(seat, move) === null);
  return follows && JSON.stringify(match.transcript()) === JSON.stringify(transcript) ? rest : transcript;
}

async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  press: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(press).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxUnpacked) throw new Error('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Only characters at which no messenger breaks a link. */
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
