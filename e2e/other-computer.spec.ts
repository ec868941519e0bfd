import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appCode } from './authenticator';
import { lastSaleId } from './last-sale';
import { demoPassword, expect, passwordField, test as shop } from './shop';

/** The shop as its other computers open it: by name over plain http, where browsers offer fewer APIs. */
const test = shop.extend<{ troubles: string[] }>({
  baseURL: async ({ shopUrl }, use) => use(shopUrl.replace(/\/\/[^:/]+/, '//shop.test')),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, username = 'admin'): Promise<void> {
  await page.goto('/login');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByLabel('اسم المستخدم').fill(username);
  await passwordField(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
}

/** Calls the API from the page, because only the browser resolves this host name. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([url, sent]) => {
      const reply = await fetch(`/api${url}`, {
        method: sent ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return (await reply.json()).data;
    },
    [path, body] as const,
  );

test('signs in, walks through the menu and receives changes', async ({ page, baseURL }) => {
  const following = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await signIn(page);
  expect((await following).status()).toBe(200);
  const menu = page.getByRole('navigation').first();
  for (const name of ['المنتجات', 'العملاء', 'المشتريات', 'المخزون', 'المبيعات']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(title(page)).toContainText(name);
  }
  await page.goBack();
  await expect(title(page)).toContainText('المخزون');
  await page.reload();
  await expect(title(page)).toContainText('المخزون');
  expect(page.url().startsWith(baseURL ?? '')).toBe(true);
});

test('sells, prints, and saves what it sold as PDF and CSV; shares it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      print: () => (document.title = 'printed'),
      open: (url: string) => (document.title = url),
    }),
  );
  await signIn(page);
  const [warehouse] = await ask(page, '/warehouses?limit=1&isActive=true');
  const partNumber = `NET-${Date.now().toString(36).toUpperCase()}`;
  await ask(page, '/products', {
    name: 'فلتر هواء للتجربة',
    partNumber,
    sellingPrice: 12.5,
    costPrice: 5,
    quantity: 5,
    warehouse: warehouse._id,
  });
  await page.goto('/sales?new=1');
  await expect(title(page)).toHaveText('فاتورة مبيعات جديدة');
  const box = page.getByRole('combobox', { name: /امسح الباركود/ });
  await box.fill(partNumber);
  await box.press('Enter');
  await expect(page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('F4');
  const id = await lastSaleId(page);
  await page.goto(`/sales?view=${id}`);
  await expect(dialog(page).getByRole('article')).toContainText('فلتر هواء للتجربة');
  await dialog(page).getByRole('button', { name: 'طباعة' }).click();
  await expect(page).toHaveTitle('printed');

  await page.goto(`/sales/${id}`);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير PDF' }).click();
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: /^المزيد/ }).click();
  await page.getByRole('menuitem', { name: 'مشاركة عبر واتساب' }).click();
  await expect(page).toHaveTitle(/^https:\/\/wa\.me/);

  await page.goto('/sales');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: /^تصدير/ }).click();
  expect((await readFile(await (await csv).path(), 'utf8')).split('\n').length).toBeGreaterThan(2);
});

test('attaches a file and copies the recovery codes', async ({ page }) => {
  await signIn(page);
  const [part] = await ask(page, '/products?limit=1');
  await page.goto(`/products/${part._id}`);
  const section = page.getByRole('region', { name: 'المرفقات' });
  const name = `صورة ${Date.now()}.png`;
  await section.getByLabel('ملفات للإرفاق').setInputFiles({ name, mimeType: 'image/png', buffer: dot });
  await expect(section.getByRole('button', { name }).first()).toBeVisible();

  const username = `net${Date.now()}`;
  await ask(page, '/users', { username, name: 'عامل الشبكة', password: demoPassword });
  await page.evaluate(() => localStorage.clear());
  await signIn(page, username);
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'تفعيل المصادقة الثنائية' }).click();
  await page.getByLabel('كلمة المرور الحالية').fill(demoPassword);
  await page.getByRole('button', { name: 'متابعة' }).click();
  const secret = await dialog(page).locator('bdi').first().innerText();
  await page.getByLabel('رمز التحقق').fill(appCode(secret));
  await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
  const shown = page.getByRole('list', { name: 'رموز الاسترداد' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await page.getByRole('button', { name: 'نسخ', exact: true }).click();
  await expect(page.getByText('تم نسخ رموز الاسترداد')).toBeVisible();
  await page.getByRole('button', { name: 'حفظتها' }).click();

  // Pasting shows what was copied.
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(dialog(page).getByRole('combobox')).toHaveValue(codes.join(' '));
});
