import { openEmbedded } from './support/cluster.ts';
import { tableSuite } from './support/table-suite.ts';

tableSuite('one process and a SQLite file', openEmbedded);
