import { describe, expect, it } from 'vitest';
import { matchOldest } from './match-oldest.rules';

const debt = (id: string, open: number) => ({ id, change: -open, open });
const credit = (id: string, open: number) => ({ id, change: open, open });

describe('matching credits to debts', () => {
  it('settles the oldest debt first and continues until the credit is used up', () => {
    expect(matchOldest([debt('d1', 30), debt('d2', 50), credit('c1', 60)])).toEqual([
      { debitId: 'd1', creditId: 'c1', amount: 30 },
      { debitId: 'd2', creditId: 'c1', amount: 30 },
    ]);
  });

  it('uses the oldest credit first', () => {
    expect(matchOldest([credit('c1', 20), credit('c2', 50), debt('d1', 40)])).toEqual([
      { debitId: 'd1', creditId: 'c1', amount: 20 },
      { debitId: 'd1', creditId: 'c2', amount: 20 },
    ]);
  });

  it('matches nothing where one side is missing', () => {
    expect(matchOldest([debt('d1', 10), debt('d2', 10)])).toEqual([]);
    expect(matchOldest([credit('c1', 10)])).toEqual([]);
  });
});
