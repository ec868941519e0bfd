import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart } from './parts';
import { expect, test } from './shop';

/** Creates a part for one test, with ten pieces in one warehouse. */
async function stockedPart(page: Page) {
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, { name: 'قطعة تُتلف', quantity: 10, warehouse: warehouse._id });
  return { ...part, warehouse };
}

async function aReport(page: Page, more: object = {}): Promise<string> {
  const { _id: item, warehouse } = await stockedPart(page);
  const input = { item, warehouse: warehouse._id, reason: 'damaged', quantity: 2, ...more };
  return (await api<{ reportNumber: string }>(page, 'POST', '/scrap', input)).reportNumber;
}

/** The only row of the list. */
const report = (page: Page) =>
  page.getByRole('grid', { name: 'تقارير الإتلاف' }).getByRole('row').filter({ hasText: /SCR-/ });

const quantityOf = async (page: Page, id: string) =>
  (await api<{ quantity: number }>(page, 'GET', `/inventory/${id}`)).quantity;

test('goods are written off: reported, approved, disposed of', async ({ page, signIn }) => {
  await signIn('admin');
  const part = await stockedPart(page);
  await page.goto('/scrap');
  await page.getByRole('button', { name: 'تقرير إتلاف جديد' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'تسجيل التقرير' }).click();
  for (const message of ['يجب اختيار المنتج', 'يجب اختيار المستودع', 'يجب اختيار سبب الإتلاف'])
    await expect(dialog.getByText(message)).toBeVisible();

  await dialog.getByLabel('المنتج').fill(part.partNumber);
  await page.getByRole('option', { name: part.name }).click();
  await dialog.getByLabel('سبب الإتلاف').selectOption({ label: 'منتهي الصلاحية' });
  await expect(dialog.getByLabel('طريقة التصرف')).toHaveValue('destruction');
  await dialog.getByLabel('الكمية').fill('11');
  await expect(dialog.getByText('الكمية المطلوبة 11 والمتوفر 10')).toBeVisible();
  await dialog.getByLabel('الكمية').fill('4');
  await dialog.getByLabel('القيمة التقديرية').fill('12.50');
  await dialog.getByRole('button', { name: 'تسجيل التقرير' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/scrap?q=${part.partNumber}`);
  const card = report(page);
  await expect(card).toHaveCount(1);
  await page.getByLabel('السبب').selectOption({ label: 'منتهي الصلاحية' });
  await expect(page).toHaveURL(/reason=expiry/);
  await expect(page.getByText(/^1 من (تقرير واحد|تقريرين|\d+ (تقارير|تقرير|تقريراً))$/)).toBeVisible();

  await card.getByRole('button', { name: /^اعتماد/ }).click();
  await expect(dialog).toContainText(`تخرج 4 من «${part.name}»`);
  await dialog.getByRole('button', { name: 'اعتماد', exact: true }).click();
  await expect(page.getByText('تم اعتماد تقرير الإتلاف')).toBeVisible();
  expect(await quantityOf(page, part._id)).toBe(6);

  await card.getByRole('button', { name: /^إتمام الإتلاف/ }).click();
  await dialog.getByRole('button', { name: 'إتمام الإتلاف', exact: true }).click();
  await expect(page.getByText('تم إتمام الإتلاف')).toBeVisible();
  await expect(card).toContainText('مكتمل');
  expect(await quantityOf(page, part._id)).toBe(6);

  await card.getByRole('button', { name: /^SCR-/ }).click();
  await expect(dialog).toContainText('$12.50');
  await expect(dialog.getByRole('list', { name: 'سجل الخطوات' }).getByRole('listitem')).toHaveCount(3);
});

test('a report is edited, another is rejected with its reason, a third is deleted', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const number = await aReport(page);
  const dialog = page.getByRole('dialog');
  await page.goto(`/scrap?q=${number}`);
  const card = report(page);
  await card.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: 'تعديل' }).click();
  await dialog.getByLabel('الكمية').fill('3');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('تم تحديث تقرير الإتلاف')).toBeVisible();

  await card.getByRole('button', { name: /^رفض/ }).click();
  await dialog.getByLabel('سبب الرفض').fill('تُباع بخصم');
  await dialog.getByRole('button', { name: 'رفض', exact: true }).click();
  await expect(card).toContainText('مرفوض');

  const other = await aReport(page);
  await page.goto(`/scrap?q=${other}`);
  await page.getByRole('button', { name: `إجراءات التقرير ${ltr(other)}` }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('button', { name: 'حذف التقرير' }).click();
  await expect(page.getByText('تم حذف تقرير الإتلاف')).toBeVisible();
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('the stock screen lists reports and creates one from the condition of a part', async ({
  page,
  signIn,
}) => {
  await signIn('warehouse_manager');
  const part = await stockedPart(page);
  await page.goto('/inventory?tab=scrap');
  await page.getByRole('button', { name: 'إنشاء تقرير إتلاف' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'إنشاء التقرير' }).click();
  await expect(dialog.getByText('يرجى ملء جميع الحقول المطلوبة')).toHaveCount(2);

  await dialog.getByLabel('المنتج').fill(part.partNumber);
  await page.getByRole('option', { name: part.name }).click();
  await dialog.getByLabel('الكمية').fill('2');
  await dialog.getByLabel('حالة القطعة').selectOption({ label: 'معيب' });
  await dialog.getByLabel('السبب').fill('لا تطابق المقاس');
  await dialog.getByRole('button', { name: 'إنشاء التقرير' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: part.partNumber });
  await expect(row).toContainText('مشكلة في الجودة');
  await expect(page.getByRole('tab', { name: /^تقارير الإتلاف \d+$/ })).toBeVisible();

  await page.getByRole('link', { name: 'فتح شاشة الإتلاف' }).click();
  await page.getByRole('searchbox').fill(part.partNumber);
  const card = report(page);
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button', { name: /^اعتماد/ })).toHaveAttribute('aria-disabled', 'true');
  await card.getByRole('button', { name: /^SCR-/ }).click();
  await expect(dialog).toContainText('معيب');
  await expect(dialog).toContainText('لا تطابق المقاس');
});

test('the list is exported with its date, and shows when loading fails', async ({ page, signIn }) => {
  await signIn('accountant');
  await page.goto('/scrap');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toMatch(/^scrap-\d{4}-\d\d-\d\d\.csv$/);

  await page.route('**/api/scrap?**', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'RULE', message: 'الخادم مشغول' } }),
  );
  await page.goto('/scrap?status=approved');
  await expect(
    page.getByRole('alert').filter({ hasText: 'خطأ في تحميل البيانات: الخادم مشغول' }),
  ).toBeVisible();
});

test('the screen and its form are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await aReport(page);
  await page.goto('/scrap?status=pending');
  await expect(page.getByRole('button', { name: /^اعتماد/ }).first()).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.goto('/scrap?create=1');
  await expect(page.getByRole('dialog').getByLabel('المنتج')).toBeVisible();
  await expectCleanAtBothWidths(page, { within: 'dialog' });
});

test('the stock screen’s reports are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/inventory?tab=scrap');
  await expect(page.getByRole('button', { name: 'إنشاء تقرير إتلاف' }).first()).toBeVisible();
  await expectCleanAtBothWidths(page);
});
