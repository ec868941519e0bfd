import { api, twoParts } from './parts';
import { scanFast } from './scan';
import { expect, test } from './shop';

test('the refund of one line begins with its receipt and takes two keys', async ({ page, signIn }) => {
  await signIn('admin');
  const { first: kept, second: returned } = await twoParts(page);
  const sale = await api<{ _id: string; saleNumber: string }>(page, 'POST', '/sales', {
    items: [
      { product: kept._id, quantity: 1 },
      { product: returned._id, quantity: 3 },
    ],
    paymentStatus: 'paid',
  });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key, { delay: 80 });
  };
  const dialog = page.getByRole('dialog');
  const amountOf = (name: string) => dialog.getByLabel(`الكمية المرتجعة من ${name}`);

  await page.goto('/sales');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await scanFast(page, sale.saleNumber);
  await expect(page).toHaveURL(new RegExp(`/sales/${sale._id}$`));
  await expect(page.getByRole('heading', { name: sale.saleNumber })).toBeVisible();
  await scanFast(page, returned.barcode);
  await expect(amountOf(returned.name)).toHaveValue('1');
  await expect(amountOf(kept.name)).toHaveValue('');
  await expect(dialog.getByLabel('سبب المرتجع')).toBeFocused();
  await press('1');
  await expect(dialog.getByLabel('سبب المرتجع')).toHaveValue('لا تناسب السيارة');
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('مسترجعة جزئياً').first()).toBeVisible();
  expect(keys).toBeLessThanOrEqual(2);

  // without a scanner: R opens it with nothing returned
  await press('r');
  await expect(amountOf(returned.name)).toHaveValue('');
});
