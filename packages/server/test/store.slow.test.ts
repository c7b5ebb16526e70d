import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { type Service, startPostgres } from './services.ts';
import { storeSuite } from './store-suite.ts';

let database: Service;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.end());

storeSuite('PostgreSQL', () => openPostgres(database.url));
