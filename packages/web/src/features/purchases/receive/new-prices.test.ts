import { piece, receiptTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { changedPrices, priceRemark, suggestedPrice } from './new-prices';

const part = {
  product: 'p',
  name: 'سير',
  partNumber: 'B-1',
  unit: piece,
  quantity: 2,
  costBefore: 1000,
  costAfter: 1200,
  replacement: 1250,
  sellingPrice: 1500,
};
const usd = (cents: number | null) => ({ currency: 'USD', amount: (cents ?? 0) / 100, cents });

it('keeps the margin over the new cost', () => expect(suggestedPrice(part)).toBe(1800));

it('sends only prices that were typed and differ', () => {
  expect(changedPrices([part, part, part, part], [usd(1800), null, usd(1500), usd(null)])).toEqual([
    { product: 'p', sellingPrice: 1800 },
  ]);
});

it('remarks on a price below cost', () => {
  expect(priceRemark(part, usd(1100))).toBe(receiptTexts.belowCost);
  expect(priceRemark(part, usd(1300))).toBeUndefined();
  expect(priceRemark(part, null)).toBeUndefined();
});
