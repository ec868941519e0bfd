import { ltr } from '@turoos/contract';
import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
let made = 0;
const unique = (name: string) => `${name} ${stamp}-${++made}`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const find = async (page: Page, words: string) => {
  await page.goto(`/customers?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'العملاء' })).toBeVisible();
};

const aCustomer = (page: Page, body: object = {}) =>
  askApi(page, 'POST', '/customers', { name: unique('عميل تجربة'), ...body });

test.describe('customers', () => {
  test('stay on the screen, with the typed text, when a refetch fails', async ({ page, signIn }) => {
    await signIn('admin');
    const customer = await aCustomer(page);
    await page.goto(`/customers/${customer._id}`);
    await page.getByRole('button', { name: 'تعديل الرصيد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ملاحظة').fill('نصف ما يُكتب');
    const broken = '**/api/{customers,sales}**';
    await page.route(broken, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await askApi(page, 'PUT', `/customers/${customer._id}`, { notes: 'تغيّر من جهاز آخر' });
    const note = page.getByText('هذه البيانات قديمة، تعذّر تحديثها');
    await expect(note.first()).toBeVisible();
    await expect(dialog.getByLabel('ملاحظة')).toHaveValue('نصف ما يُكتب');
    await dialog.getByLabel('ملاحظة').fill('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name);

    await page.unroute(broken);
    const retry = page.getByRole('status').getByRole('button', { name: 'إعادة المحاولة' }).first();
    await expect(async () => {
      if ((await note.count()) > 0) await retry.click({ timeout: 1000 });
      expect(await note.count()).toBe(0);
    }).toPass();
    await expect(page.getByText('تغيّر من جهاز آخر')).toBeVisible();
  });

  test('are added with checks, found, changed and deleted', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/customers');
    for (const card of ['إجمالي العملاء', 'النشطون', 'المحظورون', 'إجمالي الأرصدة', 'المدينون', 'رصيد موجب'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('لا يمكن حذف عميل مرتبط')).toBeVisible();
    for (const column of ['الرمز', 'الاسم', 'الهاتف', 'الرصيد', 'نقاط الولاء', 'الحالة'])
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();

    await page.getByRole('button', { name: 'إضافة عميل' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('حد الائتمان')).toHaveValue('1,000.00');
    await dialog.getByRole('button', { name: 'إضافة العميل' }).click();
    await expect(dialog.getByText('خطأ في البيانات: اسم العميل مطلوب')).toBeVisible();
    await expect(dialog.getByLabel('اسم العميل')).toBeFocused();

    const name = unique('ورشة أبو الأسود');
    await dialog.getByLabel('اسم العميل').fill(name);
    await dialog.getByLabel('الهاتف').fill('٧٧٧ ٠٠١ ٠٠٢');
    await dialog.getByLabel('رمز العميل').fill('CUST-00001');
    await dialog.getByRole('button', { name: 'إضافة العميل' }).click();
    await expect(
      dialog.getByText(`خطأ في إضافة العميل: رمز العميل ${ltr('CUST-00001')} مسجل لعميل آخر`),
    ).toBeVisible();
    await expect(dialog.getByLabel('اسم العميل')).toHaveValue(name);
    await dialog.getByLabel('رمز العميل').fill('');
    await dialog.getByRole('button', { name: 'إضافة العميل' }).click();
    await expect(toast(page, 'تمت إضافة العميل بنجاح')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox').fill(`ورشه ابو الاسود ${name.slice(-8)}`);
    await expect(page).toHaveURL(/q=/);
    await expect(row(page, name)).toContainText('عادي');
    await expect(row(page, name).getByRole('link', { name: '777 001 002' })).toBeVisible();
    await page.getByLabel('الرصيد').selectOption('debt');
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('الرصيد')).toHaveValue('debt');
    await page.getByLabel('الرصيد').selectOption('zero');
    await page.getByLabel('الحالة').selectOption('active');
    await expect(row(page, name)).toBeVisible();

    await choose(page, name, 'تعديل');
    await dialog.getByLabel('البريد الإلكتروني').fill('aswad@example.ye');
    await dialog.getByRole('button', { name: 'حفظ التعديلات' }).click();
    await expect(toast(page, 'تم تحديث العميل بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('aswad@example.ye');

    await choose(page, name, 'حذف');
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف العميل' }).click();
    await expect(toast(page, 'تم حذف العميل بنجاح')).toBeVisible();
    await expect(row(page, name)).toBeHidden();
  });

  test('balance and points change from the list; a linked customer stays', async ({ page, signIn }) => {
    await signIn('admin');
    const { name } = await aCustomer(page);
    await find(page, name);
    const dialog = page.getByRole('dialog');

    await choose(page, name, 'الرصيد');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(dialog.getByText('يرجى إدخال مبلغ صحيح')).toBeVisible();
    await dialog.getByRole('radio', { name: /تعيين/ }).check();
    await dialog.getByLabel('الرصيد الجديد').fill('-150');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(toast(page, 'تم تحديث الرصيد بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('عليه');
    await expect(row(page, name)).toContainText('$150.00');
    await expect(row(page, name)).toContainText('مدين');

    await choose(page, name, 'الرصيد');
    await dialog.getByRole('radio', { name: /دفعة من العميل/ }).check();
    await dialog.getByLabel('المبلغ').press('$');
    await dialog.getByLabel('المبلغ').fill('٥٠');
    await expect(dialog.getByText('يبقى عليه')).toBeVisible();
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(row(page, name)).toContainText('$100.00');

    await choose(page, name, 'النقاط');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(dialog.getByText('يرجى إدخال عدد نقاط صحيح')).toBeVisible();
    await dialog.getByRole('textbox').fill('75');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(toast(page, 'تم تحديث نقاط الولاء بنجاح')).toBeVisible();
    await expect(row(page, name)).toContainText('75');

    await choose(page, name, 'حظر');
    await page.getByRole('alertdialog').getByRole('button', { name: 'حظر العميل' }).click();
    await expect(toast(page, 'تم حظر العميل')).toBeVisible();
    await expect(row(page, name)).toContainText('محظور');

    await choose(page, name, 'حذف');
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف العميل' }).click();
    await expect(page.getByText(`لا يمكن حذف العميل «${name}»`)).toBeVisible();
    await expect(row(page, name)).toBeVisible();
  });

  test('a customer’s page shows who it is and what was bought', async ({ page, signIn }) => {
    await signIn('admin');
    const customer = await aCustomer(page, {
      phone: '771234567',
      address: { city: 'تعز', street: 'شارع جمال' },
      creditLimit: 100,
      notes: 'يدفع آخر الشهر',
    });
    await askApi(page, 'PATCH', `/customers/${customer._id}/balance`, { amount: 90, operation: 'subtract' });
    await page.goto(`/customers/${customer._id}`);
    await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
    await expect(page.getByText(customer.customerCode)).toBeVisible();
    await expect(page.getByText('تعز، شارع جمال')).toBeVisible();
    await expect(page.getByText('يدفع آخر الشهر')).toBeVisible();
    await expect(page.getByText('قريب من حد الائتمان')).toBeVisible();
    await expect(page.getByText('90%')).toBeVisible();
    await expect(page.getByText('لا توجد فواتير لهذا العميل')).toBeVisible();
    await page.getByRole('tab', { name: 'الملخص' }).click();
    await expect(page.getByText('لم يشترِ بعد').first()).toBeVisible();
    await page.getByRole('tab', { name: 'الإحصائيات' }).click();
    await expect(page.getByText('لا توجد إحصائيات بعد')).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^sales-CUST-\d+-.*\.csv$/);

    await page.getByRole('button', { name: 'تعديل الرصيد' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: 'العملية' }).getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: /دين على العميل/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /دفعة من العميل/ }).check();
    await dialog.getByLabel('المبلغ').press('$');
    await dialog.getByLabel('المبلغ').fill('90');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect(page.getByText('ضمن حد الائتمان')).toBeVisible();

    await page.getByRole('button', { name: 'حظر', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'حظر العميل' }).click();
    await expect(page.getByText('محظور', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'إلغاء الحظر' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الحظر' }).click();
    await expect(toast(page, 'تم إلغاء حظر العميل')).toBeVisible();

    await expect(page.getByRole('link', { name: 'فاتورة جديدة' }).first()).toHaveAttribute(
      'href',
      new RegExp(`/sales\\?.*customer=${customer._id}`),
    );
    await page.getByRole('link', { name: 'تعديل العميل' }).click();
    await expect(dialog.getByLabel('اسم العميل')).toHaveValue(customer.name);
    await expect(page).toHaveURL(/\/customers$/);
  });

  test('the page of an unknown customer says so', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto(`/customers/${crypto.randomUUID()}`);
    await expect(page.getByText('لم يتم العثور على العميل')).toBeVisible();
    await page.getByRole('link', { name: 'العودة إلى العملاء' }).click();
    await expect(page).toHaveURL(/\/customers$/);
  });

  test('the statement has a running balance, is filtered, printed and exported', async ({ page, signIn }) => {
    await signIn('accountant');
    const { _id, name } = await aCustomer(page);
    await askApi(page, 'PATCH', `/customers/${_id}/balance`, { amount: 300, operation: 'subtract' });
    await page.goto(`/customers/${_id}/balance`);
    await expect(page.getByRole('heading', { level: 1, name: `كشف حساب ${name}` })).toBeVisible();
    await expect(page.getByText('حتى 30 يوماً')).toBeVisible();

    await page.getByRole('button', { name: 'تعديل الرصيد' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /دفعة من العميل/ }).check();
    await dialog.getByLabel('المبلغ').press('$');
    await dialog.getByLabel('المبلغ').fill('120.5');
    await dialog.getByLabel('طريقة الدفع').selectOption('bank_transfer');
    await dialog.getByLabel('ملاحظة').fill('حوالة النجم');
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    const payment = row(page, 'حوالة النجم');
    await expect(payment).toContainText('دفعة');
    await expect(payment).toContainText('تحويل بنكي');
    await expect(payment).toContainText('عليه');
    await expect(payment).toContainText('$179.50');
    const told = page.locator('dl').filter({ hasText: 'الرصيد السابق' });
    await expect(told).toContainText('الرصيد السابق$0.00إجمالي عليه$300.00إجمالي له$120.50الرصيد الختامي');

    await page.getByLabel('من تاريخ').fill('2026-02-02');
    await page.getByLabel('إلى تاريخ').fill('2026-02-01');
    await expect(page.getByText('يجب ألا يكون تاريخ النهاية قبل تاريخ البداية')).toBeVisible();
    await page.getByRole('button', { name: 'إزالة التصفية', exact: true }).click();

    await page.getByLabel('نوع الحركة').selectOption('payment');
    await expect(page).toHaveURL(/type=payment/);
    await expect(row(page, 'رصيد افتتاحي')).toBeHidden();
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    await expect(row(page, 'رصيد افتتاحي')).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير', exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^statement-CUST-\d+-.*\.csv$/);
    const drawn = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير PDF' }).click();
    expect((await drawn).suggestedFilename()).toMatch(/^statement-CUST-\d+-.*\.pdf$/);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.locator('#main').getByRole('button', { name: 'طباعة', exact: true }).click();
    await expect(dialog.getByText('الباقي عليه')).toBeVisible();
    await dialog.getByRole('button', { name: 'طباعة' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation').first()).toBeHidden();
    const paper = page.locator('.paper');
    await expect(paper.locator('header')).toContainText(/^تروس.*كشف حساب/);
    const lines = paper.locator('tbody tr');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(0)).toContainText('رصيد افتتاحي');
    await expect(lines.nth(0)).toContainText('$300.00 عليه');
    await expect(lines.nth(1)).toContainText(/RV-.*حوالة النجم/);
    await expect(lines.nth(2)).toContainText('الباقي عليه$300.00$120.50');
    await expect(lines.nth(2)).toContainText('$179.50');
    await expect(lines.filter({ hasText: '-$' })).toHaveCount(0);
  });

  test('the page for a new customer leads to the customer, or back to the sale', async ({ page, signIn }) => {
    await signIn('sales_staff');
    await page.goto('/customers/new');
    const name = unique('زبون الصفحة');
    await page.getByLabel('اسم العميل').fill(name);
    await page.getByRole('button', { name: 'إضافة العميل' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/customers\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('button', { name: 'تعديل الرصيد' })).toHaveAttribute('aria-disabled', 'true');

    const named = unique('زبون الفاتورة');
    await page.goto(`/customers/new?from=sales&name=${encodeURIComponent(named)}`);
    await expect(page.getByLabel('اسم العميل')).toHaveValue(named);
    await page.getByRole('button', { name: 'إضافة العميل' }).click();
    await expect(page).toHaveURL(/\/sales\?.*customer=/);
  });

  test('read-only users see no delete and disabled actions', async ({ page, signIn }) => {
    await signIn('viewer');
    await page.goto('/customers');
    await expect(page.getByRole('button', { name: 'إضافة عميل' })).toHaveAttribute('aria-disabled', 'true');
    await page
      .getByRole('button', { name: /^إجراءات/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'حذف' })).toBeHidden();
    for (const action of ['تعديل', 'الرصيد', 'النقاط'])
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${action}`) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  });

  test('Ctrl+K finds them, and takes a debtor’s payment with three keys besides name and amount', async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/');
    const { _id, name } = await aCustomer(page, { phone: '770987654' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(new RegExp(`/customers/${_id}$`));
    await askApi(page, 'PATCH', `/customers/${_id}/balance`, { amount: 300, operation: 'subtract' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    // filled in, because keys as fast as a test's are a scan
    await page.getByRole('dialog').getByRole('combobox').fill(name);
    // pressed before the answer of the server, as a quick clerk does
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'قبض دفعة' });
    const amount = dialog.getByRole('textbox', { name: 'المبلغ' });
    await expect(amount).toBeFocused();
    await expect(dialog).toContainText('أقدم دين: اليوم');
    await amount.fill('16000');
    await expect(dialog.getByText('يبقى عليه')).toHaveCount(1);
    await press('Enter');
    await expect(toast(page, 'تم تحديث الرصيد بنجاح')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(keys).toBe(3);
    const { balance } = await askApi(page, 'GET', `/customers/${_id}`);
    expect(balance).toBeGreaterThan(-300);

    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    // what was looked at last comes first, and Tab stays in the box
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await box.fill('قبض دفعة');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'ممن قُبضت الدفعة؟' })).toBeFocused();
    await box.fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  });
});

test('customer screens are accessible', async ({ page, signIn }) => {
  // checks five whole pages
  test.slow();
  await signIn('admin');
  const { _id } = await aCustomer(page, { balance: -120, email: 'long.address@example.ye' });
  for (const path of ['/customers', '/customers/new', `/customers/${_id}`, `/customers/${_id}/balance`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectCleanAtBothWidths(page);
  }
  await page.goto(`/customers?edit=${_id}`);
  await expect(page.getByRole('dialog').getByLabel('اسم العميل')).toBeVisible();
  await expectCleanAtBothWidths(page);
});
