import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from './shop';

test.use({ serviceWorkers: 'allow' });

const worker = fileURLToPath(new URL('../packages/web/dist/sw.js', import.meta.url));

test('the app opens without a server, keeps the session, and recovers by itself', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('sales_staff', '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('لا يوجد اتصال بالخادم').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('سامي الحمادي', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a new version asks before it takes over', async ({ page, signIn }) => {
  await signIn('sales_staff', '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const original = await readFile(worker, 'utf8');
  try {
    await writeFile(worker, `${original}\n// a later version`);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('يتوفر إصدار جديد من تروس');
    await page.evaluate(() => document.documentElement.classList.add('earlier-version'));
    await question.getByRole('button', { name: 'التحديث الآن' }).click();
    await expect(page.locator('html.earlier-version')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText('سامي الحمادي', { exact: true })).toBeVisible();
  } finally {
    await writeFile(worker, original);
  }
});
