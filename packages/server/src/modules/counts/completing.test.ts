import { ltr } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useCounts } from '../../../test/counts';
import { checkBooks } from '../books';

const { shop, call, aShelf, stocked, start, put, count, finish, move, adjustmentsOf, approve, there } =
  useCounts();

describe('completing a count', () => {
  it('creates a pending adjustment for each difference, and none for matching or uncounted lines', async () => {
    const { warehouse, parts } = await aShelf(10, 10, 10, 10, 10);
    const [less, more, gone, same] = parts;
    const { _id, countNumber } = await start(warehouse);
    await count(_id, [
      { product: less, countedQuantity: 8 },
      { product: more, countedQuantity: 13 },
      { product: gone, countedQuantity: 0 },
      { product: same, countedQuantity: 10 },
    ]);
    const done = await finish(_id);
    expect(done).toMatchObject({
      status: 'completed',
      adjustments: { total: 3, pending: 3 },
      summary: { pendingItems: 1, differenceItems: 3, accuracyPercentage: 25, totalVarianceValue: -90 },
    });
    expect(done.completedAt).not.toBeNull();
    const made = await adjustmentsOf(_id);
    const shared = {
      reason: 'inventory_count',
      status: 'pending',
      referenceNumber: countNumber,
      warehouseId: warehouse,
    };
    expect(made).toHaveLength(3);
    expect(made).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ productId: less, type: 'correction', quantity: 8, ...shared }),
        expect.objectContaining({ productId: more, type: 'correction', quantity: 13, ...shared }),
        expect.objectContaining({ productId: gone, type: 'subtraction', quantity: 10, ...shared }),
      ]),
    );
    for (const part of parts) expect(await there(part, warehouse)).toBe(10);
    for (const { id } of made) await approve(id);
    expect(await Promise.all(parts.map((part) => there(part, warehouse)))).toEqual([8, 13, 0, 10, 10]);
    expect((await call('GET', `/inventory-counts/${_id}`)).json().data.adjustments).toEqual({
      total: 3,
      pending: 0,
    });
  });

  it('saves the lines sent along with the status first', async () => {
    const { warehouse, parts } = await aShelf(10);
    const { _id } = await start(warehouse);
    const reply = await put(_id, {
      items: [{ product: parts[0], countedQuantity: 9 }],
      status: 'completed',
    });
    expect(reply.json().data).toMatchObject({ status: 'completed', adjustments: { total: 1 } });
  });

  it('as cancelled creates no adjustment', async () => {
    const { warehouse, parts } = await aShelf(10);
    const { _id } = await start(warehouse);
    await count(_id, [{ product: parts[0], countedQuantity: 1 }]);
    expect(await finish(_id, 'cancelled')).toMatchObject({
      status: 'cancelled',
      adjustments: { total: 0 },
      summary: { countedItems: 1 },
    });
    expect(await adjustmentsOf(_id)).toEqual([]);
  });

  it('twice at once creates the adjustments once', async () => {
    const { warehouse, parts } = await aShelf(10, 10);
    const { _id } = await start(warehouse);
    await count(
      _id,
      parts.map((product) => ({ product, countedQuantity: 9 })),
    );
    const replies = await Promise.all([1, 2, 3].map(() => put(_id, { status: 'completed' })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await adjustmentsOf(_id)).toHaveLength(2);
  });

  it('while a line is saved includes or refuses the line, never loses it', async () => {
    for (let round = 0; round < 5; round++) {
      const { warehouse, parts } = await aShelf(10);
      const { _id } = await start(warehouse);
      const [saved] = await Promise.all([
        put(_id, { items: [{ product: parts[0], countedQuantity: 7 }] }),
        put(_id, { status: 'completed' }),
      ]);
      expect([200, 409]).toContain(saved?.statusCode);
      expect(await adjustmentsOf(_id)).toHaveLength(saved?.statusCode === 200 ? 1 : 0);
    }
  });
});

const refused = async (id: string): Promise<string> => {
  const reply = await call('POST', `/stock-adjustments/${id}/approve`, {});
  expect(reply.statusCode, reply.body).toBe(409);
  return reply.json().message;
};

describe('goods that move during a count', () => {
  // the book quantity is 10 when counting; sales and purchases after the count do not change the difference
  it.each([
    ['sold after counting, less was there', 8, -3, 'subtraction', 2, 5],
    ['sold after counting, more was there', 12, -3, 'addition', 2, 9],
    ['bought after counting, less was there', 8, 20, 'subtraction', 2, 28],
    ['sold and nothing differed', 10, -3, undefined, 0, 7],
  ])('%s', async (_, counted, moved, type, quantity, left) => {
    const { warehouse, parts } = await aShelf(10);
    const [part] = parts as [string];
    const { _id } = await start(warehouse);
    await count(_id, [{ product: part, countedQuantity: counted }]);
    await move(part, warehouse, moved);
    await finish(_id);
    const made = await adjustmentsOf(_id);
    expect(made.map((one) => [one.type, one.quantity])).toEqual(type ? [[type, quantity]] : []);
    for (const { id } of made) await approve(id);
    expect(await there(part, warehouse)).toBe(left);
  });

  it('sold between completing and approving: only the difference is corrected', async () => {
    const { warehouse, parts } = await aShelf(10);
    const [part] = parts as [string];
    const { _id } = await start(warehouse);
    await count(_id, [{ product: part, countedQuantity: 8 }]);
    await finish(_id);
    await move(part, warehouse, -3);
    const [made] = await adjustmentsOf(_id);
    expect(made?.type).toBe('correction');
    await approve(made?.id as string);
    expect(await there(part, warehouse)).toBe(5);
  });

  it('sold before counting: the book quantity at the time of counting applies', async () => {
    const { warehouse, parts } = await aShelf(10);
    const [part] = parts as [string];
    const { _id } = await start(warehouse);
    await move(part, warehouse, -4);
    await count(_id, [{ product: part, countedQuantity: 6 }]);
    await finish(_id);
    expect(await adjustmentsOf(_id)).toEqual([]);
  });

  it('found without any book quantity: they are added', async () => {
    const { warehouse } = await aShelf();
    const found = await stocked(warehouse, 0);
    const { _id } = await start(warehouse, { countType: 'partial' });
    await count(_id, [{ product: found, countedQuantity: 3 }]);
    await finish(_id);
    const [made] = await adjustmentsOf(_id);
    await approve(made?.id as string);
    expect(await there(found, warehouse)).toBe(3);
  });

  it('missing more than is still in stock: only the stock is subtracted', async () => {
    const { warehouse, parts } = await aShelf(10);
    const [part] = parts as [string];
    const { _id } = await start(warehouse);
    await count(_id, [{ product: part, countedQuantity: 0 }]);
    await move(part, warehouse, -6);
    await finish(_id);
    const [made] = await adjustmentsOf(_id);
    expect(made).toMatchObject({ type: 'subtraction', quantity: 4 });
    await approve(made?.id as string);
    expect(await there(part, warehouse)).toBe(0);
  });

  // both counts found the same shortage, which must be corrected only once
  it.each([
    [100, 90, 90],
    [95, 7, 9],
  ])(
    'counted twice of %s, as %s and as %s: the second approval is refused and changes nothing',
    async (...given) => {
      const [booked, one, two] = given;
      const { warehouse, parts } = await aShelf(booked);
      const [part] = parts as [string];
      const started = [await start(warehouse), await start(warehouse)];
      await count(started[0]?._id as string, [{ product: part, countedQuantity: one }]);
      await count(started[1]?._id as string, [{ product: part, countedQuantity: two }]);
      for (const { _id } of started) await finish(_id);
      const [second, first] = await Promise.all(started.map(({ _id }) => adjustmentsOf(_id)));
      await approve(first?.[0]?.id as string);
      expect(await refused(second?.[0]?.id as string)).toMatch(
        new RegExp(
          `^عُدّلت كمية .* بالجرد ${ltr(started[1]?.countNumber as string)} بعد عدّها في الجرد ${ltr(started[0]?.countNumber as string)}؛ ارفض هذه التسوية وعُدّ القطعة من جديد$`,
        ),
      );
      expect(await there(part, warehouse)).toBe(two);
      expect(await adjustmentsOf(started[0]?._id as string)).toMatchObject([{ status: 'pending' }]);
    },
  );

  it('counted again after the first count was approved: both differences are corrected', async () => {
    const { warehouse, parts } = await aShelf(100);
    const [part] = parts as [string];
    for (const countedQuantity of [90, 88]) {
      const { _id } = await start(warehouse);
      await count(_id, [{ product: part, countedQuantity }]);
      await finish(_id);
      const [made] = await adjustmentsOf(_id);
      await approve(made?.id as string);
      expect(await there(part, warehouse)).toBe(countedQuantity);
    }
  });

  it('set to a quantity since, by a correction or by hand: approval is refused, but not in other warehouses', async () => {
    const { warehouse, parts } = await aShelf(100, 100, 100);
    const [corrected, set, untouched] = parts as [string, string, string];
    const { _id } = await start(warehouse);
    await count(
      _id,
      parts.map((product) => ({ product, countedQuantity: 90 })),
    );
    await finish(_id);
    const byHand = { type: 'correction', reason: 'manual_correction', quantity: 91, warehouse };
    const { _id: correction, adjustmentNumber } = (
      await call('POST', '/stock-adjustments', { ...byHand, item: corrected })
    ).json().data;
    await approve(correction);
    await call('PATCH', `/products/${set}/stock`, { quantity: 92, warehouse });
    const made = await adjustmentsOf(_id);
    const of = (part: string) => made.find(({ productId }) => productId === part)?.id as string;
    expect(await refused(of(corrected))).toContain(`بالتسوية ${ltr(adjustmentNumber)} بعد عدّها`);
    expect(await refused(of(set))).toContain('في هذا المستودع بعد عدّها');
    await approve(of(untouched));
    expect(await Promise.all(parts.map((part) => there(part, warehouse)))).toEqual([91, 92, 90]);
  });

  it('the books are consistent after all of it', async () => {
    await shop.person('admin');
    const broken = (await checkBooks(shop.db)).filter(({ contradictions }) => contradictions.length > 0);
    expect(broken).toEqual([]);
  });
});
