import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction } from '../db/transaction';
import { supplierLedgerProofs } from '../modules/books/ledger.proofs';
import { syncSystemRoles } from '../modules/roles';
import { demoSuppliers } from './demo-suppliers';
import { demoUsers } from './demo-users';

const database = useDatabase();

describe('the suppliers of the sample shop', () => {
  beforeAll(async () => {
    await transaction(database.db, syncSystemRoles);
    await transaction(database.db, async (tx) => {
      await demoUsers.fill(tx);
      await demoSuppliers.fill(tx);
    });
  });

  it('are thirty, from several cities, one of them inactive, some with opening debts', async () => {
    const all = await database.db.selectFrom('suppliers').selectAll().execute();
    expect(all).toHaveLength(30);
    expect(new Set(all.map(({ city }) => city)).size).toBeGreaterThan(8);
    expect(all.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(all.filter(({ balance }) => balance < 0).length).toBeGreaterThan(4);
    expect(all.every(({ createdAt }) => createdAt < new Date(Date.now() - 30 * 86_400_000))).toBe(true);
  });

  it('have consistent accounts', async () => {
    for (const { contradictions } of supplierLedgerProofs)
      expect((await contradictions.execute(database.db)).rows).toEqual([]);
  });
});
