import { roundQuantity } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { aPart, aWarehouse } from '../../../test/factories';
import { transaction } from '../../db/transaction';
import { moveStock, type StockLine } from './move-stock';

const database = useDatabase();
let here: string;
let there: string;

beforeAll(async () => {
  here = await aWarehouse(database.db);
  there = await aWarehouse(database.db);
});

interface Batch {
  warehouseId: string;
  quantity: number;
  expiryDate: string | null;
}

let made = 0;
/** Inserts batches of a part in the order of their ids, which decides between batches of one expiry day. */
async function addBatches(productId: string, batches: readonly Batch[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select gen_random_uuid() as id from generate_series(1, ${batches.length}) order by id`.execute(
    database.db,
  );
  const ids = rows.map(({ id }) => id);
  for (const [place, batch] of batches.entries())
    await database.db
      .insertInto('stockBatches')
      .values({ ...batch, id: ids[place] as string, productId, batchNumber: `B-${++made}` })
      .execute();
  return ids;
}

async function quantitiesOf(ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ quantity: number }>`
    select b.quantity from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join stock_batches b using (id) order by place`.execute(database.db);
  return rows.map(({ quantity }) => quantity);
}

const move = (lines: StockLine[]) =>
  transaction(database.db, (tx) =>
    moveStock(tx, { reason: 'correction', lines, userId: null, within: undefined }),
  );

describe('batches of goods that leave', () => {
  it('empties batches of one expiry day in the order of their ids, and the last of them in part', async () => {
    const part = await aPart(database.db, { unit: 'litre', stock: { [here]: 10 } });
    const batch = (quantity: number, expiryDate: string | null) => ({
      warehouseId: here,
      quantity,
      expiryDate,
    });
    const ids = await addBatches(part, [
      batch(2.5, '2027-03-01'),
      batch(2.5, '2027-03-01'),
      batch(1, null),
      batch(1, '2027-01-01'),
    ]);
    await move([
      { productId: part, quantity: -3.25, warehouseId: here },
      { productId: part, quantity: -1.5, warehouseId: here },
    ]);
    expect(await quantitiesOf(ids)).toEqual([0, 1.25, 1, 0]);
  });

  it('leaves the same quantities as taking line by line from the batch that expires first', async () => {
    const quantity = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100);
    const place = fc.constantFrom('here', 'there');
    const expiryDate = fc.constantFrom('2027-01-01', '2027-02-01', null);
    const batches = fc.array(fc.record({ place, quantity, expiryDate }), { maxLength: 6 });
    const lines = fc.array(fc.record({ place, quantity }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(batches, batches), fc.tuple(lines, lines), async (ofParts, leaving) => {
        const placeOf = { here, there };
        const parts = await Promise.all(
          ofParts.map(() => aPart(database.db, { unit: 'litre', stock: { [here]: 100, [there]: 100 } })),
        );
        const stored = ofParts.map((own) =>
          own.map((one) => ({
            warehouseId: placeOf[one.place],
            quantity: one.quantity,
            expiryDate: one.expiryDate,
          })),
        );
        const ids: string[][] = [];
        for (const [index, own] of stored.entries()) ids.push(await addBatches(parts[index] as string, own));
        await move(
          leaving.flatMap((own, index) =>
            own.map((line) => ({
              productId: parts[index] as string,
              quantity: -line.quantity,
              warehouseId: placeOf[line.place],
            })),
          ),
        );
        for (const [index, own] of stored.entries()) {
          for (const line of leaving[index] ?? []) takeFirstToExpire(own, placeOf[line.place], line.quantity);
          expect(await quantitiesOf(ids[index] ?? [])).toEqual(own.map((one) => one.quantity));
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** The rule as plain steps; `batches` is sorted by id. */
function takeFirstToExpire(batches: readonly Batch[], warehouseId: string, wanted: number): void {
  const byExpiry = (a: Batch, b: Batch) => (a.expiryDate ?? '9999').localeCompare(b.expiryDate ?? '9999');
  let open = wanted;
  for (const batch of batches.filter((one) => one.warehouseId === warehouseId).toSorted(byExpiry)) {
    const taken = Math.min(batch.quantity, open);
    batch.quantity = roundQuantity(batch.quantity - taken);
    open = roundQuantity(open - taken);
  }
}
