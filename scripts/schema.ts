import { toJsonSchema } from '@valibot/to-json-schema';
import { games } from '../packages/engine/src/index.ts';
import { asks, emotes, protocol, refusalCodes } from '../packages/protocol/src/index.ts';

/** The formats of all asks as JSON Schemas, and the games with their players and options: docs/protocol.schema.json. */
export const protocolSchema = (): object => ({
  protocol,
  asks: Object.fromEntries(Object.entries(asks).map(([name, schema]) => [name, formatOf(schema)])),
  refusals: Object.keys(refusalCodes),
  emotes,
  games: games.map(({ id, players, options }) => ({ id, players, options })),
});

/** What cannot be said in a schema (names of which nothing is left, either a word or a seal) is in docs/protocol.md. */
function formatOf(schema: (typeof asks)[keyof typeof asks]): object {
  const { $schema: _, ...format } = toJsonSchema(schema, {
    typeMode: 'input',
    ignoreActions: ['transform', 'check'],
    // A name is cut to what can be seen, and then has to be shorter still.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'max_length' && 'requirement' in valibotAction && jsonSchema.type === 'string'
        ? {
            ...jsonSchema,
            maxLength: Math.min(
              jsonSchema.maxLength ?? Number.MAX_SAFE_INTEGER,
              Number(valibotAction.requirement),
            ),
          }
        : undefined,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  });
  return format;
}
