import { describe, expect, it } from 'vitest';
import {
  countTenders,
  emptyTender,
  exactAmount,
  leftFor,
  missingMoney,
  referenceProblem,
  tenderRequest,
  unratedIn,
  type Counting,
  type TypedTender,
} from './typed-tender';
import { usualCurrencies } from './use-currencies';
import { usualSums } from './usual-sums';

const counting: Counting = {
  currencies: usualCurrencies,
  rates: { usdToYer: 540, toYer: { SAR: 144 } },
  usual: 'YER',
};
const cash = (currency: string, amount: number): TypedTender => ({ ...emptyTender, currency, amount });
const changeOf = (due: number, tenders: TypedTender[], changeIn: string | null) =>
  countTenders(due, tenders, changeIn, counting)?.change.map(({ currency, units }) => [currency.code, units]);

describe('typed money', () => {
  it('is counted in several currencies, with the change in the one that is wanted', () => {
    // 15 dollars are 8,100 rials
    expect(changeOf(1500, [cash('YER', 10_000)], 'YER')).toEqual([['YER', 1900]]);
    expect(changeOf(1500, [cash('SAR', 20), cash('USD', 20)], 'USD')).toEqual([
      ['USD', 1000],
      ['YER', 200],
    ]);
    expect(countTenders(1500, [cash('YER', 5400)], 'YER', counting)).toMatchObject({
      paid: 1000,
      change: [],
    });
    expect(countTenders(1500, [emptyTender, cash('YER', 0)], 'YER', counting)).toBeUndefined();
  });

  it('in a currency without a rate is not counted', () => {
    const dollarsOnly = { ...counting, currencies: usualCurrencies.filter(({ code }) => code === 'USD') };
    expect(unratedIn([cash('SAR', 5)], dollarsOnly)).toBe('SAR');
    expect(countTenders(1500, [cash('SAR', 5)], 'USD', dollarsOnly)).toBeUndefined();
  });

  it('leaves the rest for the next box, which is paid exactly in notes that exist', () => {
    const ten = [cash('USD', 10)];
    expect(leftFor(1510, ten, counting)).toBe(510);
    const rest = { method: 'cash', others: ten, changeIn: 'YER' } as const;
    // 5.10 dollars are 2,754 rials
    expect(exactAmount(1510, { ...rest, currency: 'YER' }, counting)).toBe(2750);
    expect(exactAmount(1510, { ...rest, currency: 'YER', method: 'exchanger' }, counting)).toBe(2754);
    // coins of a dollar don't exist: the rest of a note goes back in rials, unless no change is given
    expect(exactAmount(1510, { ...rest, currency: 'USD' }, counting)).toBe(6);
    expect(exactAmount(1510, { ...rest, currency: 'USD', changeIn: null }, counting)).toBe(5.1);
    // 19.50 and 19.13 Saudi riyals; 19 are too little beside change in rials, and exact beside change in riyals
    expect(exactAmount(1520, { ...rest, currency: 'SAR' }, counting)).toBe(20);
    expect(exactAmount(1512, { ...rest, currency: 'SAR' }, counting)).toBe(20);
    expect(exactAmount(1512, { ...rest, currency: 'SAR', changeIn: 'SAR' }, counting)).toBe(19);
  });

  it('that is too little leaves the rest to the rial', () => {
    const missing = (due: number, ...tenders: TypedTender[]) => {
      const counted = countTenders(due, tenders, 'YER', counting);
      return counted && missingMoney(due, counted, counting);
    };
    // 19.50 dollars are 10,530 rials; 100 rials are 18.5 cents
    expect(missing(1950, cash('YER', 100))).toEqual({ currency: 'YER', amount: 10_430 });
    expect(missing(1950, cash('YER', 33), cash('SAR', 1.5), cash('USD', 2))).toEqual({
      currency: 'YER',
      amount: 9201,
    });
  });

  it('that was remitted needs its number', () => {
    expect(referenceProblem([cash('YER', 5), { ...cash('YER', 5), method: 'exchanger' }])).toBe(
      'اكتب رقم الحوالة',
    );
    expect(referenceProblem([{ ...cash('YER', 5), method: 'exchanger', reference: '77' }])).toBeUndefined();
    expect(referenceProblem([{ ...cash('YER', 5), method: 'card' }])).toBeUndefined();
  });

  it('is sent with the rates by which it was counted', () => {
    const transfer = { ...cash('SAR', 20), method: 'exchanger', reference: ' 77 ' } as const;
    expect(tenderRequest([cash('YER', 500), emptyTender, transfer], 'YER', counting)).toEqual({
      tenders: [
        { currency: 'YER', amount: 500, method: 'cash' },
        { currency: 'SAR', amount: 20, method: 'exchanger', reference: '77' },
      ],
      change: { currency: 'YER' },
      seenRates: { USD: 540, SAR: 144 },
    });
    expect(tenderRequest([cash('YER', 500)], null, counting)).toEqual({
      tenders: [{ currency: 'YER', amount: 500, method: 'cash' }],
      seenRates: { USD: 540 },
    });
  });
});

describe('usual sums', () => {
  it('are the next round sums above the amount', () => {
    expect(usualSums(24_500, 'YER')).toEqual([25_000, 30_000, 40_000]);
    expect(usualSums(20_000, 'YER')).toEqual([50_000, 100_000]);
    expect(usualSums(12.5, 'USD')).toEqual([13, 15, 20]);
    expect(usualSums(37, 'SAR')).toEqual([40, 50, 100]);
  });
});
