/** The form of a short code, as people type it. */
const codeForm = /^[a-z]{5}$/i;

export const isCode = (place: string): boolean => codeForm.test(place);

/** A code as it is written: people type it in any case, and with spaces. */
export const codeFrom = (text: string): string => text.replace(/\s/g, '').toUpperCase();
