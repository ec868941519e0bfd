import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { aWarehouse } from '../../test/factories';
import { transaction } from '../db/transaction';
import { checkBooks } from '../modules/books';
import { demoCategories } from './demo-categories';
import { demoParts } from './demo-parts';
import { demoCatalogue } from './demo-parts.catalogue';

describe('the sample catalogue', () => {
  const catalogue = demoCatalogue(2000, 4);

  it('is the same every time', () => expect(demoCatalogue(2000, 4)).toEqual(catalogue));

  it('has a unique number for every part, and valid barcodes for most', () => {
    expect(new Set(catalogue.map(({ partNumber }) => partNumber)).size).toBe(2000);
    const barcodes = catalogue.map(({ barcode }) => barcode).filter(Boolean);
    expect(barcodes.length).toBeGreaterThan(1000);
    expect(new Set(barcodes).size).toBe(barcodes.length);
    for (const barcode of barcodes) {
      const sum = [...barcode].reduce(
        (total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1),
        0,
      );
      expect(sum % 10, barcode).toBe(0);
    }
  });

  it('has prices that leave a margin', () => {
    for (const { sellingPrice, cost } of catalogue) {
      expect(cost).toBeGreaterThanOrEqual(Math.floor(sellingPrice * 0.6));
      expect(cost).toBeLessThanOrEqual(Math.ceil(sellingPrice * 0.8));
    }
  });

  it('is a third used parts, with their condition', () => {
    const used = catalogue.filter(({ blueprint }) => blueprint.type === 'used');
    expect(used).toHaveLength(667);
    expect(used.every(({ condition }) => condition !== '')).toBe(true);
  });
});

describe('the sample shop', () => {
  const database = useDatabase();
  beforeAll(async () => {
    for (let made = 0; made < 4; made++) await aWarehouse(database.db);
    await transaction(database.db, async (tx) => {
      await demoCategories.fill(tx);
      await demoParts.fill(tx);
    });
  });

  const count = async (from: string) =>
    Number(
      (await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(database.db)).rows[0]?.n,
    );

  it('has parts in stock, running low and out of stock, over all warehouses, and consistent books', async () => {
    expect(await count('products')).toBe(2000);
    for (const level of ['in_stock', 'low_stock', 'out_of_stock'])
      expect(await count(`stock_totals where level = '${level}'`), level).toBeGreaterThan(50);
    expect(await count('(select distinct warehouse_id from stock) as used')).toBe(4);
    const broken = (await checkBooks(database.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken.map(({ claim }) => claim)).toEqual(['the shop has an active administrator']);
  });

  it('measures oils in litres, hoses in metres and grease in kilograms, and counts sets', async () => {
    for (const unit of ['litre', 'metre', 'kilogram', 'set', 'box'])
      expect(await count(`products where unit = '${unit}'`), unit).toBeGreaterThan(1);
    expect(await count('stock where quantity % 1 <> 0')).toBeGreaterThan(10);
  });

  it('assigns every part an existing category, and knows which parts replaced others', async () => {
    expect(await count('products where category_id is null')).toBe(0);
    expect(await count('categories where name_ar = name_en')).toBe(0);
    expect(await count('products where replaced_by_id is not null')).toBe(24);
    expect(await count('product_fitments')).toBeGreaterThanOrEqual(2000);
    expect(await count("products where search_text like '%كورولا%corolla%'")).toBeGreaterThan(20);
  });
});
