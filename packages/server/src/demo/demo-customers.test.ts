import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction } from '../db/transaction';
import { demoCustomers } from './demo-customers';

const database = useDatabase();

describe('the customers of the sample shop', () => {
  beforeAll(() => transaction(database.db, (tx) => demoCustomers.fill(tx)));

  it('are three hundred different people with phone numbers and without debts', async () => {
    const all = await database.db.selectFrom('customers').selectAll().execute();
    expect(all).toHaveLength(300);
    expect(new Set(all.map(({ name }) => name)).size).toBe(300);
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(300);
    expect(all.every(({ phone }) => /^7[0137]\d{7}$/.test(phone))).toBe(true);
    expect(all.every(({ balance }) => balance === 0)).toBe(true);
    expect(all.filter(({ isBlocked }) => isBlocked).length).toBeGreaterThan(5);
    expect(all.filter(({ isActive }) => !isActive).length).toBeGreaterThan(3);
  });

  it('leave the counter ready for the next customer', async () => {
    const last = await database.db
      .selectFrom('customers')
      .select('customerCode')
      .orderBy('customerCode', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(last.customerCode).toBe('CUST-00300');
  });
});
