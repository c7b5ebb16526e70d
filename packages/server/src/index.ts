export { BadConfig, type Config, readConfig } from './config.ts';
export { openServer, type Running } from './server.ts';
