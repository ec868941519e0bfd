import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { observe } from './observe';

const executablePath = process.env['CHROMIUM_PATH'];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });

/** A fresh browser profile, signed in with the token if one is given. */
export async function newContext(browser: Browser, url: string, token?: string): Promise<BrowserContext> {
  const kept = token
    ? [
        { name: 'token', value: token },
        { name: 'access_token', value: token },
      ]
    : [];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1366, height: 768 },
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
