import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../e2e/findBrowser';
import { median } from './visit';

const port = 9333;

/** Lighthouse's performance score, 0 to 100, median of several runs. */
export async function score(url: string, device: 'mobile' | 'desktop', rounds = 3): Promise<number> {
  const executablePath = findBrowser();
  const scores: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch({
      args: [...browserArguments(), `--remote-debugging-port=${port}`],
      ...(executablePath ? { executablePath } : {}),
    });
    try {
      const flags = { port, onlyCategories: ['performance'], logLevel: 'silent' as const };
      const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
      scores.push(Math.round((result?.lhr.categories['performance']?.score ?? Number.NaN) * 100));
    } finally {
      await browser.close();
    }
  }
  return median(scores);
}
