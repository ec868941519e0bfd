import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { makePart } from './parts';
import { askApi, expect, test } from './shop';

const lists = [
  '/products',
  '/inventory',
  '/sales',
  '/customers',
  '/customers/debts',
  '/suppliers',
  '/purchases',
  '/audit-log',
  '/settings?tab=users',
];

/** Lists that are long enough for a phone, but not for a window. */
const shorter = ['/counters', '/permissions', '/roles', '/cash?tab=expenses'];

/** Adds users until there are more than a window shows. */
async function addUsers(page: Page): Promise<void> {
  const known = await askApi(page, 'GET', '/users?limit=100');
  for (let n = known.length; n < 13; n++)
    await askApi(page, 'POST', '/users', {
      username: `row${Date.now() + n}`,
      name: `مستخدم ${n}`,
      password: 'row-pass-1',
      role: 'viewer',
    });
}

const sizes = [
  { size: { width: 1366, height: 768 }, rows: 'main table tbody tr', least: 12 },
  { size: { width: 360, height: 740 }, rows: 'main ul.divide-y > li', least: 8 },
];

/** How many of a list's rows are wholly above the lower edge of the window, or of the phone's bar. */
const rowsInSight = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const edge = bar && bar.height > 0 ? bar.top : innerHeight;
    return [...document.querySelectorAll(selector)].filter(
      (row) => row.getBoundingClientRect().bottom <= edge,
    ).length;
  }, rows);

test('a window shows twelve rows of every big list, a phone eight', async ({ page, signIn }) => {
  test.slow();
  await signIn('admin', '/');
  await addUsers(page);
  for (const list of lists) {
    await page.goto(list);
    for (const { size, rows, least } of sizes) {
      await page.setViewportSize(size);
      await expect(
        page.locator('main [data-row-opener], main tbody td[tabindex]').nth(least - 1),
      ).toBeAttached();
      await expect
        .poll(() => rowsInSight(page, rows), `${list} at ${size.width}`)
        .toBeGreaterThanOrEqual(least);
    }
  }
  for (const list of shorter) {
    await page.goto(list);
    await expect
      .poll(() => rowsInSight(page, 'main ul.divide-y > li:has(.font-semibold)'), list)
      .toBeGreaterThanOrEqual(7);
  }
});

test('prices of picked parts change after a preview and go back; cells are edited; a view is kept', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const first = await makePart(page, { name: 'سعر أول', sellingPrice: 10 });
  await makePart(page, { name: 'سعر ثان', partNumber: `${first.partNumber}-B`, sellingPrice: 20 });
  await page.goto(`/products?q=${first.partNumber}`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('سعر أول').getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير المحدد' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('سعر أول');
  expect(file).not.toContain('سعر ثان');
  await page.getByRole('checkbox', { name: 'تحديد الصفحة كلها' }).check();
  await page.getByRole('button', { name: 'تغيير الأسعار' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('تقريب السعر الجديد').selectOption('USD 1');
  await dialog.getByLabel('مقدار التغيير').fill('1000');
  await expect(dialog.getByText('أكثر من عشرة أضعاف القديم').first()).toBeVisible();
  await dialog.getByLabel('مقدار التغيير').fill('5');
  await expect(dialog.getByRole('row').filter({ hasText: 'سعر أول' })).toContainText('$10.50');
  await expectClean(page, { within: 'dialog[open]' });
  await dialog.getByLabel('مقدار التغيير').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row('سعر ثان')).toContainText('$21.00');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(row('سعر ثان')).toContainText('$20.00');
  await expect(row('سعر أول')).toContainText('$10.00');

  await row('سعر أول').getByRole('gridcell').filter({ hasText: '$10.00' }).dblclick();
  const box = page.getByRole('textbox', { name: 'سعر بيع سعر أول' });
  await box.fill('12');
  await box.press('Enter');
  await expect(row('سعر أول')).toContainText('$12.00');
  await row('سعر أول').getByRole('gridcell').filter({ hasText: '$12.00' }).dblclick();
  await box.fill('6000');
  await box.press('Enter');
  const doubt = page.getByRole('alertdialog', { name: 'المبلغ بعيد عن السابق' });
  await doubt.getByRole('button', { name: 'تصحيح المبلغ' }).click();
  await box.press('Escape');
  await expect(row('سعر أول')).toContainText('$12.00');

  await page.getByRole('button', { name: 'الأعمدة والعروض المحفوظة' }).click();
  await dialog.getByRole('tab', { name: 'الأعمدة' }).click();
  await dialog.getByRole('checkbox', { name: 'الباركود' }).check();
  await dialog.getByRole('button', { name: 'تقديم الباركود' }).press('Enter');
  await expectClean(page, { within: 'dialog[open]' });
  await dialog.getByRole('tab', { name: 'العروض المحفوظة' }).click();
  await dialog.getByLabel('حفظ القائمة الحالية باسم').fill(first.partNumber);
  await dialog.getByRole('button', { name: 'حفظ العرض' }).click();
  await expect(dialog.getByRole('button', { name: first.partNumber, exact: true })).toBeVisible();
  await page.goto('/products?columns=name');
  const view = page
    .getByRole('list', { name: 'العروض المحفوظة' })
    .getByRole('button', { name: first.partNumber });
  await view.click();
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('columnheader', { name: 'الباركود' })).toBeVisible();
  await expect(row('سعر ثان')).toBeVisible();
  await page.getByRole('button', { name: 'الأعمدة والعروض المحفوظة' }).click();
  await dialog.getByRole('button', { name: `إجراءات العرض ${first.partNumber}` }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await expect(view).toHaveCount(0);
});

test('a pressed figure filters its list, and pressed again shows all', async ({ page, signIn }) => {
  await signIn('admin', '/products');
  const low = page.getByRole('button', { name: /منخفضة المخزون/ });
  await low.click();
  await expect(low).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid', { name: 'المنتجات' })).not.toHaveAttribute('aria-busy');
  for (const row of (await page.locator('tbody tr').all()).slice(0, 5))
    await expect(row).toContainText('منخفض');
  await low.click();
  await expect(low).toHaveAttribute('aria-pressed', 'false');
});
