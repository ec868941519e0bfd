import type { Part } from '@turoos/contract';
import { expect, it } from 'vitest';
import { isDoubtfulPrice } from './doubtful-price';
import { changeDraft } from './change-draft';
import { emptyDraft, lineOf } from './draft';
import { pricedDraft } from './priced-draft';
import { samplePart } from './sample-part';

const priced = (price: number | null) => ({ ...lineOf(samplePart({ sellingPrice: 1000 })), price });

it('a price beyond five times the usual one, or below a fifth of it, is doubted', () => {
  expect([5001, 199, 0].map((price) => isDoubtfulPrice(priced(price)))).toEqual([true, true, true]);
  expect([5000, 200, null].map((price) => isDoubtfulPrice(priced(price)))).toEqual([false, false, false]);
});

it('not when it was confirmed, nor when a part without a price got one', () => {
  expect(isDoubtfulPrice({ ...priced(9000), confirmedPrice: 9000 })).toBe(false);
  expect(isDoubtfulPrice({ ...priced(9000), confirmedPrice: 8000 })).toBe(true);
  expect(isDoubtfulPrice({ ...priced(9000), listPrice: 0 })).toBe(false);
});

it('a part without a price is doubted until it is confirmed that it is given away', () => {
  const part = samplePart({ sellingPrice: 0 });
  const draft = changeDraft(emptyDraft('key'), { do: 'add', part });
  expect(draft.lines.map(isDoubtfulPrice)).toEqual([true]);
  expect(draft.lines.map((line) => isDoubtfulPrice({ ...line, price: 0 }))).toEqual([true]);
  const meant = changeDraft(draft, { do: 'confirm price', product: part._id });
  expect(meant.lines.map(isDoubtfulPrice)).toEqual([false]);
});

it('a price of the customer’s tier is one', () => {
  const line = lineOf(samplePart({ sellingPrice: 0, pricing: { wholesalePrice: 700 } as Part['pricing'] }));
  const { lines } = pricedDraft(
    { ...emptyDraft('key'), lines: [line] },
    { _id: 'w', name: 'الجملة', percent: 100, isWholesale: true },
  );
  expect(lines.map(isDoubtfulPrice)).toEqual([false]);
});
