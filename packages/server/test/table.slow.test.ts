import { openShared } from './support/houses.ts';
import { tableSuite } from './table-suite.ts';

tableSuite('two processes, PostgreSQL and Redis', openShared);
