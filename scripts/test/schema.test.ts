import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocolSchema } from '../schema.ts';

test('docs/protocol.schema.json has the formats as they are now; npm run schema writes it', () => {
  const written = JSON.parse(
    readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
});
