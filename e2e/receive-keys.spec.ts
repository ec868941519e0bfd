import { expectClean } from './clean';
import { scanFast } from './scan';
import { askApi, expect, test } from './shop';

const stamp = Date.now().toString(36).toUpperCase();

test('a bill of twelve lines is received by twelve scans and two keys', async ({ page, signIn }) => {
  await signIn('admin');
  const [warehouse] = await askApi(page, 'GET', '/warehouses?isActive=true');
  const parts: { _id: string; partNumber: string }[] = [];
  for (let n = 0; n < 12; n++) {
    const partNumber = `RCV-${stamp}-${n}`;
    parts.push(
      await askApi(page, 'POST', '/products', { name: `قطعة ${partNumber}`, partNumber, salePriceUSD: 20 }),
    );
  }
  const order = await askApi(page, 'POST', '/purchases', {
    supplierName: 'مورد المسح',
    purchaseDate: '2026-01-10',
    status: 'pending',
    items: parts.map(({ _id }) => ({ product: _id, quantity: 1, unitCost: 10, warehouse: warehouse._id })),
  });
  await page.goto(`/purchases/${order._id}`);
  await expect(page.getByRole('button', { name: 'استلام', exact: true })).toBeVisible();

  // the first scan opens the list, and those that come while it loads are counted too
  for (const { partNumber } of parts) await scanFast(page, partNumber);
  const list = page.getByRole('dialog', { name: /استلام الفاتورة/ });
  await expect(list.getByText('وصل كل ما في الفاتورة.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const after = page.getByRole('dialog', { name: 'وصلت البضاعة' });
  await expect(after.getByLabel(/السعر الجديد لـ/)).toHaveCount(12, { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(after).toBeHidden();
  await expect(page.getByText('مكتملة', { exact: true }).first()).toBeVisible();
  expect(await askApi(page, 'GET', `/purchases/${order._id}`)).toMatchObject({ status: 'completed' });
});

test('what has not arrived stays on order, beyond the order is asked about, and the margin is kept', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const [warehouse] = await askApi(page, 'GET', '/warehouses?isActive=true');
  const partOf = (name: string) =>
    askApi(page, 'POST', '/products', {
      name,
      partNumber: `${name}-${stamp}`,
      salePriceUSD: 20,
      purchasePriceUSD: 10,
    });
  const [ordered, other] = [await partOf('ORDERED'), await partOf('OTHER')];
  const order = await askApi(page, 'POST', '/purchases', {
    supplierName: 'مورد المسح',
    purchaseDate: '2026-01-10',
    status: 'pending',
    items: [{ product: ordered._id, quantity: 3, unitCost: 15, warehouse: warehouse._id }],
  });
  await page.goto(`/purchases/${order._id}`);
  await page.getByRole('button', { name: 'استلام', exact: true }).click();
  const list = page.getByRole('dialog', { name: /استلام الفاتورة/ });
  await list.getByRole('button', { name: 'استلام', exact: true }).click();
  await expect(list.getByText('امسح ما وصل أو اكتب كميته')).toBeVisible();
  await scanFast(page, ordered.partNumber);
  await expect(list.getByText('يبقى على الطلب: قطعتان')).toBeVisible();
  await expectClean(page);
  await list.getByRole('button', { name: 'استلام', exact: true }).click();
  const after = page.getByRole('dialog', { name: 'وصلت البضاعة' });
  await after.getByRole('button', { name: 'الإبقاء على هامش الربح' }).click();
  await expectClean(page);
  await after.getByRole('button', { name: 'حفظ الأسعار' }).click();
  await expect(page.getByText('تم حفظ أسعار البيع').first()).toBeVisible();
  await expect(page.getByText('مستلمة جزئياً').first()).toBeVisible();

  await scanFast(page, other.partNumber);
  await page.getByRole('button', { name: 'إضافة إلى الفاتورة' }).click();
  await list.getByLabel(`ما وصل من ${ordered.name}`).fill('5');
  await list.getByRole('button', { name: 'استلام', exact: true }).click();
  await page.getByRole('button', { name: 'استلام الزيادة' }).click();
  await after.getByRole('button', { name: 'تخطي' }).click();
  expect(await askApi(page, 'GET', `/purchases/${order._id}`)).toMatchObject({
    status: 'completed',
    items: [{ received: 6 }, { received: 1 }],
  });
});
