import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
let made = 0;
const unique = (name: string) => `${name} ${stamp}-${++made}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

const aSupplier = (page: Page, body: object = {}) =>
  askApi(page, 'POST', '/suppliers', {
    name: unique('مورد تجربة'),
    contactPerson: 'سالم',
    phone: '777000111',
    ...body,
  });

test.describe('suppliers', () => {
  // SUP-02 to SUP-05, SUP-19 to SUP-22
  test('are added with checks, filtered, changed, deactivated and deleted', async ({ page, signIn }) => {
    await signIn('admin', '/suppliers');
    for (const card of [
      'إجمالي الموردين',
      'النشطون',
      'لديهم مشتريات',
      'إجمالي المشتريات',
      'المدفوع',
      'المتبقي المستحق',
    ])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('لا يمكن حذف مورد مرتبط بعمليات')).toBeVisible();
    for (const column of ['المورد', 'مسؤول التواصل', 'الهاتف', 'المتبقي', 'عدد الفواتير', 'الحالة'])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'إضافة مورد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'إضافة المورد' }).click();
    await expect(dialog.getByText('يرجى ملء الحقول المطلوبة')).toHaveCount(3);
    await expect(dialog.getByLabel('اسم المورد')).toBeFocused();

    const name = unique('مؤسسة التجربة');
    await dialog.getByLabel('اسم المورد').fill('مؤسسه البركه لقطع غيار تويوتا');
    await dialog.getByLabel('مسؤول التواصل').fill('هائل');
    await dialog.getByLabel('الهاتف').fill('٧٧٧ ٠٠١ ٠٠٢');
    await dialog.getByLabel('المدينة').fill('تعز');
    await dialog.getByLabel('مدة السداد').fill('');
    await dialog.getByRole('button', { name: 'إضافة المورد' }).click();
    await expect(
      dialog.getByText('خطأ في إضافة المورد: يوجد مورد باسم مؤسسه البركه لقطع غيار تويوتا'),
    ).toBeVisible();
    await dialog.getByLabel('اسم المورد').fill(name);
    await dialog.getByRole('button', { name: 'إضافة المورد' }).click();
    await expect(toast(page, 'تمت إضافة المورد بنجاح')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox').fill(name);
    await page.getByRole('combobox', { name: 'المدينة' }).selectOption('تعز');
    await expect(page).toHaveURL(/q=/);
    await expect(page).toHaveURL(/city=/);
    await expect(row(page, name)).toContainText('777 001 002');
    await expect(row(page, name)).toContainText('$0.00');

    await choose(page, name, 'تعديل');
    await expect(dialog.getByLabel('مدة السداد')).toHaveValue('30');
    await dialog.getByLabel('العنوان').fill('شارع جمال');
    await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
    await expect(toast(page, 'تم تحديث المورد بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('تعز، شارع جمال');

    await choose(page, name, 'إيقاف');
    await page.getByRole('alertdialog').getByRole('button', { name: 'إيقاف المورد' }).click();
    await expect(toast(page, 'تم تغيير حالة المورد بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('غير نشط');

    await choose(page, name, 'حذف');
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف المورد' }).click();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    await expect(page).toHaveURL(/\/suppliers$/);
  });

  test('a supplier’s account is opened, paid and read', async ({ page, signIn }) => {
    await signIn('admin');
    const { _id, name } = await aSupplier(page);
    await page.goto(`/suppliers/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: 'تسوية الحساب' }).click();
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(dialog.getByText('يرجى إدخال مبلغ صحيح')).toBeVisible();
    await expect(dialog.getByText('اكتب سبب التسوية')).toBeVisible();
    await dialog.getByLabel('المبلغ').fill('300');
    await dialog.getByLabel('السبب').fill('رصيد افتتاحي');
    await expect(dialog.getByText('له$300.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(toast(page, 'تمت تسوية الحساب بنجاح')).toBeVisible();
    await expect(page.getByText('حتى 30 يوماً')).toBeVisible();

    await expect(page.getByText('أقدم مستحق: اليوم')).toBeVisible();
    await page.getByRole('button', { name: 'تسجيل دفعة' }).click();
    await dialog.getByLabel('المبلغ').press('$');
    await dialog.getByRole('button', { name: /كل المستحق/ }).click();
    await expect(dialog.getByLabel('المبلغ')).toHaveValue('300');
    await dialog.getByLabel('المبلغ').fill('١٢٠٫٥');
    await dialog.getByLabel('طريقة الدفع').selectOption('check');
    await dialog.getByLabel('ملاحظة').fill('شيك 17');
    await dialog.getByRole('button', { name: 'تسجيل الدفعة' }).click();
    await expect(toast(page, 'تم تسجيل الدفعة بنجاح')).toBeVisible();
    // the voucher of the payment is named, and opens from the bar, the payments and the statement
    const bar = page.getByRole('region', { name: 'سند آخر دفعة' });
    await expect(bar).toContainText(/سند صرف.*PV-/);
    await bar.getByRole('button', { name: 'إخفاء السند' }).click();
    await page.getByRole('tab', { name: 'الدفعات' }).click();
    const number = await page.getByRole('link', { name: /^السند PV-/ }).innerText();
    await page.getByRole('button', { name: 'كشف حساب' }).click();
    const payment = row(page, 'شيك 17');
    await expect(payment).toContainText('له$179.50');
    await payment.getByRole('link', { name: `السند ${number}` }).click();
    const paper = page.getByRole('article', { name: `سند صرف ${number}` });
    await expect(paper).toContainText(name);
    await expect(paper).toContainText('$120.50');
    await page.goto(`/vouchers?q=${number}`);
    await expect(row(page, number)).toContainText(name);
    await page.goto(`/suppliers/${_id}`);
    await page.getByRole('button', { name: 'كشف حساب' }).click();

    await page.getByLabel('نوع الحركة').selectOption('payment');
    await expect(row(page, 'رصيد افتتاحي')).toBeHidden();
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير', exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^supplier-statement-.*\.csv$/);
    await page.getByRole('tab', { name: 'عليها مبلغ متبقٍ' }).click();
    await expect(page.getByText('لا توجد فواتير عليها مبلغ متبقٍ')).toBeVisible();
  });

  test('a voucher and then a statement are printed, each alone', async ({ page, signIn }) => {
    await signIn('admin');
    const { _id } = await aSupplier(page);
    await askApi(page, 'POST', `/suppliers/${_id}/adjustments`, { change: -300, note: 'رصيد افتتاحي' });
    await page.goto(`/suppliers/${_id}`);
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.body.dataset['prints'] = String(Number(document.body.dataset['prints'] ?? 0) + 1);
      };
    });
    const prints = (count: number) => expect(page.locator(`body[data-prints="${count}"]`)).toBeAttached();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'تسجيل دفعة' }).click();
    await dialog.getByRole('button', { name: /كل المستحق/ }).click();
    await dialog.getByRole('button', { name: 'تسجيل الدفعة' }).click();
    const bar = page.getByRole('region', { name: 'سند آخر دفعة' });
    await bar.getByRole('button', { name: 'طباعة' }).click();
    await prints(1);
    const voucher = page.locator('body > .slip-print article');
    await page.emulateMedia({ media: 'print' });
    await expect(voucher).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'كشف حساب' }).click();
    await page.locator('#main').getByRole('button', { name: 'طباعة', exact: true }).click();
    // over the voucher that is still there, as before the print begins
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('body > .paper');
    await expect(paper).toBeVisible();
    await expect(voucher).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'طباعة' }).click();
    await prints(2);
    await dialog.getByRole('button', { name: 'إغلاق' }).first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(voucher).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await bar.getByRole('button', { name: 'طباعة' }).click();
    await prints(3);
    await page.emulateMedia({ media: 'print' });
    await expect(voucher).toBeVisible();
  });

  // SUP-16
  test('read-only users have no enabled action', async ({ page, signIn }) => {
    await signIn('viewer', '/suppliers');
    await expect(page.getByRole('button', { name: 'إضافة مورد' })).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('button', { name: /^إجراءات/ })
      .first()
      .click();
    for (const action of [/^تسجيل دفعة/, /^تعديل/, /^إيقاف/])
      await expect(page.getByRole('menuitem', { name: action })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('menuitem', { name: 'حذف' })).toBeHidden();
    await page.goto(`/suppliers/${crypto.randomUUID()}`);
    await expect(page.getByText('لم يتم العثور على المورد')).toBeVisible();
  });
});

test('supplier screens are accessible at 360 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  const { _id } = await aSupplier(page, { email: 'a.long.address@supplier.example' });
  await askApi(page, 'POST', `/suppliers/${_id}/adjustments`, { change: -120, note: 'رصيد افتتاحي' });
  for (const path of ['/suppliers', `/suppliers/${_id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectClean(page);
  }
  await page.goto('/suppliers?create=1');
  await expect(page.getByRole('dialog').getByLabel('اسم المورد')).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
});
