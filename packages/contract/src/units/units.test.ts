import { expect, it } from 'vitest';
import { quantityText } from './units.schema';

it.each([
  [1, 'box', '1 علبة'],
  [3, 'box', '3 علب'],
  [12, 'box', '12 علبة'],
  [5, 'set', '5 أطقم'],
  [11, 'pair', '11 زوجاً'],
  [-4, 'set', '-4 أطقم'],
  [2.5, 'litre', '2.5 لتر'],
  [3, 'shop-own', '3 لفة'],
  [3, 'piece', '3'],
])('%d of the unit %s are %s', (quantity, code, text) => {
  const name = { litre: 'لتر', 'shop-own': 'لفة' }[code] ?? code;
  expect(quantityText(quantity, { code, name })).toBe(text);
});
