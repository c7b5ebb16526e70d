import { openShared } from './support/cluster.ts';
import { tableSuite } from './support/table-suite.ts';

tableSuite('two processes, PostgreSQL and Redis', openShared);
