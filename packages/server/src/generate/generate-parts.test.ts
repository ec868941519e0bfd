import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { aWarehouse } from '../../test/factories';
import { bulkLoad } from '../db/bulk-load';
import { transaction } from '../db/transaction';
import { checkBooks } from '../modules/books';
import { searchParts } from '../modules/products';
import { generateParts } from './generate-parts';

const database = useDatabase();

const one = async <T>(query: string): Promise<T> =>
  Object.values((await sql.raw<Record<string, T>>(query).execute(database.db)).rows[0] ?? {})[0] as T;

describe('generated parts', () => {
  beforeAll(async () => {
    for (let made = 0; made < 5; made++) await aWarehouse(database.db);
    await generateParts(database.db, 200);
    await generateParts(database.db, 100);
  }, 120_000);

  it('continue the numbers of an earlier run', async () => {
    expect(await one('select count(*) from products')).toBe(300);
    expect(await one('select count(distinct part_code) from products')).toBe(300);
    expect(await one('select count(*) from product_fitments')).toBeGreaterThanOrEqual(300);
    expect(await one('select count(*) from product_numbers')).toBeGreaterThan(50);
  });

  it('leave consistent books, over four warehouses', async () => {
    const broken = (await checkBooks(database.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken.map(({ claim }) => claim)).toEqual(['the shop has an active administrator']);
    expect(await one('select count(distinct warehouse_id) from stock')).toBe(4);
    expect(await one('select count(*) from stock_totals where quantity = 0')).toBeGreaterThan(0);
  });

  it('have whole quantities of counted units and fractions of measured ones', async () => {
    const inFractions = await one<number>(`
      select count(*) from stock_totals t join products p on p.id = t.product_id join units u on u.code = p.unit
      where t.quantity % 1 <> 0 and u.decimals = 2`);
    expect(inFractions).toBeGreaterThan(0);
    expect(await one(`select count(distinct unit) from products`)).toBeGreaterThanOrEqual(3);
  });

  it('have barcodes with a valid check digit', async () => {
    const { rows } = await sql<{ barcode: string }>`select barcode from products`.execute(database.db);
    for (const { barcode } of rows) {
      expect(barcode).toMatch(/^2\d{12}$/);
      const sum = [...barcode].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
      expect(sum % 10, barcode).toBe(0);
    }
  });

  it('are found by the same words as parts created by hand', async () => {
    const before = await one('select string_agg(search_text, chr(10) order by id) from products');
    await sql`select refresh_search_text(array(select id from products))`.execute(database.db);
    expect(await one('select string_agg(search_text, chr(10) order by id) from products')).toBe(before);
    expect(await searchParts(database.db, { q: 'تويوتا', limit: 20 })).toHaveLength(20);
  });
});

describe('a bulk load', () => {
  const definitions = () =>
    one<string>(`
      select string_agg(definition, chr(10) order by definition) from (
        select indexdef as definition from pg_indexes where tablename in ('products', 'product_numbers')
        union all select conname || pg_get_constraintdef(oid) from pg_constraint
        where conrelid in ('products'::regclass, 'product_numbers'::regclass)) as every`);
  const load = (work: () => Promise<void>) =>
    transaction(database.db, (tx) => bulkLoad(tx, ['products', 'product_numbers'], 1_000_000, work));

  it('leaves indexes and foreign keys unchanged', async () => {
    const before = await definitions();
    await load(async () => undefined);
    expect(await definitions()).toBe(before);
  });

  it('leaves them unchanged when it fails', async () => {
    const before = await definitions();
    await expect(load(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await definitions()).toBe(before);
  });
});
