import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../packages/pdf/test/read-pdf';
import { expectClean } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const cardOf = (page: Page, name: string): Locator => page.getByRole('listitem', { name });

async function openMenu(page: Page, card: Locator, item: string): Promise<void> {
  await card.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function exported(page: Page, card: Locator, format: string): Promise<Buffer> {
  const saved: Promise<Download> = page.waitForEvent('download');
  await openMenu(page, card, `تصدير ${format}`);
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
  return { name, part, quantity, card: cardOf(page, name) };
}

const generate = async (card: Locator) => {
  await card.getByRole('button', { name: 'إنشاء', exact: true }).click();
  await expect(card.getByText('مكتمل')).toBeVisible({ timeout: 30_000 });
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
  const card = cardOf(page, name);
  await generate(card);
  await card.getByRole('button', { name: 'معاينة' }).click();
  await expect(dialog.getByText('إجمالي النقص')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'صفوف التقرير' }).getByRole('row').nth(1)).toBeVisible();
  await dialog.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(dialog.getByText(/^صفحة 2 من/)).toBeVisible();
});

test('a generated report is downloaded in four formats', async ({ page, signIn }) => {
  await signIn('admin');
  const { card, part, quantity } = await aReport(page);
  await generate(card);

  const csv = (await exported(page, card, 'CSV')).toString();
  expect(csv.startsWith('\ufeffالمنتج,رقم القطعة')).toBe(true);
  expect(csv).toContain(`${part.name},${part.partNumber}`);

  const sheets = unzipSync(new Uint8Array(await exported(page, card, 'Excel')));
  const sheet = strFromU8(sheets['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain(part.partNumber);
  expect(sheet).toContain(`<v>${quantity}</v>`);

  const html = (await exported(page, card, 'صفحة HTML')).toString();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain(part.partNumber);

  const words = readPdf(await exported(page, card, 'PDF')).join('');
  for (const text of ['ملخص المخزون', part.partNumber, quantity.toLocaleString('en-US')])
    expect(words).toContain(text);
});

test('a report shared without a mail server is shown as undelivered', async ({ page, signIn }) => {
  await signIn('admin');
  const { card } = await aReport(page);
  await generate(card);
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'مشاركة' }).click();
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(dialog.getByText('يجب إدخال بريد مستلم واحد على الأقل')).toBeVisible();
  await dialog.getByLabel('المستلمون').fill('owner@turoos.example, keeper@turoos.example');
  await dialog.getByRole('button', { name: 'إرسال' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('تمت مشاركته')).toBeVisible();
  await card.getByRole('button', { name: 'معاينة' }).click();
  await dialog.getByRole('tab', { name: 'الإرسال' }).click();
  await expect(dialog.getByText('لم تُسلَّم: البريد غير مهيأ')).toHaveCount(2, { timeout: 30_000 });
  await expect(dialog.getByRole('button', { name: /^إعادة الإرسال إلى owner/ })).toBeVisible();
});

test('a report is edited back to a draft, another is deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const { card, name } = await aReport(page);
  await generate(card);
  const dialog = page.getByRole('dialog');
  await openMenu(page, card, 'تعديل');
  await dialog.getByLabel('الوصف').fill('للمراجعة');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(card.getByText('مسودة')).toBeVisible();
  await expect(card.getByRole('button', { name: 'إنشاء', exact: true })).toBeVisible();
  await openMenu(page, card, 'حذف');
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.getByRole('button', { name: 'حذف التقرير' }).click();
  await expect(card).toHaveCount(0);
});

test('read-only users see why the other actions are disabled', async ({ page, signIn }) => {
  await signIn('accountant');
  await page.goto('/inventory-reports');
  const closed = [
    page.getByRole('button', { name: 'تقرير جديد' }).first(),
    page.getByRole('button', { name: 'إنشاء', exact: true }).first(),
    page.getByRole('button', { name: 'مشاركة' }).first(),
  ];
  for (const button of closed) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await closed[0]?.hover();
  await expect(page.getByText('ليس لديك صلاحية لإنشاء تقرير مخزون').first()).toBeVisible();
});

test('on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  await page.goto('/inventory-reports');
  await expect(
    page.getByRole('list', { name: 'تقارير المخزون' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectClean(page);
  await page
    .getByRole('button', { name: 'معاينة' })
    .and(page.locator(':not([aria-disabled])'))
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^صفحة 1 من/)).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
});
