/** An answer to whoever is not let in, or cannot be understood: written by hand, with the headers that all others have too. */
export const plainly = (status: string, reason: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/plain; charset=utf-8',
    'Connection: close',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    '',
    `${reason}\n`,
  ].join('\r\n');
