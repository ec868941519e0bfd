import { expectCleanAtBothWidths } from './clean';
import { lastSaleBar } from './last-sale';
import { api, aWarehouse, makePart, newPartNumber } from './parts';
import { expect, test } from './shop';

test('a part that was sold twice for a car is suggested for it, and recorded when that is accepted', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const { _id: warehouse } = await aWarehouse(page);
  const part = await makePart(page, { name: `مقص ${newPartNumber()}`, quantity: 9, warehouse, costPrice: 5 });
  await api(page, 'POST', '/sales', {
    items: [{ product: part._id, quantity: 1 }],
    paymentStatus: 'paid',
    car: { make: 'Toyota', model: 'Camry', year: 2008 },
  });

  await page.goto(`/sales?new=1&product=${part._id}`);
  await expect(page.getByRole('list', { name: 'أصناف الفاتورة' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'لأي سيارة؟' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('السيارة', { exact: true }).fill('كامري 2007');
  await expect(dialog.getByText('Toyota Camry 2007')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toyota Camry 2007' })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('F4');
  await expect(lastSaleBar(page)).toBeVisible();

  await page.goto(`/products/${part._id}`);
  const suggestion = page.getByRole('listitem').filter({ hasText: 'بيعت مرتين ولم ترجع' });
  await expect(suggestion).toContainText('Toyota Camry');
  await suggestion.getByRole('button', { name: 'اعتماد' }).click();
  await expect(suggestion).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Toyota Camry' })).toContainText('2007–2008');

  await page.goto('/fit-suggestions');
  await expect(page.getByRole('heading', { name: 'اقتراحات التوافق' })).toBeVisible();
  await expectCleanAtBothWidths(page);
});
