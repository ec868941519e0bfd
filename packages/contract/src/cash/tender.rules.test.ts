import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, fromUnits, toUnits, unitsOf, type CurrencyUnit } from '../currencies/currencies.rules';
import { owedAfter, settleTender, unitsToPay, type TenderAmount } from './tender.rules';

const rial: CurrencyUnit = { code: 'YER', decimals: 0, cashStep: 50 };
const dollar: CurrencyUnit = { code: 'USD', decimals: 2, cashStep: 100 };
const saudi: CurrencyUnit = { code: 'SAR', decimals: 2, cashStep: 100 };
const rates = { usdToYer: 540, toYer: { SAR: 144 } };

const settle = (due: number, tenders: TenderAmount[], changeIn?: CurrencyUnit) =>
  settleTender({ due, tenders, changeIn, rial, rates });
const sum = (amounts: readonly { cents: number }[]) => amounts.reduce((total, { cents }) => total + cents, 0);

describe('an amount in a currency', () => {
  it('is written with the decimals of its currency', () => {
    expect([toUnits(6500, rial), toUnits(12.5, dollar), toUnits(0.29, dollar)]).toEqual([6500, 1250, 29]);
    expect([toUnits(6500.5, rial), toUnits(1.005, dollar), toUnits(Number.NaN, rial)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(fromUnits(1250, dollar)).toBe(12.5);
  });

  it('has a value at the rates of its document, and none without a rate', () => {
    expect(centsOf(5400, rial, rates)).toBe(1000);
    expect(centsOf(3000, saudi, rates)).toBe(800);
    expect(centsOf(1234, dollar, { usdToYer: null, toYer: {} })).toBe(1234);
    expect(centsOf(5400, rial, { usdToYer: null, toYer: {} })).toBeUndefined();
    expect(centsOf(100, saudi, { usdToYer: 540, toYer: {} })).toBeUndefined();
    expect(unitsOf(1000, rial, rates)).toBe(5400);
    expect(unitsOf(800, saudi, rates)).toBe(3000);
  });
});

describe('money handed over', () => {
  it('within half a cash step of what is due is exact, on both sides', () => {
    // half of 50 rials is 4.6 cents
    expect(settle(1500, [{ currency: rial, units: 8120 }])).toMatchObject({
      paid: 1500,
      rounding: 4,
      change: [],
    });
    expect(settle(1500, [{ currency: rial, units: 8080 }])).toMatchObject({
      paid: 1500,
      rounding: -4,
      change: [],
    });
    expect(settle(1500, [{ currency: rial, units: 8050 }])).toMatchObject({ paid: 1491, rounding: 0 });
  });

  it('in the nearest notes is exact, also where they are half a step away and two cents', () => {
    const at1620 = { rial, rates: { usdToYer: 1620, toYer: {} } };
    const notes = unitsToPay({ due: 875, currency: rial, isCash: true, ...at1620 });
    expect(notes).toBe(14_200);
    expect(settleTender({ due: 875, tenders: [{ currency: rial, units: notes }], ...at1620 })).toMatchObject({
      paid: 875,
      rounding: 2,
      over: 0,
    });
  });

  it('gives change in the steps of its currency, and the rest of a dollar in rials', () => {
    expect(settle(1500, [{ currency: rial, units: 10_000 }], rial).change).toMatchObject([{ units: 1900 }]);
    expect(settle(1500, [{ currency: dollar, units: 2000 }], dollar).change).toMatchObject([{ units: 500 }]);
    expect(settle(1467, [{ currency: dollar, units: 2000 }], dollar).change).toMatchObject([
      { currency: dollar, units: 500 },
      { currency: rial, units: 200 },
    ]);
    expect(settle(1499, [{ currency: saudi, units: 10_000 }], saudi).change).toMatchObject([{ units: 4400 }]);
  });

  it('keeps everything beyond what is due when no change is wanted', () => {
    expect(settle(1500, [{ currency: dollar, units: 2000 }])).toMatchObject({
      paid: 1500,
      over: 500,
      change: [],
    });
  });

  it('loses and doubles nothing: what came in is what was paid, kept, handed back or rounded', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_00 }),
        fc.array(
          fc.oneof(
            fc.record({ currency: fc.constant(rial), units: fc.integer({ min: 1, max: 2_000_000 }) }),
            fc.record({ currency: fc.constant(dollar), units: fc.integer({ min: 1, max: 400_000 }) }),
            fc.record({ currency: fc.constant(saudi), units: fc.integer({ min: 1, max: 1_000_000 }) }),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        fc.option(fc.constantFrom(rial, dollar, saudi), { nil: undefined }),
        fc.record({ usdToYer: fc.integer({ min: 200, max: 3000 }), sar: fc.integer({ min: 50, max: 800 }) }),
        (due, tenders, changeIn, { usdToYer, sar }) => {
          const {
            paid,
            over,
            rounding,
            change,
            tenders: valued,
          } = settleTender({
            due,
            tenders,
            changeIn,
            rial,
            rates: { usdToYer, toYer: { SAR: sar } },
          });
          expect(paid + over + rounding + sum(change)).toBe(sum(valued));
          expect(paid).toBeLessThanOrEqual(due);
          expect(over).toBeGreaterThanOrEqual(0);
          for (const { currency, units } of change) {
            expect(units).toBeGreaterThan(0);
            expect(units % currency.cashStep).toBe(0);
          }
          if (changeIn) expect(over).toBe(0);
        },
      ),
    ));
});

describe('what stays owed', () => {
  it('is the value of the cents that the books hold, and not the rials less the rials', () => {
    // 20,659 rials less 10,000 would be 10,659
    const { paid } = settleTender({
      due: 3898,
      tenders: [{ currency: rial, units: 10_000 }],
      rial,
      rates: { usdToYer: 530, toYer: {} },
    });
    expect(owedAfter(3898, { paid }, { usdToYer: 530, toYer: {} })).toEqual({
      currency: 'YER',
      amount: 10_658,
    });
    expect(owedAfter(3898, { paid: 1000 }, { usdToYer: null, toYer: {} })).toEqual({
      currency: 'USD',
      amount: 28.98,
    });
  });
});

describe('the money that pays a rest', () => {
  const pay = (due: number, isCash: boolean) =>
    unitsToPay({ due, currency: rial, isCash, rial, rates: { usdToYer: 530, toYer: {} } });
  it('is cash in notes, to the rial otherwise and where no note is that small', () => {
    expect([pay(2142, true), pay(2142, false), pay(3, true)]).toEqual([11_350, 11_353, 16]);
  });
});
