import { openBrowser } from './browser.ts';
import { BadConfig, readConfig } from './config.ts';
import { reasonOf } from './error-reason.ts';
import { restore } from './restore.ts';
import { openServer } from './server.ts';

/** How long closing may take. Milliseconds. */
const closeTimeout = 10_000;

/** The exit code of a server whose store is gone. */
const lostCode = 2;

const usage = 'Usage: tischrunde-server [--open | restore]';

/** Runs a server until it gets a signal to stop; or, with `restore`, prepares a restored backup for the next start. */
export async function main(): Promise<void> {
  try {
    const [command = '--open'] = process.argv.slice(2);
    if (command !== 'restore' && command !== '--open') throw new BadConfig(usage);
    if (command === 'restore') {
      console.log(await restore(readConfig(process.env)));
      return;
    }
    const server = await openServer(readConfig(process.env));
    console.log(`Tischrunde is open at ${server.address}`);
    if (process.argv.includes('--open')) openBrowser(server.address);
    let isStopping = false;
    const stop = (code: number): void => {
      // The terminal and npm both send the signal; the second one is ignored.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(code === 0 ? 1 : code), closeTimeout).unref();
      server.close().then(
        () => process.exit(code),
        (error: unknown) => fail(error),
      );
    };
    process.on('SIGTERM', () => stop(0));
    process.on('SIGINT', () => stop(0));
    void server.lost.then((reason) => {
      console.error(`Tischrunde cannot go on: ${reasonOf(reason)}`);
      stop(lostCode);
    });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.error(
    error instanceof BadConfig
      ? error.message
      : `Tischrunde cannot ${process.argv[2] === 'restore' ? 'restore' : 'start'}: ${reasonOf(error)}`,
  );
  process.exit(1);
}
