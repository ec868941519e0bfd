import { adenDay, type Transfer } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useTransfers } from '../../../test/transfers';

const { shop, places, call, stocked, input, make, take, inState, setWarehouse } = useTransfers();
const day = (offset: number) => adenDay(new Date(Date.now() + offset * 86_400_000));
const refusal = async (body: object, method = 'POST', path = '/transfers') => {
  const reply = await call(method, path, body);
  return [reply.statusCode, reply.json().message];
};

describe('a new transfer', () => {
  it('knows a part and a warehouse by their ids, in whatever letters they are written', async () => {
    const item = await stocked(10);
    const { items } = await make([
      { item, quantity: 1 },
      { item: item.toUpperCase(), quantity: 1 },
    ]);
    expect(items).toMatchObject([{ item, quantity: 2 }]);
    const toItself = input([{ item, quantity: 1 }], { toWarehouse: places.from.toUpperCase() });
    expect((await refusal(toItself))[0]).toBe(400);
  });

  it('is pending with the documented fields and totals', async () => {
    const [filter, belt] = [
      await stocked(10, { name: 'فلتر زيت', cost: 250 }),
      await stocked(4, { name: 'سير', cost: 1000 }),
    ];
    const transfer = await make(
      [
        { item: filter, quantity: 3, notes: 'علب' },
        { item: belt, quantity: 1.5 },
      ],
      { expectedDeliveryDate: day(0), referenceNumber: 'R-7', notes: 'قبل العيد' },
    );
    expect(transfer).toMatchObject({
      status: 'pending',
      progress: 0,
      priority: 'medium',
      shippingMethod: 'ground',
      fromWarehouse: { _id: places.from, name: 'مستودع المصدر' },
      toWarehouse: { _id: places.to, name: 'مستودع الوجهة' },
      items: [
        { item: filter, productName: 'فلتر زيت', quantity: 3, notes: 'علب', unitCost: 2.5, value: 7.5 },
        { item: belt, quantity: 1.5, unitCost: 10, value: 15, received: null, missing: 0 },
      ],
      totalItems: 2,
      totalQuantity: 4.5,
      totalValue: 22.5,
      missingQuantity: 0,
      expectedDeliveryDate: day(0),
      trackingNumber: '',
      referenceNumber: 'R-7',
      notes: 'قبل العيد',
      approvedAt: null,
      shippedAt: null,
      receivedAt: null,
      steps: [],
    });
    expect(transfer.transferNumber).toMatch(/^TRF-\d{8}-\d{3}$/);
    expect(transfer.user).toEqual(transfer.createdBy);
    expect((await call('GET', `/transfers/${transfer._id}`)).json().data).toEqual(transfer);
  });

  it.each([
    ['no source', { fromWarehouse: '' }, 'يجب اختيار المستودع المصدر'],
    ['no destination', { toWarehouse: undefined }, 'يجب اختيار المستودع الوجهة'],
    ['no lines', { items: [] }, 'يجب إضافة منتج واحد على الأقل'],
    ['lines left out', { items: undefined }, 'يجب إضافة منتج واحد على الأقل'],
    ['a line without a part', { items: [{ quantity: 1 }] }, 'يجب اختيار المنتج'],
    ['a line without a quantity', { items: [{ item: crypto.randomUUID() }] }, 'يجب إدخال كمية صحيحة'],
    ['a quantity of zero', { items: [{ item: crypto.randomUUID(), quantity: 0 }] }, 'يجب إدخال كمية صحيحة'],
    [
      'a day that has passed',
      { expectedDeliveryDate: day(-1) },
      'تاريخ التسليم المتوقع لا يمكن أن يكون قبل اليوم',
    ],
    ['an unknown priority', { priority: 'asap' }, 'القيمة المختارة غير معروفة'],
    ['an unknown field', { colour: 'red' }, 'حقل غير معروف: colour'],
    [
      'an unknown field of a line',
      { items: [{ item: crypto.randomUUID(), quantity: 1, x: 1 }] },
      'حقل غير معروف: x',
    ],
  ])('is refused with %s', async (_, wrong, message) => {
    const item = await stocked(1);
    expect(await refusal({ ...input([{ item, quantity: 1 }]), ...wrong })).toEqual([400, message]);
  });

  it('is refused to the same warehouse', async () => {
    const item = await stocked(1);
    expect(await refusal({ ...input([{ item, quantity: 1 }]), toWarehouse: places.from })).toEqual([
      400,
      'لا يمكن التحويل لنفس المستودع',
    ]);
  });

  it('is refused when the source has too little stock, with part and quantities', async () => {
    const item = await stocked(3, { name: 'طرمبة', partNumber: `TR-${crypto.randomUUID().slice(0, 6)}` });
    const reply = await call('POST', '/transfers', input([{ item, quantity: 3.5 }]));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toMatch(/الكمية المطلوبة من طرمبة \(.*TR-.*\) هي 3.5 وحدة والمتوفر 3 وحدة/);
    expect(reply.json().details).toMatchObject({ product: item, requested: 3.5, available: 3 });
    // the same part on two lines is one request
    const twice = input([
      { item, quantity: 2 },
      { item, quantity: 2 },
    ]);
    expect((await call('POST', '/transfers', twice)).statusCode).toBe(409);
  });

  it('is refused for an unknown part or warehouse', async () => {
    const nowhere = crypto.randomUUID();
    const item = await stocked(1);
    expect((await refusal(input([{ item: nowhere, quantity: 1 }])))[0]).toBe(404);
    expect((await refusal({ ...input([{ item, quantity: 1 }]), toWarehouse: nowhere }))[0]).toBe(404);
    expect((await refusal({ ...input([{ item, quantity: 1 }]), fromWarehouse: nowhere }))[0]).toBe(404);
  });

  it('accepts the field names of all clients', async () => {
    const item = await stocked(5);
    const transfer = await make([{ product: { _id: item }, quantity: 1 }], {
      fromWarehouse: undefined,
      fromWarehouseId: places.from,
      priority: 'normal',
      shippingMethod: 'courier',
      expectedDeliveryDate: '',
    });
    expect(transfer).toMatchObject({
      priority: 'medium',
      shippingMethod: 'courier',
      expectedDeliveryDate: null,
    });
  });

  it('is created once when the request is repeated', async () => {
    const item = await stocked(5);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const send = () => call('POST', '/transfers', input([{ item, quantity: 1 }]), key);
    const [one, two] = [await send(), await send()];
    expect(two.json()).toEqual(one.json());
  });
});

describe('the allowed warehouses', () => {
  it.each([
    ['inactive', 'غير نشط'],
    ['maintenance', 'تحت الصيانة'],
    ['full', 'ممتلئ'],
  ] as const)('not to a warehouse that is %s', async (status, label) => {
    const item = await stocked(1);
    const closed = await aWarehouse(shop.db, `فرع ${status}`);
    await setWarehouse(closed, status);
    expect(await refusal({ ...input([{ item, quantity: 1 }]), toWarehouse: closed })).toEqual([
      409,
      `المستودع الوجهة «فرع ${status}» في حالة «${label}» ولا يستقبل التحويلات`,
    ]);
  });

  it('exclude an inactive source, but not a full one', async () => {
    const closed = await aWarehouse(shop.db, 'مستودع قديم');
    const item = await stocked(1, { stock: { [closed]: 5 } });
    const from = { ...input([{ item, quantity: 1 }]), fromWarehouse: closed };
    await setWarehouse(closed, 'inactive');
    expect(await refusal(from)).toEqual([409, 'المستودع المصدر «مستودع قديم» غير نشط، اختر مستودعاً آخر']);
    await setWarehouse(closed, 'full');
    expect((await call('POST', '/transfers', from)).statusCode).toBe(201);
  });
});

describe('editing a transfer', () => {
  const put = (id: string, body: object) => call('PUT', `/transfers/${id}`, body);

  it('accepts the whole transfer sent back, and changes the fields sent', async () => {
    const [item, other] = [await stocked(9), await stocked(9)];
    const transfer = await make([{ item, quantity: 2 }]);
    const same = (await put(transfer._id, transfer)).json().data;
    expect(same).toMatchObject({ items: transfer.items, version: transfer.version + 1 });
    const changed = (
      await put(transfer._id, { items: [{ item: other, quantity: 4 }], priority: 'urgent' })
    ).json();
    expect(changed.data).toMatchObject({ priority: 'urgent', totalQuantity: 4, items: [{ item: other }] });
    expect(changed.data.transferNumber).toBe(transfer.transferNumber);
  });

  it('follows the rules of a new one', async () => {
    const item = await stocked(9);
    const { _id } = await make([{ item, quantity: 2 }]);
    expect((await put(_id, { items: [{ item, quantity: 10 }] })).statusCode).toBe(409);
    expect((await put(_id, { items: [] })).json().message).toBe('يجب إضافة منتج واحد على الأقل');
    expect((await put(_id, { toWarehouse: places.from })).json().message).toBe(
      'لا يمكن التحويل لنفس المستودع',
    );
    const elsewhere = await aWarehouse(shop.db);
    expect((await put(_id, { fromWarehouse: elsewhere })).statusCode).toBe(409);
    await setWarehouse(elsewhere, 'full');
    expect((await put(_id, { toWarehouse: elsewhere })).statusCode).toBe(409);
  });

  it('accepts an unchanged past delivery day, but no other', async () => {
    const item = await stocked(9);
    const { _id } = await make([{ item, quantity: 2 }]);
    const yesterday = day(-1);
    await shop.db
      .updateTable('transfers')
      .set({ expectedDeliveryDate: yesterday })
      .where('id', '=', _id)
      .execute();
    expect((await put(_id, { expectedDeliveryDate: yesterday, notes: 'تأخر' })).statusCode).toBe(200);
    expect((await put(_id, { expectedDeliveryDate: day(-2) })).statusCode).toBe(400);
    expect((await put(_id, { expectedDeliveryDate: null })).json().data.expectedDeliveryDate).toBeNull();
  });

  it('is refused when based on a stale version', async () => {
    const item = await stocked(9);
    const transfer = await make([{ item, quantity: 2 }]);
    expect((await put(transfer._id, { notes: 'أ', version: transfer.version })).statusCode).toBe(200);
    expect((await put(transfer._id, { notes: 'ب', version: transfer.version })).statusCode).toBe(409);
  });
});

describe('the list of transfers', () => {
  const list = async (query: string) => (await call('GET', `/transfers?${query}`)).json();
  const ids = async (query: string) => (await list(query)).data.map(({ _id }: Transfer) => _id);

  it('has data, page, limit, total and totalPages', async () => {
    const item = await stocked(9);
    for (let n = 0; n < 3; n++) await make([{ item, quantity: 1 }]);
    const body = await list(`item=${item}&limit=2&page=2`);
    expect(body).toMatchObject({ success: true, page: 2, limit: 2, total: 3, totalPages: 2 });
    expect(body.data).toHaveLength(1);
  });

  it('is searched by number, tracking, reference, part and warehouse', async () => {
    const item = await stocked(9, {
      name: 'كمبروسر مكيف',
      partNumber: `CMP-${crypto.randomUUID().slice(0, 8)}`,
    });
    const transfer = await inState('in_transit', [{ item, quantity: 1 }], { referenceNumber: 'REF-ط-88' });
    await take(transfer._id, 'ship', { trackingNumber: 'YE 5544 X' });
    const { partNumber } = transfer.items[0]!;
    for (const q of [transfer.transferNumber, 'ye5544', 'ref-ط-88', 'كمبرسور', partNumber.toLowerCase()])
      expect(await ids(`search=${encodeURIComponent(q)}`), q).toEqual(
        q === 'كمبرسور' ? [] : expect.arrayContaining([transfer._id]),
      );
    expect(await ids(`q=${encodeURIComponent('كمبروسر')}&item=${item}`)).toEqual([transfer._id]);
    expect(await ids(`q=${encodeURIComponent('الوجهه')}&item=${item}`)).toEqual([transfer._id]);
    expect(await ids(`q=${encodeURIComponent('لا شيء كهذا')}`)).toEqual([]);
  });

  it('is filtered by status, priority, warehouses and days', async () => {
    const item = await stocked(9);
    const normal = await make([{ item, quantity: 1 }]);
    const urgent = await inState('rejected', [{ item, quantity: 1 }], { priority: 'urgent' });
    const of = (query: string) => ids(`item=${item}&${query}`);
    expect(await of('')).toEqual([urgent._id, normal._id]);
    expect(await of('sort=createdAt')).toEqual([normal._id, urgent._id]);
    expect(await of('status=rejected')).toEqual([urgent._id]);
    expect(await of('priority=normal')).toEqual([normal._id]);
    expect(await of('priority=medium')).toEqual([normal._id]);
    expect(await of(`fromWarehouse=${places.from}&toWarehouse=${places.to}`)).toHaveLength(2);
    expect(await of(`fromWarehouse=${places.to}`)).toEqual([]);
    expect(await of(`startDate=${day(0)}&endDate=${day(0)}`)).toHaveLength(2);
    expect(await of(`startDate=${day(1)}`)).toEqual([]);
    expect(await of(`endDate=${day(-1)}`)).toEqual([]);
    expect((await call('GET', '/transfers?status=lost')).statusCode).toBe(400);
  });

  it('is exported as CSV', async () => {
    const item = await stocked(9, { name: 'مساعد أمامي' });
    const transfer = await make([{ item, quantity: 2 }]);
    const reply = await call('GET', `/transfers?item=${item}&format=csv`);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toContain(`transfers-${day(0)}.csv`);
    expect(reply.body.startsWith('\uFEFF')).toBe(true);
    expect(reply.body).toContain('رقم التحويل');
    expect(reply.body).toContain(transfer.transferNumber);
    expect(reply.body).toContain('مساعد أمامي × 2');
  });
});

it('statistics are in data.summary and count every status', async () => {
  const before = (await call('GET', '/transfers/statistics')).json().data.summary;
  const item = await stocked(90, { cost: 100 });
  for (const status of ['pending', 'approved', 'rejected', 'in_transit', 'completed', 'cancelled'] as const)
    await inState(status, [{ item, quantity: 2 }]);
  const body = (await call('GET', '/transfers/statistics')).json();
  expect(body.summary).toEqual(body.data.summary);
  const grown = (name: string) => Math.round((body.summary[name] - before[name]) * 100) / 100;
  expect(grown('totalTransfers')).toBe(6);
  for (const name of ['pending', 'approved', 'rejected', 'inTransit', 'completed', 'cancelled'])
    expect(grown(`${name}Count`), name).toBe(1);
  // excludes the rejected and the cancelled one
  expect(grown('totalItems')).toBe(4);
  expect(grown('totalValue')).toBe(8);
});

it('the part picker offers parts in stock in the source', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const there = await stocked(2, { partNumber: `OF-${mark}-1` });
  await stocked(0, { partNumber: `OF-${mark}-2` });
  await stocked(0, { partNumber: `OF-${mark}-3`, stock: { [places.to]: 5 } });
  const gone = await stocked(1, { partNumber: `OF-${mark}-4` });
  await inState('in_transit', [{ item: gone, quantity: 1 }]);
  const reply = await call('GET', `/warehouses/${places.from}/inventory?inStock=true&q=of${mark}`);
  expect(reply.json().data.items).toMatchObject([{ _id: there, quantity: 2 }]);
});

describe('goods in transit', () => {
  it('are shown beside the stock value and on the part’s page', async () => {
    const stats = async () => (await call('GET', '/inventory/stats')).json().data;
    const item = await stocked(10, { cost: 300 });
    const before = await stats();
    await inState('in_transit', [{ item, quantity: 4 }]);
    const after = await stats();
    expect(after.totalValue).toBeCloseTo(before.totalValue - 12, 2);
    expect(after.totalQuantity).toBe(before.totalQuantity - 4);
    expect(after.inTransitValue - before.inTransitValue).toBeCloseTo(12, 2);
    expect(after.inTransitItems).toBe(before.inTransitItems + 1);
    expect((await call('GET', `/inventory/${item}`)).json().data).toMatchObject({
      quantity: 6,
      inTransit: 4,
    });
  });
});
