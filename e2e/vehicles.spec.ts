import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

async function act(page: Page, vehicle: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `إجراءات ${vehicle}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.describe('vehicles', () => {
  // VEH-01 to VEH-14
  test('are added with checks, found, changed and deleted', async ({ page, signIn }) => {
    const model = `Corolla ${stamp}`;
    await signIn('admin', '/vehicles');
    for (const card of ['إجمالي المركبات', 'المركبات النشطة', 'الشركات', 'متوسط سنة الصنع'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    for (const column of ['المركبة', 'السنة', 'المحرك', 'ناقل الحركة', 'الهيكل', 'القطع المتوافقة', 'الحالة'])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'إضافة مركبة' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'إضافة المركبة' }).click();
    await expect(dialog.getByText('يرجى ملء الحقول المطلوبة')).toHaveCount(3);
    await expect(dialog.getByLabel('الشركة')).toBeFocused();
    await expect(dialog.getByLabel('عدد الأبواب')).toHaveValue('4');
    await expect(dialog.getByLabel('عدد المقاعد')).toHaveValue('5');

    await dialog.getByLabel('رقم الهيكل (VIN)').fill('2t1bu4ee9ac123456');
    await dialog.getByRole('button', { name: 'قراءة الرقم' }).click();
    await expect(dialog.getByLabel('سنة الصنع')).toHaveValue('2010');
    await expect(dialog.getByLabel('الشركة')).toHaveValue('Toyota');
    await expect(dialog.getByText('E140', { exact: true })).toBeVisible();
    await dialog.getByLabel('الموديل').fill(model);
    await dialog.getByRole('button', { name: 'إضافة المركبة' }).click();
    await expect(toast(page, 'تمت إضافة المركبة بنجاح')).toBeVisible();

    await page.getByRole('searchbox').fill(`${stamp} 2010`);
    await expect(row(page, model)).toContainText('بنزين');
    await act(page, `Toyota ${model} 2010`, 'تعديل');
    await dialog.getByLabel('الحالة').selectOption('discontinued');
    await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
    await expect(row(page, model)).toContainText('متوقف إنتاجها');

    await act(page, `Toyota ${model} 2010`, 'حذف');
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المركبة' }).click();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  });

  // VEH-07, VEH-09, TOOL-02
  test('get their parts by number, unknown numbers named before anything changes', async ({
    page,
    signIn,
  }) => {
    const model = `Prius ${stamp}`;
    const part = await askApi(page, 'POST', '/products', { name: 'دينمو تجربة', partNumber: `VP-${stamp}` });
    await askApi(page, 'POST', '/vehicles', { make: 'Toyota', vehicleModel: model, year: 2012 });
    await signIn('admin', `/vehicles?q=${stamp}`);
    await act(page, `Toyota ${model} 2012`, 'القطع المتوافقة');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('أرقام القطع').fill(`vp${stamp.toLowerCase()}\nNO-${stamp}`);
    await dialog.getByLabel('ملاحظات التوافق').fill('مع الكمبروسر الأصلي');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'متابعة التحرير' }).click();
    await dialog.getByRole('button', { name: 'مراجعة التغييرات' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(`NO-${stamp}`);
    await expect(dialog.getByText('دينمو تجربة')).toBeVisible();
    await dialog.getByRole('button', { name: 'متابعة من دونها' }).click();
    await expect(dialog.getByText('أُضيفت (1)')).toBeVisible();
    await dialog.getByRole('button', { name: 'إغلاق' }).first().click();

    await act(page, `Toyota ${model} 2012`, 'عرض');
    await expect(dialog.getByText('مع الكمبروسر الأصلي')).toBeVisible();
    await dialog.getByRole('link', { name: 'دينمو تجربة' }).click();
    await expect(page).toHaveURL(new RegExp(part._id));
    await expect(page.getByText(model).first()).toBeVisible();
  });

  test('are accessible at 360 px', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('admin', '/vehicles');
    await expect(page.getByRole('button', { name: /^إجراءات/ }).first()).toBeVisible();
    await expectClean(page);
  });
});
