import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart } from './parts';
import { expect, test } from './shop';

/** Creates a part for one test, with ten pieces in one warehouse. */
async function stockedPart(page: Page) {
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, { name: 'قطعة تُسوّى', quantity: 10, warehouse: warehouse._id });
  return { ...part, warehouse };
}

async function anAdjustment(page: Page, more: object = {}): Promise<string> {
  const { _id: item, warehouse } = await stockedPart(page);
  const input = { item, warehouse: warehouse._id, type: 'damage', reason: 'damage', quantity: 2, ...more };
  return (await api<{ adjustmentNumber: string }>(page, 'POST', '/stock-adjustments', input))
    .adjustmentNumber;
}

/** The only row of the list. */
const row = (page: Page) =>
  page.getByRole('grid', { name: 'التسويات المخزنية' }).getByRole('row').filter({ hasText: /ADJ-/ });

const quantityOf = async (page: Page, id: string) =>
  (await api<{ quantity: number }>(page, 'GET', `/inventory/${id}`)).quantity;

test('an adjustment is written, corrected and approved, and only then the stock changes', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const part = await stockedPart(page);
  await signIn('manager');
  await page.goto('/stock-adjustments?create=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'تسجيل التسوية' }).click();
  for (const message of [
    'المنتج مطلوب',
    'المستودع مطلوب',
    'نوع التسوية مطلوب',
    'سبب التسوية مطلوب',
    'الكمية مطلوبة ويجب أن تكون أكبر من صفر',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(page).toHaveURL('/stock-adjustments');

  await dialog.getByLabel('المنتج').fill(part.partNumber.toLowerCase());
  await page.getByRole('option', { name: part.name }).click();
  await expect(dialog.getByRole('button', { name: `${part.warehouse.name}: 10` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByLabel('نوع التسوية').selectOption({ label: 'إنقاص' });
  await dialog.getByLabel('السبب').selectOption({ label: 'سرقة' });
  await dialog.getByLabel('الكمية').fill('١٢');
  await expect(dialog.getByText('الكمية المطلوبة 12 والمتوفر 10')).toBeVisible();
  await dialog.getByRole('button', { name: 'تسجيل التسوية' }).click();
  // The refusal is shown in the form only.
  const refusal = `الكمية المطلوبة من ${part.name} (${ltr(part.partNumber)}) هي 12 والمتوفر 10`;
  await expect(dialog.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(1);
  await dialog.getByLabel('الكمية').fill('2');
  await expect(dialog.getByText('ويصبح بعد الاعتماد 8')).toBeVisible();
  await dialog.getByRole('button', { name: 'تسجيل التسوية' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(part.partNumber);
  await expect(page).toHaveURL(/q=/);
  const card = row(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('بانتظار الاعتماد');
  await expect(page.getByText(/^1 من (تسوية واحدة|تسويتين|\d+ تسوي(ة|ات))$/)).toBeVisible();

  await card.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: 'تعديل' }).click();
  await dialog.getByLabel('الكمية').fill('3');
  await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('تم تحديث التسوية')).toBeVisible();
  expect(await quantityOf(page, part._id)).toBe(10);

  await card.getByRole('button', { name: /^اعتماد/ }).click();
  await expect(dialog).toContainText(`3 من «${part.name}»`);
  await dialog.getByLabel('ملاحظات').fill('شوهد في التسجيل');
  await dialog.getByRole('button', { name: 'اعتماد', exact: true }).click();
  await expect(page.getByText('تم اعتماد التسوية')).toBeVisible();
  await expect(card).toContainText('معتمدة');
  await expect(card.getByRole('button', { name: /^اعتماد/ })).toHaveCount(0);
  expect(await quantityOf(page, part._id)).toBe(7);

  await page.reload();
  await card.getByRole('button', { name: /^ADJ-/ }).click();
  await expect(dialog).toContainText('نقص المخزون');
  const trail = dialog.getByRole('list', { name: 'سجل الخطوات' });
  await expect(trail.getByRole('listitem')).toHaveCount(2);
  await expect(trail).toContainText('شوهد في التسجيل');
});

test('an adjustment is rejected with its reason, another is deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const [rejected, deleted] = [await anAdjustment(page), await anAdjustment(page)];
  const dialog = page.getByRole('dialog');
  await page.goto(`/stock-adjustments?q=${rejected}`);
  await page.getByRole('button', { name: `رفض التسوية ${ltr(rejected)}` }).click();
  await dialog.getByLabel('سبب الرفض').fill('القطعة سليمة');
  await dialog.getByRole('button', { name: 'رفض', exact: true }).click();
  await expect(page.getByText('تم رفض التسوية')).toBeVisible();
  const card = row(page);
  await expect(card).toContainText('مرفوضة');
  await card.getByRole('button', { name: /^إجراءات/ }).click();
  await expect(page.getByRole('menuitem', { name: 'حذف' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('لا يمكن التعديل: التسوية في حالة «مرفوضة»')).toBeVisible();

  await page.goto(`/stock-adjustments?q=${deleted}&status=pending&type=damage`);
  await page.getByRole('button', { name: `إجراءات التسوية ${ltr(deleted)}` }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(deleted);
  await page.getByRole('button', { name: 'حذف التسوية' }).click();
  await expect(page.getByText('تم حذف التسوية')).toBeVisible();
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('several are approved at once: what the server refuses stays, with its reason', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { _id: item, partNumber, warehouse } = await stockedPart(page);
  for (const quantity of [9, 8, 1])
    await api(page, 'POST', '/stock-adjustments', {
      item,
      warehouse: warehouse._id,
      type: 'damage',
      reason: 'damage',
      quantity,
    });
  await page.goto(`/stock-adjustments?q=${partNumber}`);
  await expect(row(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^بانتظار الاعتماد/ }).click();
  await expect(page).toHaveURL(/status=pending/);
  await page.getByRole('checkbox', { name: /تحديد/ }).first().check();
  await page.getByRole('button', { name: 'اعتماد (3)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'اعتماد 3 تسويات' })).toBeVisible();
  await dialog.getByLabel('ملاحظات').fill('جرد الأسبوع');
  await dialog.getByRole('button', { name: 'اعتماد', exact: true }).click();
  // newest first: 1 and 8 of the ten pieces, then 9 are no longer there
  await expect(dialog.getByText('لم يتم: تسوية واحدة')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'المستندات المحددة' })).toContainText('هي 9 والمتوفر 1');
  await dialog.getByRole('button', { name: 'رجوع' }).click();
  await page.getByRole('button', { name: 'الخروج دون حفظ' }).click();
  expect(await quantityOf(page, item)).toBe(1);
  await expect(row(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'رفض (1)' }).click();
  await dialog.getByLabel('سبب الرفض').fill('لم يبقَ ما يكفي');
  await dialog.getByRole('button', { name: 'رفض', exact: true }).click();
  await expect(page.getByText('رفض: تم تسوية واحدة')).toBeVisible();
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('a user who may not approve sees why', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  const number = await anAdjustment(page);
  await page.goto(`/stock-adjustments?q=${number}`);
  const approve = page.getByRole('button', { name: `اعتماد التسوية ${ltr(number)}` });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await approve.hover();
  await expect(page.getByText('ليس لديك صلاحية لاعتماد تسوية مخزنية').first()).toBeVisible();
});

test('the list is exported with its date, printed whole, and shows when loading fails', async ({
  page,
  signIn,
}) => {
  await signIn('accountant');
  await page.goto('/stock-adjustments');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toMatch(/^stock-adjustments-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('تم تصدير التسويات المخزنية')).toBeVisible();

  const total = await page.getByText(/^\d+ من (تسوية واحدة|تسويتين|\d+ تسوي(ة|ات))$/).textContent();
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'طباعة القائمة' }).click();
  await expect(page.locator('.paper tbody tr')).toHaveCount(Number.parseInt(total ?? '', 10));

  await page.route('**/api/stock-adjustments?**', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'RULE', message: 'الخادم مشغول' } }),
  );
  await page.goto('/stock-adjustments?status=approved');
  await expect(
    page.getByRole('alert').filter({ hasText: 'خطأ في تحميل البيانات: الخادم مشغول' }),
  ).toContainText('فشل في جلب التسويات المخزنية');
  await expect(page.getByText('الخادم مشغول')).toHaveCount(1);
  await page.unroute('**/api/stock-adjustments?**');
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('grid', { name: 'التسويات المخزنية' })).toBeVisible();
});

test('the screen, its form and a step are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await anAdjustment(page);
  await page.goto('/stock-adjustments?status=pending');
  await expect(page.getByRole('button', { name: /^اعتماد/ }).first()).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page
    .getByRole('button', { name: /^اعتماد/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanAtBothWidths(page, { within: 'dialog' });
  await page.goto('/stock-adjustments?create=1');
  await expect(page.getByRole('dialog').getByLabel('المنتج')).toBeVisible();
  await expectCleanAtBothWidths(page, { within: 'dialog' });
});
