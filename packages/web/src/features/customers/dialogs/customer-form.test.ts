import type { Customer } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, formOf } from './customer-form';

const customer: Customer = {
  _id: '01a1ddde-5d8e-7f9c-82e8-687d1dca5e74',
  customerCode: 'CUST-00001',
  name: 'ورشة الأمانة',
  phone: '777123456',
  email: '',
  address: { city: 'تعز', street: 'شارع جمال' },
  notes: '',
  balance: -5000,
  creditLimit: 250_000,
  loyaltyPoints: 12,
  isBlocked: false,
  isActive: true,
  noMarketing: true,
  priceTier: null,
  version: 3,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe('the customer form', () => {
  it('starts with the documented credit limit', () => {
    expect(formOf(null)).toMatchObject({
      name: '',
      creditLimit: 100_000,
      isActive: true,
      noMarketing: false,
    });
  });

  it('keeps the opt-out from campaigns', () => {
    expect(changesOf(customer, formOf(customer))).toMatchObject({ noMarketing: true });
  });

  it('keeps a structured address unless its line was edited', () => {
    const form = formOf(customer);
    expect(form.address).toBe('تعز، شارع جمال');
    expect(changesOf(customer, { ...form, notes: 'جديد' })).not.toHaveProperty('address');
    expect(changesOf(customer, { ...form, address: 'إب' })).toMatchObject({ address: 'إب', version: 3 });
  });

  it('never sends a balance or points, which have their own dialogs', () => {
    const changes = changesOf(customer, formOf(customer));
    expect(changes).not.toHaveProperty('balance');
    expect(changes).not.toHaveProperty('loyaltyPoints');
  });
});
