import { piece } from '@turoos/contract';
import { expect, it } from 'vitest';
import { samplePurchase } from '../sample-purchase';
import { awaitedLines, receiptForm, receiptOf, stillAwaited } from './receipt-form';

const [item] = samplePurchase().items;
const order = samplePurchase({
  items: [
    { ...item!, quantity: 5, received: 2 },
    { ...item!, product: 'part-2', quantity: 1, received: 1 },
    { ...item!, product: 'part-3', quantity: 4, received: 0 },
  ],
});
const lines = awaitedLines(order);
const filled = (arrived: (number | null)[]) => ({ arrived, added: [], note: '' });
const problems = (arrived: (number | null)[]) =>
  receiptForm(lines)
    .safeParse(filled(arrived))
    .error?.issues.map(({ message }) => message);

it('lists the lines that wait for goods', () =>
  expect(lines.map(({ product }) => product)).toEqual(['part-1', 'part-3']));

it('sends what arrived, and no items when everything did', () => {
  expect(receiptOf(lines, filled([3, 4]))).toEqual({ note: '' });
  expect(receiptOf(lines, filled([null, 2]))).toEqual({
    note: '',
    items: [{ product: 'part-3', warehouse: 'place-1', quantity: 2 }],
  });
  const unitCost = { currency: 'USD', amount: 700, cents: 700 };
  const added = [{ product: 'p', name: 'n', partNumber: 'N', unit: piece, quantity: 1, unitCost }];
  expect(receiptOf(lines, { ...filled([3, 4]), added }).items).toHaveLength(3);
});

it('says what stays on order', () =>
  expect(stillAwaited(lines, [3, 1])).toEqual([{ unit: piece, quantity: 3 }]));

it('refuses an empty receipt and fractions of pieces', () => {
  expect(problems([null, null])).toEqual(['امسح ما وصل أو اكتب كميته']);
  expect(problems([0.5, null])).toHaveLength(1);
  expect(problems([1, null])).toBeUndefined();
});
