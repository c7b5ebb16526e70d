export { BadConfig, type Config, readConfig } from './config.ts';
export { openServer, type RunningServer } from './server.ts';
export { setUpV8 } from './v8-settings.ts';
