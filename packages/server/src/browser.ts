import { spawn } from 'node:child_process';

const commands: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the default browser; does nothing on a machine without one. */
export function openBrowser(address: string): void {
  const [command, ...words] = commands[process.platform] ?? ['xdg-open'];
  const browser = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}
