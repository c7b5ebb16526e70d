import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { type Service, startPostgres } from './support/services.ts';
import { storeSuite } from './support/store-suite.ts';

let database: Service;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.end());

storeSuite('PostgreSQL', () => openPostgres(database.url));
