import { describe, expect, it } from 'vitest';
import { activityOf, addressText, creditStatusOf, creditUsage, owedBy, standingOf } from './customers.status';

describe('the status of a customer', () => {
  it('in the list is blocked first, then follows the balance', () => {
    expect(standingOf({ isBlocked: true, balance: -5 })).toBe('blocked');
    expect(standingOf({ isBlocked: false, balance: -1 })).toBe('debt');
    expect(standingOf({ isBlocked: false, balance: 1 })).toBe('credit');
    expect(standingOf({ isBlocked: false, balance: 0 })).toBe('normal');
  });

  it('on the page is blocked first, then active or inactive', () => {
    expect(activityOf({ isBlocked: true, isActive: true })).toBe('blocked');
    expect(activityOf({ isBlocked: false, isActive: true })).toBe('active');
    expect(activityOf({ isBlocked: false, isActive: false })).toBe('inactive');
  });
});

describe('credit', () => {
  it('is used by debt only', () => {
    expect(owedBy({ balance: -500 })).toBe(500);
    expect(owedBy({ balance: 500 })).toBe(0);
    expect(creditStatusOf({ balance: 100_000, creditLimit: 10 })).toBe('within');
  });

  it.each([
    [0, 'within', 0],
    [-8000, 'within', 80],
    [-8001, 'near', 80],
    [-10_000, 'near', 100],
    [-10_001, 'over', 100],
    [-15_000, 'over', 150],
  ])('of a balance of %i against a limit of 10000 is %s', (balance, status, usage) => {
    expect(creditStatusOf({ balance, creditLimit: 10_000 })).toBe(status);
    expect(creditUsage({ balance, creditLimit: 10_000 })).toBe(usage);
  });

  it('without a limit is exceeded by any debt', () => {
    expect(creditStatusOf({ balance: -1, creditLimit: 0 })).toBe('over');
    expect(creditUsage({ balance: -1, creditLimit: 0 })).toBe(100);
    expect(creditUsage({ balance: 0, creditLimit: 0 })).toBe(0);
  });
});

describe('an address', () => {
  it('is shown as one line, whether stored as text or as parts', () => {
    expect(addressText('تعز')).toBe('تعز');
    expect(addressText({ city: 'تعز', area: '', street: 'شارع جمال' })).toBe('تعز، شارع جمال');
  });
});
