import type { CopiedCustomer } from '@turoos/contract';
import { expect, it } from 'vitest';
import { Customers } from './search-customers';
import { idOf } from './test-parts';

const aCustomer = (number: number, fields: Partial<CopiedCustomer>): CopiedCustomer => ({
  id: idOf(number),
  name: '',
  code: `C-${number}`,
  phone: '',
  balance: 0,
  creditLimit: 0,
  priceTier: null,
  isBlocked: false,
  isActive: true,
  ...fields,
});

const customers = new Customers();
customers.put(aCustomer(1, { name: 'محمد علي', phone: '777 123 456' }));
customers.put(aCustomer(2, { name: 'أحمد صالح', phone: '733000111' }));
customers.put(aCustomer(3, { name: 'احمد سعيد', code: 'VIP-7' }));
const search = (text: string, limit = 20) =>
  customers.search(text, limit).map(({ id }) => Number(id.slice(-3)));

it.each([
  ['احمد', [3, 2]],
  ['أحمد صا', [2]],
  ['777123', [1]],
  ['777 123 456', [1]],
  ['vip7', [3]],
  ['', [3, 2, 1]],
  ['لا أحد', []],
  ['-', []],
])('«%s» finds customers by name', (text, expected) => expect(search(text)).toEqual(expected));

it('a changed balance and a changed name are found at once', () => {
  customers.put(aCustomer(1, { name: 'محمد علي', phone: '777 123 456', balance: -500 }));
  expect(customers.search('محمد', 1)[0]?.balance).toBe(-500);
  customers.put(aCustomer(1, { name: 'بدر', phone: '777 123 456' }));
  expect([search('محمد'), search('', 1)]).toEqual([[], [3]]);
  customers.remove(idOf(3));
  expect(search('احمد')).toEqual([2]);
});
