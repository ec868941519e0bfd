import { valueOfReturn } from '@turoos/contract';
import { expect, it } from 'vitest';
import { samplePurchase } from '../sample-purchase';
import { returnedItems, returningLines, type Quantities } from './returned-items';

const [item] = samplePurchase().items;
const purchase = samplePurchase({
  items: [item!, { ...item!, product: 'part-2', quantity: 0.5, received: 0.5, unitCost: 5, returned: 0.25 }],
  totalAmount: 2503,
  receivedAmount: 2503,
  returnedAmount: 1,
});
const value = (quantities: Quantities) => valueOfReturn(purchase, returningLines(purchase.items, quantities));

it('some pieces are worth their purchase price', () => {
  expect(value([1, 0])).toBe(1000);
  expect(value([0, 0.25])).toBe(2);
  expect(value([null, null])).toBe(0);
  expect(returnedItems(purchase.items, [1, null])).toEqual([
    { product: 'part-1', warehouse: 'place-1', quantity: 1 },
  ]);
});

it('all remaining pieces are worth the rest of the purchase, and list no lines', () => {
  expect(value([2, 0.25])).toBe(2502);
  expect(returnedItems(purchase.items, [2, 0.25])).toBeUndefined();
});
