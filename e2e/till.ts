import type { Page } from '@playwright/test';
import { askApi, expect } from './shop';

const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

/** Makes the browser of the page a till, as the settings do, and returns its code. The app must not be open yet. */
export async function makeTill(page: Page, fields: object = {}): Promise<string> {
  const own = { secret: secret(), token: secret() };
  const name = `نقطة ${Date.now().toString(36)}`;
  const { _id: id, code } = await askApi(page, 'POST', '/tills', {
    name,
    mayCredit: true,
    ...own,
    ...fields,
  });
  await page.evaluate(
    async (device) => {
      const opening = indexedDB.open('turoos-till', 1);
      opening.addEventListener('upgradeneeded', () => {
        for (const store of ['copy', 'meta', 'kept']) opening.result.createObjectStore(store);
        opening.result.createObjectStore('outbox', { keyPath: 'id' });
      });
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('meta', 'readwrite');
      writing.objectStore('meta').put(device, 'device');
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
      localStorage.setItem('turoos.till', JSON.stringify(device));
    },
    { id, code, name, ...own, next: null },
  );
  return code;
}

/** Waits until the till has copied the whole shop, and the app is stored to be opened without the server. */
export async function readyWithoutServer(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const upTo = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('turoos-till');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const reading = opening.result.transaction('copy').objectStore('copy').get('mark');
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      opening.result.close();
      return Boolean((reading.result as { upTo?: unknown } | undefined)?.upTo);
    });
  await expect.poll(upTo, { timeout: 60_000 }).toBe(true);
}
