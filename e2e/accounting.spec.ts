import { readFile } from 'node:fs/promises';
import { addDays, adenDay } from '@turoos/contract';
import { expectClean } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

test('the accountant reads the books from a figure down to its document', async ({ page, signIn }) => {
  await signIn('admin');
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, {
    name: `قطعة للدفاتر ${newPartNumber()}`,
    sellingPrice: 137,
    costPrice: 60,
    quantity: 4,
    warehouse: warehouse._id,
  });
  const sale = await api<{ _id: string; saleNumber: string }>(page, 'POST', '/sales', {
    paymentStatus: 'paid',
    items: [{ product: part._id, quantity: 1 }],
  });
  await signIn('accountant', '/reports');
  await page.getByRole('link', { name: 'الحسابات' }).click();
  await expect(page.getByRole('tab', { name: 'ميزان المراجعة' })).toHaveAttribute('aria-selected', 'true');
  const trial = page.getByRole('region', { name: 'ميزان المراجعة' });
  await expect(trial.getByRole('row', { name: /^الإجمالي/ })).toBeVisible();

  await page.getByRole('tab', { name: 'الأرباح والخسائر' }).click();
  const profit = page.getByRole('region', { name: 'الأرباح والخسائر', exact: true });
  await expect(profit.getByRole('row', { name: /^صافي الربح/ })).toBeVisible();
  await page.getByRole('button', { name: 'هذه السنة' }).click();
  await expect(page).toHaveURL(/startDate=\d{4}-01-01/);

  await profit.getByRole('link', { name: 'المبيعات', exact: true }).click();
  await expect(page.getByRole('region', { name: 'أرصدة الكشف' })).toContainText('المبيعات');
  await page.getByRole('button', { name: 'التاريخ' }).click();
  await expect(page.getByRole('columnheader', { name: 'التاريخ' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const line = page.getByRole('row', { name: new RegExp(sale.saleNumber) });
  await expect(line).toContainText('137.00');
  await line.getByRole('link', { name: sale.saleNumber }).click();
  await expect(page).toHaveURL(new RegExp(`/sales/${sale._id}`));

  await page.goto(`/reports/accounting?tab=journal&q=${sale.saleNumber}`);
  await page
    .getByRole('row', { name: new RegExp(sale.saleNumber) })
    .getByRole('button')
    .first()
    .click();
  const entry = page.getByRole('dialog');
  await expect(entry).toContainText('تكلفة البضاعة المبيعة');
  await entry.getByRole('button', { name: 'إغلاق' }).last().click();
  await expectClean(page);

  await page.goto('/reports/accounting?tab=cash-flow');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('التدفق النقدي');
});

test('closed books refuse and open again', async ({ page, signIn }) => {
  await signIn('accountant', '/reports/accounting?tab=accounts');
  await page.getByRole('button', { name: 'إقفال الدفاتر' }).click();
  const dialog = page.getByRole('dialog', { name: 'إقفال الدفاتر' });
  await dialog.getByLabel('تاريخ الإقفال').fill(adenDay());
  await dialog.getByRole('button', { name: 'إقفال حتى هذا اليوم' }).click();
  await expect(dialog.getByText('تاريخ الإقفال يجب أن يكون قبل اليوم')).toBeVisible();
  await dialog.getByLabel('تاريخ الإقفال').fill(addDays(adenDay(), -400));
  await dialog.getByRole('button', { name: 'إقفال حتى هذا اليوم' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'إقفال', exact: true }).click();
  await expect(page.getByText('تم تغيير تاريخ الإقفال')).toBeVisible();

  await page.getByRole('button', { name: /مقفلة حتى/ }).click();
  await dialog.getByLabel('تاريخ الإقفال').fill('');
  await dialog.getByRole('button', { name: 'فتح الدفاتر' }).click();
  await expect(dialog.getByText('اكتب سبب فتح الأيام المقفلة')).toBeVisible();
  await dialog.getByLabel('سبب الفتح').fill('فاتورة شراء تأخرت');
  await dialog.getByRole('button', { name: 'فتح الدفاتر' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'فتح الدفاتر' }).click();
  await expect(page.getByRole('button', { name: 'إقفال الدفاتر' })).toBeVisible();
});

test('an account of the shop is added to the chart', async ({ page, signIn }) => {
  await signIn('accountant', '/reports/accounting?tab=accounts');
  await page.getByRole('button', { name: 'إضافة حساب' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('اسم الحساب').fill('قرض سيارة النقل');
  await dialog.getByLabel('الحساب الرئيسي').selectOption({ label: '2000 الخصوم' });
  await dialog.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(page.getByText('تمت إضافة الحساب')).toBeVisible();
  await expect(page.getByRole('row', { name: /قرض سيارة النقل/ })).toBeVisible();
});

test('a trial balance of large sums is printed within the paper', async ({ page, signIn }) => {
  await signIn('accountant', '/reports/accounting');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  // A4 between its margins
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const beyondPaper = () =>
    table.evaluate((drawn) => drawn.getBoundingClientRect().width - (drawn.parentElement?.clientWidth ?? 0));
  await table.evaluate((drawn) => {
    for (const cell of drawn.querySelectorAll('tbody td')) cell.textContent = '$123,456,789,000.50';
  });
  expect(await beyondPaper()).toBeGreaterThan(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await beyondPaper()).toBeLessThanOrEqual(1);
});
