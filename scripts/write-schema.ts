// Writes docs/protocol.schema.json: what a client may send, and the games of a server, for programs in any language.
import { writeFileSync } from 'node:fs';
import { protocolSchema } from './schema.ts';

writeFileSync(
  new URL('../docs/protocol.schema.json', import.meta.url),
  `${JSON.stringify(protocolSchema(), null, 2)}\n`,
);
