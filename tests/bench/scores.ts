import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../e2e/findBrowser';

const port = 9333;

/** Lighthouse's performance score of one visit, 0 to 100. */
export async function score(url: string, device: 'mobile' | 'desktop'): Promise<number> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments(), `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const flags = { port, onlyCategories: ['performance'], logLevel: 'silent' as const };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    return Math.round((result?.lhr.categories['performance']?.score ?? Number.NaN) * 100);
  } finally {
    await browser.close();
  }
}
