import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { scanFast } from './scan';
import { expect, test } from './shop';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: /ابحث بالاسم/ });
const dialog = (page: Page) => page.getByRole('dialog');
const numberField = (page: Page) => dialog(page).getByRole('textbox', { name: 'رقم القطعة', exact: true });

test.describe('adding a part', () => {
  test('from the dashboard link, with errors beside the fields', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const warehouse = await aWarehouse(page);
    const partNumber = newPartNumber();
    await page.goto('/products?create=1');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/products');

    await dialog(page).getByRole('button', { name: 'إضافة المنتج' }).click();
    await expect(dialog(page)).toContainText('اسم المنتج مطلوب');
    await expect(dialog(page)).toContainText('رقم القطعة مطلوب');
    await expect(dialog(page).getByLabel('اسم المنتج')).toBeFocused();

    await dialog(page).getByLabel('اسم المنتج').fill('مضخة ماء للتجربة');
    await numberField(page).fill(partNumber);
    await dialog(page).getByRole('combobox', { name: 'الفئة' }).fill('مضخات ماء');
    await page.keyboard.press('Tab');
    await dialog(page).getByLabel('سعر البيع').fill('٤٥٫٥');
    await dialog(page).getByLabel('سعر الشراء').fill('35');
    await dialog(page).getByLabel('الكمية الافتتاحية').fill('3');
    await dialog(page).getByLabel('أرقام الوكالة (OEM)').fill('16100-29085\n16100-29086');
    await dialog(page).getByRole('button', { name: 'إضافة مركبة' }).click();
    await dialog(page).getByLabel('الشركة').fill('تويوتا');
    await dialog(page).getByLabel('المستودع').selectOption(warehouse._id);
    await dialog(page).getByRole('button', { name: 'إضافة المنتج' }).click();
    await expect(page.getByText('تمت إضافة المنتج بنجاح')).toBeVisible();

    await searchBox(page).fill(partNumber.toLowerCase().replaceAll('-', ' '));
    const row = page.getByRole('row').filter({ hasText: partNumber });
    await expect(row).toContainText('مضخات ماء');
    await expect(row).toContainText('$45.50');
    await expect(row).toContainText('30.0%');
    await expect(row).toContainText('منخفض');
  });

  test('a duplicate number keeps the typed values', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const { partNumber } = await makePart(page);
    await page.goto('/products?create=1');
    await dialog(page).getByLabel('اسم المنتج').fill('قطعة أخرى');
    await numberField(page).fill(partNumber.toLowerCase());
    await dialog(page).getByRole('button', { name: 'إضافة المنتج' }).click();
    await expect(
      dialog(page)
        .getByText(/مسجل لمنتج آخر/)
        .first(),
    ).toBeVisible();
    await expect(dialog(page).getByLabel('اسم المنتج')).toHaveValue('قطعة أخرى');
  });
});

test('a concurrent edit is noticed and can be loaded', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  const part = await makePart(page, { name: 'رديتر للتجربة' });
  await page.goto(`/products/${part._id}`);
  await page.getByRole('button', { name: 'تعديل', exact: true }).click();
  await dialog(page).getByLabel('اسم المنتج').fill('رديتر معدّل هنا');
  await api(page, 'PUT', `/products/${part._id}`, { name: 'رديتر معدّل هناك' });

  await dialog(page).getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(
    dialog(page)
      .getByText(/قام مستخدم آخر بتعديل هذا السجل/)
      .first(),
  ).toBeVisible();
  await expect(dialog(page).getByLabel('اسم المنتج')).toHaveValue('رديتر معدّل هنا');
  await dialog(page).getByRole('button', { name: 'تحميل آخر نسخة' }).click();
  await expect(dialog(page).getByLabel('اسم المنتج')).toHaveValue('رديتر معدّل هناك');
  await dialog(page).getByLabel('الرف').fill('B-7');
  await dialog(page).getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(page.getByText('تم تحديث المنتج بنجاح')).toBeVisible();
  await expect(page.getByText('B-7', { exact: true })).toBeVisible();
});

test('finding: a scanned number opens the part, Ctrl+K too, and the list keeps its state', async ({
  page,
  signIn,
}) => {
  await signIn('warehouse_manager');
  const part = await makePart(page, { name: 'دينمو للتجربة', barcode: newPartNumber() });
  await signIn('sales_staff');

  await page.goto('/products?type=new');
  await searchBox(page).focus();
  await scanFast(page, part.partNumber.replaceAll('-', ''));
  await expect(page).toHaveURL(`/products/${part._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('دينمو للتجربة');
  await page.goBack();
  await expect(page).toHaveURL(/type=new/);
  await expect(searchBox(page)).toHaveValue('');

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(part.partNumber);
  await page.getByRole('option', { name: /دينمو للتجربة/ }).click();
  await expect(page).toHaveURL(`/products/${part._id}`);
});

test.describe('deleting', () => {
  const remove = async (page: Page, name: string, partNumber: string) => {
    await page.goto(`/products?q=${partNumber}`);
    await page.getByRole('button', { name: `إجراءات ${name}` }).click();
    await page.getByRole('menuitem', { name: 'حذف' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'حذف المنتج' }).click();
  };

  test('asks by name and removes a part that was never used', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const { name, partNumber } = await makePart(page, { name: 'قطعة بلا حركة' });
    await remove(page, name, partNumber);
    await expect(page.getByText('تم حذف المنتج')).toBeVisible();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  });

  test('deactivates a part with a history and says so', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const warehouse = (await aWarehouse(page))._id;
    const { name, partNumber } = await makePart(page, { name: 'قطعة لها حركة', quantity: 4, warehouse });
    await remove(page, name, partNumber);
    await expect(page.getByText('أُوقف المنتج بدل حذفه')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: partNumber })).toContainText('غير نشط');
  });
});

test.describe('the page of a part', () => {
  test('shows the stock and how it moved', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const warehouse = await aWarehouse(page);
    const part = await makePart(page, { quantity: 10, warehouse: warehouse._id, oemNumbers: ['OEM-77-X'] });
    await page.goto(`/products/${part._id}`);
    await expect(page.getByText('OEM-77-X')).toBeVisible();

    await page.getByRole('button', { name: 'تعديل الكمية' }).click();
    await dialog(page).getByRole('radio', { name: /إنقاص/ }).check();
    await dialog(page).getByRole('textbox', { name: 'الكمية', exact: true }).fill('25');
    await dialog(page).getByRole('button', { name: 'حفظ' }).click();
    await expect(
      dialog(page)
        .getByText(/المتوفر 10/)
        .first(),
    ).toBeVisible();
    await dialog(page).getByRole('textbox', { name: 'الكمية', exact: true }).fill('4');
    await dialog(page).getByLabel('ملاحظة').fill('كسر عند التركيب');
    await dialog(page).getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('تم تحديث الكمية')).toBeVisible();

    const moves = page.getByRole('region', { name: 'حركات الصنف' }).getByRole('row');
    await expect(moves.nth(1)).toContainText('نقص');
    await expect(moves.nth(1)).toContainText('كسر عند التركيب');
    await expect(moves.nth(1)).toContainText('-4');
    await expect(moves.nth(1)).toContainText(warehouse.name);
    await expect(moves.nth(2)).toContainText('رصيد افتتاحي');
    await expect(moves.nth(2)).toContainText('+10');
  });

  test('names the part that replaces it', async ({ page, signIn }) => {
    await signIn('warehouse_manager');
    const successor = await makePart(page, { name: 'القطعة الجديدة' });
    const old = await makePart(page, { name: 'القطعة القديمة', replacedBy: successor._id });
    await page.goto(`/products?q=${old.partNumber}`);
    await expect(page.getByRole('row').filter({ hasText: old.partNumber })).toContainText(
      `حلّت محلها ${successor.partNumber}`,
    );
    await page.goto(`/products/${old._id}`);
    await page.getByRole('link', { name: /القطعة الجديدة/ }).click();
    await expect(page).toHaveURL(`/products/${successor._id}`);
    await expect(page.getByRole('link', { name: /القطعة القديمة/ })).toBeVisible();
  });

  test('of an unknown part says so', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/products/019a0000-0000-7000-8000-000000000000');
    await expect(page.getByRole('link', { name: 'العودة إلى المنتجات' })).toBeVisible();
    await expect(page.getByText('المنتج غير موجود')).toBeVisible();
  });
});

test('labels: as many as asked for, with bars, and nothing else on the paper', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  const first = await makePart(page, { name: 'ملصق أول' });
  await makePart(page, { name: 'ملصق ثان', partNumber: `${first.partNumber}-B` });
  await page.goto(`/products?q=${first.partNumber}`);
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));

  await page.getByRole('checkbox', { name: 'تحديد ملصق أول' }).check();
  await page.getByRole('checkbox', { name: 'تحديد الصفحة كلها' }).check();
  await page.getByRole('button', { name: 'طباعة الملصقات' }).click();
  await dialog(page).getByLabel('عدد الملصقات لكل صنف').fill('3');
  await expect(dialog(page).locator('svg rect').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.label-paper .label')).toHaveCount(6);
  await expect(page.locator('.label-paper .label').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog(page).getByRole('button', { name: /طباعة/ }).click();
  await expect(page).toHaveTitle('printed');
});

test('the catalogue is exported as inventory.csv; figures that fail to load are not shown as 0', async ({
  page,
  signIn,
}) => {
  await signIn('accountant');
  await page.goto('/products');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toBe('inventory.csv');
  await page.route('**/api/products/stats*', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'RULE', message: 'x', traceId: 'X' } }),
  );
  await page.reload();
  await expect(page.getByText('فشل في جلب إحصائيات المنتجات')).toBeVisible();
});

test('read-only users see why the other actions are disabled', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/products?create=1');
  await expect(page.getByRole('alert')).toContainText('ليس لديك صلاحية لإنشاء منتج');
  await expect(page.getByRole('button', { name: 'إضافة منتج' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(dialog(page)).toHaveCount(0);
});

test('the screen is accessible and fits the page', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  const warehouse = (await aWarehouse(page))._id;
  const part = await makePart(page, { quantity: 2, warehouse });
  for (const path of ['/products', `/products/${part._id}`]) {
    await page.goto(path);
    await expect(page.getByText('الإجمالي:').first()).toBeVisible();
    await expectCleanAtBothWidths(page);
  }
  for (const opener of ['تعديل', 'تعديل الكمية', 'طباعة ملصق']) {
    await page.goto(`/products/${part._id}`);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await expectCleanAtBothWidths(page, { within: 'dialog[open]' });
  }
});
