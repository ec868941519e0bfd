import type { Page } from '@playwright/test';
import { losingAnswers } from './losing-answers';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const perhapsDone = (page: Page) => page.getByText('ربما نُفذت العملية').first();

test('new prices whose answer was lost are saved once and shown as they were seen', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { name, partNumber, _id } = await makePart(page, { sellingPrice: 10 });
  await page.goto(`/products?q=${partNumber}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'تغيير الأسعار' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('تقريب السعر الجديد').selectOption('USD 1');
  await dialog.getByLabel('مقدار التغيير').fill('10');
  await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText('$11.00');
  await losingAnswers(page, '/price-changes', async () => {
    await dialog.getByLabel('مقدار التغيير').press('Enter');
    await expect(perhapsDone(page)).toBeVisible();
    await expect(row.first()).toContainText('$11.00');
    await expect(dialog.getByRole('row').filter({ hasText: name })).not.toContainText('$12.10');
  });
  await dialog.getByLabel('مقدار التغيير').press('Enter');
  await expect(dialog).toBeHidden();
  const { sellingPrice } = await api<{ sellingPrice: number }>(page, 'GET', `/products/${_id}`);
  expect(sellingPrice).toBe(11);
});

test('notes and edits whose answers were lost are found done, and not blamed on another user', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const warehouse = (await aWarehouse(page))._id;
  const part = await makePart(page, { quantity: 5, warehouse, sellingPrice: 10 });
  const sale = await api<{ _id: string }>(page, 'POST', '/sales', {
    items: [{ product: part._id, quantity: 1, price: 10 }],
    paymentStatus: 'paid',
  });
  await page.goto(`/sales/${sale._id}`);
  await page.getByRole('button', { name: 'تعديل الملاحظات' }).click();
  await page.getByRole('textbox', { name: 'ملاحظات' }).fill('يُسلَّم يوم الخميس');
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await losingAnswers(page, `/sales/${sale._id}`, async () => {
    const news = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith(`/sales/${sale._id}`),
    );
    await save.click();
    await expect(perhapsDone(page)).toBeVisible();
    await news;
  });
  await save.click();
  await expect(page.getByText('كانت محاولتك السابقة قد نُفذت')).toBeVisible();
  await expect(page.getByText('يُسلَّم يوم الخميس')).toBeVisible();

  const customer = await api<{ _id: string }>(page, 'POST', '/customers', {
    name: `عميل ${newPartNumber()}`,
  });
  await page.goto(`/customers?edit=${customer._id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('العنوان').fill('شارع تعز');
  await losingAnswers(page, `/customers/${customer._id}`, async () => {
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(perhapsDone(page)).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('تم تحديث العميل')).toBeVisible();
});
