import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { observe } from './observe';
import type { Device } from './profiles';

const devices = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} satisfies Record<Device, BrowserContextOptions>;

/** A fresh browser profile, signed in with the token if one is given. */
export async function newContext(
  browser: Browser,
  url: string,
  device: Device,
  token?: string,
): Promise<BrowserContext> {
  const kept = token
    ? [
        { name: 'token', value: token },
        { name: 'access_token', value: token },
      ]
    : [];
  const context = await browser.newContext({
    baseURL: url,
    ...devices[device],
    locale: 'ar',
    timezoneId: 'Asia/Aden',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] },
  });
  await context.addInitScript(observe);
  return context;
}

/** Visits once, until the service worker has downloaded the whole app. */
export async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.close();
}
