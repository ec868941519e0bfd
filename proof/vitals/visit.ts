import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Observed } from './observe';
import type { MeasuredScreen } from './screens';
import { watchTraffic, type Bytes } from './traffic';

export interface Visit extends Observed {
  /** Milliseconds until the content is visible. */
  shown: number;
  bytes: Bytes;
}

/** Milliseconds for the last interaction to be painted and reported. */
const lastPaint = 1000;

/** Opens a screen in a tab of its own, waits until it has loaded, and uses it. */
export async function visit(
  context: BrowserContext,
  screen: MeasuredScreen,
  slowdown: number,
): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(screen.path, { waitUntil: 'commit' });
  await screen.content(page).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await traffic.quiet();
  // The browser stops looking for the largest paint at the first key.
  const opened = await page.evaluate(() => window.observed());
  const bytes = traffic.bytes();
  await screen.use(page);
  await traffic.quiet();
  await wait(lastPaint);
  const used = await page.evaluate(() => window.observed());
  await page.close();
  return { ...used, lcp: opened.lcp, because: { ...used.because, lcp: opened.because.lcp }, shown, bytes };
}
