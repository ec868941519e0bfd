import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
const unique = (name: string) => `${name} ${stamp}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test.describe('warehouses', () => {
  test('are added with full checks, changed and deleted', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/warehouses');
    await page.getByRole('button', { name: 'إضافة مستودع' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('الهاتف').fill('123');
    await dialog.getByLabel('البريد الإلكتروني').fill('x');
    await dialog.getByLabel('السعة').fill('0');
    await dialog.getByRole('button', { name: 'إضافة المستودع' }).click();
    for (const words of [
      'يجب إدخال اسم المستودع',
      'يجب إدخال رمز المستودع',
      'يجب إدخال موقع المستودع',
      'يجب إدخال سعة صحيحة',
      'يجب إدخال رقم هاتف صحيح',
      'يجب إدخال بريد إلكتروني صحيح',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(page.getByRole('alert').getByText('يرجى تصحيح الأخطاء في النموذج')).toBeVisible();
    await expect(dialog.getByLabel('اسم المستودع')).toBeFocused();

    const name = unique('مستودع الراهدة');
    await dialog.getByLabel('اسم المستودع').fill(name);
    await dialog.getByLabel('رمز المستودع').fill('TZ-01');
    await dialog.getByLabel('الموقع').fill('تعز - الراهدة');
    await dialog.getByLabel('السعة').fill('٥٠٠');
    await dialog.getByLabel('الهاتف').fill('٧٧١٢٣٤٥٦٧');
    await dialog.getByLabel('البريد الإلكتروني').fill('');
    await dialog.getByRole('button', { name: 'إضافة المستودع' }).click();
    await expect(dialog.getByText('رمز المستودع مستخدم لمستودع آخر').first()).toBeVisible();
    await expect(dialog.getByLabel('اسم المستودع')).toHaveValue(name);
    await dialog.getByLabel('رمز المستودع').fill(`RH-${stamp}`);
    await dialog.getByRole('button', { name: 'إضافة المستودع' }).click();
    await expect(page.getByText('تمت إضافة المستودع بنجاح')).toBeVisible();
    await expect(dialog).toBeHidden();

    await expect(row(page, name)).toContainText('فارغ 0%');
    await expect(row(page, name).getByRole('link', { name: '771234567' })).toBeVisible();

    await choose(page, name, 'تعديل');
    await dialog.getByLabel('المسؤول').fill('سالم الراهدي');
    await dialog.getByLabel('الحالة').selectOption('maintenance');
    await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
    await expect(row(page, name)).toContainText('سالم الراهدي');
    await expect(row(page, name)).toContainText('تحت الصيانة');

    await choose(page, name, 'حذف');
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المستودع' }).click();
    await expect(page.getByText('تم حذف المستودع بنجاح')).toBeVisible();
    await expect(row(page, name)).toBeHidden();
  });

  test('are found and filtered, and the URL keeps the filters', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/warehouses');
    await page.getByRole('searchbox').fill('اب السبل');
    await expect(page).toHaveURL(/q=/);
    await expect(row(page, 'IB-01')).toBeVisible();
    await expect(row(page, 'TZ-01')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('اب السبل');
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    await page.getByLabel('النوع').selectOption('main');
    await expect(page).toHaveURL(/type=main/);
    await expect(row(page, 'TZ-01')).toBeVisible();
    await page.getByLabel('الحالة').selectOption('inactive');
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.getByRole('link', { name: 'مواقع التخزين' }).click();
    await expect(page).toHaveURL('/warehouse-locations');
  });

  test('show their stock', async ({ page, signIn }) => {
    await signIn('warehouse_staff');
    await page.goto('/warehouses');
    await page.getByRole('button', { name: 'المستودع الرئيسي - الحوبان', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('محتويات المستودع الرئيسي - الحوبان');
    for (const figure of ['الأصناف', 'إجمالي الكمية', 'القيمة بالتكلفة', 'كمية منخفضة', 'نافدة'])
      await expect(dialog.getByText(figure, { exact: true }).first()).toBeVisible();
  });

  test('with stock are not deleted', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/warehouses');
    await choose(page, 'المستودع الرئيسي - الحوبان', 'حذف');
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المستودع' }).click();
    await expect(page.getByRole('alert')).toContainText('مواقع تخزين');
    await expect(row(page, 'TZ-01')).toBeVisible();
  });

  test('are exported as a dated file', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/warehouses');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'تصدير' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^warehouses-\d{4}-\d\d-\d\d\.csv$/);
    await expect(page.getByText('تم تصدير المستودعات')).toBeVisible();
  });

  test('say why a button is disabled', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/warehouses');
    const add = page.getByRole('button', { name: 'إضافة مستودع' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('ليس لديك صلاحية لإنشاء مستودع');
  });

  test('show why they failed to load, and retry', async ({ page, signIn }) => {
    await signIn('viewer');
    const refuse = '**/api/warehouses?*';
    await page.route(refuse, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, code: 'RULE', message: 'تعطل مؤقت', traceId: 'X' },
      }),
    );
    await page.goto('/warehouses');
    await expect(page.getByText('خطأ في تحميل البيانات: تعطل مؤقت')).toBeVisible();
    await page.unroute(refuse);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(row(page, 'TZ-01')).toBeVisible();
  });
});

test('locations are added, filled, deactivated and deleted', async ({ page, signIn }) => {
  await signIn('warehouse_manager');
  await page.goto('/warehouse-locations');
  await page.getByLabel('المستودع').selectOption({ label: 'فرع صنعاء - شعوب' });
  await expect(page).toHaveURL(/warehouse=/);
  await expect(page.getByRole('row').filter({ hasText: 'صندوق المرتجعات' })).toContainText(
    'فرع صنعاء - شعوب',
  );

  const name = unique('رف هـ');
  await page.getByRole('button', { name: 'إضافة موقع' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('يجب إدخال اسم الموقع')).toBeVisible();
  await dialog.getByLabel('اسم الموقع').fill(name);
  await dialog.getByLabel('السعة').fill('40');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  const made = row(page, name);
  await expect(made).toContainText('0 من 40');

  await choose(page, name, 'تسجيل المخزون');
  await dialog.getByLabel('الكمية الموجودة').fill('41');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog.getByText('أكبر من سعة الموقع').first()).toBeVisible();
  await dialog.getByLabel('الكمية الموجودة').fill('36');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(made).toContainText('ممتلئ 90%');

  await choose(page, name, 'إيقاف الموقع');
  await expect(made).toContainText('غير نشط');
  await choose(page, name, 'حذف');
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف الموقع' }).click();
  await expect(made).toBeHidden();
});

const main = 'المستودع الرئيسي - الحوبان';
const views: Record<string, (page: Page) => Promise<void>> = {
  warehouses: async (page) => {
    await page.goto('/warehouses');
    await expect(row(page, 'TZ-01')).toBeVisible();
  },
  'what lies in a warehouse': async (page) => {
    await page.goto('/warehouses');
    await page.getByRole('button', { name: main, exact: true }).click();
    await expect(page.getByRole('dialog').getByText('إجمالي الكمية')).toBeVisible();
  },
  'a warehouse’s form': async (page) => {
    await page.goto('/warehouses');
    await choose(page, main, 'تعديل');
    await expect(page.getByRole('dialog').getByLabel('اسم المستودع')).toBeVisible();
  },
  locations: async (page) => {
    await page.goto('/warehouse-locations');
    await expect(page.getByText('رف أ-01').first()).toBeVisible();
  },
};

for (const [name, show] of Object.entries(views))
  test(`${name}: accessible, and does not scroll sideways`, async ({ page, signIn }) => {
    await signIn('admin');
    await show(page);
    // The pagination under an open dialog is inert, but axe counts it with that of the dialog's list.
    await expectCleanAtBothWidths(page, { except: ['landmark-unique'] });
  });
