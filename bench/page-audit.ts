// Lighthouse with its mobile preset: a slow phone on a slow network, simulated.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;

export interface Audit {
  /** Of 100, by category. */
  readonly scores: readonly number[];
  /** What is below the full score. */
  readonly wanting: readonly string[];
}

const port = 9333;

export async function audit(address: string, executablePath: string, args: string[]): Promise<Audit> {
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (result === undefined) throw new Error(`${address} could not be measured`);
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    const wanting = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    return {
      scores: categories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100)),
      wanting: wanting.map(({ id, displayValue }) =>
        displayValue === undefined ? id : `${id} (${displayValue})`,
      ),
    };
  } finally {
    await browser.close();
  }
}
