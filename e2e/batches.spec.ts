import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Creates a part for one test, with ten pieces in a warehouse of its own. */
async function stockPart(page: Page): Promise<{ name: string; number: string; warehouse: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const mark = crypto.randomUUID().slice(0, 8);
  const part = { name: `زيت اختبار ${mark}`, number: `OIL-${mark}`, warehouse: `مستودع ${mark}` };
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
    const reply = await page.request.post(`/api${path}`, { data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const { _id: warehouse } = await post('/warehouses', {
    name: part.warehouse,
    code: mark,
    location: 'تعز',
    type: 'branch',
  });
  await post('/products', { name: part.name, partNumber: part.number, warehouse, quantity: 10 });
  return part;
}

test('a batch is added, found, corrected and deleted', async ({ page, signIn }) => {
  await signIn('admin');
  const part = await stockPart(page);
  await page.goto('/batches');

  await page.getByRole('button', { name: 'إضافة دفعة مخزون' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  for (const message of ['يجب اختيار المنتج', 'يجب اختيار المستودع', 'يجب إدخال رقم دفعة المخزون'])
    await expect(dialog.getByText(message)).toBeVisible();

  await dialog.getByLabel('المنتج').fill(part.number.toLowerCase());
  await page.getByRole('option', { name: part.name }).click();
  await dialog.getByLabel('المستودع').selectOption({ label: part.warehouse });
  await dialog.getByLabel('رقم دفعة المخزون').fill('LOT-1');
  await dialog.getByLabel('الكمية').fill('١٢');
  await expect(dialog.getByText('المتوفر في المستودع: 10')).toBeVisible();
  await dialog.getByLabel('تاريخ الانتهاء').fill(day(12));
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('مجموع دفعات المخزون يصبح 12 والمتوفر من القطعة')).toHaveCount(1);
  await dialog.getByLabel('الكمية').fill('6');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(part.name);
  const row = page.getByRole('row', { name: 'LOT-1' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('قاربت الانتهاء');
  await page.reload();
  await expect(row).toContainText(part.number);
  await page.getByLabel('الحالة').selectOption({ label: 'سارية' });
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await page.getByLabel('الحالة').selectOption({ label: 'قاربت الانتهاء' });
  await expect(page).toHaveURL(/status=expiring/);

  await page.getByRole('button', { name: `إجراءات دفعة المخزون ${ltr('LOT-1')}` }).click();
  await page.getByRole('menuitem', { name: 'تعديل' }).click();
  await expect(dialog.getByLabel('الكمية')).toHaveValue('6');
  await dialog.getByLabel('تاريخ الانتهاء').fill(day(-2));
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await page.getByLabel('الحالة').selectOption({ label: 'منتهية' });
  await expect(row.locator('td', { hasText: 'منتهية' })).toBeVisible();

  await page.getByRole('button', { name: `إجراءات دفعة المخزون ${ltr('LOT-1')}` }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(part.name);
  await page.getByRole('button', { name: 'حذف دفعة المخزون' }).click();
  await expect(page.getByText('تم حذف دفعة المخزون').first()).toBeVisible();
  await expect(row).toBeHidden();
});

test('a user who may not change stock sees why', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/batches');
  await expect(page.getByRole('button', { name: 'إضافة دفعة مخزون' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the screen and its form are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/batches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'إضافة دفعة مخزون' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanAtBothWidths(page, { within: 'dialog form' });
});
