import {
  adenDay,
  disposalMethodNames,
  ltr,
  scrapConditionNames,
  scrapReasonNames,
  scrapTexts,
  texts,
} from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import { aPlace } from '../../../test/scrap';

const shop = useApp();
let keeper: Person;

beforeAll(async () => {
  keeper = await shop.person('warehouse_manager');
});

const put = (id: string, body: object) => keeper.call('PUT', `/scrap/${id}`, body);

describe('a new scrap report', () => {
  it('is pending with a number of its own and leaves the stock alone', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.report(keeper, { quantity: 2.5, condition: 'defective', notes: 'صدأ' });
    expect(made).toMatchObject({
      reportNumber: expect.stringMatching(`^SCR-${adenDay().replaceAll('-', '')}-\\d{3}$`),
      item: place.item,
      productName: 'فلتر زيت',
      warehouse: { _id: place.warehouse },
      quantity: 2.5,
      reason: 'damaged',
      condition: 'defective',
      disposalMethod: 'destruction',
      estimatedValue: 0,
      notes: 'صدأ',
      status: 'pending',
      approvedAt: null,
      completedAt: null,
      createdBy: { _id: keeper.id },
      user: { _id: keeper.id, name: expect.any(String) },
      steps: [],
    });
    expect(await place.there()).toBe(10);
  });

  it.each([
    ['no part', { item: undefined }, scrapTexts.item],
    ['no warehouse', { warehouse: '' }, 'يجب اختيار المستودع'],
    ['no reason', { reason: undefined }, 'سبب الإتلاف مطلوب'],
    ['an unknown reason', { reason: 'bored' }, 'سبب الإتلاف مطلوب'],
    ['no quantity', { quantity: undefined }, scrapTexts.quantity],
    ['nothing', { quantity: 0 }, scrapTexts.quantity],
    ['less than nothing', { quantity: -2 }, scrapTexts.quantity],
    ['thousandths', { quantity: 1.001 }, 'خانتين عشريتين'],
    ['a value below zero', { estimatedValue: -1 }, scrapTexts.estimatedValue],
    ['an unknown way to dispose', { disposalMethod: 'magic' }, 'القيمة المختارة غير معروفة'],
    ['an unknown condition', { condition: 'fine' }, 'القيمة المختارة غير معروفة'],
    ['an unknown field', { colour: 'red' }, 'حقل غير معروف: colour'],
  ])('is refused with %s', async (_, wrong, message) => {
    const { input } = await aPlace(shop, 5);
    const reply = await keeper.call('POST', '/scrap', { ...input, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toContain(message);
  });

  it('is refused for more than its warehouse has in stock', async () => {
    const { input, warehouse } = await aPlace(shop, 1);
    const elsewhere = await aWarehouse(shop.db);
    const item = await aPart(shop.db, {
      name: 'رديتر',
      partNumber: 'RAD-1',
      stock: { [elsewhere]: 50, [warehouse]: 2 },
    });
    const reply = await keeper.call('POST', '/scrap', { ...input, item, quantity: 3 });
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      `الكمية المطلوبة من رديتر (${ltr('RAD-1')}) هي 3 وحدة والمتوفر 2 وحدة`,
    ]);
  });

  it('is refused for an unknown part or warehouse', async () => {
    const { input } = await aPlace(shop, 5);
    for (const [field, message] of [
      ['item', 'المنتج غير موجود'],
      ['warehouse', 'المستودع غير موجود'],
    ] as const) {
      const reply = await keeper.call('POST', '/scrap', { ...input, [field]: crypto.randomUUID() });
      expect([reply.statusCode, reply.json().message]).toEqual([404, message]);
    }
  });

  it('accepts every reason, condition and disposal method', async () => {
    const place = await aPlace(shop, 5);
    expect(scrapReasonNames).toEqual([
      'damaged',
      'expired',
      'obsolete',
      'quality_issue',
      'safety_issue',
      'other',
    ]);
    for (const reason of scrapReasonNames) await place.report(keeper, { reason });
    for (const condition of scrapConditionNames) await place.report(keeper, { condition });
    for (const disposalMethod of disposalMethodNames) await place.report(keeper, { disposalMethod });
  });

  it('sent twice with one idempotency key is created once', async () => {
    const { input } = await aPlace(shop, 5);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await keeper.call('POST', '/scrap', input, key),
      await keeper.call('POST', '/scrap', input, key),
    ];
    expect(one.json().data._id).toBe(other.json().data._id);
  });
});

describe('editing', () => {
  it('changes the fields sent, also when the whole report is sent back', async () => {
    const place = await aPlace(shop, 10);
    const made = await place.report(keeper, { estimatedValue: 5, condition: 'damaged' });
    const reply = await put(made._id, { ...made, quantity: 3, estimatedValue: 7.25, condition: null });
    expect(reply.json().data, reply.body).toMatchObject({
      quantity: 3,
      estimatedValue: 7.25,
      condition: null,
      reason: 'damaged',
      reportNumber: made.reportNumber,
      version: made.version + 1,
    });
  });

  it('is refused when based on a stale version', async () => {
    const made = await (await aPlace(shop, 9)).report(keeper);
    await put(made._id, { quantity: 5, version: made.version });
    const late = await put(made._id, { quantity: 6, version: made.version });
    expect([late.statusCode, late.json().message]).toEqual([409, texts.changedMeanwhile]);
  });

  it('checks the stock again', async () => {
    const made = await (await aPlace(shop, 2)).report(keeper);
    const reply = await put(made._id, { quantity: 3 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toMatch(/هي 3 وحدة والمتوفر 2 وحدة$/);
  });
});

describe('deleting', () => {
  it('removes it', async () => {
    const made = await (await aPlace(shop, 1)).report(keeper);
    expect((await keeper.call('DELETE', `/scrap/${made._id}`)).json().message).toBe('تم حذف تقرير الإتلاف');
    const reply = await keeper.call('GET', `/scrap/${made._id}`);
    expect([reply.statusCode, reply.json().message]).toEqual([404, scrapTexts.notFound]);
  });
});
