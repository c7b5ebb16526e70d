import { spawn } from 'node:child_process';

const commands: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows a page in the browser of whoever started the program; where there is no screen, nothing happens. */
export function showPage(address: string): void {
  const [command, ...words] = commands[process.platform] ?? ['xdg-open'];
  const browser = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}
