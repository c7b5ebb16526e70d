import { onTestFinished, type TestContext } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../../src/index.ts';
import type { Reach } from '../../src/push/post-push.ts';
import { newFolder, removeFolder } from './server-process.ts';

/** A server in this process, with an empty store, until the test is over; a test that runs beside others passes its own `onTestFinished`. */
export async function openInProcess(
  environment: Readonly<Record<string, string>> = {},
  finished: TestContext['onTestFinished'] = onTestFinished,
  reach?: Reach,
): Promise<RunningServer> {
  const folder = newFolder();
  const config = readConfig({ PORT: '0', PAGE: 'none', DATA: folder, LOG_LEVEL: 'silent', ...environment });
  const server = await openServer(config, undefined, reach);
  finished(async () => {
    await server.close();
    removeFolder(folder);
  });
  return server;
}
