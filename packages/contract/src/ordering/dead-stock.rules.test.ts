import { expect, it } from 'vitest';
import { piece } from '../units/units.schema';
import { bestAction, discountEffect, lastsText, quantityToMove } from './dead-stock.rules';

it('a discount tells what it brings, and what it loses', () => {
  expect(discountEffect({ sellingPrice: 1000, quantity: 3, value: 2100 }, 20)).toEqual({
    price: 800,
    proceeds: 2400,
    profit: 300,
  });
  expect(discountEffect({ sellingPrice: 1000, quantity: 3, value: 2700 }, 20).profit).toBe(-300);
});

it('tells how many months the stock lasts', () => {
  expect(lastsText({ quantity: 10, soldInYear: 40 })).toBe('3 أشهر');
  expect(lastsText({ quantity: 1, soldInYear: 40 })).toBe('أقل من شهر');
  expect(lastsText({ quantity: 10, soldInYear: 0 })).toBeUndefined();
});

it('moves what another warehouse sells in half a year and does not have', () => {
  const there = (sold: number, quantity: number) => ({ _id: 'w', name: 'الفرع', sold, quantity });
  const lying = { quantity: 10, unit: piece };
  expect(quantityToMove({ ...lying, sellsIn: there(12, 2) })).toBe(4);
  expect(quantityToMove({ ...lying, sellsIn: there(100, 0) })).toBe(10);
  expect(quantityToMove({ ...lying, sellsIn: there(4, 9) })).toBe(0);
  expect(bestAction({ ...lying, sellsIn: there(12, 2) })).toBe('transfer');
  expect(bestAction({ ...lying, sellsIn: null })).toBe('discount');
});
