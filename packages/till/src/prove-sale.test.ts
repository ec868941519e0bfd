import { expect, it } from 'vitest';
import { proveSale } from './prove-sale';

const sale = {
  id: 'a',
  items: [{ product: 'p', quantity: 1 }],
  rates: { usdToYer: 500, toYer: { SAR: 130 } },
};

it('is the same for the same sale, in whatever order its fields stand', async () => {
  const turned = {
    rates: { toYer: { SAR: 130 }, usdToYer: 500 },
    items: [{ quantity: 1, product: 'p' }],
    id: 'a',
  };
  expect(await proveSale('k', turned)).toBe(await proveSale('k', sale));
});

it('is another for another key, and for any other sale', async () => {
  const proof = await proveSale('k', sale);
  for (const other of [
    { ...sale, id: 'b' },
    { ...sale, items: [...sale.items, ...sale.items] },
    { ...sale, seq: 1 },
  ])
    expect(await proveSale('k', other)).not.toBe(proof);
  expect(await proveSale('l', sale)).not.toBe(proof);
});
