import type { JsonObject } from '@tischrunde/engine';

/** Offers a transcript as a download. */
export function saveTranscript(transcript: JsonObject): void {
  const day = new Date().toISOString().slice(0, 10);
  saveTextFile(
    `${JSON.stringify(transcript, null, 2)}\n`,
    `tischrunde-${String(transcript.game)}-${day}.json`,
  );
}

export const saveTextFile = (text: string, name: string): void =>
  saveFile(new File([text], name, { type: 'application/json' }));

/** Hands a file to another app of the device, or offers it as a download where that is not possible. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file], title: file.name };
  if (navigator.canShare?.(data) !== true) {
    saveFile(file);
    return;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    // Sharing that was called off is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file);
  }
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
