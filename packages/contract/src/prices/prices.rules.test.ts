import { describe, expect, it } from 'vitest';
import { appliedPrice, appliedPriceText, tierBlocked, type PartPrices } from './prices.rules';
import { piece } from '../units/units.schema';
import { PriceBreaksInput } from './price-parts.schema';

const wholesale = { _id: 'w', name: 'الجملة', percent: 90, isWholesale: true };
const workshop = { _id: 's', name: 'ورشة', percent: 95, isWholesale: false };
const part = (changes: Partial<PartPrices> = {}): PartPrices => ({
  sellingPrice: 1000,
  wholesalePrice: 0,
  tierPrices: [],
  priceBreaks: [],
  ...changes,
});

describe('the price of a line', () => {
  it('is the selling price without tier and breaks', () =>
    expect(appliedPrice(part(), null, 100)).toEqual({ price: 1000, by: 'selling' }));

  it('is the part’s own price in the customer’s tier, else the tier’s percentage', () => {
    expect(appliedPrice(part({ wholesalePrice: 800 }), wholesale, 1)).toEqual({ price: 800, by: 'tier' });
    expect(appliedPrice(part(), wholesale, 1).price).toBe(900);
    expect(appliedPrice(part({ tierPrices: [{ tier: 's', price: 777 }] }), workshop, 1).price).toBe(777);
    expect(appliedPrice(part({ sellingPrice: 999 }), workshop, 1).price).toBe(949);
    expect(appliedPrice(part({ wholesalePrice: 800 }), null, 1).price).toBe(1000);
  });

  it('may be above the selling price in a tier', () =>
    expect(appliedPrice(part(), { ...workshop, percent: 110 }, 1)).toEqual({ price: 1100, by: 'tier' }));

  it('is that of the highest quantity reached, if it is lower', () => {
    const priceBreaks = [
      { from: 10, price: 850 },
      { from: 50, price: 700 },
    ];
    expect(appliedPrice(part({ priceBreaks }), null, 9.99).price).toBe(1000);
    expect(appliedPrice(part({ priceBreaks }), null, 10)).toEqual({ price: 850, by: 'break', from: 10 });
    expect(appliedPrice(part({ priceBreaks }), null, 60)).toEqual({ price: 700, by: 'break', from: 50 });
    expect(appliedPrice(part({ priceBreaks, wholesalePrice: 800 }), wholesale, 10)).toEqual({
      price: 800,
      by: 'tier',
    });
    expect(appliedPrice(part({ priceBreaks, wholesalePrice: 800 }), wholesale, 50).price).toBe(700);
  });
});

it('names a price that is not the selling price', () => {
  expect(appliedPriceText({ price: 1, by: 'selling' }, wholesale, piece)).toBeUndefined();
  expect(appliedPriceText({ price: 1, by: 'tier' }, wholesale, piece)).toBe('سعر الجملة');
  expect(appliedPriceText({ price: 1, by: 'break', from: 10 }, null, piece)).toBe('سعر الكمية من 10 قطع');
  const litre = { code: 'litre', name: 'لتر' };
  expect(appliedPriceText({ price: 1, by: 'break', from: 2.5 }, null, litre)).toBe('سعر الكمية من 2.5 لتر');
});

it('only who may change prices gives a customer a tier', () => {
  expect(tierBlocked({ role: 'sales', permissions: ['customers.update'] })).toEqual(expect.any(String));
  expect(tierBlocked({ role: 'sales', permissions: ['sales.update'] })).toBeUndefined();
});

it('a larger quantity never has a dearer price, in whatever order they are typed', () => {
  const typed = (first: number, second: number) =>
    PriceBreaksInput.safeParse([
      { from: 10, price: second },
      { from: 2, price: first },
    ]).success;
  expect([typed(5, 9), typed(5, 5), typed(9, 5)]).toEqual([false, true, true]);
});
