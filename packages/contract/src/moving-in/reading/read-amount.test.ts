import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readCurrency, readSide } from './read-amount';
import { readDay, yearOf } from './read-day';
import { phoneKey, readPhones } from './read-phones';

describe('amounts', () => {
  it.each([
    ['1250.5', { amount: 1250.5 }],
    ['١٬٢٥٠٫٥', { amount: 1250.5 }],
    ['1.250,50', { amount: 1250.5 }],
    ['1.250.000', { amount: 1_250_000 }],
    ['137.500', { amount: 137.5, ambiguous: true }],
    ['٢٥٫٠٠٠ ر.ي', { amount: 25, currency: 'YER', ambiguous: true }],
    ['(12.500)', { amount: -12.5, ambiguous: true }],
    ['0.500', { amount: 0.5 }],
    ['1250.500', { amount: 1250.5 }],
    ['1.20e5', { amount: 120_000, scientific: true }],
    ['(1,200)', { amount: -1200 }],
    ['1200-', { amount: -1200 }],
    ['−5', { amount: -5 }],
    ['+5', { amount: 5 }],
    ["'15", { amount: 15 }],
    ['1.2E+05', { amount: 120_000, scientific: true }],
    ['$ 15', { amount: 15, currency: 'USD' }],
    ['15 USD', { amount: 15, currency: 'USD' }],
    ['١٥٠٠٠ ريال', { amount: 15_000, currency: 'YER' }],
    ['15000 ر.ي', { amount: 15_000, currency: 'YER' }],
    ['15,000 YER', { amount: 15_000, currency: 'YER' }],
    ['100 ريال سعودي', { amount: 100, currency: 'other' }],
    ['SAR 100', { amount: 100, currency: 'other' }],
    ['€100', { amount: 100, currency: 'other' }],
    ['1200 له', { amount: 1200, side: 'credit' }],
    ['عليه 1200', { amount: 1200, side: 'debit' }],
    ['مدين: 1,200', { amount: 1200, side: 'debit' }],
    ['1200 Cr', { amount: 1200, side: 'credit' }],
    ['1200 ريال عليه', { amount: 1200, currency: 'YER', side: 'debit' }],
    ['', undefined],
    ['كثير', undefined],
    ['12 طن', undefined],
    ['(-5)', undefined],
    ['1,25,0', undefined],
  ])('%j is %j', (cell, expected) => expect(readAmount(cell)).toEqual(expected));

  it('are read back in any digits, separators and signs', () => {
    const eastern = (text: string) =>
      text
        .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        .replaceAll(',', '٬')
        .replaceAll('.', '٫');
    const group = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom('', '-', '(', 'after'),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('', ' ريال', ' $', ' YER'),
        (hundredths, sign, grouped, isEastern, currency) => {
          const value = hundredths / 100;
          let text = grouped ? group.format(value) : String(value);
          if (isEastern) text = eastern(text);
          if (sign === '-') text = `-${text}`;
          else if (sign === '(') text = `(${text})`;
          else if (sign === 'after') text = `${text}-`;
          const expected = sign === '' || value === 0 ? value : -value;
          expect(Math.abs((readAmount(text + currency)?.amount ?? NaN) - expected)).toBe(0);
        },
      ),
    );
  });

  it('have a currency or a side in a column of their own', () => {
    expect(['ريال يمني', 'محلي', 'USD', 'دولار أمريكي', 'ريال سعودي', 'CNY', ''].map(readCurrency)).toEqual([
      'YER',
      'YER',
      'USD',
      'USD',
      'other',
      'other',
      undefined,
    ]);
    expect(['مدين', 'له', 'دائن', 'Dr', 'x'].map(readSide)).toEqual([
      'debit',
      'credit',
      'credit',
      'debit',
      undefined,
    ]);
  });
});

describe('phones', () => {
  it.each([
    ['777123456', ['777123456'], ''],
    ['+967 777-123-456', ['777123456'], ''],
    ['00967777123456', ['777123456'], ''],
    ['٧٧٧١٢٣٤٥٦', ['777123456'], ''],
    ['777123456 / 733456789', ['777123456', '733456789'], ''],
    ['777123456-733456789', ['777123456', '733456789'], ''],
    ['777123456 و 01-234567', ['777123456', '01234567'], ''],
    ['+967 1 234567', ['01234567'], ''],
    ['+966501234567', ['+966501234567'], ''],
    ['77712345', ['77712345'], ''],
    ['أحمد 777123456', ['777123456'], 'أحمد'],
    ['لا يوجد', [], 'لا يوجد'],
    ['777123456، 777 123 456', ['777123456'], ''],
  ])('%j', (cell, phones, rest) => expect(readPhones(cell)).toEqual({ phones, rest, lost: [] }));

  it('that lost digits are not invented', () => {
    expect(readPhones('7.77123E+08')).toEqual({ phones: [], rest: '', lost: ['7.77123E+08'] });
  });

  it('are compared without the code of Yemen and leading zeros', () => {
    expect(new Set(['777123456', '+967777123456', '0777 123 456', '00967777123456'].map(phoneKey)).size).toBe(
      1,
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['1/3/2026', '2026-03-01'],
    ['31.12.25', '2025-12-31'],
    ['3/31/2026', '2026-03-31'],
    ['2026-03-01T10:00', '2026-03-01'],
    ['30/2/2026', undefined],
    ['x', undefined],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day));

  it('give the year of a vehicle, as years do', () => {
    expect(
      ['2010', '10', '98', 'موديل 2010', '2010.0', '1/5/2010', '2010-05-01', 'x'].map((text) =>
        yearOf(text, 2027),
      ),
    ).toEqual([2010, 2010, 1998, 2010, 2010, 2010, 2010, undefined]);
  });
});
