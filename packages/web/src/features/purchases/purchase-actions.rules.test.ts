import { purchaseStatusNames, type PurchaseStatus } from '@turoos/contract';
import { expect, it } from 'vitest';
import {
  cancelBlocked,
  editBlocked,
  payBlocked,
  removeBlocked,
  returnBlocked,
} from './purchase-actions.rules';

const purchase = (status: PurchaseStatus, more: object = {}) => ({
  status,
  itemCount: 1,
  paidAmount: 0,
  remainingAmount: status === 'completed' ? 100 : 0,
  returnedAmount: 0,
  ...more,
});
const free = (blocked: (one: ReturnType<typeof purchase>) => string | undefined) =>
  purchaseStatusNames.filter((status) => blocked(purchase(status)) === undefined);

it('PUR-13 offers what the state of a purchase allows, and says why not otherwise', () => {
  expect(free(editBlocked)).toEqual(['completed', 'pending']);
  expect(free(returnBlocked)).toEqual(['completed']);
  expect(free(cancelBlocked)).toEqual(['completed', 'pending']);
  expect(free(payBlocked)).toEqual(['completed']);
  expect(free(removeBlocked)).toEqual(['pending', 'cancelled']);
  expect(returnBlocked(purchase('returned'))).toBe('أُرجعت الفاتورة بالفعل');
});

it('looks at goods and money too', () => {
  expect(removeBlocked(purchase('completed', { itemCount: 0 }))).toBeUndefined();
  expect(removeBlocked(purchase('completed', { itemCount: 0, paidAmount: 1 }))).toBeDefined();
  expect(payBlocked(purchase('completed', { remainingAmount: 0 }))).toBeDefined();
  expect(payBlocked(purchase('returned', { remainingAmount: 5 }))).toBeUndefined();
  expect(cancelBlocked(purchase('completed', { returnedAmount: 5 }))).toBeDefined();
});
