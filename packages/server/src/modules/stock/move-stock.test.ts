import { ltr } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { aPart, aWarehouse, correctStock } from '../../../test/factories';
import { connect } from '../../db/connect';
import { checkBooks } from '../books';
import type { StockLine } from './move-stock';

const database = useDatabase();
let here: string;
let there: string;

beforeAll(async () => {
  here = await aWarehouse(database.db);
  there = await aWarehouse(database.db);
});

const move = (lines: StockLine[], db = database.db) => correctStock(db, lines);
const total = async (productId: string) =>
  database.db
    .selectFrom('stockTotals')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();
const heldIn = async (productId: string) =>
  Object.fromEntries(
    (await database.db.selectFrom('stock').selectAll().where('productId', '=', productId).execute()).map(
      (row) => [row.warehouseId, row.quantity],
    ),
  );

describe('moving stock', () => {
  it('writes the stock per warehouse, and a movement with the quantity after it', async () => {
    const part = await aPart(database.db, { stock: { [here]: 10 } });
    await move([{ productId: part, quantity: -3, warehouseId: here }]);
    expect(await heldIn(part)).toEqual({ [here]: 7 });
    expect((await total(part)).quantity).toBe(7);
    const movements = await database.db
      .selectFrom('stockMovements')
      .selectAll()
      .where('productId', '=', part)
      .orderBy('seq')
      .execute();
    expect(movements.map(({ quantity, quantityAfter, reason }) => [quantity, quantityAfter, reason])).toEqual(
      [
        [10, 10, 'opening'],
        [-3, 7, 'correction'],
      ],
    );
  });

  it('takes from the main warehouse first, then from the others', async () => {
    const part = await aPart(database.db, { stock: { [here]: 2, [there]: 5 }, mainWarehouseId: here });
    await move([{ productId: part, quantity: -4 }]);
    expect(await heldIn(part)).toEqual({ [here]: 0, [there]: 3 });
  });

  it('takes only from the specified warehouse', async () => {
    const part = await aPart(database.db, { stock: { [here]: 2, [there]: 5 } });
    await expect(move([{ productId: part, quantity: -3, warehouseId: here }])).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await heldIn(part)).toEqual({ [here]: 2, [there]: 5 });
  });

  it('reports a shortage with the part, the requested and the available quantity', async () => {
    const part = await aPart(database.db, { name: 'طقم فرامل', partNumber: 'BR-77', stock: { [here]: 2 } });
    await expect(move([{ productId: part, quantity: -3 }])).rejects.toMatchObject({
      message: `الكمية المطلوبة من طقم فرامل (${ltr('BR-77')}) هي 3 وحدة والمتوفر 2 وحدة`,
      details: { product: part, requested: 3, available: 2 },
    });
  });

  it('moves all lines or none', async () => {
    const [one, two] = [await aPart(database.db, { stock: { [here]: 5 } }), await aPart(database.db)];
    await expect(
      move([
        { productId: one, quantity: -1 },
        { productId: two, quantity: -1 },
      ]),
    ).rejects.toThrow();
    expect((await total(one)).quantity).toBe(5);
  });

  it('updates the moving average when goods arrive at another cost, and keeps it when they leave', async () => {
    const part = await aPart(database.db, { cost: 1000, stock: { [here]: 10 } });
    await move([{ productId: part, quantity: 5, warehouseId: there, unitCost: 1600 }]);
    expect((await total(part)).cost).toBe(1200);
    await move([{ productId: part, quantity: -12 }]);
    expect((await total(part)).cost).toBe(1200);
    await move([{ productId: part, quantity: -3 }]);
    await move([{ productId: part, quantity: 1, warehouseId: here, unitCost: 500 }]);
    expect((await total(part)).cost).toBe(500);
  });

  it('removes the cost of returned goods from the average, as far as stock remains', async () => {
    const part = await aPart(database.db, { cost: 1000, stock: { [here]: 10 } });
    await move([{ productId: part, quantity: 5, warehouseId: here, unitCost: 100_000 }]);
    expect((await total(part)).cost).toBe(34_000);
    await move([{ productId: part, quantity: -5, warehouseId: here, cameAt: 100_000 }]);
    expect((await total(part)).cost).toBe(1000);
    await move([{ productId: part, quantity: -9, cameAt: 5000 }]);
    expect((await total(part)).cost).toBe(1000);
    await move([{ productId: part, quantity: -1, cameAt: 5000 }]);
    expect((await total(part)).cost).toBe(1000);
  });

  it('adds hundredths without drift', async () => {
    const part = await aPart(database.db, { stock: { [here]: 1 } });
    for (let n = 0; n < 10; n++) await move([{ productId: part, quantity: -0.1 }]);
    expect((await total(part)).quantity).toBe(0);
  });

  it('refuses goods without a warehouse, and an unknown part', async () => {
    const part = await aPart(database.db);
    await expect(move([{ productId: part, quantity: 1 }])).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(move([{ productId: crypto.randomUUID(), quantity: 1 }])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('movements are append-only', async () => {
    await aPart(database.db, { stock: { [here]: 1 } });
    await expect(sql`update stock_movements set quantity = 99`.execute(database.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from stock_movements`.execute(database.db)).rejects.toThrow('append-only');
  });
});

describe('concurrent moves', () => {
  it('let 64 sellers sell each of the last units once', async () => {
    const part = await aPart(database.db, { stock: { [here]: 7, [there]: 3 } });
    const tills = connect(database.url, { max: 32 });
    const results = await Promise.allSettled(
      Array.from({ length: 64 }, () => move([{ productId: part, quantity: -1 }], tills)),
    );
    await tills.destroy();
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason.code).toBe('CONFLICT');
    expect((await total(part)).quantity).toBe(0);
  });

  it('of the same parts in opposite order do not deadlock', async () => {
    const parts = [
      await aPart(database.db, { stock: { [here]: 500 } }),
      await aPart(database.db, { stock: { [here]: 500 } }),
    ];
    const tills = connect(database.url, { max: 16 });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        move(
          (n % 2 ? parts : parts.toReversed()).map((productId) => ({ productId, quantity: -1 })),
          tills,
        ),
      ),
    );
    await tills.destroy();
    for (const part of parts) expect((await total(part)).quantity).toBe(440);
  });

  it('in any mix leave the books balanced', async () => {
    const parts = await Promise.all([1, 2, 3].map(() => aPart(database.db, { stock: { [here]: 20 } })));
    const line = fc.record({
      productId: fc.constantFrom(...parts),
      warehouseId: fc.constantFrom(here, there, undefined),
      quantity: fc.integer({ min: -800, max: 800 }).map((hundredths) => hundredths / 100),
      unitCost: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    });
    const moves = fc.sample(fc.array(line, { minLength: 1, maxLength: 4 }), 120);
    await Promise.allSettled(moves.map((lines) => move(lines)));
    const broken = (await checkBooks(database.db)).filter(({ contradictions }) => contradictions.length);
    expect(broken.filter(({ claim }) => claim !== 'the shop has an active administrator')).toEqual([]);
  });
});
