import { adenDay, adjustmentTexts, enteredReasonNames, ltr, texts } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPlace } from '../../../test/adjustments';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';

const shop = useApp();
let keeper: Person;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
});

const put = (id: string, body: object) => keeper.call('PUT', `/stock-adjustments/${id}`, body);

describe('a new adjustment', () => {
  it('is pending with a number of its own and moves no stock', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.adjust(keeper, {
      type: 'subtraction',
      quantity: 2.25,
      reason: 'theft',
      referenceNumber: 'REF-7',
      notes: 'من الرف',
      costPrice: 3.5,
    });
    expect(made).toMatchObject({
      adjustmentNumber: expect.stringMatching(`^ADJ-${adenDay().replaceAll('-', '')}-\\d{3}$`),
      item: place.item,
      productName: 'فلتر زيت',
      warehouse: { _id: place.warehouse },
      type: 'subtraction',
      quantity: 2.25,
      reason: 'theft',
      referenceNumber: 'REF-7',
      notes: 'من الرف',
      costPrice: 3.5,
      status: 'pending',
      change: null,
      value: null,
      approvedAt: null,
      adjustedBy: null,
      createdBy: { _id: keeper.id },
      user: { _id: keeper.id },
      steps: [],
    });
    expect(await place.there()).toBe(10);
  });

  it('has a cost of zero unless one is entered', async () => {
    const place = await aPlace(shop, 0);
    expect((await place.adjust(keeper)).costPrice).toBe(0);
  });

  it.each([
    ['no part', { item: '' }, adjustmentTexts.item],
    ['no part at all', { item: undefined }, 'المنتج مطلوب'],
    ['no type', { type: undefined }, adjustmentTexts.type],
    ['a type nobody knows', { type: 'loan' }, adjustmentTexts.type],
    ['no reason', { reason: '' }, adjustmentTexts.reason],
    ['no warehouse', { warehouse: undefined }, adjustmentTexts.warehouse],
    ['no quantity', { quantity: undefined }, 'الكمية مطلوبة ويجب أن تكون أكبر من صفر'],
    ['nothing', { quantity: 0 }, 'الكمية مطلوبة ويجب أن تكون أكبر من صفر'],
    ['less than nothing', { quantity: -1 }, 'الكمية مطلوبة ويجب أن تكون أكبر من صفر'],
    ['a quantity in words', { quantity: 'ten' }, 'الكمية مطلوبة ويجب أن تكون أكبر من صفر'],
    ['thousandths', { quantity: 0.005 }, 'خانتين عشريتين'],
    ['a quantity without end', { quantity: 1e12 }, 'أكبر من المسموح'],
    ['a cost below zero', { costPrice: -0.01 }, adjustmentTexts.costPrice],
    ['a cost in thousandths', { costPrice: 0.001 }, 'خانتين عشريتين'],
    ['a field nobody knows', { colour: 'red' }, 'حقل غير معروف: colour'],
    ['a byte that is no text', { notes: 'a\0b' }, texts.unstorable],
  ])('is refused with %s', async (_, wrong, message) => {
    const { input } = await aPlace(shop, 5);
    const reply = await keeper.call('POST', '/stock-adjustments', { ...input, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(message);
  });

  it('accepts a hundredth as the smallest quantity', async () => {
    const place = await aPlace(shop, 0);
    expect((await place.adjust(keeper, { quantity: 0.01 })).quantity).toBe(0.01);
  });

  it.each(enteredReasonNames)('may be for the reason %s', async (reason) => {
    const place = await aPlace(shop, 0);
    expect((await place.adjust(keeper, { reason })).reason).toBe(reason);
  });

  it('is refused for an unknown part or warehouse', async () => {
    const { input } = await aPlace(shop, 5);
    for (const [field, message] of [
      ['item', 'المنتج غير موجود'],
      ['warehouse', 'المستودع غير موجود'],
    ] as const) {
      const reply = await keeper.call('POST', '/stock-adjustments', {
        ...input,
        [field]: crypto.randomUUID(),
      });
      expect([reply.statusCode, reply.json().message]).toEqual([404, message]);
    }
  });

  it.each(['subtraction', 'damage', 'expiry'])('of type %s names the missing quantity', async (type) => {
    const { input, warehouse } = await aPlace(shop, 4);
    const elsewhere = await aWarehouse(shop.db);
    const item = await aPart(shop.db, {
      name: 'بطارية',
      partNumber: `BAT-${type}`,
      stock: { [elsewhere]: 50, [warehouse]: 4 },
    });
    const reply = await keeper.call('POST', '/stock-adjustments', { ...input, item, type, quantity: 4.5 });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      `الكمية المطلوبة من بطارية (${ltr(`BAT-${type}`)}) هي 4.5 وحدة والمتوفر 4 وحدة`,
    ]);
    expect(reply.json().details).toMatchObject({ requested: 4.5, available: 4 });
    const exact = await keeper.call('POST', '/stock-adjustments', { ...input, item, type, quantity: 4 });
    expect(exact.statusCode).toBe(201);
  });

  it.each(['addition', 'correction'])('of type %s requires no stock', async (type) => {
    const place = await aPlace(shop, 0);
    expect(await place.adjust(keeper, { type, quantity: 9 })).toMatchObject({ type, status: 'pending' });
  });

  it('sent twice with one idempotency key is created once', async () => {
    const { input } = await aPlace(shop, 0);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await keeper.call('POST', '/stock-adjustments', input, key),
      await keeper.call('POST', '/stock-adjustments', input, key),
    ];
    expect(one.json().data._id).toBe(other.json().data._id);
  });

  it('gets a unique number when many are created at once', async () => {
    const place = await aPlace(shop, 0);
    const made = await Promise.all(Array.from({ length: 8 }, () => place.adjust(keeper)));
    expect(new Set(made.map(({ adjustmentNumber }) => adjustmentNumber)).size).toBe(8);
  });
});

describe('editing', () => {
  it('changes the fields sent, and accepts the whole document as it was read', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.adjust(keeper, { type: 'damage', quantity: 2, notes: 'قديم' });
    const reply = await put(made._id, { ...made, quantity: 3, notes: 'جديد' });
    expect(reply.json().data, reply.body).toMatchObject({
      quantity: 3,
      notes: 'جديد',
      type: 'damage',
      version: made.version + 1,
      adjustmentNumber: made.adjustmentNumber,
    });
  });

  it('does not change the status', async () => {
    const made = await (await aPlace(shop, 0)).adjust(keeper);
    expect((await put(made._id, { status: 'approved' })).json().data.status).toBe('pending');
  });

  it('is refused when the version is stale', async () => {
    const made = await (await aPlace(shop, 0)).adjust(keeper);
    await put(made._id, { quantity: 5, version: made.version });
    const late = await put(made._id, { quantity: 6, version: made.version });
    expect([late.statusCode, late.json().message]).toEqual([409, texts.changedMeanwhile]);
    expect((await put(made._id, { quantity: 7 })).json().data.quantity).toBe(7);
  });

  it('checks the stock again, also when only the type changes', async () => {
    const place = await aPlace(shop, 4);
    const made = await place.adjust(keeper, { type: 'addition', quantity: 9 });
    const reply = await put(made._id, { type: 'expiry' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toMatch(/هي 9 وحدة والمتوفر 4 وحدة$/);
  });

  it('records the previous values in the audit log', async () => {
    const made = await (await aPlace(shop, 0)).adjust(keeper, { notes: 'قديم' });
    await put(made._id, { notes: 'جديد' });
    const [entry] = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', made._id)
      .where('action', '=', 'adjustment.update')
      .execute();
    expect(entry).toMatchObject({ before: { notes: 'قديم' }, after: { notes: 'جديد' }, userId: keeper.id });
  });
});

describe('deleting', () => {
  it('removes it, and the adjustment is not found afterwards', async () => {
    const made = await (await aPlace(shop, 0)).adjust(keeper);
    const gone = await keeper.call('DELETE', `/stock-adjustments/${made._id}`);
    expect(gone.json()).toMatchObject({ success: true, message: 'تم حذف التسوية' });
    for (const method of ['GET', 'DELETE']) {
      const reply = await keeper.call(method, `/stock-adjustments/${made._id}`);
      expect([reply.statusCode, reply.json().message]).toEqual([404, adjustmentTexts.notFound]);
    }
  });
});
