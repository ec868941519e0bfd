import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();
let made = 0;
const unique = (name: string) => `${name}-${stamp}-${++made}`;
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `إجراءات ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const option = (page: Page, words: string) =>
  page.locator('[role=option]:visible').filter({ hasText: words }).first();

/** Creates a part without stock, and finds a warehouse for it. */
async function aPart(page: Page) {
  const partNumber = unique('PUR');
  const part = await askApi(page, 'POST', '/products', { name: `قطعة ${partNumber}`, partNumber });
  const [warehouse] = await askApi(page, 'GET', '/warehouses?isActive=true');
  return { ...part, place: warehouse } as {
    _id: string;
    name: string;
    partNumber: string;
    place: { _id: string; name: string };
  };
}

const aPurchase = (page: Page, body: object) =>
  askApi(page, 'POST', '/purchases', {
    supplierName: 'مورد التجربة',
    supplierInvoiceNumber: unique('INV'),
    purchaseDate: '2026-01-10',
    ...body,
  });

test.describe('purchases', () => {
  // PUR-02, PUR-04, PUR-06, PUR-14, PUR-24, PUR-27
  test('a purchase is entered with its lines, paid, and partly returned', async ({ page, signIn }) => {
    await signIn('admin');
    const part = await aPart(page);
    await page.goto('/purchases');
    for (const card of ['عدد الفواتير', 'إجمالي المشتريات المستلمة', 'المدفوع', 'المتبقي'])
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    for (const column of ['رقم الفاتورة', 'المورد', 'التاريخ', 'المدفوع', 'المتبقي', 'الحالة', 'حالة الدفع'])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'فاتورة شراء جديدة' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'إضافة الفاتورة' }).click();
    await expect(dialog.getByText('اختر المورد أو اكتب اسمه')).toBeVisible();
    await expect(dialog.getByText('المبلغ الإجمالي مطلوب')).toBeVisible();

    const number = unique('INV');
    const supplier = unique('مورد');
    await dialog.getByLabel('اسم المورد (اختياري)').fill(supplier);
    await dialog.getByLabel('رقم فاتورة المورد').fill(number);
    await dialog.getByLabel('نوع الشراء').selectOption({ label: 'استيراد من الخارج' });
    await dialog.getByText('بيانات السيارة المستعملة').click();
    await dialog.getByLabel('رمز السيارة').fill(unique('C'));
    await dialog.getByLabel('شركة الصنع').fill('Toyota');
    await dialog.getByLabel('الموديل').fill('Yaris');
    await dialog.getByLabel('سنة الصنع').fill('20');
    await expect(dialog.getByText('سنة الصنع غير صحيحة')).toBeVisible();
    await dialog.getByLabel('سنة الصنع').fill('2008');
    await dialog.getByRole('button', { name: 'إضافة صنف' }).click();
    await dialog.getByLabel('المنتج').fill(part.partNumber);
    await option(page, part.name).click();
    await dialog.getByLabel('الكمية').fill('10');
    await dialog.getByLabel('سعر الوحدة').fill('٢٠');
    await dialog.getByLabel('المستودع').selectOption(part.place._id);
    const { usd_to_yer: rate } = await askApi(page, 'GET', '/exchange-rate/latest');
    await dialog.getByRole('textbox', { name: 'الشحن' }).press('y');
    await expect(dialog.getByLabel('سعر الوحدة')).toHaveValue((20 * rate).toLocaleString('en'));
    await dialog.getByRole('textbox', { name: 'الشحن' }).fill(String(50 * rate));
    await expect(dialog.getByText('$25.00')).toBeVisible();
    await dialog.getByLabel('المبلغ المدفوع').press('$');
    await dialog.getByLabel('المبلغ المدفوع').fill('300');
    await dialog.getByRole('button', { name: 'إضافة الفاتورة' }).click();
    await expect(dialog.getByText('المبلغ المدفوع لا يمكن أن يتجاوز إجمالي الفاتورة')).toBeVisible();
    await dialog.getByLabel('المبلغ المدفوع').fill('100');
    await expect(dialog.getByLabel('حالة الدفع')).toHaveValue('partial');
    await expect(dialog.getByRole('status', { name: 'المبلغ المتبقي' })).toContainText('$150.00');
    await dialog.getByRole('button', { name: 'إضافة الفاتورة' }).click();
    await expect(toast(page, 'تم إضافة فاتورة الشراء بنجاح')).toBeVisible();
    await expect(row(page, number)).toContainText('$150.00');
    expect((await askApi(page, 'GET', `/products/${part._id}`)).quantity).toBe(10);

    await page.getByRole('button', { name: number, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `فاتورة الشراء ${number}` })).toBeVisible();
    await expect(page.getByText('استيراد من الخارج')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Toyota Yaris 2008' })).toBeVisible();
    await page.getByRole('button', { name: 'تسجيل دفعة' }).click();
    await dialog.getByLabel('المبلغ').press('$');
    await dialog.getByLabel('المبلغ').fill('151');
    await dialog.getByRole('button', { name: 'تسجيل الدفعة' }).click();
    await expect(dialog.getByText('المبلغ المدفوع لا يمكن أن يتجاوز إجمالي الفاتورة')).toBeVisible();
    await dialog.getByLabel('المبلغ').fill('50');
    await dialog.getByRole('button', { name: 'تسجيل الدفعة' }).click();
    await expect(toast(page, 'تم تسجيل الدفعة بنجاح')).toBeVisible();
    await expect(page.getByRole('table', { name: 'دفعات الفاتورة' }).getByRole('row')).toHaveCount(3);

    await page.getByRole('button', { name: 'إرجاع', exact: true }).click();
    await expect(dialog.getByLabel(/الكمية المرتجعة/)).toHaveValue('');
    await dialog.getByLabel(/الكمية المرتجعة/).press('Enter');
    await expect(dialog.getByText('اكتب كمية صنف واحد على الأقل')).toBeVisible();
    await dialog.getByLabel(/الكمية المرتجعة/).fill('2');
    await expect(dialog.getByText('$40.00').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'تأكيد الإرجاع' }).click();
    await expect(toast(page, 'تم إرجاع الأصناف إلى المورد')).toBeVisible();
    await expect(page.getByText('مرتجعة جزئياً')).toBeVisible();
    expect((await askApi(page, 'GET', `/products/${part._id}`)).quantity).toBe(8);

    await page.getByRole('link', { name: part.name }).click();
    await expect(page.getByRole('table', { name: 'مشتريات الصنف' })).toContainText(supplier);
  });

  // PUR-03, PUR-13, PUR-25, PUR-27
  test('the price that was filled in for a part goes when another part is chosen', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    const [known, other] = [await aPart(page), await aPart(page)];
    const line = { product: known._id, quantity: 1, unitCost: 40, warehouse: known.place._id };
    await aPurchase(page, { status: 'completed', items: [line] });
    await page.goto('/purchases');
    await page.getByRole('button', { name: 'فاتورة شراء جديدة' }).click();
    const dialog = page.getByRole('dialog');
    const cost = dialog.getByLabel('سعر الوحدة');
    const choosePart = async (part: typeof known) => {
      await dialog.getByLabel('المنتج').fill(part.partNumber);
      await option(page, part.name).click();
    };
    await dialog.getByRole('button', { name: 'إضافة صنف' }).click();
    await choosePart(known);
    await expect(cost).not.toHaveValue('');
    await choosePart(other);
    await expect(cost).toHaveValue('');
    await cost.fill('7');
    await choosePart(known);
    await expect(dialog.getByText('آخر سعر شراء')).toBeVisible();
    await expect(cost).toHaveValue('7.00');

    // a saved line keeps its price until another part is chosen
    const saved = await aPurchase(page, { status: 'pending', items: [{ ...line, unitCost: 31 }] });
    await page.goto(`/purchases/${saved._id}`);
    await page.getByRole('button', { name: 'تعديل' }).click();
    await expect(dialog.getByText('آخر سعر شراء')).toBeVisible();
    await expect(cost).toHaveValue('31.00');
    await choosePart(other);
    await expect(cost).toHaveValue('');
  });

  test('purchases are filtered, received, returned completely and deleted', async ({ page, signIn }) => {
    await signIn('admin');
    const part = await aPart(page);
    const items = [{ product: part._id, quantity: 3, unitCost: 10, warehouse: part.place._id }];
    const order = await aPurchase(page, { status: 'pending', items });
    const bare = await aPurchase(page, { totalAmount: 75 });
    await page.goto('/purchases');

    await page.getByRole('searchbox').fill(bare.supplierInvoiceNumber);
    await expect(row(page, bare.supplierInvoiceNumber)).toBeVisible();
    await expect(row(page, order.supplierInvoiceNumber)).toBeHidden();
    await choose(page, bare.supplierInvoiceNumber, 'حذف');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('هل أنت متأكد من حذف هذه الفاتورة؟')).toBeVisible();
    await question.getByRole('button', { name: 'حذف الفاتورة' }).click();
    await expect(toast(page, 'تم حذف الفاتورة بنجاح')).toBeVisible();
    await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();

    await page.getByRole('searchbox').fill('');
    await page.getByLabel('الحالة', { exact: true }).selectOption('pending');
    await expect(page).toHaveURL(/status=pending/);
    await page.getByRole('button', { name: `إجراءات ${order.supplierInvoiceNumber}` }).click();
    await expect(page.getByRole('menuitem', { name: 'إرجاع' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: order.supplierInvoiceNumber, exact: true }).click();

    await page.getByRole('button', { name: 'استلام', exact: true }).click();
    const list = page.getByRole('dialog', { name: /استلام الفاتورة/ });
    await list.getByRole('button', { name: 'وصل الكل' }).click();
    await list.getByRole('button', { name: 'استلام', exact: true }).click();
    await expect(toast(page, 'تم استلام الفاتورة بنجاح')).toBeVisible();
    expect((await askApi(page, 'GET', `/products/${part._id}`)).quantity).toBe(3);

    await page.goto(`/purchases?q=${order.supplierInvoiceNumber}`);
    await choose(page, order.supplierInvoiceNumber, 'إرجاع');
    await expect(
      question.getByText('سيتم تحديث المخزون وحساب المورد، ولا يمكن التراجع عن ذلك.'),
    ).toBeVisible();
    await question.getByRole('button', { name: 'إرجاع الفاتورة' }).click();
    await expect(toast(page, 'تم إرجاع الفاتورة بنجاح')).toBeVisible();
    await expect(row(page, order.supplierInvoiceNumber)).toContainText('مرتجعة');
    expect((await askApi(page, 'GET', `/products/${part._id}`)).quantity).toBe(0);
    await page.getByRole('button', { name: 'إزالة التصفية' }).click();
    await expect(page).toHaveURL(/\/purchases$/);
  });

  // PUR-01, PUR-17
  test('read-only users have no enabled action', async ({ page, signIn }) => {
    await signIn('accountant', '/purchases');
    await expect(page.getByRole('button', { name: 'فاتورة شراء جديدة' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page
      .getByRole('button', { name: /^إجراءات/ })
      .first()
      .click();
    for (const action of ['تعديل', 'إرجاع', 'حذف'])
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${action}`) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    await page.goto(`/purchases/${crypto.randomUUID()}`);
    await expect(page.getByText('لم يتم العثور على فاتورة الشراء')).toBeVisible();
  });
});

test('a proposal of what to order becomes an order', async ({ page, signIn }) => {
  await signIn('admin');
  const part = await aPart(page);
  await askApi(page, 'PUT', `/products/${part._id}`, { minStockLevel: 7 });
  const supplier = await askApi(page, 'POST', '/suppliers', {
    name: unique('مورد الطلب'),
    contactPerson: 'صالح',
    phone: '777123456',
  });
  await page.goto(`/ordering?q=${part.partNumber}`);
  await page.getByRole('button', { name: 'إعادة الحساب' }).click();
  await expect(row(page, part.partNumber)).toContainText('7', { timeout: 30_000 });
  await expectClean(page);

  await row(page, part.partNumber).getByRole('button', { name: '7', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('حدها الأدنى 7.')).toBeVisible();
  await dialog.getByRole('button', { name: 'رجوع' }).click();

  await row(page, part.partNumber).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'طلب المحدد' }).click();
  await dialog.getByLabel('مورد القطع التي لم تُشترَ من قبل').fill(supplier.name);
  await option(page, supplier.name).click();
  await dialog.getByLabel(`كمية ${part.name}`).fill('12');
  await dialog.getByRole('button', { name: 'إنشاء طلب الشراء' }).click();
  await expect(page).toHaveURL(/\/purchases\//);
  await expect(page.getByText('معلقة').first()).toBeVisible();
  await page.goto(`/ordering?q=${part.partNumber}`);
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('purchase screens are accessible at 360 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin');
  const part = await aPart(page);
  const purchase = await aPurchase(page, {
    items: [{ product: part._id, quantity: 2, unitCost: 12.5, warehouse: part.place._id }],
    freight: 5,
    paidAmount: 10,
  });
  for (const path of ['/purchases', `/purchases/${purchase._id}`, '/ordering', '/ordering?tab=dead-stock']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectClean(page);
  }
  await page.goto('/purchases?create=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'إضافة صنف' }).click();
  await expect(dialog.getByLabel('الكمية')).toBeVisible();
  await expectClean(page, { within: 'dialog[open]' });
});
