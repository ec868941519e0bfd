import { replacementTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, sell, done, refusal } = shop;

const bought = async (purchasePrice: number) => {
  const product = await part({ unit: 'piece' });
  await done('PUT', `/products/${product}`, { purchasePrice });
  return product;
};
const report = () => done('GET', '/reports/below-replacement');

it('sales below the last purchase price are counted by seller, without what was returned or held', async () => {
  const [dear, cheap] = [await bought(18), await bought(12)];
  const sale = await sell(
    {
      items: [
        { product: dear, quantity: 3 },
        { product: cheap, quantity: 1 },
      ],
    },
    shop.clerk,
  );
  await sell({ status: 'pending', items: [{ product: dear, quantity: 1 }] });
  expect(await report()).toEqual([{ seller: expect.any(String), invoices: 1, lines: 1, shortfall: 9 }]);
  await done('POST', `/sales/${sale._id}/refund`, {
    amount: 15,
    reason: 'عيب',
    items: [{ product: dear, quantity: 1 }],
  });
  expect((await report())[0]).toMatchObject({ shortfall: 6 });
});

it('such a sale is refused to those who may not sell below cost, if the shop wants it', async () => {
  const product = await bought(18);
  const body = { paymentStatus: 'paid', items: [{ product, quantity: 1 }] };
  const admin = await shop.shop.person('admin');
  expect((await admin.call('PUT', '/settings', { store: { belowReplacement: 'ask' } })).statusCode).toBe(200);
  expect(await refusal('POST', '/sales', body, shop.clerk)).toEqual([
    403,
    replacementTexts.blocked('فلتر زيت'),
  ]);
  await sell(body, shop.manager);
  expect((await admin.call('PUT', '/settings', { store: { belowReplacement: 'off' } })).statusCode).toBe(200);
  await sell(body, shop.clerk);
  await shop.expectBooksHold();
});
