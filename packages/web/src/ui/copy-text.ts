/** Copies a text; false if the browser does not let the page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

/** The old way, for tables in a home network: without encryption there is no clipboard. */
function copyByField(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'unseen' });
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
