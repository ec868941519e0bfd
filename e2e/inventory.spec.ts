import { isolateCodes } from '@turoos/contract';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const searchBox = /ابحث بالاسم/;

test('the stock of one warehouse, its levels and a part without a warehouse', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  const warehouse = await aWarehouse(page);
  const full = await makePart(page, { name: 'صنف متوفر', quantity: 40, warehouse: warehouse._id });
  const none = await makePart(page, { name: 'صنف بلا مستودع' });
  await api(page, 'PUT', `/inventory/${none._id}`, { warehouse: null });
  await page.goto('/inventory');

  await page.getByRole('searchbox', { name: searchBox }).fill(full.partNumber);
  const row = page.getByRole('row').filter({ hasText: full.partNumber });
  await expect(row).toContainText('40');
  await expect(row).toContainText(warehouse.name);
  await expect(row).toContainText('متوفر');
  await page.getByLabel('المستودع').selectOption(warehouse._id);
  await page.getByLabel('حالة المخزون').selectOption('out_of_stock');
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('حالة المخزون')).toHaveValue('out_of_stock');

  await page.goto(`/inventory?q=${none.partNumber}`);
  const bare = page.getByRole('row').filter({ hasText: none.partNumber });
  await expect(bare).toContainText('غير محدد');
  await expect(bare).toContainText('نافد');
});

test('a quantity is corrected and a level edited', async ({ page, signIn }) => {
  await signIn('warehouse_staff');
  const warehouse = await aWarehouse(page);
  const part = await makePart(page, { name: 'صنف يُعدّل', quantity: 8, warehouse: warehouse._id });
  await page.goto(`/inventory?q=${part.partNumber}`);
  const row = page.getByRole('row').filter({ hasText: part.partNumber });
  const dialog = page.getByRole('dialog');

  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'إجراءات صنف يُعدّل' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose('تعديل الكمية');
  await dialog.getByLabel('الكمية الجديدة').fill('6');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تحديث الكمية')).toBeVisible();
  await expect(row).toContainText('متوفر');

  await choose('تعديل');
  await dialog.getByLabel('الحد الأدنى').fill('7');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('تم تحديث المنتج بنجاح')).toBeVisible();
  await expect(row).toContainText('منخفض');

  await choose('بطاقة المنتج');
  await expect(page).toHaveURL(`/products/${part._id}`);
});

test('a warehouse needs only a name', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'إضافة مستودع' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'إضافة المستودع' }).click();
  await expect(dialog).toContainText('يرجى إدخال اسم المستودع');
  const name = `مستودع ${newPartNumber()}`;
  await dialog.getByLabel('اسم المستودع').fill(name);
  await dialog.getByLabel('السعة').fill('120');
  await dialog.getByRole('button', { name: 'إضافة المستودع' }).click();
  await expect(page.getByText('تمت إضافة المستودع بنجاح')).toBeVisible();
  await expect(page.getByLabel('المستودع').getByRole('option', { name: isolateCodes(name) })).toBeAttached();
});

test('links lead to other screens, and those without the right are disabled with the reason', async ({
  page,
  signIn,
}) => {
  await signIn('sales_staff');
  await page.goto('/inventory');
  const shortcuts = page.getByRole('navigation', { name: 'شاشات المخزون' });
  await expect(shortcuts.getByRole('button', { name: 'التسويات' })).toHaveAttribute('aria-disabled', 'true');
  await shortcuts.getByRole('button', { name: 'تحويل جديد' }).hover();
  await expect(page.getByText('ليس لديك صلاحية لإنشاء تحويل مخزني')).toBeVisible();
  await expect(shortcuts.getByRole('link', { name: 'التقارير' })).toHaveAttribute(
    'href',
    '/inventory-reports',
  );

  await signIn('warehouse_manager');
  await page.goto('/inventory');
  await expect(shortcuts.getByRole('link', { name: 'تحويل جديد' })).toHaveAttribute(
    'href',
    '/transfers?create=1',
  );
  await shortcuts.getByRole('link', { name: 'دفعات المخزون' }).click();
  await expect(page).toHaveURL('/batches');
});

test('the stock is exported with its date', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/inventory');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toMatch(/^inventory-\d{4}-\d\d-\d\d\.csv$/);
});

test('the tabs are kept in the address', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/inventory');
  await page.getByRole('tab', { name: 'تقارير الإتلاف' }).click();
  await expect(page).toHaveURL('/inventory?tab=scrap');
  await page.reload();
  await expect(page.getByRole('link', { name: 'فتح شاشة الإتلاف' })).toHaveAttribute('href', '/scrap');
});

test('an outage is shown as an error, never as an empty shop', async ({ page, signIn }) => {
  await signIn('admin');
  await page.route('**/api/inventory/stats', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.route('**/api/inventory?**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/inventory');
  await expect(page.getByText('تعذّر التحميل').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('لا توجد أصناف في المخزون')).toHaveCount(0);
});

test('the screen is accessible and fits the page', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  await makePart(page);
  for (const path of ['/inventory', '/inventory?tab=transfers']) {
    await page.goto(path);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.getByText(/الإجمالي:|التحويلات في شاشتها/).first()).toBeVisible();
    await expectCleanAtBothWidths(page);
  }
});
