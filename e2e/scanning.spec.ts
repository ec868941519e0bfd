import type { Page } from '@playwright/test';
import { api, twoParts } from './parts';
import { scanFast } from './scan';
import { expect, test } from './shop';

const dialog = (page: Page) => page.getByRole('dialog').last();

const scanner = (page: Page) => (part: { barcode: string }) => scanFast(page, part.barcode);

const boxes =
  (page: Page) =>
  (label: string, nth = 0) =>
    dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .nth(nth);

test('a scan fills the lines of purchases, transfers, write-offs and batches, whatever has the focus', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { warehouse, first, second } = await twoParts(page);
  const scan = scanner(page);
  const box = boxes(page);
  const expectLines = async (...lines: [part: { name: string }, quantity: string][]) => {
    for (const [index, [part, quantity]] of lines.entries()) {
      await expect(box('المنتج', index)).toHaveValue(part.name);
      await expect(box('الكمية', index)).toHaveValue(quantity);
    }
  };

  await test.step('a purchase', async () => {
    await page.goto('/purchases');
    await page.getByRole('button', { name: 'فاتورة شراء جديدة' }).click();
    await box('رقم فاتورة المورد').fill('88');
    await scan(first);
    await expectLines([first, '1']);
    await box('الكمية').fill('4');
    await scan(first);
    await expectLines([first, '5']);
    await box('سعر الوحدة').fill('2.50');
    await scan(second);
    await expectLines([first, '5'], [second, '1']);
    await expect(box('سعر الوحدة')).toHaveValue('2.50');
    await expect(box('رقم فاتورة المورد')).toHaveValue('88');
    await scanFast(page, '00000000-9');
    await expect(page.getByText(/لا توجد قطعة تطابق/).first()).toBeVisible();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('a transfer', async () => {
    await page.goto('/transfers?create=1');
    await expect(box('المنتج')).toBeVisible();
    await scan(first);
    await expect(page.getByRole('status').getByText('اختر المستودع المصدر أولاً')).toBeVisible();
    await box('المستودع المصدر').selectOption(warehouse);
    await scan(first);
    await expectLines([first, '1']);
    await box('الكمية').focus();
    await scan(first);
    await scan(second);
    await expectLines([first, '2'], [second, '1']);
  });

  await test.step('an adjustment', async () => {
    await page.goto('/stock-adjustments?create=1');
    await expect(box('المنتج')).toBeVisible();
    await box('رقم المرجع').focus();
    await scan(first);
    await expect(box('المنتج')).toHaveValue(first.name);
    await scan(first);
    await expectLines([first, '1']);
    await scan(second);
    await expect(box('المنتج')).toHaveValue(second.name);
    await expect(box('رقم المرجع')).toHaveValue('');
  });

  await test.step('a batch', async () => {
    await page.goto('/batches');
    await page.getByRole('button', { name: 'إضافة دفعة مخزون' }).first().click();
    await box('رقم دفعة المخزون').fill('LOT');
    await scan(first);
    await expect(box('المنتج')).toHaveValue(first.name);
    await expect(box('رقم دفعة المخزون')).toHaveValue('LOT');
  });
});

test('a scan adds labels, finds invoices and refund lines, and fills no number field', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { first, second } = await twoParts(page);
  const scan = scanner(page);

  await test.step('labels', async () => {
    await page.goto(`/products?q=${first.partNumber}`);
    await page.getByRole('checkbox', { name: `تحديد ${first.name}` }).check();
    await page.getByRole('button', { name: 'طباعة الملصقات' }).click();
    await expect(dialog(page).getByRole('button', { name: 'طباعة (1)' })).toBeVisible();
    await scan(second);
    await scan(second);
    await expect(dialog(page).getByLabel(`عدد ملصقات ${second.name}`)).toHaveValue('2');
    await expect(dialog(page).getByRole('button', { name: 'طباعة (3)' })).toBeVisible();
  });

  await test.step('a return, and the list before it', async () => {
    const sale = await api<{ _id: string; saleNumber: string }>(page, 'POST', '/sales', {
      items: [{ product: first._id, quantity: 2 }],
      paymentStatus: 'paid',
    });
    await page.goto('/sales');
    await page.getByLabel('حالة الفاتورة', { exact: true }).focus();
    await scanFast(page, sale.saleNumber);
    await expect(page).toHaveURL(new RegExp(`/sales/${sale._id}$`));
    await page
      .getByRole('button', { name: /إرجاع|مرتجع/ })
      .first()
      .click();
    const returned = dialog(page).getByLabel(`الكمية المرتجعة من ${first.name}`);
    await returned.focus();
    await scan(first);
    await expect(returned).toHaveValue('1');
    await scan(second);
    await expect(page.getByText(/ليست في هذه الفاتورة/).first()).toBeVisible();
    await scan(first);
    await scan(first);
    await expect(returned).toHaveValue('2');
    await expect(page.getByText(/لم يبقَ ما يُرجع/).first()).toBeVisible();
  });

  await test.step('a number field takes no scan', async () => {
    await page.goto(`/products/${first._id}`);
    await page.getByRole('button', { name: 'تعديل الكمية' }).click();
    const quantity = boxes(page)('الكمية');
    await quantity.fill('3');
    await scan(second);
    await expect(quantity).toHaveValue('3');
    await expect(dialog(page)).toBeVisible();
  });
});

test('a scan on any other screen opens what has the code, and never fills a field', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { first, second } = await twoParts(page);
  const scan = scanner(page);
  const sale = await api<{ _id: string; saleNumber: string }>(page, 'POST', '/sales', {
    items: [{ product: first._id, quantity: 1 }],
    paymentStatus: 'paid',
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'الإعدادات' }).first()).toBeVisible();
  // this screen learns the meaning of scans a moment after it is shown
  await expect(async () => {
    await scan(first);
    await expect(page).toHaveURL(new RegExp(`/products/${first._id}$`), { timeout: 2000 });
  }).toPass();
  await scanFast(page, sale.saleNumber);
  await expect(page).toHaveURL(new RegExp(`/sales/${sale._id}$`));

  // the code of a dialog arrives late: the scan waits for it and ticks a line
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/RefundDialog*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'مرتجع', exact: true }).click();
  await scan(first);
  arrive();
  await expect(dialog(page).getByLabel(`الكمية المرتجعة من ${first.name}`)).toHaveValue('1');

  // a dialog that gives a scan no meaning says so
  await page.goto('/customers');
  await page.getByRole('button', { name: 'إضافة عميل' }).first().click();
  const name = boxes(page)('اسم العميل');
  await name.fill('عميل');
  await scan(second);
  await expect(page.getByText('هذه النافذة لا تستقبل المسح', { exact: false }).first()).toBeVisible();
  await expect(name).toHaveValue('عميل');
  await expect(dialog(page)).toBeVisible();
});

test('a part that is added after an unknown scan has its price in rials', async ({ page, signIn }) => {
  await signIn('admin', '/sales?new=1');
  const code = String(Date.now());
  await expect(async () => {
    await scanFast(page, code);
    await expect(page.getByRole('button', { name: 'إضافة منتج بهذا الرمز' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'إضافة منتج بهذا الرمز' }).click();
  const price = dialog(page).getByRole('textbox', { name: 'سعر البيع' }).first();
  await price.press('y');
  await expect(dialog(page).getByRole('button', { name: 'الكتابة بالدولار' }).first()).toBeAttached();
  await price.fill('5000');
  // in dollars the rials would stand beside it
  await expect(price.locator('xpath=..')).toContainText(/\$[1-9]\.\d\d/);
});
