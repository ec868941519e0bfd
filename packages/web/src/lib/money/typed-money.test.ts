import { describe, expect, it } from 'vitest';
import { amountDigits, amountText } from './amount-text';
import { moneyIn, moneyWorth } from './typed-money';

const rial = { code: 'YER', symbol: 'ر.ي', decimals: 0, cashStep: 50 };
const dollar = { code: 'USD', symbol: '$', decimals: 2, cashStep: 1 };
const riyal = { code: 'SAR', symbol: 'ر.س', decimals: 2, cashStep: 1 };
const rates = { usdToYer: 530, toYer: { SAR: 140 } };

describe('typed money', () => {
  it('is valued in cents at the rates of its document', () => {
    expect(moneyIn(rial, 6500, rates)).toEqual({ currency: 'YER', amount: 6500, cents: 1226 });
    expect(moneyIn(dollar, 12.5, rates).cents).toBe(1250);
    expect(moneyIn(riyal, 375, rates).cents).toBe(9906);
  });

  it('has no value without a rate, or as a fraction of a unit', () => {
    expect(moneyIn(riyal, 375, { usdToYer: 530, toYer: {} }).cents).toBeNull();
    expect(moneyIn(rial, 0.5, rates).cents).toBeNull();
  });

  it('is found for a value in cents', () => {
    expect(moneyWorth(rial, 1250, rates)).toEqual({ currency: 'YER', amount: 6625, cents: 1250 });
    expect(moneyWorth(riyal, 9906, rates)?.amount).toBe(375.01);
    expect(moneyWorth(rial, 1250, { usdToYer: null, toYer: {} })).toBeUndefined();
  });
});

describe('an amount as text', () => {
  it('has the decimals of its currency, and none when it is whole', () => {
    expect(amountDigits(1_250_000, rial)).toBe('1,250,000');
    expect(amountDigits(12.5, dollar)).toBe('12.50');
    expect(amountDigits(100, dollar)).toBe('100');
  });

  it('is written with the sign of its currency on the right side, and keeps a minus before its number', () => {
    expect([amountText(6500, rial), amountText(12.5, dollar)]).toEqual(['6,500 ر.ي', '$12.50']);
    expect([amountText(-6500, rial), amountText(-12.5, dollar)]).toEqual([
      '\u2066-6,500\u2069 ر.ي',
      '\u2066-$12.50\u2069',
    ]);
  });
});
