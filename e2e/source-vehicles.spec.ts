import type { Page } from '@playwright/test';
import { expectClean } from './clean';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();

const choose = async (page: Page, piece: string, action: string) => {
  await page.getByRole('button', { name: `إجراءات ${piece}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a wreck’s whole life: bought, split, pieces off, one sold, one broken, the rest scrapped, its profit', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/source-vehicles');
  await page.evaluate(() => localStorage.setItem('cost_currency', 'USD'));
  await page.reload();
  await page.getByRole('button', { name: 'شراء سيارة' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'تسجيل السيارة' }).click();
  await expect(form.getByText('اكتب رقم الهيكل أو شركة الصنع والموديل')).toBeVisible();
  await form.getByLabel('رقم الهيكل (VIN)').fill(`2T1BU4EE9AC${String(Date.now()).slice(-6)}`);
  await form.getByRole('button', { name: 'قراءة الرقم' }).click();
  await expect(form.getByLabel('الموديل')).toHaveValue('Corolla');
  await form.getByLabel('رمز السيارة').fill(`W-${stamp}`);
  await form.getByLabel('اسم البائع').fill(`بائع ${stamp}`);
  await form.getByLabel('سعر السيارة').fill('900');
  await form.getByLabel('النقل', { exact: true }).fill('100');
  await form.getByLabel('مستودع قطعها').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'تسجيل السيارة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Corolla 2010' })).toBeVisible();

  await page.getByRole('button', { name: 'القطع والأسعار' }).click();
  const pieces = { مكينة: '1000', جير: '500', باب: '300', شمعة: '100', كرسي: '100' };
  for (const [index, [name, price]] of Object.entries(pieces).entries()) {
    await form.getByRole('button', { name: 'إضافة قطعة' }).click();
    await form.getByRole('textbox', { name: `القطعة ${index + 1}` }).fill(name);
    await form.getByRole('textbox', { name: 'سعر البيع المتوقع' }).nth(index).fill(price);
  }
  await form.getByRole('button', { name: 'حفظ القطع' }).click();
  await expect(page.getByText('تم حفظ قطع السيارة').first()).toBeVisible();

  for (const name of ['مكينة', 'جير', 'باب']) await page.getByLabel(`تحديد ${name}`).check();
  await page.getByRole('button', { name: /^إنزال 3 قطع/ }).click();
  await form.getByLabel('الحالة').first().selectOption('ممتاز');
  await form.getByRole('button', { name: 'إنزال إلى المخزون' }).click();
  // the labels of the pieces that were taken off are offered
  await expect(form.getByText('عدد الأصناف: 3')).toBeVisible();
  await form.getByRole('button', { name: 'إغلاق' }).first().click();

  await choose(page, 'شمعة', 'تسجيلها تالفة');
  await form.getByLabel('خسارة').check();
  await form.getByRole('button', { name: 'تسجيلها تالفة' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'شمعة' })).toContainText('تالفة');

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const car = await askApi(page, 'GET', `/source-vehicles/${id}`);
  const motor = car.teardown.pieces.find(({ name }: { name: string }) => name === 'مكينة').product;
  expect(motor).toMatchObject({ quantity: 1, condition: 'ممتاز', sellingPrice: 1000 });
  await askApi(page, 'POST', '/sales', {
    items: [{ product: motor._id, quantity: 1 }],
    paymentStatus: 'paid',
  });
  await expect(page.getByRole('row').filter({ hasText: 'مكينة' })).toContainText('مبيعة');

  await page.getByRole('button', { name: 'إنهاء التفكيك' }).click();
  await expect(form.getByText('على السيارة قطعة')).toBeVisible();
  await form.getByRole('button', { name: 'إنهاء التفكيك' }).click();
  await expect(page.getByText('انتهى تفكيكها').first()).toBeVisible();
  // sold for 1000 at a cost of 500, and 100 lost with the lamp and the seat
  const profit = page.getByText('الربح حتى الآن').locator('..').locator('..');
  await expect(profit).toContainText('$400.00');

  await page.getByRole('button', { name: /^تراجع عن/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'تراجع', exact: true }).click();
  await expect(page.getByText('قيد التفكيك').first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectClean(page);
});
