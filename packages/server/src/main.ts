import { openBrowser } from './browser.ts';
import { BadConfig, type Config, readConfig } from './config.ts';
import { reasonOf } from './error-reason.ts';
import { partyText } from './party-text.ts';
import { recover } from './recover.ts';
import { restore } from './restore.ts';
import { openServer } from './server.ts';
import { setUpV8 } from './v8-settings.ts';

/** How long closing may take. Milliseconds. */
const closeTimeout = 10_000;

/** The exit code of a server whose store is gone. */
const lostCode = 2;

/** Commands that work on a store while no server runs. They say what they did. */
const commands: Readonly<Record<string, (config: Config) => Promise<string>>> = { restore, recover };

const usage = 'Usage: tischrunde-server [--open | --party | restore | recover]';

const [command = '--open'] = process.argv.slice(2);

/** Runs a command, or else a server until it gets a signal to stop. */
export async function main(): Promise<void> {
  try {
    const run = commands[command];
    if (run !== undefined) {
      console.log(await run(readConfig(process.env)));
      return;
    }
    if (command !== '--open' && command !== '--party') throw new BadConfig(usage);
    setUpV8();
    const isParty = command === '--party';
    const server = await openServer(readConfig(isParty ? { HOST: '0.0.0.0', ...process.env } : process.env));
    console.log(`Tischrunde is open at ${server.address}`);
    if (isParty) console.log(await partyText(server.reach));
    else if (process.argv.includes('--open')) openBrowser(server.address);
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
      : `Tischrunde cannot ${command in commands ? command : 'start'}: ${reasonOf(error)}`,
  );
  process.exit(1);
}
