import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { aWarehouse } from '../../test/factories';
import { brokenClaims, countOf } from '../../test/generated';
import { generateCustomers } from './generate-customers';
import { generateParts } from './generate-parts';
import { generateSales } from './generate-sales';

const database = useDatabase();

const count = (from: string) => countOf(database.db, from);

describe('generated sales', () => {
  it('need parts', async () => {
    await expect(generateSales(database.db, 10)).rejects.toThrow('no parts to sell');
  });
});

describe('a generated year', () => {
  beforeAll(async () => {
    for (let made = 0; made < 3; made++) await aWarehouse(database.db);
    await generateParts(database.db, 300);
    await generateCustomers(database.db, 40);
    await generateSales(database.db, 3000);
  }, 120_000);

  it('leaves consistent books', async () => {
    expect(await brokenClaims(database.db)).toEqual(['the shop has an active administrator']);
    expect(await count('sales')).toBe(3000);
  });

  it('contains everything that happens in a shop', async () => {
    for (const found of [
      "sales where payment_status = 'partial'",
      "sales where payment_status = 'deferred' and status = 'completed'",
      "sales where payment_status = 'paid' and paid > till_paid",
      "sales where status = 'refunded'",
      "sales where status = 'completed' and refund_amount > 0",
      "sales where status = 'cancelled'",
      'sales where discount > 0',
      'sales where customer_id is null',
      'sale_items where own_price',
      'sale_items where quantity % 1 <> 0',
      "customer_transactions where type = 'payment'",
      "customer_transactions where type = 'refund'",
      'customer_settlements',
      "stock_movements where reason = 'purchase'",
      "stock_movements where reason = 'sale.cancel'",
      'customers where balance < 0',
      'shift_closes where z_number > 100',
      'expenses where shift_id is not null',
      "journal_entries where kind = 'cancel'",
      "money_movements where kind = 'drop'",
    ])
      expect(await count(found), found).toBeGreaterThan(0);
    expect(await count("sales where status <> 'pending' and customer_id is null and remaining > 0")).toBe(0);
    expect(await count('customers where -balance > credit_limit')).toBe(0);
  });

  it('is in chronological order, from a year ago until now', async () => {
    expect(await count("sales where created_at > now() or created_at < now() - interval '366 days'")).toBe(0);
    expect(
      await count(`(select at < lag(at) over (order by seq) as back from stock_movements) moved where back`),
    ).toBe(0);
    expect(
      await count(`(select sale_number < lag(sale_number) over (
          partition by left(sale_number, 12), length(sale_number) order by created_at) as back from sales) s where back`),
    ).toBe(0);
    expect(await count('(select distinct day from sales_by_day) as days')).toBeGreaterThan(300);
  });

  it('continues an earlier one', async () => {
    await generateSales(database.db, 500);
    expect(await brokenClaims(database.db)).toEqual(['the shop has an active administrator']);
    expect(await count('sales')).toBe(3500);
    expect(await count('(select distinct sale_number from sales where sale_number is not null) as n')).toBe(
      await count('sales where sale_number is not null'),
    );
  }, 60_000);
});

describe('generated customers', () => {
  it('continue the last number', async () => {
    await generateCustomers(database.db, 10);
    expect(await count('customers')).toBe(50);
    expect(await count("customers where customer_code between 'CUST-00041' and 'CUST-00050'")).toBe(10);
  });
});
