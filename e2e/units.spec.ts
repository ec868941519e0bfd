import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const dialog = (page: Page) => page.getByRole('dialog');

test('oil by the litre: entered, bought, sold, refunded and counted', async ({ page, signIn }) => {
  await signIn('admin', '/products?create=1');
  const warehouse = await aWarehouse(page);
  const partNumber = newPartNumber();
  const name = `زيت ${partNumber}`;
  await dialog(page).getByLabel('اسم المنتج').fill(name);
  await dialog(page).getByRole('textbox', { name: 'رقم القطعة', exact: true }).fill(partNumber);
  await dialog(page).getByLabel('سعر البيع').fill('8');
  const opening = dialog(page).getByLabel('الكمية الافتتاحية');
  await opening.pressSequentially('2.5');
  await expect(dialog(page).getByText('عدد صحيح بلا كسور')).toBeVisible();
  await expect(opening).toHaveValue('2.5');
  await opening.fill('');
  await dialog(page).getByLabel('وحدة القياس').selectOption({ label: 'لتر' });
  await dialog(page).getByLabel('المستودع').selectOption(warehouse._id);
  await dialog(page).getByRole('button', { name: 'إضافة المنتج' }).click();
  await expect(page.getByText('تمت إضافة المنتج بنجاح')).toBeVisible();
  const [{ _id: id } = { _id: '' }] = await api<{ _id: string }[]>(
    page,
    'GET',
    `/products/search?q=${partNumber}`,
  );

  await page.goto('/purchases');
  await page.getByRole('button', { name: 'فاتورة شراء جديدة' }).click();
  await dialog(page).getByLabel('اسم المورد (اختياري)').fill(`مورد ${partNumber}`);
  await dialog(page).getByRole('button', { name: 'إضافة صنف' }).click();
  await dialog(page).getByLabel('المنتج').fill(partNumber);
  await page.locator('[role=option]:visible').filter({ hasText: name }).first().click();
  await dialog(page).getByLabel('الكمية').fill('20.555');
  await expect(dialog(page).getByText('خانتان عشريتان على الأكثر')).toBeVisible();
  await dialog(page).getByLabel('الكمية').fill('20.5');
  await dialog(page).getByLabel('سعر الوحدة').fill('5');
  await dialog(page).getByRole('button', { name: 'إضافة الفاتورة' }).click();
  await expect(page.getByText('تم إضافة فاتورة الشراء بنجاح').first()).toBeVisible();

  await page.goto(`/sales?new=1&product=${id}`);
  const line = page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem');
  await page.getByLabel(`كمية ${name}`).fill('1.25');
  await expect(line).toContainText('المتبقي 19.25 لتر');
  await page.locator('label').filter({ hasText: 'نقدي' }).click();
  await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
  await expect(page.getByRole('region', { name: 'آخر فاتورة' })).toBeVisible();
  const [sale] = await api<{ _id: string }[]>(page, 'GET', '/sales?limit=1');
  await page.goto(`/sales/${sale?._id}`);
  const items = page.getByRole('table', { name: 'أصناف الفاتورة' });
  await expect(items).toContainText('1.25 لتر');
  await expect(items).toContainText('$10.00');

  await page.getByRole('button', { name: 'مرتجع', exact: true }).click();
  await dialog(page).getByLabel(`الكمية المرتجعة من ${name}`).fill('0.25');
  await dialog(page).getByLabel('مبلغ المرتجع').fill('2');
  await dialog(page).getByLabel('سبب المرتجع').fill('زيادة');
  await dialog(page).getByRole('button', { name: 'تأكيد المرتجع' }).click();
  await expect(page.getByRole('region', { name: 'معلومات المرتجع' })).toContainText(`${name} × 0.25 لتر`);
  await page.goto(`/sales?view=${sale?._id}`);
  await expect(dialog(page)).toContainText('1.25 لتر (مرتجع 0.25)');

  const count = await api<{ _id: string }>(page, 'POST', '/inventory-counts', {
    warehouse: warehouse._id,
    countType: 'partial',
    items: [{ product: id }],
  });
  await page.goto(`/inventory-counts?count=${count._id}`);
  const counted = page.getByRole('row').filter({ hasText: partNumber });
  await expect(counted).toContainText('19.5 لتر');
  await counted.getByRole('textbox').fill('19.5');
  await counted.getByRole('textbox').press('Enter');
  await expect(counted).toContainText('مطابق');

  await page.goto(`/reports?tab=inventory&q=${partNumber}`);
  await expect(page.getByRole('row').filter({ hasText: partNumber })).toContainText('19.5 لتر');
  await page.goto(`/products/${id}`);
  await expect(page.getByText('+20.5 لتر')).toBeVisible();
  await expect(page.getByText('-1.25 لتر')).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('the shop’s own units are added and changed among the settings, and kept while a part uses them', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/settings?tab=units');
  const table = page.getByRole('table', { name: 'كل وحدات القياس' });
  await expect(table).toContainText('أساسية');
  const name = `لفة ${newPartNumber()}`;
  const row = page.getByRole('row').filter({ hasText: name });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `إجراءات وحدة ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('button', { name: 'إضافة وحدة' }).click();
  await dialog(page).getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog(page).getByText('اسم وحدة القياس مطلوب')).toBeVisible();
  await dialog(page).getByLabel('اسم الوحدة').fill(name);
  await dialog(page).getByRole('button', { name: 'حفظ' }).click();
  await expect(row).toContainText('أعداد صحيحة');

  await choose('تعديل');
  await dialog(page)
    .getByLabel(/كسور حتى خانتين/)
    .check();
  await dialog(page).getByRole('button', { name: 'حفظ' }).click();
  await expect(row).toContainText('كسور حتى خانتين');
  await expectCleanAtBothWidths(page);

  const { code } = (await api<{ code: string; name: string }[]>(page, 'GET', '/units')).find(
    (unit) => unit.name === name,
  ) as { code: string };
  const part = await makePart(page, { unit: code });
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `إجراءات وحدة ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'حذف' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await api(page, 'PUT', `/products/${part._id}`, { unit: 'piece' });
  await expect(row.getByRole('cell', { name: '0', exact: true })).toBeVisible();
});
