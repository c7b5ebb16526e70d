export interface Progress {
  reached(count: number): void;
  stop(): void;
}

/** A bar on the error output, where that is a terminal. */
export async function showProgress(total: number, things: string): Promise<Progress> {
  if (process.stderr.isTTY !== true) return { reached() {}, stop() {} };
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage} %  {value} of {total} ${things}  {eta_formatted} left`,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { reached: (count) => bar.update(count), stop: () => bar.stop() };
}
