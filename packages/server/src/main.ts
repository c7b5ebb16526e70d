import { showPage } from './browser.ts';
import { BadConfig, readConfig } from './config.ts';
import { openServer } from './server.ts';

/** How long a server may take to close. Milliseconds. */
const patience = 10_000;

/** Runs a server until it is told to stop. */
export async function main(): Promise<void> {
  try {
    const server = await openServer(readConfig(process.env));
    console.log(`Tischrunde is open at ${server.address}`);
    if (process.argv.includes('--open')) showPage(server.address);
    let isStopping = false;
    const stop = (): void => {
      // A terminal and npm both pass the signal on; the second one ends nothing sooner.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), patience).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.error(error instanceof BadConfig ? error.message : reasonOf(error));
  process.exit(1);
}

const reasonOf = (error: unknown): string =>
  `Tischrunde cannot open: ${error instanceof Error ? error.message : String(error)}`;
