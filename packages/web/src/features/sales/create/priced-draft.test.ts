import { expect, it } from 'vitest';
import { changeDraft } from './change-draft';
import { emptyDraft } from './draft';
import { pricedDraft } from './priced-draft';
import { newSale, totalsOf } from './sale-figures';
import { samplePart } from './sample-part';

const wholesale = { _id: 'w', name: 'الجملة', percent: 100, isWholesale: true };
const part = samplePart({
  quantity: 100,
  pricing: { wholesalePrice: 700 } as never,
  tierPrices: [],
  priceBreaks: [{ from: 10, price: 600 }],
});
const withOne = changeDraft(emptyDraft('key'), { do: 'add', part });
const many = (quantity: number) => changeDraft(withOne, { do: 'quantity', product: part._id, quantity });
const priceIn = (draft: ReturnType<typeof many>, tier: typeof wholesale | null) => {
  const [line] = pricedDraft(draft, tier).lines;
  return [line?.listPrice, line?.priceName];
};

it('the price of a line follows customer and quantity', () => {
  expect(priceIn(withOne, null)).toEqual([800, undefined]);
  expect(priceIn(withOne, wholesale)).toEqual([700, 'سعر الجملة']);
  expect(priceIn(many(12), wholesale)).toEqual([600, 'سعر الكمية من 10 قطع']);
  expect(priceIn(many(9), null)).toEqual([800, undefined]);
});

it('a price that the clerk typed stays', () => {
  const typed = changeDraft(many(12), { do: 'price', product: part._id, price: 650 });
  expect(totalsOf(pricedDraft(typed, wholesale)).subtotal).toBe(650 * 12);
});

it('a line at the selling price is not rendered again', () => {
  expect(pricedDraft(withOne, null).lines[0]).toBe(withOne.lines[0]);
});

it('the server is told the price that the clerk saw, and decides it by itself', () => {
  const till = { grandTotal: 0, counting: { currencies: [], rates: {}, usual: 'YER' } as never };
  const sale = newSale({ ...pricedDraft(many(12), wholesale), paymentType: 'deferred' }, 'completed', till);
  expect(sale.items).toEqual([{ product: part._id, quantity: 12, listPrice: 600 }]);
});

it('a campaign tops up what the tier took off, and never adds to it', () => {
  const campaign = { type: 'discount', discountType: 'percentage', discountValue: 2000 } as const;
  // of 7200: the tier takes 900 off, the campaign would take 1440
  const draft = pricedDraft(
    changeDraft(withOne, { do: 'quantity', product: part._id, quantity: 9 }),
    wholesale,
  );
  expect(totalsOf(draft, { campaign })).toMatchObject({
    subtotal: 6300,
    campaignDiscount: 540,
    grandTotal: 5760,
  });
  const small = { ...campaign, discountValue: 500 };
  expect(totalsOf(draft, { campaign: small })).toMatchObject({ campaignDiscount: 0, grandTotal: 6300 });
});
