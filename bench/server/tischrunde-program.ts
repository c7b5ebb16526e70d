import { openServer, readConfig, setUpV8 } from '../../packages/server/src/index.ts';
import { ready } from './program.ts';

// What holds back a single guest or address is out of the way, because here they are one.
setUpV8();
const plenty = '1000000';
const server = await openServer(
  readConfig({
    PORT: '0',
    DATA: process.env.DATA,
    LOG_LEVEL: 'warn',
    BOT_THREADS: '1',
    MESSAGES_PER_SECOND: plenty,
    CONNECTIONS_PER_ADDRESS: plenty,
    GUESTS_PER_HOUR: plenty,
    TABLES_PER_HOUR: plenty,
  }),
);
ready(Number(new URL(server.address).port));
