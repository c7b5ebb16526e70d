/** An HTTP error response as text, for sockets that fastify does not answer; with the same security headers. */
export const rawHttpError = (status: string, reason: string): string =>
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
