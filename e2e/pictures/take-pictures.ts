import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { demoPassword, expect, passwordField, test } from '../shop';
import { startShop } from '../start-shop';
import { makeTill, readyWithoutServer } from '../till';
import { addParts, pictures } from './picture-list';

const folder = fileURLToPath(new URL('../../docs/handbook/pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });

const largest = 60_000;

/** Waits until everything has arrived: nothing is being loaded, and the text no longer changes. */
async function settled(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"], .animate-shimmer, .animate-spin');
  await expect(loading.filter({ visible: true })).toHaveCount(0);
  let text = '';
  const isSame = async () => text === (text = await page.locator('body').innerText());
  await expect.poll(isSame, { intervals: [300] }).toBe(true);
}

/** Writes what the page shows, as WebP, as good as fits. */
async function take(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const browser = await page.context().newCDPSession(page);
  for (const quality of [80, 65, 50, 35, 20]) {
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > largest) continue;
    return writeFileSync(`${folder}${name}.webp`, picture);
  }
  throw new Error(`The picture ${name} is too large`);
}

for (const { name, as = 'admin', path, show } of pictures)
  test(name, async ({ page, signIn }) => {
    test.skip(!path, 'taken below');
    if (name.startsWith('phone-')) await page.setViewportSize({ width: 360, height: 640 });
    await signIn(as, path);
    await settled(page);
    await show?.(page);
    await take(page, name);
  });

test('first-steps and devices of an empty shop', async ({ page }) => {
  const shop = await startShop('main', { TUROOS_ADMIN_PASSWORD: demoPassword, HOST: '0.0.0.0' });
  try {
    await page.goto(`${shop.url}/login`);
    await page.getByLabel('اسم المستخدم').fill('admin');
    await passwordField(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'تجهيز المتجر' })).toBeVisible();
    await take(page, 'first-steps');
    await page.goto(`${shop.url}/settings?tab=devices`);
    await expect(page.getByText('بصمة شهادة المتجر')).toBeVisible();
    await take(page, 'devices');
  } finally {
    await shop.stop();
  }
});

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' });
  test('away from the server', async ({ page, context, signIn }) => {
    await signIn('sales_staff');
    await makeTill(page);
    await page.goto('/sales?new=1');
    await readyWithoutServer(page);
    await page.getByRole('button', { name: 'ليس الآن' }).click();
    await context.setOffline(true);
    await addParts(page, 'فلتر هواء', 'بواجي');
    await page.keyboard.press('F8');
    await page.keyboard.press('F4');
    await expect(page.getByText('تعذّر الوصول إلى الخادم منذ')).toBeVisible();
    await take(page, 'away');
  });
});

test('no other picture is kept', () => {
  const taken = pictures.map(({ name }) => `${name}.webp`);
  for (const file of readdirSync(folder)) if (!taken.includes(file)) rmSync(`${folder}${file}`);
});
