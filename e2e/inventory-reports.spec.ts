import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../packages/pdf/test/read-pdf';
import { expectClean } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

async function openMenu(page: Page, row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function exported(page: Page, row: Locator, format: string): Promise<Buffer> {
  const saved: Promise<Download> = page.waitForEvent('download');
  await openMenu(page, row, `تصدير ${format}`);
  return readFile(await (await saved).path());
}

/** Creates a report for one test, about one part with a quantity that no other part has. */
async function aReport(page: Page, more: object = {}) {
  const warehouse = await aWarehouse(page);
  const quantity = 1000 + Math.floor(Math.random() * 9000);
  const part = await makePart(page, { name: 'قطعة في تقرير', quantity, warehouse: warehouse._id });
  const name = `تقرير ${newPartNumber()}`;
  const filters = { minQuantity: quantity, maxQuantity: quantity };
  const input = { name, type: 'inventory_summary', warehouse: warehouse._id, filters, ...more };
  await api(page, 'POST', '/inventory-reports', input);
  await page.goto(`/inventory-reports?q=${encodeURIComponent(name)}`);
  return { name, part, quantity, row: rowOf(page, name) };
}

const generate = async (page: Page, row: Locator) => {
  await openMenu(page, row, 'إنشاء');
  await expect(row.getByText('مكتمل')).toBeVisible({ timeout: 30_000 });
};

test('a report is defined, generated and previewed', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/inventory-reports');
  const name = `نواقص ${newPartNumber()}`;
  await page.getByRole('button', { name: 'تقرير جديد' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const section of ['المعلومات الأساسية', 'خيارات التقرير', 'عوامل التصفية', 'الجدولة'])
    await expect(dialog.getByRole('heading', { name: section })).toBeVisible();
  await dialog.getByRole('button', { name: 'حفظ التقرير' }).click();
  for (const message of ['اسم التقرير مطلوب', 'نوع التقرير مطلوب', 'يجب اختيار المستودع أو كل المستودعات'])
    await expect(dialog.getByText(message)).toBeVisible();
  await dialog.getByLabel('اسم التقرير').fill(name);
  await dialog.getByLabel('ابدأ من قالب').selectOption({ label: 'المخزون المنخفض' });
  await dialog.getByLabel('المستودع').selectOption({ label: 'كل المستودعات' });
  await dialog.getByLabel('إنشاء التقرير وإرساله بالبريد في موعده').check();
  const time = dialog.getByLabel('الوقت');
  await expect(time).toHaveValue('9:00 ص');
  await time.fill('٣:٣٠ م');
  await time.press('ArrowUp');
  await expect(time).toHaveValue('3:45 م');
  await dialog.getByRole('button', { name: 'حفظ التقرير' }).click();
  await expect(dialog.getByText('يجب إدخال بريد مستلم واحد على الأقل عند تفعيل الجدولة')).toBeVisible();
  await dialog.getByLabel('إنشاء التقرير وإرساله بالبريد في موعده').uncheck();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'حفظ التقرير' }).click();
  await expect(page.getByText('تم حفظ التقرير')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/q=/);
  await page.getByLabel('النوع').selectOption({ label: 'المخزون المنخفض' });
  await page.getByLabel('الحالة').selectOption({ label: 'مسودة' });
  await expect(page.getByText(/^1 من (تقرير واحد|تقريرين|\d+ (تقارير|تقرير|تقريراً))$/)).toBeVisible();
  await page.getByLabel('الحالة').selectOption({ label: 'كل الحالات' });
  const row = rowOf(page, name);
  await generate(page, row);
  await openMenu(page, row, 'معاينة');
  await expect(dialog.getByText('إجمالي النقص')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'صفوف التقرير' }).getByRole('row').nth(1)).toBeVisible();
  await dialog.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(dialog.getByText(/^صفحة 2 من/)).toBeVisible();
});

test('a generated report is downloaded in four formats', async ({ page, signIn }) => {
  await signIn('admin');
  const { row, part, quantity } = await aReport(page);
  await generate(page, row);

  const csv = (await exported(page, row, 'CSV')).toString();
  expect(csv.startsWith('\ufeffالمنتج,رقم القطعة')).toBe(true);
  expect(csv).toContain(`${part.name},${part.partNumber}`);

  const sheets = unzipSync(new Uint8Array(await exported(page, row, 'Excel')));
  const sheet = strFromU8(sheets['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain(part.partNumber);
  expect(sheet).toContain(`<v>${quantity}</v>`);

  const html = (await exported(page, row, 'صفحة HTML')).toString();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(part.partNumber);

  const words = readPdf(await exported(page, row, 'PDF')).join('');
  for (const text of ['ملخص المخزون', part.partNumber, quantity.toLocaleString('en-US')])
    expect(words).toContain(text);
});

test('a report shared without a mail server is shown as undelivered', async ({ page, signIn }) => {
  await signIn('admin');
  const { row } = await aReport(page);
  await generate(page, row);
  const dialog = page.getByRole('dialog');
  await openMenu(page, row, 'مشاركة');
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(dialog.getByText('يجب إدخال بريد مستلم واحد على الأقل')).toBeVisible();
  await dialog.getByLabel('المستلمون').fill('owner@turoos.example, keeper@turoos.example');
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('تمت مشاركته')).toBeVisible();
  await openMenu(page, row, 'معاينة');
  await dialog.getByRole('tab', { name: 'الإرسال' }).click();
  await expect(dialog.getByText('لم تُسلَّم: البريد غير مهيأ')).toHaveCount(2, { timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: /^إعادة الإرسال إلى owner/ })).toBeVisible();
});

test('a report is edited back to a draft, another is deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const { row, name } = await aReport(page);
  await generate(page, row);
  const dialog = page.getByRole('dialog');
  await openMenu(page, row, 'تعديل');
  await dialog.getByLabel('الوصف').fill('للمراجعة');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(row.getByText('مسودة')).toBeVisible();
  await openMenu(page, row, 'حذف');
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.getByRole('button', { name: 'حذف التقرير' }).click();
  await expect(row).toHaveCount(0);
});

test('read-only users see why the other actions are disabled', async ({ page, signIn }) => {
  await signIn('accountant');
  await page.goto('/inventory-reports');
  const add = page.getByRole('button', { name: 'تقرير جديد' }).first();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.hover();
  await expect(page.getByText('ليس لديك صلاحية لإنشاء تقرير مخزون').first()).toBeVisible();
  await page
    .getByRole('row')
    .getByRole('button', { name: /^إجراءات/ })
    .first()
    .click();
  for (const action of [/إنشاء/, /^مشاركة/])
    await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('aria-disabled', 'true');
});

test('on a phone eight reports fit the first screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  await page.goto('/inventory-reports');
  const rows = page.getByRole('list', { name: 'تقارير المخزون' }).getByRole('listitem');
  await expect(rows.nth(7)).toBeInViewport({ ratio: 1 });
  await expectClean(page);
  await rows.filter({ hasText: 'مكتمل' }).first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(/^صفحة 1 من/)).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
});
