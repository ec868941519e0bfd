import type { Locator, Page } from '@playwright/test';
import { expectClean, expectCleanAtBothWidths } from './clean';
import { oldWarehouses, partsListOf } from './old-shop/parts-list';
import { customersOf, oldRate, suppliersOf } from './old-shop/people';
import { demoPassword, expect, test } from './shop';
import { proveBooks, startShop } from './start-shop';

const count = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number) => dollars.format(cents / 100);

const kind = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (within: Locator, label: string) => within.getByText(label, { exact: true }).locator('..');

/** Long work of a shop with thousands of parts on a busy machine. */
const patient = { timeout: 150_000 };

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/moving-in');
  await page
    .getByLabel('ملف البرنامج القديم')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('button', { name: 'معاينة ما سيدخل' })).toBeVisible(patient);
}

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'معاينة ما سيدخل' }).click();
  await expect(page.getByRole('button', { name: 'نقل إلى المتجر' })).toBeEnabled(patient);
}

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'نقل إلى المتجر' }).click();
  await expect(page.getByRole('button', { name: 'التراجع عن النقل كله' })).toBeVisible(patient);
}

test('an old shop of 6,000 parts, 800 customers and 60 suppliers moves in with all its sums, and one file goes back', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const list = partsListOf(6000);
  const customers = customersOf(800);
  const supply = suppliersOf(60, list.parts.slice(0, 2000));
  const shop = await startShop('main', { TUROOS_ADMIN_PASSWORD: demoPassword });
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    const token = await signInOwner(page);
    const ask = async (method: string, path: string, data?: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
      expect(reply.ok(), await reply.text()).toBe(true);
      return (await reply.json()).data;
    };
    await ask('POST', '/exchange-rate', { usd_to_yer: oldRate });
    for (const name of oldWarehouses.slice(0, 2)) await ask('POST', '/warehouses', { name });

    await test.step('parts with stock in three warehouses, one of which the shop does not have yet', async () => {
      await send(page, 'أرصدة الأصناف.xlsx', list.file);
      await expect(page.getByLabel('ماذا في هذه الورقة؟').locator('option:checked')).toHaveText('القطع');
      await expect(page.getByText('العناوين في الصف 5')).toBeVisible();
      await expectCleanAtBothWidths(page);
      await page.getByLabel('ما في عمود معرض تعز').selectOption({ label: 'كمية مستودع جديد…' });
      await page.getByRole('button', { name: 'إضافة المستودع' }).click();
      await expect(page.getByLabel('ما في عمود معرض تعز').locator('option:checked')).toHaveText(
        'كمية معرض تعز',
      );
      await expect(page.getByLabel('ما في عمود يناسب السيارات').locator('option:checked')).toHaveText(
        'يناسب',
      );
      await preview(page);
      const parts = kind(page, 'القطع');
      await expect(figure(parts, 'قطع جديدة')).toContainText(count.format(list.parts.length));
      await expect(figure(parts, 'الكمية')).toContainText(count.format(list.pieces));
      await expect(figure(parts, 'المخزون بسعر التكلفة')).toContainText(money(list.stockValue));
      await expect(page.getByText(`صفوف لا تدخل: ${list.badRows}.`)).toBeVisible();
      const bad = page.waitForEvent('download');
      await page.getByRole('button', { name: 'تنزيل الصفوف التي لا تدخل' }).click();
      expect((await bad).suggestedFilename()).toMatch(/ - صفوف للتصحيح\.xlsx$/);
      await bring(page);
      await expect(figure(kind(page, 'القطع'), 'قطع جديدة')).toContainText(count.format(list.parts.length));
    });

    await test.step('customers with debts in rials, one of them written in three ways', async () => {
      await send(page, 'العملاء.xlsx', customers.file);
      await expect(page.getByLabel('ريال يمني')).toBeChecked();
      await page.getByRole('textbox', { name: 'سعر الصرف' }).fill(String(oldRate));
      await preview(page);
      await page
        .getByRole('group', { name: /مهيوب سلام/ })
        .getByLabel('شخصان')
        .check();
      await expectClean(page);
      const shown = kind(page, 'العملاء وديونهم');
      await expect(figure(shown, 'عملاء جدد')).toContainText(count.format(customers.count), patient);
      await expect(figure(shown, 'ديون على العملاء')).toContainText(money(customers.owed));
      await expect(figure(shown, 'أرصدة للعملاء')).toContainText(money(customers.owedBack));
      await bring(page);
    });

    await test.step('suppliers and a price list in one file', async () => {
      await send(page, 'الموردين والأسعار.xlsx', supply.file);
      // nothing in the file names a currency
      for (const sheet of await page.getByRole('tab').all()) {
        await sheet.click();
        await page.getByLabel('دولار').check();
      }
      await preview(page);
      const shown = kind(page, 'الموردون وأرصدتهم');
      await expect(figure(shown, 'موردون جدد')).toContainText(count.format(supply.count));
      await expect(figure(shown, 'للموردين على المتجر')).toContainText(money(supply.owed));
      await expect(figure(shown, 'للمتجر عند الموردين')).toContainText(money(supply.owedBack));
      await expect(figure(kind(page, 'قائمة أسعار'), 'قطع يتغير سعرها')).toContainText(
        count.format(supply.prices),
      );
      await expect(page.getByText(`صفوف لا تدخل: ${supply.unknown}.`)).toBeVisible();
      await bring(page);
    });

    await test.step('the shop has the sums of the old one', async () => {
      const { summary } = await ask('GET', '/customers/statistics');
      expect(summary).toMatchObject({ total: customers.count, receivables: customers.owed / 100 });
      expect(await ask('GET', '/products/stats')).toMatchObject({
        totalProducts: list.parts.length,
        totalStock: list.pieces,
      });
    });

    await test.step('the customers go back whole, and nothing else does', async () => {
      await page.goto('/moving-in');
      await page.getByRole('button', { name: 'العملاء.xlsx', exact: true }).click();
      await page.getByRole('button', { name: 'التراجع عن النقل كله' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(money(customers.owed));
      await question.getByRole('button', { name: 'التراجع عن النقل' }).click();
      await expect(page.getByText('وعاد المتجر كما كان قبله')).toBeVisible(patient);
      const { summary } = await ask('GET', '/customers/statistics');
      expect(summary).toMatchObject({ receivables: 0, totalBalance: 0 });
      expect(await ask('GET', '/products/stats')).toMatchObject({ totalStock: list.pieces });
    });
    await page.close();
    await shop.end();
    proveBooks(shop.folder);
  } finally {
    await shop.stop();
  }
});

/** Signs the owner of an empty shop in. */
async function signInOwner(page: Page): Promise<string> {
  const login = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: demoPassword },
  });
  const { accessToken, refreshToken } = (await login.json()).data;
  await page.goto('/api/ready');
  await page.evaluate(
    (tokens) => Object.entries(tokens).forEach(([key, value]) => localStorage.setItem(key, value)),
    { token: accessToken, access_token: accessToken, refreshToken },
  );
  return accessToken;
}
