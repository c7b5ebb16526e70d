import type { JsonObject } from '@tischrunde/engine';

/** Offers a transcript as a download. */
export function saveTranscript(transcript: JsonObject): void {
  const day = new Date().toISOString().slice(0, 10);
  saveTextFile(
    `${JSON.stringify(transcript, null, 2)}\n`,
    `tischrunde-${String(transcript.game)}-${day}.json`,
  );
}

export function saveTextFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
