import { expect, it } from 'vitest';
import { displayCurrencies, displayCurrencyOf } from './display-currency';

it('is read from the shop’s own words, and rials if in doubt', () => {
  expect([displayCurrencies.USD, 'الدولار', 'USD', 'US$'].map(displayCurrencyOf)).toEqual(
    Array(4).fill('USD'),
  );
  expect([displayCurrencies.YER, 'ريال', ''].map(displayCurrencyOf)).toEqual(Array(3).fill('YER'));
});
