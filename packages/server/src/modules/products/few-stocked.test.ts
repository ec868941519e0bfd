import { beforeAll, expect, it } from 'vitest';
import { aPart, aWarehouse } from '../../../test/factories';
import { useDatabase } from '../../../test/database';
import { fewStocked } from './few-stocked';
import { filterParts } from './filter-parts';
import { fromParts } from './products.queries';

const base = useDatabase();
let [main, branch, empty] = ['', '', ''];

beforeAll(async () => {
  const { db } = base;
  [main, branch, empty] = [await aWarehouse(db), await aWarehouse(db), await aWarehouse(db)];
  await aPart(db, { mainWarehouseId: main });
  await aPart(db, { mainWarehouseId: branch });
  await aPart(db, { stock: { [main]: 40, [branch]: 3 } });
  await aPart(db, { stock: { [main]: 5, [branch]: 6 } });
  await aPart(db, { stock: { [branch]: 2 }, minLevel: 0 });
  const soldOut = await aPart(db, { mainWarehouseId: main });
  await db.insertInto('stock').values({ productId: soldOut, warehouseId: branch, quantity: 0 }).execute();
});

it.each(['all', 'in_stock', 'low_stock', 'out_of_stock'] as const)(
  'finds the parts of a warehouse that the filter of lists finds: %s',
  async (status) => {
    const found: number[] = [];
    for (const warehouse of [main, branch, empty]) {
      const filter = { warehouse, status };
      const rows = await filterParts(fromParts(base.db, warehouse), filter).select('products.id').execute();
      const ids = new Set(await fewStocked(base.db, warehouse, status));
      expect([...ids].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      found.push(ids.size);
    }
    expect(found).toEqual(
      { all: [4, 5, 0], in_stock: [1, 2, 0], low_stock: [1, 1, 0], out_of_stock: [2, 2, 0] }[status],
    );
  },
);

it('leaves many parts to the order of the list', async () => {
  const large = await aWarehouse(base.db);
  await base.db
    .insertInto('products')
    .values(
      Array.from({ length: 2001 }, (_, n) => ({
        name: 'برغي',
        partNumber: `MANY-${n}`,
        mainWarehouseId: large,
      })),
    )
    .execute();
  expect(await fewStocked(base.db, large)).toBeUndefined();
  expect(await fewStocked(base.db, large, 'low_stock')).toEqual([]);
});
