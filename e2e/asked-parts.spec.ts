import type { Page } from '@playwright/test';
import { expectCleanAtBothWidths } from './clean';
import { lastSaleBar } from './last-sale';
import { losingAnswers } from './losing-answers';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

const box = (page: Page) => page.getByRole('combobox', { name: 'امسح الباركود أو اكتب رقم القطعة أو اسمها' });

/** Chooses what a row's menu offers. */
async function fromMenu(page: Page, row: ReturnType<Page['getByRole']>, item: string): Promise<void> {
  await row.getByRole('button', { name: /^إجراءات/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a missing part is asked for, ordered, comes in, is told, kept and sold to the one who asked', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const name = `طرمبة ${newPartNumber()}`;
  const part = await makePart(page, { name, warehouse, sellingPrice: 20, costPrice: 5 });
  const customer = await api<{ _id: string; name: string }>(page, 'POST', '/customers', {
    name: `ورشة ${newPartNumber()}`,
    phone: '771234567',
  });

  // the counter: a part that is out of stock is noted by choosing it
  await page.goto('/sales?new=1');
  await box(page).fill(name);
  await page.getByRole('option', { name }).click();
  const asking = page.getByRole('dialog', { name: 'طلب عميل لم يوجد' });
  await asking.getByRole('combobox', { name: 'العميل' }).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await asking.getByLabel('شركة الصنع').fill('تويوتا');
  await asking.getByRole('button', { name: 'تسجيل الطلب' }).click();
  await expect(page.getByText('سُجّل طلب العميل')).toBeVisible();

  // the buyer orders it, and it comes in
  const list = `/asked-parts?q=${encodeURIComponent(part.partNumber)}`;
  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(customer.name);
  await fromMenu(page, row, 'طُلب من المورد');
  await expect(row).toContainText('طُلب من المورد');
  await api(page, 'PATCH', `/products/${part._id}/stock`, { quantity: 1, operation: 'add', warehouse });
  await page.reload();
  await expect(row).toContainText('وصلت، أبلغ العميل');

  // the clerk says yes: a message and a reservation
  await fromMenu(page, row, 'إبلاغ العملاء بوصولها');
  const telling = page.getByRole('dialog', { name: 'وصلت، أبلغ العملاء' });
  await expect(telling.getByRole('region', { name: 'كما يقرؤها العميل' })).toContainText('حجزنا لك 1');
  await telling.getByRole('button', { name: /^إبلاغ/ }).click();
  await expect(row).toContainText('أُبلغ العميل');
  await expect(page.getByRole('button', { name: /واتساب/ })).toBeEnabled();

  // nobody else gets it without a word, and the customer does
  await page.goto('/sales?new=1');
  await box(page).fill(part.partNumber);
  await expect(page.getByRole('option', { name })).toContainText('محجوز 1');
  await box(page).press('Enter');
  await page.keyboard.press('F8');
  await page.keyboard.press('F4');
  const reserved = page.getByRole('alertdialog', { name: 'قطع محجوزة لغير هذا العميل' });
  await expect(reserved).toContainText(customer.name);
  await reserved.getByRole('button', { name: 'رجوع' }).click();
  await page.getByRole('combobox', { name: 'العميل' }).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await expect(page.getByRole('list', { name: 'حجوزات العميل' })).toContainText(name);
  await page.getByRole('button', { name: 'حفظ الفاتورة' }).click();
  await expect(lastSaleBar(page)).toBeVisible();
  await page.goto(`/asked-parts?tab=reservations&q=${encodeURIComponent(part.partNumber)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('أخذها صاحبها');
  await page.goto(list);
  await expect(row).toContainText('مغلق');
});

test('customers whose message has no answer are told once by pressing again', async ({ page, signIn }) => {
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, { name: `دينمو ${newPartNumber()}`, warehouse, costPrice: 5 });
  const customer = await api<{ _id: string }>(page, 'POST', '/customers', {
    name: `ورشة ${newPartNumber()}`,
    phone: '771234567',
  });
  await api(page, 'POST', '/asked-parts', { product: part._id, customer: customer._id, quantity: 1 });
  await api(page, 'PATCH', `/products/${part._id}/stock`, { quantity: 1, operation: 'add', warehouse });
  await page.goto(`/asked-parts?q=${encodeURIComponent(part.partNumber)}`);
  const row = page.getByRole('row').filter({ hasText: part.name });
  await fromMenu(page, row, 'إبلاغ العملاء بوصولها');
  const telling = page.getByRole('dialog', { name: 'وصلت، أبلغ العملاء' });
  const send = telling.getByRole('button', { name: /^إبلاغ/ });
  await losingAnswers(page, '/asked-parts/*/tell', async () => {
    const news = page.waitForResponse((response) => response.url().endsWith('/askers'));
    await send.click();
    await expect(row).toContainText('أُبلغ العميل');
    await news;
    await expect(page.getByText('فشل في إبلاغ العملاء')).toBeVisible();
  });
  await send.click();
  await expect(page.getByText('في انتظار إرسالها بواتساب: رسالة')).toBeVisible();
  await expect(telling).toBeHidden();
});

test('the key notes words, a part is kept by name, and the screens are clean at both widths', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const words = `كشاف يسار ${newPartNumber()}`;
  await page.goto('/sales?new=1');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Alt+A');
  const asking = page.getByRole('dialog', { name: 'طلب عميل لم يوجد' });
  await asking.getByLabel('أو رقمها أو وصفها').fill(words);
  await asking.getByLabel('أو اسمه إن لم يكن عميلاً').fill('أبو سعيد');
  await asking.getByRole('button', { name: 'تسجيل الطلب' }).click();
  await expect(page.getByText('سُجّل طلب العميل')).toBeVisible();
  await page.goto('/asked-parts?sort=-lastAskedAt');
  await expect(page.getByRole('row').filter({ hasText: words })).toContainText('أبو سعيد');
  await expectCleanAtBothWidths(page);

  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, {
    name: `فلتر ${newPartNumber()}`,
    warehouse,
    quantity: 2,
    costPrice: 5,
  });
  await page.goto(`/products/${part._id}`);
  await page.getByRole('button', { name: 'حجز لعميل' }).click();
  const keeping = page.getByRole('dialog', { name: 'حجز لعميل' });
  await keeping.getByLabel('أو اسمه إن لم يكن عميلاً').fill('أبو ناصر');
  await keeping.getByRole('button', { name: 'حجز', exact: true }).click();
  await expect(page.getByText('تم حجز القطعة')).toBeVisible();
  await expect(page.getByText('محجوز 1').first()).toBeVisible();
  await page.goto(`/asked-parts?tab=reservations&product=${part._id}`);
  const row = page.getByRole('row').filter({ hasText: 'أبو ناصر' });
  await expect(row).toContainText('محجوزة');
  await expectCleanAtBothWidths(page);
  await fromMenu(page, row, 'إلغاء الحجز');
  await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الحجز' }).click();
  await expect(row).toContainText('أُلغي حجزها');
});
