import type { Page } from '@playwright/test';
import { lastSaleBar, lastSaleId } from './last-sale';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { scanFast } from './scan';
import { expect, test } from './shop';

/*
 * How many keys the daily work needs. A scan is not counted, every key that a person presses is.
 */

interface Sale {
  paymentStatus: string;
  tenders: { currency: string }[];
  change: { currency: string; amount: number } | null;
  items: { product: string; quantity: number }[];
}

const box = (page: Page) => page.getByRole('combobox', { name: /امسح الباركود/ });
const lines = (page: Page) => page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem');

function countKeys(page: Page) {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    get count() {
      return count;
    },
  };
}

async function threeParts(page: Page) {
  const { _id: warehouse } = await aWarehouse(page);
  const start = Date.now();
  const made = [];
  for (const nth of [1, 2, 3]) {
    const barcode = `${start + nth}`;
    made.push({
      ...(await makePart(page, { barcode, quantity: 9, warehouse, costPrice: 4, sellingPrice: 6.37 })),
      barcode,
    });
  }
  return made;
}

async function scanAll(page: Page, parts: readonly { barcode: string }[]) {
  for (const [index, { barcode }] of parts.entries()) {
    await scanFast(page, barcode);
    await expect(lines(page)).toHaveCount(index + 1);
  }
}

test('a walk-in buys three parts for rials, gets change and paper, and the next one is served', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await signIn('admin');
  const parts = await threeParts(page);
  await signIn('sales_staff', '/customers');
  const keys = countKeys(page);
  await keys.press('F2');
  await expect(box(page)).toBeFocused();
  await scanAll(page, parts);
  await keys.press('F8', 'ArrowDown', 'Enter');
  const sale = await api<Sale>(page, 'GET', `/sales/${await lastSaleId(page)}`);
  expect(sale.items).toHaveLength(3);
  expect(sale.tenders).toMatchObject([{ currency: 'YER' }]);
  expect(sale.change).toMatchObject({ currency: 'YER', amount: expect.any(Number) });
  await expect(lastSaleBar(page)).toContainText('الباقي للعميل');
  await keys.press('Control+p');
  await expect(page).toHaveTitle('printed');
  await expect(box(page)).toBeFocused();
  await expect(lines(page)).toHaveCount(0);
  await scanAll(page, parts.slice(0, 1));
  expect(keys.count).toBeLessThanOrEqual(6);
});

test('a known customer buys on credit', async ({ page, signIn }) => {
  await signIn('admin', '/sales?new=1');
  const parts = await threeParts(page);
  const { name } = await api<{ name: string }>(page, 'POST', '/customers', {
    name: `ورشة ${newPartNumber()}`,
    creditLimit: 1000,
  });
  const keys = countKeys(page);
  await expect(box(page)).toBeFocused();
  await scanAll(page, parts);
  await keys.press('F6');
  await page.keyboard.type(name, { delay: 60 });
  await expect(page.getByRole('option', { name })).toBeVisible();
  await keys.press('Enter', 'F10', 'F4');
  const sale = await api<Sale>(page, 'GET', `/sales/${await lastSaleId(page)}`);
  expect(sale.paymentStatus).toBe('deferred');
  await expect(lastSaleBar(page)).toContainText(name);
  expect(keys.count).toBeLessThanOrEqual(4);

  await page.keyboard.press('F6');
  await page.keyboard.type(name, { delay: 60 });
  await expect(page.getByRole('option', { name })).toContainText('عليه');
});

test('a part scanned while an invoice is being saved is on the next one', async ({ page, signIn }) => {
  await signIn('admin', '/sales?new=1');
  const [first, second] = await threeParts(page);
  if (!first || !second) throw new Error('no parts');
  await expect(box(page)).toBeFocused();
  await scanAll(page, [first]);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sales', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('F8');
  await page.keyboard.press('F4');
  await expect(page.getByText('جارٍ الحفظ…')).toBeVisible();
  await scanFast(page, second.barcode);
  await scanFast(page, first.barcode);
  await expect(page.getByText('للفاتورة التالية')).toContainText(second.name);
  answer();
  const id = await lastSaleId(page);
  await expect(lines(page)).toHaveCount(2);
  const sale = await api<Sale>(page, 'GET', `/sales/${id}`);
  expect(sale.items).toMatchObject([{ product: first._id, quantity: 1 }]);
  await expect(page.getByText('للفاتورة التالية')).toBeHidden();
});

test('the key of a sale says why a user may not sell', async ({ page, signIn }) => {
  await signIn('viewer', '/products');
  await page.keyboard.press('F2');
  await expect(page.getByText('ليس لديك صلاحية لإنشاء فاتورة مبيعات')).toBeVisible();
  await expect(page).toHaveURL('/products');
});
