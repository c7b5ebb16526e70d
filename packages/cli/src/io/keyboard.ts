import { createInterface } from 'node:readline';
import { say } from './output.ts';

export interface Keyboard {
  /** The next line that is typed or piped in; null at the end of the input. */
  ask(): Promise<string | null>;
  close(): void;
}

/** The player's input. Lines that arrive before they are asked for are kept. */
export function openKeyboard(): Keyboard {
  const isTerminal = process.stdin.isTTY === true;
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  input.on('SIGINT', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  let ended = false;
  input.once('close', () => {
    ended = true;
  });
  return {
    async ask() {
      if (ended && isTerminal) return null;
      input.setPrompt('> ');
      if (!ended) input.prompt();
      else process.stdout.write('> ');
      const { value, done } = await lines.next();
      if (done === true) return null;
      // A terminal echoes what is typed; a pipe does not.
      if (!isTerminal) say(value);
      return value;
    },
    close: () => input.close(),
  };
}
