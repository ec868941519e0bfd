import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { lastSaleBar } from './last-sale';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { askApi, demoPassword, expect, passwordField, test } from './shop';
import { makeTill, readyWithoutServer } from './till';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByText('تعذّر الوصول إلى الخادم منذ');
const box = (page: Page) => page.getByRole('combobox', { name: 'امسح الباركود أو اكتب رقم القطعة أو اسمها' });
const lines = (page: Page) => page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem');

interface Booked {
  saleNumber: string | null;
  offlineNumber?: string;
  items: { product: string; quantity: number }[];
}

/** Opens the counter of a till as a clerk who has set a PIN there. */
async function openTill(page: Page, signIn: (role: string, path?: string) => Promise<void>) {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, {
    name: `فلتر زيت ${newPartNumber()}`,
    quantity: 9,
    warehouse,
    barcode: newPartNumber(),
  });
  await signIn('sales_staff');
  const code = await makeTill(page);
  await page.goto('/sales?new=1');
  await page.getByRole('button', { name: 'تعيين الرمز' }).click();
  const dialog = page.getByRole('dialog', { name: 'رمز فتح نقطة البيع' });
  await dialog.locator('input').first().fill('4711');
  await dialog.locator('input').last().fill('4711');
  await dialog.getByRole('button', { name: 'تعيين الرمز' }).click();
  await expect(dialog).toBeHidden();
  await readyWithoutServer(page);
  return { code, part };
}

/** Returns the sales of a part as the server knows them. */
async function salesOf(page: Page, part: { partNumber: string; _id: string }): Promise<Booked[]> {
  const sales: Booked[] = await askApi(page, 'GET', '/sales?limit=50');
  return sales.filter(({ items }) => items.some(({ product }) => product === part._id));
}

test('by keys: the server goes in the middle of a sale, and both sales are booked once when it is back', async ({
  page,
  context,
  signIn,
}) => {
  const { code, part } = await openTill(page, signIn);
  await box(page).fill(part.partNumber);
  await box(page).press('Enter');
  await expect(lines(page)).toHaveCount(1);

  await context.setOffline(true);
  await box(page).press('F8');
  await page.keyboard.press('F4');
  const saved = lastSaleBar(page);
  await expect(saved).toContainText(`${code}-000001`);
  await expect(saved).toContainText('مؤقتة');
  await expect(bar(page)).toContainText('تنتظر الإرسال: فاتورة واحدة');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+p');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.locator('.invoice-print')).toContainText(`${code}-000001`);
  await expect(page.locator('.invoice-print')).toContainText('مؤقتة');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'فتح نقطة البيع' })).toBeVisible();
  await expectClean(page);
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('الرمز غير صحيح').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'فتح', exact: true })).toBeEnabled();
  await page.getByLabel(/^رمز /).fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'فاتورة مبيعات جديدة' })).toBeVisible();

  // found in the copy, with the piece that was sold here already gone
  await box(page).fill(part.name);
  await expect(page.getByRole('option', { name: part.name })).toContainText('8');
  await expect(page.getByText('المخزون والأسعار كما كانت')).toBeVisible();
  await expectClean(page);
  await box(page).press('Enter');
  await page.keyboard.press('F8');
  await page.keyboard.press('F4');
  await expect(lastSaleBar(page)).toContainText(`${code}-000002`);
  await page.getByRole('button', { name: 'عرضها' }).click();
  const outbox = page.getByRole('dialog', { name: 'مبيعات لم تُرسل' });
  await expect(outbox.getByRole('listitem')).toHaveCount(2);
  await expectClean(page);
  // either can be looked at and printed again, over the counter and in the list of sales
  await outbox.getByRole('button', { name: `${code}-000001` }).click();
  const shown = page.getByRole('dialog', { name: 'فاتورة مبيعات' });
  await expect(shown.getByRole('article')).toContainText(part.name);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await page.getByRole('link', { name: 'المبيعات', exact: true }).click();
  await expect(page.getByRole('list', { name: 'مبيعات هذا الجهاز' }).getByRole('listitem')).toHaveCount(2);
  await expectClean(page);
  await page.getByRole('link', { name: 'المنتجات', exact: true }).click();
  await expect(page.getByText('تعمل هذه الشاشة عند عودة الخادم وتسجيل الدخول')).toBeVisible();

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden({ timeout: 20_000 });
  await expect(lastSaleBar(page)).toContainText('INV-', { timeout: 20_000 });
  await expect.poll(async () => (await salesOf(page, part)).length, { timeout: 20_000 }).toBe(2);
  const booked = await salesOf(page, part);
  expect(booked.map(({ offlineNumber }) => offlineNumber).toSorted()).toEqual([
    `${code}-000001`,
    `${code}-000002`,
  ]);
  expect(booked.every(({ saleNumber }) => saleNumber !== null)).toBe(true);
});

test('who entered a PIN goes on with the invoice when the server is back, and signs in in place', async ({
  page,
  context,
  signIn,
}) => {
  const { part } = await openTill(page, signIn);
  await context.setOffline(true);
  // the stored session ends during the outage
  await page.evaluate(() => {
    for (const key of ['token', 'access_token', 'refreshToken']) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByLabel(/^رمز /).fill('4711');
  await page.keyboard.press('Enter');
  await box(page).fill(part.partNumber);
  await box(page).press('Enter');
  await expect(lines(page)).toHaveCount(1);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog', { name: 'عاد الخادم' });
  await expectClean(page);
  await passwordField(page).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'قفل، مستخدم آخر' }).click();
  await expect(page.getByRole('heading', { name: 'فتح نقطة البيع' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by touch: a sale is saved without the server, one is held on the till, and signing out locks it', async ({
    page,
    context,
    signIn,
  }) => {
    const { code, part } = await openTill(page, signIn);
    await box(page).fill(part.partNumber);
    await box(page).press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await context.setOffline(true);
    await page.locator('label').filter({ hasText: 'نقدي' }).tap();
    await page.getByRole('button', { name: 'حفظ الفاتورة' }).tap();
    await expect(lastSaleBar(page)).toContainText(`${code}-000001`);
    await expect(bar(page)).toBeVisible();
    await expectClean(page);

    await box(page).fill(part.partNumber);
    await box(page).press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'تعليق' }).tap();
    const kept = page.getByRole('region', { name: 'فواتير معلقة على هذا الجهاز' });
    await kept.getByRole('button', { name: 'إكمال' }).tap();
    await expect(lines(page)).toHaveCount(1);
    await expect(kept).toBeHidden();
    await page.locator('label').filter({ hasText: 'نقدي' }).tap();
    await page.getByRole('button', { name: 'حفظ الفاتورة' }).tap();
    await expect(lastSaleBar(page)).toContainText(`${code}-000002`);

    await page.getByRole('button', { name: 'المزيد', exact: true }).tap();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).tap();
    await expect(page.getByRole('heading', { name: 'فتح نقطة البيع' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await salesOf(page, part)).length, { timeout: 20_000 }).toBe(2);
    expect(await api(page, 'GET', `/products/${part._id}`)).toMatchObject({ quantity: 7 });
  });
});
