import { createInterface } from 'node:readline';
import { say } from './output.ts';

export interface Listener {
  /** The next line that is typed or piped in; null at the end of the input. */
  ask(): Promise<string | null>;
  close(): void;
}

/** Listens to the player. Lines that come before they are asked for are kept. */
export function listen(): Listener {
  const atTheKeyboard = process.stdin.isTTY === true;
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: atTheKeyboard });
  input.on('SIGINT', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  let ended = false;
  input.once('close', () => {
    ended = true;
  });
  return {
    async ask() {
      if (ended && atTheKeyboard) return null;
      input.setPrompt('> ');
      if (!ended) input.prompt();
      else process.stdout.write('> ');
      const { value, done } = await lines.next();
      if (done === true) return null;
      // A terminal shows what is typed by itself; a pipe does not.
      if (!atTheKeyboard) say(value);
      return value;
    },
    close: () => input.close(),
  };
}
