import { describe, expect, it } from 'vitest';
import { hasTooManyDecimals, readCents, readNumber } from './typed-number';

describe('an amount as it is typed', () => {
  it.each([
    ['12.5', 1250],
    ['١٢٫٥٠', 1250],
    ['۱۲', 1200],
    ['1,250', 125000],
    ['1,234.50', 123450],
    ['12,5', 1250],
    ['12,50', 1250],
    ['1٬250', 125000],
    ['$ 3', 300],
    ['12.', 1200],
    ['.5', 50],
  ])('%s is %i cents', (typed, cents) => expect(readCents(typed)).toBe(cents));

  it('is null while empty or unfinished', () => {
    expect(readCents('')).toBeNull();
    expect(readCents('.')).toBeNull();
    expect(readCents('-')).toBeNull();
  });

  it.each(['12a', '1.234', '1.2.3', 'ر.ي'])('%s cannot become an amount', (typed) =>
    expect(readCents(typed)).toBeUndefined(),
  );
});

describe('a number as it is typed', () => {
  it('takes Arabic digits', () => expect(readNumber('٤٢', 0)).toBe(42));
  it('takes decimals only where they are allowed', () => {
    expect(readNumber('1.5', 0)).toBeUndefined();
    expect(readNumber('.', 0)).toBeUndefined();
    expect(readNumber('1.5', 2)).toBe(1.5);
    expect(readNumber('1.555', 2)).toBeUndefined();
  });
  it.each([
    ['2.5', 0, true],
    ['٢٫', 0, true],
    ['12,5', 0, true],
    ['1.255', 2, true],
    ['1.25', 2, false],
    ['12', 0, false],
    ['', 0, false],
    ['1,250', 0, false],
    ['abc', 0, false],
  ])('%j has more than %i decimals: %s', (typed, decimals, tooFine) =>
    expect(hasTooManyDecimals(typed, decimals)).toBe(tooFine),
  );
});
