/** How phones in the room come to the tables: the address, and the same as a QR code for the terminal. */
export async function partyText(reach: string | null): Promise<string> {
  if (reach === null) return 'No network was found: other devices cannot join.';
  const { encodeQR } = await import('qr');
  return `\nPhones in the same network open ${reach} or scan this:\n\n${encodeQR(reach, 'term', { border: 2 })}`;
}
