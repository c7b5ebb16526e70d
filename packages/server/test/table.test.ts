import { openEmbedded } from './support/houses.ts';
import { tableSuite } from './table-suite.ts';

tableSuite('one process and a SQLite file', openEmbedded);
