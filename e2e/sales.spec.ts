import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../packages/pdf/test/read-pdf';
import { expectClean, expectCleanAtBothWidths } from './clean';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

interface MadeSale {
  _id: string;
  saleNumber: string;
  customerName: string;
}

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

const makeCustomer = (page: Page) =>
  api<{ _id: string; name: string }>(page, 'POST', '/customers', {
    name: `ورشة ${newPartNumber()}`,
    phone: '777123456',
  });

/** Creates a sale of three filters for $10 and one pump for $50: $80 in all. */
async function makeSale(page: Page, fields: Record<string, unknown> = {}): Promise<MadeSale> {
  const warehouse = (await aWarehouse(page))._id;
  const stocked = (name: string, sellingPrice: number) =>
    makePart(page, { name, sellingPrice, quantity: 20, warehouse });
  const filter = await stocked('فلتر هواء للتجربة', 10);
  const pump = await stocked('مضخة وقود للتجربة', 50);
  return api<MadeSale>(page, 'POST', '/sales', {
    items: [
      { product: filter._id, quantity: 3 },
      { product: pump._id, quantity: 1 },
    ],
    paymentStatus: 'paid',
    ...fields,
  });
}

const onCredit = async (page: Page, paid: number) =>
  makeSale(page, {
    customer: (await makeCustomer(page))._id,
    paymentStatus: paid > 0 ? 'partial' : 'deferred',
    ...(paid > 0 && { partialAmount: paid }),
  });

const row = (page: Page, sale: MadeSale) => page.getByRole('row').filter({ hasText: sale.saleNumber });

async function chooseInMenu(page: Page, sale: MadeSale, action: string) {
  await page.getByRole('button', { name: `إجراءات ${sale.saleNumber}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Replaces the system's print dialog by a page title, which shows that printing was requested. */
const noPrinter = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { print: () => (document.title = 'printed') }));

test.describe('the list', () => {
  test('is filtered by number, customer, day and status, and keeps the filters in the URL', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    const paid = await makeSale(page);
    const owed = await onCredit(page, 30);

    await page.goto('/sales');
    const search = page.getByRole('searchbox', { name: /ابحث باسم العميل/ });
    await search.fill(paid.saleNumber);
    await expect(row(page, paid)).toContainText('نقداً');
    await expect(row(page, paid)).toContainText('$80.00');
    await expect(row(page, paid)).toContainText('ر.ي');
    await expect(row(page, paid)).not.toContainText('معلقة');
    await expect(row(page, owed)).toHaveCount(0);

    await search.fill(owed.customerName);
    await expect(row(page, owed)).toContainText('$50.00');
    // The open debt is shown at today's rate with a mark; the invoice keeps its own rate.
    await expect(row(page, owed)).toContainText('≈');
    const total = row(page, owed).getByRole('gridcell').filter({ hasText: '$80.00' });
    const sold = await total.innerText();
    await api(page, 'POST', '/exchange-rate/', { usd_to_yer: 1711 });
    await expect(row(page, owed).getByRole('gridcell').filter({ hasText: '$50.00' })).toContainText('85,550');
    await expect(total).toHaveText(sold.replaceAll(/\s+/g, ' '), { useInnerText: true });
    await page.getByLabel('حالة الدفع', { exact: true }).selectOption('paid');
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.getByLabel('حالة الدفع', { exact: true }).selectOption('partial');
    await expect(row(page, owed)).toBeVisible();
    await page.getByLabel('التاريخ', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.reload();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    await expect(page).toHaveURL('/sales');
    await expect(row(page, owed)).toBeVisible();
  });

  test('counts the invoices and has pages', async ({ page, signIn }) => {
    await signIn('admin');
    const warehouse = (await aWarehouse(page))._id;
    const part = await makePart(page, { quantity: 100, warehouse });
    for (let made = 0; made < 21; made++)
      await api(page, 'POST', '/sales', {
        items: [{ product: part._id, quantity: 1 }],
        paymentStatus: 'paid',
      });
    await api(page, 'POST', '/sales', { items: [{ product: part._id, quantity: 1 }], status: 'pending' });
    const { total, paid, partial, deferred } = await api<Record<string, number>>(
      page,
      'GET',
      '/sales/summary',
    );
    await page.goto('/sales');
    const figure = (label: string) => page.getByText(label, { exact: true }).locator('../..');
    const shown = (value = 0) => value.toLocaleString('en-US');
    await expect(figure('إجمالي الفواتير')).toContainText(shown(total));
    await expect(figure('إجمالي الفواتير')).toContainText(/مكتملة: [1-9].*معلقة: [1-9]/);
    await expect(figure('مدفوعة')).toContainText(shown(paid));
    await expect(figure('آجلة')).toContainText(shown((partial ?? 0) + (deferred ?? 0)));

    await expect(page.getByText(/صفحة 1 من \d+/)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(21);
    await page.getByRole('button', { name: 'الصفحة التالية' }).click();
    await expect(page.getByText(/صفحة 2 من \d+/)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);

    await page.getByLabel('حالة الفاتورة').selectOption('pending');
    await expect(figure('إجمالي الفواتير')).toContainText(/(\d[\d,]*)\s*معلقة: \1$/);
    await expect(figure('مدفوعة')).toContainText('0');
  });

  test('previews an invoice, prints it, and opens it', async ({ page, signIn }) => {
    await noPrinter(page);
    await signIn('admin');
    const sale = await makeSale(page);
    await page.goto(`/sales?view=${sale._id}`);
    await expect(dialog(page).getByRole('article')).toContainText('مضخة وقود للتجربة');
    await dialog(page).getByRole('button', { name: 'طباعة' }).click();
    await expect(page).toHaveTitle('printed');
    await dialog(page)
      .getByRole('link', { name: new RegExp(sale.saleNumber) })
      .click();
    await expect(page).toHaveURL(`/sales/${sale._id}`);

    await page.goto(`/sales?q=${sale.saleNumber}`);
    await chooseInMenu(page, sale, 'طباعة');
    await expect(dialog(page).getByRole('article')).toBeVisible();
    await expect(page).toHaveTitle('printed');
  });

  test('is exported as a file', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await makeSale(page);
    await page.goto(`/sales?q=${sale.saleNumber}`);
    await expect(row(page, sale)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير' }).click();
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain(sale.saleNumber);
  });

  test('shows the reason when loading fails', async ({ page, signIn }) => {
    await signIn('admin');
    const answer = (status: number, message: string) =>
      page.route('**/api/sales?*', (route) => route.fulfill({ status, json: { success: false, message } }));
    await answer(403, 'لا');
    await page.goto('/sales');
    await expect(page.getByText('ليس لديك صلاحية لعرض فواتير المبيعات.', { exact: true })).toBeVisible();
    await page.unroute('**/api/sales?*');
    await answer(409, 'القاعدة مشغولة الآن');
    await page.goto('/sales');
    await expect(page.getByText('فشل في تحميل فواتير المبيعات')).toBeVisible();
    await expect(page.getByText('القاعدة مشغولة الآن')).toBeVisible();
    await page.unroute('**/api/sales?*');
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(page.getByText('الإجمالي:').first()).toBeVisible();
  });

  test('says so in a shop without invoices', async ({ page, signIn }) => {
    await signIn('admin');
    await page.route('**/api/sales?*', (route) =>
      route.fulfill({
        json: { success: true, data: [], pagination: { page: 1, limit: 20, total: 0, pages: 1 } },
      }),
    );
    await page.goto('/sales');
    await expect(page.getByText('لا توجد فواتير مبيعات.')).toBeVisible();
  });
});

test.describe('giving back', () => {
  test('one line from the list, then the rest from the page', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await makeSale(page);
    await page.goto(`/sales?q=${sale.saleNumber}`);
    await chooseInMenu(page, sale, 'مرتجع');
    const amount = dialog(page).getByLabel('مبلغ المرتجع');
    const pieces = dialog(page).getByLabel(/^الكمية المرتجعة من/);
    await expect(dialog(page).getByLabel('سبب المرتجع')).toHaveValue('مرتجع');
    await expect(dialog(page)).toContainText('ستعود المنتجات إلى المخزون وسيتم تحديث رصيد العميل.');
    // Nothing is filled in, so Enter by mistake refunds nothing and names the missing fields.
    for (const piece of await pieces.all()) await expect(piece).toHaveValue('');
    await expect(amount).toHaveValue('');
    await pieces.first().press('Enter');
    await expect(dialog(page)).toContainText('يرجى إدخال مبلغ المرتجع');
    await dialog(page).getByRole('button', { name: 'الكل' }).click();
    await expect(amount).toHaveValue('80.00');
    for (const piece of await pieces.all()) await piece.fill('');
    await expect(amount).toHaveValue('0.00');
    await amount.fill('80.01');
    await expect(dialog(page)).toContainText('مبلغ المرتجع لا يمكن أن يتجاوز إجمالي الفاتورة');
    await dialog(page).getByRole('button', { name: 'نصف' }).click();
    await expect(amount).toHaveValue('40.00');
    await dialog(page).getByRole('button', { name: 'كامل' }).click();
    await expect(amount).toHaveValue('80.00');

    await dialog(page).getByLabel('الكمية المرتجعة من فلتر هواء للتجربة').fill('1');
    await dialog(page).getByLabel('الكمية المرتجعة من مضخة وقود للتجربة').fill('0');
    await expect(amount).toHaveValue('10.00');
    await dialog(page).getByRole('button', { name: 'تأكيد المرتجع' }).click();
    await expect(page.getByText('تم المرتجع بنجاح')).toBeVisible();
    await expect(row(page, sale)).toContainText('مسترجعة جزئياً');

    await page.goto(`/sales/${sale._id}`);
    await expect(page.getByRole('region', { name: 'معلومات المرتجع' })).toContainText(
      'فلتر هواء للتجربة × 1',
    );
    await page.getByRole('button', { name: 'مرتجع', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'كامل' }).click();
    await expect(amount).toHaveValue('70.00');
    await expect(pieces.last()).toHaveValue('1');
    await dialog(page).getByRole('button', { name: 'تأكيد المرتجع' }).click();
    await expect(dialog(page)).toContainText('يرجى ملء جميع الحقول المطلوبة');
    await dialog(page).getByLabel('سبب المرتجع').fill('قطعة غير مناسبة');
    await dialog(page).getByRole('button', { name: 'تأكيد المرتجع' }).click();
    await expect(page.getByText('تم إرجاع المبلغ بنجاح')).toBeVisible();
    await expect(
      page.getByRole('banner').or(page.getByRole('main')).getByText('مسترجعة').first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'معلومات المرتجع' })).toContainText('قطعة غير مناسبة');
    for (const action of ['مرتجع', 'إلغاء الفاتورة'])
      await expect(page.getByRole('button', { name: action, exact: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  });

  test('reduces the debt first, then pays out the rest', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await onCredit(page, 30);
    await page.goto(`/sales/${sale._id}`);
    await page.getByRole('button', { name: 'مرتجع', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'الكل' }).click();
    await expect(dialog(page).locator('dl')).toContainText(/يُخصم من الدين.*\$50\.00.*يُعاد نقداً.*\$30\.00/s);
    await dialog(page).getByLabel('مبلغ المرتجع').fill('20');
    await expect(dialog(page).locator('dl')).toContainText(/يُخصم من الدين.*\$20\.00.*يُعاد نقداً.*\$0\.00/s);
  });

  test('a refusal shows the text of the server and keeps the form', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await makeSale(page);
    await page.goto(`/sales/${sale._id}`);
    await page.getByRole('button', { name: 'مرتجع', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'الكل' }).click();
    await dialog(page).getByLabel('سبب المرتجع').fill('كسر');
    await api(page, 'POST', `/sales/${sale._id}/refund`, { refundAmount: 80 });
    await dialog(page).getByRole('button', { name: 'تأكيد المرتجع' }).click();
    await expect(
      dialog(page)
        .getByText(/الفاتورة مسترجعة/)
        .first(),
    ).toBeVisible();
    await expect(dialog(page).getByLabel('سبب المرتجع')).toHaveValue('كسر');
  });
});

test('cancelling names the invoice and its consequences', async ({ page, signIn }) => {
  await signIn('admin');
  const sale = await onCredit(page, 30);
  await page.goto(`/sales?q=${sale.saleNumber}`);
  await chooseInMenu(page, sale, 'إلغاء الفاتورة');
  await expect(question(page)).toContainText(sale.saleNumber);
  await expect(question(page)).toContainText('يُعاد إلى العميل $30.00');
  await expect(question(page)).toContainText('يسقط من دينه $50.00');
  await question(page).getByRole('button', { name: 'إلغاء الفاتورة' }).click();
  await expect(page.getByText('تم إلغاء الفاتورة بنجاح')).toBeVisible();
  await expect(row(page, sale)).toContainText('ملغية');
});

test('the remaining debt is paid in two payments', async ({ page, signIn }) => {
  await signIn('admin');
  const sale = await onCredit(page, 0);
  await page.goto(`/sales/${sale._id}`);
  const settle = page.getByRole('button', { name: 'تسديد المتبقي' });
  await settle.click();
  await dialog(page).getByLabel('المبلغ المدفوع').press('Enter');
  await expect(dialog(page)).toContainText('يرجى إدخال المبلغ المدفوع');
  // all of the debt in notes is a little more than it, which must not become a cent of change in another currency
  await dialog(page).getByRole('button', { name: 'كل المتبقي' }).click();
  await dialog(page).getByLabel('المبلغ المدفوع').press('$');
  await expect(dialog(page).getByRole('radio', { name: 'دولار أمريكي' })).toBeChecked();
  await expect(dialog(page).getByLabel('المبلغ المدفوع')).toHaveValue(/^80(\.00)?$/);
  await dialog(page).getByLabel('المبلغ المدفوع').fill('90');
  await dialog(page).getByLabel('عملة الباقي').selectOption('USD');
  await expect(dialog(page).getByRole('status').first()).toHaveText(/الباقي.*\$10/);
  await dialog(page).getByLabel('المبلغ المدفوع').fill('30');
  await expect(dialog(page).getByRole('status').first()).toContainText('يبقى عليه');
  await dialog(page).getByRole('button', { name: 'تسجيل الدفعة' }).click();
  await expect(page.getByText('تم تسجيل الدفعة بنجاح')).toBeVisible();
  const payment = page.getByRole('region', { name: 'حالة الدفع' });
  await expect(payment).toContainText('مدفوع جزئياً');

  await settle.click();
  await dialog(page).getByLabel('المبلغ المدفوع').press('$');
  await expect(dialog(page).getByRole('radio', { name: 'دولار أمريكي' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'كل المتبقي' }).click();
  await expect(dialog(page).getByLabel('المبلغ المدفوع')).toHaveValue(/^50(\.00)?$/);
  await dialog(page).getByLabel('طريقة الدفع').selectOption('bank_transfer');
  await dialog(page).getByLabel('رقم التحويل').fill('TR-5512');
  await dialog(page).getByRole('button', { name: 'تسجيل الدفعة' }).click();
  await expect(payment.getByText('مدفوع', { exact: true })).toBeVisible();
  // a refund goes back as most of the invoice was paid, and not as its last rest was
  expect(await api(page, 'GET', `/sales/${sale._id}`)).toMatchObject({ paymentMethod: 'cash' });
  await expect(settle).toHaveAttribute('aria-disabled', 'true');
});

test.describe('the page of an invoice', () => {
  test('shows all of it, saves notes, follows changes, and can be copied', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await onCredit(page, 30);
    await page.goto(`/sales/${sale._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sale.saleNumber);
    for (const card of [
      'الأصناف',
      'ملخص الفاتورة',
      'حالة الدفع',
      'معلومات العميل',
      'معلومات الفاتورة',
      'ملاحظات',
    ])
      await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'معلومات العميل' })).toContainText('777123456');
    await expect(page.getByRole('region', { name: 'ملخص الفاتورة' })).toContainText('$50.00');

    await expect(page.getByText('لا توجد ملاحظات')).toBeVisible();
    await page.getByRole('button', { name: 'تعديل الملاحظات' }).click();
    await page.getByRole('textbox', { name: 'ملاحظات' }).fill('يُسلَّم يوم الخميس');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('تم حفظ الملاحظات')).toBeVisible();
    await expect(page.getByText('يُسلَّم يوم الخميس')).toBeVisible();

    await api(page, 'POST', `/sales/${sale._id}/refund`, { refundAmount: 80, refundReason: 'من جهاز آخر' });
    await expect(page.getByText('من جهاز آخر')).toBeVisible();

    await page.getByRole('button', { name: `المزيد لـ ${sale.saleNumber}` }).click();
    await page.getByRole('menuitem', { name: 'نسخ إلى فاتورة جديدة' }).click();
    await expect(page).toHaveURL(/new=1/);
  });

  test('of an unknown invoice leads back', async ({ page, signIn }) => {
    await signIn('admin');
    await page.goto('/sales/019a0000-0000-7000-8000-000000000000');
    await expect(page.getByText('لم يتم العثور على الفاتورة')).toBeVisible();
    await page.getByRole('link', { name: 'العودة إلى المبيعات' }).click();
    await expect(page).toHaveURL('/sales');
  });

  test('sends it to the customer by WhatsApp', async ({ page, context, signIn }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'ok' }));
    await signIn('admin');
    const sale = await onCredit(page, 30);
    await page.goto(`/sales/${sale._id}`);
    await expect(page.getByRole('region', { name: 'معلومات العميل' })).toContainText('777123456');
    await page.getByRole('button', { name: `المزيد لـ ${sale.saleNumber}` }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'مشاركة عبر واتساب' }).click();
    const url = new URL((await opened).url());
    expect(url.pathname).toBe('/967777123456');
    expect(url.searchParams.get('text')).toContain(sale.saleNumber);
    expect(url.searchParams.get('text')).toContain('المتبقي: 50.00 دولار');
  });
});

test.describe('on paper', () => {
  test('A4 or a roll, remembered, alone on the page, printed by itself', async ({ page, signIn }) => {
    await noPrinter(page);
    await signIn('admin');
    const sale = await makeSale(page, { notes: 'شكراً لزيارتكم' });
    await page.goto(`/sales/${sale._id}/print`);
    await expect(page).toHaveTitle('printed');
    const paper = page.getByRole('article');
    await expect(paper).toHaveAttribute('data-paper', 'a4');
    for (const text of ['تروس', sale.saleNumber, 'فلتر هواء للتجربة', '$80.00', 'ر.ي', '2.8.7'])
      await expect(paper).toContainText(text);

    await page.getByRole('radio', { name: 'إيصال 80 مم' }).check();
    await page.reload();
    await expect(paper).toHaveAttribute('data-paper', 'roll');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.invoice-print .invoice')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: 'ورق A4' }).check();
  });

  test('without any rate in dollars, and says so, printed and as a PDF', async ({ page, signIn }) => {
    await noPrinter(page);
    await signIn('admin');
    const sale = await makeSale(page);
    await page.route(`**/api/sales/${sale._id}`, async (route) => {
      const json = await (await route.fetch()).json();
      // without a rate nobody paid in rials
      const unrated = { usd_to_yer: null, tenders: [], change: null, rounding: 0 };
      await route.fulfill({ json: { ...json, data: { ...json.data, ...unrated } } });
    });
    await page.route('**/api/exchange-rate/**', (route) =>
      route.fulfill({ status: 404, json: { success: false, code: 'NOT_FOUND', message: 'x' } }),
    );
    await page.goto(`/sales/${sale._id}/print`);
    await expect(page.getByRole('article')).toContainText('سعر الصرف غير متوفر');
    await expect(page.getByRole('article')).toContainText('$80.00');
    await expect(page.getByRole('article')).not.toContainText('ر.ي');

    await page.goto(`/sales/${sale._id}`);
    await expect(page.getByText('سعر الصرف غير متوفر').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير PDF' }).click();
    const text = readPdf(await readFile(await (await download).path())).join(' ');
    expect(text).toContain('متوفر');
    expect(text).toContain('$80.00');
    expect(text).not.toMatch(/ر\s*\.\s*ي/);
    await expect(page.getByText('تم إنشاء الفاتورة بالطريقة التقليدية')).toBeVisible();
  });

  test('as a PDF at the invoice’s rate or today’s', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await makeSale(page);
    await page.goto(`/sales/${sale._id}`);
    const first = page.waitForEvent('download');
    await page.getByRole('button', { name: 'تصدير PDF' }).click();
    const saved = await first;
    expect(saved.suggestedFilename()).toBe(`${sale.saleNumber}.pdf`);
    const file = await readFile(await saved.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const words = readPdf(file).flatMap((run) => run.split(/\s+/));
    expect(words).toEqual(expect.arrayContaining(['فلتر', 'مضخة', 'للتجربة', '$80.00', sale.saleNumber]));
    await expect(page.getByText('تم إنشاء الفاتورة بالأسعار التاريخية')).toBeVisible();

    await page.getByRole('button', { name: `المزيد لـ ${sale.saleNumber}` }).click();
    const second = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'PDF بسعر صرف اليوم' }).click();
    await second;
    await expect(page.getByText('تم إنشاء الفاتورة بسعر صرف اليوم')).toBeVisible();
  });

  test('shows when a PDF cannot be made', async ({ page, signIn }) => {
    await signIn('admin');
    const sale = await makeSale(page);
    await page.route('**/*.woff', (route) => route.abort());
    await page.goto(`/sales/${sale._id}`);
    await page.getByRole('button', { name: 'تصدير PDF' }).click();
    await expect(page.getByText('فشل في إنشاء ملف PDF')).toBeVisible();
  });
});

test('a held invoice is completed at the counter', async ({ page, signIn }) => {
  await signIn('admin');
  const held = await makeSale(page, { status: 'pending', paymentStatus: undefined });
  await page.goto('/sales?status=pending');
  const heldRow = page.getByRole('row').filter({ hasText: 'فاتورة معلقة' }).first();
  await expect(heldRow).toContainText('معلقة');
  await page.goto(`/sales/${held._id}`);
  await expect(page.getByRole('button', { name: 'مرتجع', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'إكمال' }).click();
  await expect(page).toHaveURL(/new=1/);
});

test('read-only users see why the other actions are disabled', async ({ page, signIn }) => {
  await signIn('admin');
  const sale = await makeSale(page);
  await signIn('viewer');
  await page.goto(`/sales?q=${sale.saleNumber}`);
  const add = page.getByRole('button', { name: 'فاتورة جديدة' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await expect(page.getByText('ليس لديك صلاحية لإنشاء فاتورة مبيعات').first()).toBeVisible();
  await page.getByRole('button', { name: `إجراءات ${sale.saleNumber}` }).click();
  for (const [action, reason] of [
    ['مرتجع', 'ليس لديك صلاحية لإجراء مرتجع على الفاتورة'],
    ['إلغاء الفاتورة', 'ليس لديك صلاحية لإلغاء الفاتورة'],
    ['تسديد المتبقي', 'ليس لديك صلاحية لتعديل فاتورة مبيعات'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: action });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText(reason);
  }
});

test('the screens are accessible and do not scroll sideways', async ({ page, signIn }) => {
  await noPrinter(page);
  await signIn('admin');
  const { _id } = await onCredit(page, 30);
  for (const [path, sign] of [
    ['/sales', 'الإجمالي:'],
    [`/sales/${_id}`, 'ملخص الفاتورة'],
    [`/sales/${_id}/print`, 'طريقة الدفع:'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectCleanAtBothWidths(page);
  }
});

test('the dialogs are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  const { _id } = await onCredit(page, 30);
  const clean = async () => {
    await expect(dialog(page)).toBeVisible();
    await expectCleanAtBothWidths(page, { within: 'dialog[open]' });
  };
  for (const opener of ['مرتجع', 'تسديد المتبقي']) {
    await page.goto(`/sales/${_id}`);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await clean();
  }
  await page.goto(`/sales?view=${_id}`);
  await expect(dialog(page).getByRole('article')).toBeVisible();
  await clean();
});

test('a phone shows the lines of an invoice in rows and its actions behind one button', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  const sale = await makeSale(page);
  await page.goto(`/sales/${sale._id}`);
  const line = page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem').first();
  await expect(line).toContainText('فلتر هواء للتجربة');
  expect((await line.boundingBox())?.height).toBeLessThan(64);
  const header = page.locator('main header').first();
  await expect(header.getByRole('button')).toHaveCount(1);
  await header.getByRole('button', { name: 'إجراءات أخرى' }).click();
  await expect(page.getByRole('button', { name: 'PDF بسعر صرف اليوم' })).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'مرتجع' }).click();
  await expect(dialog(page)).toBeVisible();
});
