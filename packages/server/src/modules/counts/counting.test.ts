import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCounts } from '../../../test/counts';

const { shop, call, aShelf, stocked, start, put, count, finish, items, move } = useCounts();
let staff: Person;
let keeper: Person;
beforeAll(async () => {
  staff = await shop.person('warehouse_staff');
  keeper = await shop.person('warehouse_manager');
});

describe('counting', () => {
  it('saves only the lines sent, and returns them with the totals', async () => {
    const { warehouse, parts } = await aShelf(10, 5, 3);
    const [first, second] = parts;
    const { _id } = await start(warehouse);
    const saved = await count(_id, [{ product: first, countedQuantity: 8, systemQuantity: 999 }], staff);
    expect(saved.items).toMatchObject([
      {
        product: first,
        systemQuantity: 10,
        systemQty: 10,
        countedQuantity: 8,
        physicalQty: 8,
        diff: -2,
        diffValue: -20,
        countedBy: { _id: staff.id },
      },
    ]);
    expect(saved.items[0]?.countedAt).not.toBeNull();
    await count(_id, [{ productId: second, physicalQty: 5 }], keeper);
    const { summary } = (await call('GET', `/inventory-counts/${_id}`)).json().data;
    expect(summary).toEqual({
      totalItems: 3,
      countedItems: 2,
      pendingItems: 1,
      differenceItems: 1,
      accuracyPercentage: 50,
      totalExpectedValue: 150,
      totalActualValue: 130,
      totalVarianceValue: -20,
    });
  });

  it('stores an empty shelf as a count of 0, not as an uncounted line', async () => {
    const { warehouse, parts } = await aShelf(4, 4);
    const { _id } = await start(warehouse);
    const { summary } = await count(_id, [{ product: parts[0], countedQuantity: 0 }]);
    expect(summary).toMatchObject({ countedItems: 1, pendingItems: 1, accuracyPercentage: 0 });
  });

  it('clears a count with null', async () => {
    const { warehouse, parts } = await aShelf(4);
    const { _id } = await start(warehouse);
    await count(_id, [{ product: parts[0], countedQuantity: 1 }]);
    const back = await count(_id, [{ product: parts[0], countedQuantity: null }]);
    expect(back.items).toMatchObject([
      { countedQuantity: null, diff: null, countedAt: null, countedBy: null },
    ]);
    expect(back.summary).toMatchObject({ countedItems: 0, accuracyPercentage: 100 });
  });

  it('compares each line with the book quantity at that time, and keeps both for an unchanged count', async () => {
    const { warehouse, parts } = await aShelf(10, 10);
    const [first, second] = parts as [string, string];
    const { _id } = await start(warehouse);
    await move(first, warehouse, -3);
    await move(second, warehouse, -4);
    expect((await items(_id)).map(({ systemQuantity }) => systemQuantity).toSorted()).toEqual([6, 7]);
    await count(_id, [{ product: first, countedQuantity: 7 }]);
    await move(first, warehouse, -2);
    const again = await count(_id, [{ product: first, countedQuantity: 7 }]);
    expect(again.items).toMatchObject([{ systemQuantity: 7, diff: 0 }]);
    const anew = await count(_id, [{ product: first, countedQuantity: 6 }]);
    expect(anew.items).toMatchObject([{ systemQuantity: 5, diff: 1 }]);
  });

  it('adds a part that was found to the count', async () => {
    const { warehouse } = await aShelf(1);
    const found = await stocked(warehouse, 0);
    const { _id } = await start(warehouse);
    const added = await count(_id, [{ product: found }]);
    expect(added.items).toMatchObject([{ product: found, systemQuantity: 0, countedQuantity: null }]);
    await count(_id, [{ product: found, countedQuantity: 2 }]);
    expect((await items(_id)).map(({ diff }) => diff)).toEqual([null, 2]);
    await count(_id, [{ product: found }]);
    expect((await items(_id, '?filter=counted'))[0]).toMatchObject({ product: found, countedQuantity: 2 });
  });

  it('uses the last of two lines of one part', async () => {
    const { warehouse, parts } = await aShelf(1);
    const { _id } = await start(warehouse);
    const line = (countedQuantity: number) => ({ product: parts[0], countedQuantity });
    expect((await count(_id, [line(3), line(1)])).items).toMatchObject([{ countedQuantity: 1 }]);
  });

  it('accepts fractions for measured units, but not for pieces', async () => {
    const { warehouse, parts } = await aShelf(2, 2);
    const { _id } = await start(warehouse);
    expect((await put(_id, { items: [{ product: parts[0], countedQuantity: 2.5 }] })).statusCode).toBe(200);
    expect(await items(_id, '?filter=counted')).toMatchObject([{ countedQuantity: 2.5, diff: 0.5 }]);
    await shop.db
      .updateTable('products')
      .set({ unit: 'piece' })
      .where('id', '=', parts[1] as string)
      .execute();
    const refused = await put(_id, { items: [{ product: parts[1], countedQuantity: 2.5 }] });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      expect.stringContaining('لا تقبل الكسور'),
    ]);
  });

  it.each([
    ['three decimals', { countedQuantity: 1.125 }, 400],
    ['less than nothing', { countedQuantity: -1 }, 400],
    ['a word', { countedQuantity: 'خمسة' }, 400],
    ['more than anything', { countedQuantity: 1e12 }, 400],
    ['an unknown part', { product: crypto.randomUUID(), countedQuantity: 1 }, 404],
    ['an unknown field', { countedQuantity: 1, mood: 'good' }, 400],
  ])('refuses %s, and saves nothing of the rest', async (_, line, status) => {
    const { warehouse, parts } = await aShelf(2, 2);
    const { _id } = await start(warehouse);
    const good = { product: parts[1], countedQuantity: 2 };
    const reply = await put(_id, { items: [good, { product: parts[0], ...line }] });
    expect(reply.statusCode, reply.body).toBe(status);
    expect(await items(_id, '?filter=counted')).toEqual([]);
  });

  it('of an unknown count is refused', async () =>
    expect((await put(crypto.randomUUID(), { items: [] })).statusCode).toBe(404));
});

describe('several at once', () => {
  it('two people save different lines, and nothing is lost', async () => {
    const { warehouse, parts } = await aShelf(...Array.from({ length: 12 }, () => 6));
    const { _id } = await start(warehouse);
    await Promise.all(
      parts.map((product, index) =>
        count(_id, [{ product, countedQuantity: index }], index % 2 ? staff : keeper),
      ),
    );
    const lines = await items(_id);
    for (const [index, product] of parts.entries())
      expect(lines.find((line) => line.product === product)).toMatchObject({
        countedQuantity: index,
        countedBy: { _id: index % 2 ? staff.id : keeper.id },
      });
  });

  it('two people save overlapping lines in opposite order without a deadlock', async () => {
    const { warehouse, parts } = await aShelf(...Array.from({ length: 8 }, () => 6));
    const { _id } = await start(warehouse);
    const lines = parts.map((product) => ({ product, countedQuantity: 6 }));
    await Promise.all([count(_id, lines, staff), count(_id, lines.toReversed(), keeper)]);
    expect((await call('GET', `/inventory-counts/${_id}`)).json().data.summary.countedItems).toBe(8);
  });

  it('a concurrent sale falls before the count or after it', async () => {
    for (let round = 0; round < 5; round++) {
      const { warehouse, parts } = await aShelf(10);
      const [product] = parts as [string];
      const { _id } = await start(warehouse);
      await Promise.all([count(_id, [{ product, countedQuantity: 9 }]), move(product, warehouse, -1)]);
      expect([9, 10]).toContain((await items(_id))[0]?.systemQuantity);
    }
  });
});

describe('a blind count', () => {
  it('hides the book quantities from the counter in every response until it ends', async () => {
    const { warehouse, parts } = await aShelf(10, 4);
    const { _id } = await start(warehouse, { isBlind: true });
    const saved = await count(_id, [{ product: parts[0], countedQuantity: 7 }], staff);
    const hidden = { systemQuantity: null, systemQty: null, diff: null, diffValue: null };
    expect(saved.items).toMatchObject([{ countedQuantity: 7, ...hidden }]);
    for (const who of [staff, keeper]) {
      expect(await items(_id, '', who)).toMatchObject([hidden, hidden]);
      const seen = (await who.call('GET', `/inventory-counts/${_id}`)).json().data;
      expect(seen).toMatchObject({
        systemHidden: true,
        items: [hidden, hidden],
        summary: {
          countedItems: 1,
          differenceItems: 0,
          accuracyPercentage: 100,
          totalExpectedValue: 0,
          totalActualValue: 70,
          totalVarianceValue: 0,
        },
      });
      const listed = (await who.call('GET', `/inventory-counts?warehouse=${warehouse}`)).json()[0];
      expect(listed).toMatchObject({ items: [hidden, hidden], summary: { totalVarianceValue: 0 } });
      const refused = await who.call('GET', `/inventory-counts/${_id}/items?filter=difference`);
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'الجرد أعمى: كميات النظام والفروق مخفية حتى ينتهي',
      ]);
      const csv = await who.call('GET', `/inventory-counts/${_id}/items?format=csv`);
      expect(csv.body).toContain(',,7,,10,,');
    }
    expect(await items(_id, '?filter=difference')).toMatchObject([{ systemQuantity: 10, diff: -3 }]);
    await finish(_id);
    expect(await items(_id, '?filter=difference', staff)).toMatchObject([{ systemQuantity: 10, diff: -3 }]);
  });

  it('shows them to a user with the named permission to approve adjustments', async () => {
    const { warehouse } = await aShelf(10);
    const { _id } = await start(warehouse, { isBlind: true });
    const trusted = await shop.person('warehouse_staff');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['stockAdjustments.approve'] })
      .where('id', '=', trusted.id)
      .execute();
    expect(await items(_id, '', trusted)).toMatchObject([{ systemQuantity: 10 }]);
  });
});
