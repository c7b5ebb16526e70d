/** Debian's Chromium, unless another is named. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** It runs as root where tests do, and keeps to itself. */
export const flags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
