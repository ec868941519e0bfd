import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { brokenClaims, countOf } from '../../test/generated';
import { generateParts } from './generate-parts';
import { generatePurchases } from './generate-purchases';
import { generateSales } from './generate-sales';

const database = useDatabase();

const count = (from: string) => countOf(database.db, from);

describe('generated purchases', () => {
  it('need parts', async () => {
    await expect(generatePurchases(database.db, 10)).rejects.toThrow('no parts to buy');
    expect(await count('suppliers')).toBe(0);
  });

  it('leave consistent books, and contain every kind of purchase', async () => {
    await generateParts(database.db, 200);
    await generatePurchases(database.db, 400);
    expect(await brokenClaims(database.db)).toEqual(['the shop has an active administrator']);
    expect(await count('purchases')).toBe(400);
    expect(await count('suppliers')).toBe(8);
    for (const found of [
      "purchases where payment_status = 'paid'",
      "purchases where payment_status = 'partial'",
      "purchases where payment_status = 'pending' and status = 'completed'",
      "purchases where status = 'pending'",
      "purchases where status = 'partly_received'",
      "purchases where remaining > 0 and purchase_date < now() - interval '90 days'",
      'suppliers where balance < 0',
      "journal_entries where kind = 'purchase'",
      "money_movements where kind = 'payment'",
    ])
      expect(await count(found), found).toBeGreaterThan(0);
    expect(await count('supplier_transactions where at > now()')).toBe(0);
    expect(
      await count('(select from purchase_items group by purchase_id, product_id having count(*) > 1) twice'),
    ).toBe(0);
  }, 60_000);

  it('continue the last numbers, beside sales', async () => {
    await generateSales(database.db, 300);
    await generatePurchases(database.db, 100);
    expect(await brokenClaims(database.db)).toEqual(['the shop has an active administrator']);
    expect(await count('(select distinct purchase_number from purchases) as numbers')).toBe(500);
    expect(await count('suppliers')).toBe(10);
  }, 60_000);
});
