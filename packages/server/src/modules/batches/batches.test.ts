import { adenDay, batchTexts, ltr, texts, type Batch } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { transaction } from '../../db/transaction';
import { moveStock } from '../stock';

const shop = useApp();
let keeper: Person;
let north: string;
let south: string;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
  [north, south] = [await addWarehouse('مستودع الشمال'), await addWarehouse('مستودع الجنوب')];
});
beforeEach(() => sql`delete from stock_batches`.execute(shop.db).then(() => undefined));

async function addWarehouse(name: string): Promise<string> {
  const code = crypto.randomUUID();
  const { id } = await shop.db
    .insertInto('warehouses')
    .values({ name, code, location: 'تعز' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a part with this quantity in the northern warehouse. */
async function addPart(quantity: number, name = 'زيت محرك 5W30'): Promise<string> {
  const { id } = await shop.db
    .insertInto('products')
    .values({ name, partNumber: `PN-${crypto.randomUUID()}`, mainWarehouseId: north, unit: 'litre' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select refresh_search_text(array[${id}::uuid])`.execute(shop.db);
  await shop.db.insertInto('stockTotals').values({ productId: id }).execute();
  await stir(id, quantity);
  return id;
}

const stir = (productId: string, quantity: number, warehouseId = north) =>
  transaction(shop.db, (tx) =>
    moveStock(tx, {
      reason: 'correction',
      lines: [{ productId, quantity, warehouseId }],
      userId: null,
      within: undefined,
    }),
  );

const day = (offset: number) => adenDay(new Date(Date.now() + offset * 86_400_000));
const post = (body: object) => keeper.call('POST', '/stock-batches', body);
const put = (id: string, body: object) => keeper.call('PUT', `/stock-batches/${id}`, body);
const list = async (query = ''): Promise<Batch[]> =>
  (await keeper.call('GET', `/stock-batches?${query}`)).json().data;

let made = 0;
async function add(product: string, quantity: number, expiryDate: string | null = null, more: object = {}) {
  const batchNumber = `B-${++made}`;
  const reply = await post({ batchNumber, product, warehouse: north, quantity, expiryDate, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data as Batch;
}

describe('a batch', () => {
  it('is assigned existing stock and does not change the stock', async () => {
    const product = await addPart(10);
    const batch = await add(product, 4, day(90), { batchNumber: 'LOT-7' });
    expect(batch).toMatchObject({
      _id: batch.id,
      batchNumber: 'LOT-7',
      product: { _id: product, name: 'زيت محرك 5W30' },
      productName: 'زيت محرك 5W30',
      warehouse: { _id: north, name: 'مستودع الشمال' },
      quantity: 4,
      expiryDate: day(90),
      status: 'active',
      expired: false,
    });
    const { quantity } = await shop.db
      .selectFrom('stockTotals')
      .select('quantity')
      .where('productId', '=', product)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(10);
  });

  it.each([
    ['no number', { batchNumber: ' ' }, 'يجب إدخال رقم دفعة المخزون'],
    ['a number of signs alone', { batchNumber: '--' }, 'رقم دفعة المخزون يجب أن يحتوي على أحرف أو أرقام'],
    ['no part', { product: undefined }, 'يجب اختيار المنتج'],
    ['a blank name', { product: undefined, productName: ' ' }, 'يجب اختيار المنتج'],
    ['a blank warehouse', { warehouse: '' }, 'يجب اختيار المستودع'],
    ['no quantity', { quantity: 0 }, 'يجب إدخال كمية صحيحة'],
    ['a quantity below zero', { quantity: -1 }, 'يجب إدخال كمية صحيحة'],
    ['thousandths', { quantity: 1.005 }, 'خانتين عشريتين'],
    ['a day that is none', { expiryDate: '2026-02-30' }, 'التاريخ غير صحيح'],
    ['an unknown field', { colour: 'red' }, 'حقل غير معروف: colour'],
  ])('is refused with %s', async (_, wrong, message) => {
    const right = { batchNumber: 'B', product: crypto.randomUUID(), warehouse: north, quantity: 1 };
    const reply = await post({ ...right, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(message);
  });

  it('is refused for an unknown part or warehouse', async () => {
    const nowhere = crypto.randomUUID();
    const noPart = await post({ batchNumber: 'B', product: nowhere, warehouse: north, quantity: 1 });
    expect([noPart.statusCode, noPart.json().message]).toEqual([404, 'المنتج غير موجود']);
    const product = await addPart(1);
    const noPlace = await post({ batchNumber: 'B', product, warehouse: nowhere, quantity: 1 });
    expect([noPlace.statusCode, noPlace.json().message]).toEqual([404, 'المستودع غير موجود']);
  });

  it('belongs to the part’s main warehouse by default', async () => {
    const product = await addPart(10);
    await stir(product, 5, south);
    expect(await add(product, 3, null, { warehouse: undefined })).toMatchObject({
      warehouse: { _id: north },
    });
    expect(await add(product, 3, null, { warehouse: null })).toMatchObject({ warehouse: { _id: north } });
    expect(await add(product, 3, null, { warehouse: south })).toMatchObject({ warehouse: { _id: south } });
  });

  it('belongs to the shop’s main warehouse when the part has none', async () => {
    const product = await addPart(2);
    await shop.db.updateTable('products').set({ mainWarehouseId: null }).where('id', '=', product).execute();
    expect(await add(product, 1, null, { warehouse: undefined })).toMatchObject({
      warehouse: { _id: north },
    });
  });

  it('finds its part by a unique name', async () => {
    const product = await addPart(10, 'زيت قير أوتوماتيك');
    const named = (productName: string) => ({ product: undefined, productName });
    const batch = await add(product, 1, null, named('زيت قير اوتوماتيك'));
    expect(batch.product._id).toBe(product);
    const answer = async (productName: string, id?: string) => {
      const body = { batchNumber: 'N', quantity: 1, productName };
      const reply = await (id ? put(id, { productName }) : post(body));
      return [reply.statusCode, reply.json().message];
    };
    expect(await answer('زيت قير')).toEqual([404, batchTexts.noneNamed('زيت قير')]);
    const twin = await addPart(10, 'زيت قير اوتوماتيك');
    expect(await answer('زيت قِير أوتوماتيك')).toEqual([422, batchTexts.severalNamed('زيت قِير أوتوماتيك')]);
    // a batch can be sent back as it was read, even if other parts have the name too
    expect((await answer('زيت قِير أوتوماتيك', batch.id))[0]).toBe(200);
    expect((await add(twin, 1, null, named('زيت قير اوتوماتيك'))).product._id).toBe(twin);
    const moved = await put(batch.id, { productName: 'زيت قير اوتوماتيك', product: twin });
    expect(moved.json().data.product._id).toBe(twin);
  });

  it.each([
    [null, 'active', false],
    [31, 'active', false],
    [30, 'expiring', false],
    [0, 'expiring', false],
    [-1, 'expiring', true],
  ])('that expires in %s days is %s', async (days, status, expired) => {
    const batch = await add(await addPart(1), 1, days === null ? null : day(days));
    expect(batch).toMatchObject({ status, expired });
    const shown = expired ? 'expired' : status;
    for (const asked of ['active', 'expiring', 'expired'])
      expect(await list(`status=${asked}`)).toMatchObject(asked === shown ? [{ id: batch.id }] : []);
  });
});

describe('the batches of a part in a warehouse', () => {
  it('never add up to more than the stock there', async () => {
    const product = await addPart(10);
    await add(product, 6);
    const tooMuch = await post({ batchNumber: 'X', product, warehouse: north, quantity: 4.5 });
    expect(tooMuch.statusCode).toBe(422);
    expect(tooMuch.json()).toMatchObject({
      message: 'مجموع دفعات المخزون يصبح 10.5 لتر والمتوفر من القطعة في مستودع الشمال هو 10 لتر',
      details: { batched: 10.5, available: 10 },
    });
    expect((await post({ batchNumber: 'X', product, warehouse: south, quantity: 1 })).statusCode).toBe(422);
    const rest = await add(product, 4);
    expect((await put(rest.id, { quantity: 4.01 })).statusCode).toBe(422);
    expect((await put(rest.id, { quantity: 3 })).statusCode).toBe(200);
  });

  it('never exceed the stock when many are added at once', async () => {
    const product = await addPart(10);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post({ batchNumber: `P${n}`, product, warehouse: north, quantity: 3 }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  });

  it('never exceed the stock while goods leave', async () => {
    for (let round = 0; round < 5; round++) {
      const product = await addPart(10);
      await Promise.all([
        post({ batchNumber: 'A', product, warehouse: north, quantity: 10 }),
        stir(product, -6),
        post({ batchNumber: 'B', product, warehouse: north, quantity: 3 }),
      ]);
      const batches = await list(`product=${product}`);
      expect(batches.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(4);
    }
  });

  it('have unique numbers in any spelling', async () => {
    const product = await addPart(10);
    await add(product, 1, null, { batchNumber: 'LOT-٢٠٢٦/A' });
    const again = await post({ batchNumber: 'lot 2026a', product, warehouse: north, quantity: 1 });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe(`دفعة المخزون ${ltr('LOT-٢٠٢٦/A')} موجودة لهذه القطعة في هذا المستودع`);
    await add(await addPart(1), 1, null, { batchNumber: 'LOT2026A' });
    await stir(product, 5, south);
    await add(product, 1, null, { batchNumber: 'LOT2026A', warehouse: south });
  });

  it('accept a number once when two requests send it at once', async () => {
    const product = await addPart(10);
    const replies = await Promise.all(
      ['L-1', 'l1', 'L 1'].map((batchNumber) =>
        post({ batchNumber, product, warehouse: north, quantity: 1 }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

describe('goods that leave', () => {
  it('come out of the batch that expires first, then the next, and last out of unbatched stock', async () => {
    const product = await addPart(20);
    const never = await add(product, 5, null);
    const late = await add(product, 5, day(200));
    const soon = await add(product, 5, day(10));
    const left = async () => {
      const rows = await list(`product=${product}&empty=true`);
      return [soon, late, never].map(({ id }) => rows.find((row) => row.id === id)?.quantity);
    };
    await stir(product, -3);
    expect(await left()).toEqual([2, 5, 5]);
    await stir(product, -4);
    expect(await left()).toEqual([0, 3, 5]);
    await stir(product, -9.5);
    expect(await left()).toEqual([0, 0, 0]);
    expect(await list(`product=${product}`)).toEqual([]);
  });

  it('leave the batches of other warehouses and parts alone', async () => {
    const [product, other] = [await addPart(5), await addPart(5)];
    await stir(product, 5, south);
    const there = await add(product, 5, day(1), { warehouse: south });
    const theirs = await add(other, 5, day(1));
    await stir(product, -5, north);
    expect((await list(`product=${product}`)).map(({ id, quantity }) => [id, quantity])).toEqual([
      [there.id, 5],
    ]);
    expect((await list(`product=${other}`))[0]).toMatchObject({ id: theirs.id, quantity: 5 });
  });

  it('keep the number of an empty batch taken, and say so', async () => {
    const product = await addPart(5);
    const batch = await add(product, 5);
    await stir(product, -5);
    await stir(product, 5);
    const again = await post({ ...batch, product, warehouse: north });
    expect(again.json().message).toContain('موجودة وقد نفدت كميتها');
  });
});

describe('editing', () => {
  it('accepts the batch as it was read, keeps omitted fields, and can clear the expiry', async () => {
    const batch = await add(await addPart(10), 4, day(5));
    expect((await put(batch.id, { ...batch, quantity: 5 })).json().data).toMatchObject({ quantity: 5 });
    expect((await put(batch.id, { expiryDate: null })).json().data).toMatchObject({
      quantity: 5,
      expiryDate: null,
      status: 'active',
    });
  });

  it('may correct the part and the warehouse, under the same rule', async () => {
    const [product, other] = [await addPart(5), await addPart(2)];
    const batch = await add(product, 3);
    expect((await put(batch.id, { productId: other })).statusCode).toBe(422);
    expect((await put(batch.id, { productId: other, quantity: 2 })).json().data).toMatchObject({
      product: { _id: other },
    });
    expect((await put(batch.id, { warehouse: south })).statusCode).toBe(422);
  });

  it('does not overwrite a concurrent change', async () => {
    const batch = await add(await addPart(10), 4);
    await put(batch.id, { quantity: 5 });
    const late = await put(batch.id, { ...batch, quantity: 6 });
    expect([late.statusCode, late.json().message]).toEqual([409, texts.changedMeanwhile]);
  });

  it.each(['PUT', 'DELETE'])('%s of an unknown batch is not found', async (method) => {
    const body = method === 'PUT' ? {} : undefined;
    const path = `/stock-batches/${crypto.randomUUID()}`;
    expect((await keeper.call(method, path, body)).statusCode).toBe(404);
  });

  it('deleting does not change the stock', async () => {
    const product = await addPart(10);
    const { id } = await add(product, 4);
    const reply = await keeper.call('DELETE', `/stock-batches/${id}`);
    expect(reply.json()).toEqual({ success: true, message: 'تم حذف دفعة المخزون' });
    await stir(product, -10);
  });
});

describe('the list', () => {
  it('is sorted by expiry, batches without one last', async () => {
    const product = await addPart(10);
    const never = await add(product, 1);
    const late = await add(product, 1, day(90));
    const soon = await add(product, 1, day(3));
    expect((await list()).map(({ id }) => id)).toEqual([soon.id, late.id, never.id]);
    expect((await list('sort=-createdAt')).map(({ id }) => id)).toEqual([soon.id, late.id, never.id]);
    expect((await list('sort=createdAt&page=2&limit=2')).map(({ id }) => id)).toEqual([soon.id]);
  });

  it('is searched by batch number, part number and name, in any spelling', async () => {
    const product = await addPart(10, 'زيت فرامل أصلي');
    const { id, product: part } = await add(product, 1, null, { batchNumber: 'DOT-4/٢٢' });
    await add(await addPart(1, 'إطار'), 1);
    for (const q of ['dot 4', 'dot422', 'اصلى', part.partNumber.toLowerCase().replaceAll('-', ' ')])
      expect(
        (await list(`q=${encodeURIComponent(q)}`)).map((batch) => batch.id),
        q,
      ).toEqual([id]);
    expect(await list('q=nothing')).toEqual([]);
  });

  it('filters by warehouse, and refuses unknown filters', async () => {
    const product = await addPart(5);
    await add(product, 1);
    expect(await list(`warehouse=${south}`)).toEqual([]);
    for (const query of ['status=old', 'sort=name', 'product=1', 'limit=0'])
      expect((await keeper.call('GET', `/stock-batches?${query}`)).statusCode, query).toBe(400);
  });
});

it('every write is in the audit log, and rights follow the inventory', async () => {
  const { id } = await add(await addPart(2), 1);
  await put(id, { quantity: 2 });
  await keeper.call('DELETE', `/stock-batches/${id}`);
  const traces = await shop.db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(traces.map(({ action }) => action)).toEqual(['batch.create', 'batch.update', 'batch.delete']);
  const viewer = await shop.person('viewer');
  expect((await viewer.call('GET', '/stock-batches')).statusCode).toBe(200);
  expect((await viewer.call('POST', '/stock-batches', {})).statusCode).toBe(403);
});
