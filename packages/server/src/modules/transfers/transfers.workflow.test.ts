import {
  can,
  effectivePermissions,
  notDeletable,
  notEditable,
  stepBlocked,
  roleMatrix,
  roleNames,
  transferStatusNames,
  transferWorkflow,
  type TransferStatus,
  type TransferStep,
} from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useTransfers } from '../../../test/transfers';

const { shop, places, call, stocked, step, take, inState, held, setWarehouse } = useTransfers();

/** The state machine as documented: the status each call leads to; a missing entry is a conflict. */
const expected: Record<string, Partial<Record<TransferStatus, TransferStatus>>> = {
  approve: { pending: 'approved' },
  accept: { requested: 'approved' },
  reject: { requested: 'rejected', pending: 'rejected' },
  withdraw: { requested: 'cancelled' },
  ship: { approved: 'in_transit', in_transit: 'in_transit' },
  receive: { in_transit: 'completed' },
  cancel: { pending: 'cancelled', approved: 'cancelled', in_transit: 'cancelled' },
};

describe('every state × every step', () => {
  for (const from of transferStatusNames)
    for (const [name, ways] of Object.entries(expected))
      it(`${from} × ${name} → ${ways[from] ?? 'conflict'}`, async () => {
        const item = await stocked(10);
        const transfer = await inState(from, [{ item, quantity: 1 }]);
        const before = await held(item);
        const reply = await step(transfer._id, name);
        const after = (await call('GET', `/transfers/${transfer._id}`)).json().data;
        expect(reply.statusCode, reply.body).toBe(ways[from] ? 200 : 409);
        expect(after.status).toBe(ways[from] ?? from);
        if (ways[from]) return;
        expect(await held(item)).toEqual(before);
        expect(after.steps).toHaveLength(transfer.steps.length);
        const said = transferWorkflow.steps[name as TransferStep];
        expect(reply.json().message).toBe(stepBlocked(transferWorkflow, said, from));
      });

  it.each(transferStatusNames)('%s: edited only while pending', async (status) => {
    const { _id } = await inState(status, [{ item: await stocked(5), quantity: 1 }]);
    const reply = await call('PUT', `/transfers/${_id}`, { notes: 'تعديل' });
    expect(reply.statusCode).toBe(status === 'pending' ? 200 : 409);
    if (status !== 'pending') expect(reply.json().message).toBe(notEditable(transferWorkflow, status));
  });

  it.each(transferStatusNames)('%s: deleted only where no goods can move any more', async (status) => {
    const { _id } = await inState(status, [{ item: await stocked(5), quantity: 1 }]);
    const reply = await call('DELETE', `/transfers/${_id}`);
    const deletable = ['pending', 'rejected', 'cancelled'].includes(status);
    expect(reply.statusCode).toBe(deletable ? 200 : 409);
    if (!deletable) expect(reply.json().message).toBe(notDeletable(transferWorkflow, status));
    expect((await call('GET', `/transfers/${_id}`)).statusCode).toBe(deletable ? 404 : 200);
  });

  it.each([
    ['requested', 0],
    ['pending', 0],
    ['approved', 25],
    ['in_transit', 75],
    ['completed', 100],
    ['rejected', 0],
    ['cancelled', 0],
  ] as const)('%s is %d percent of the way', async (status, progress) =>
    expect((await inState(status, [{ item: await stocked(5), quantity: 1 }])).progress).toBe(progress),
  );
});

describe('every role', () => {
  const workers = ['super_admin', 'admin', 'manager', 'warehouse_manager', 'warehouse_staff'];

  it.each(roleNames)('%s takes only the steps it has the right to', async (role) => {
    const who = await shop.person(role);
    const may = workers.includes(role);
    const states = {
      approve: 'pending',
      reject: 'pending',
      ship: 'approved',
      receive: 'in_transit',
      cancel: 'approved',
    };
    for (const [name, from] of Object.entries(states)) {
      const { _id } = await inState(from as TransferStatus, [{ item: await stocked(5), quantity: 1 }]);
      expect((await step(_id, name, {}, who)).statusCode, name).toBe(may ? 200 : 403);
    }
  });

  it.each(roleNames)('%s has the named permissions of its level', (role) => {
    const permissions = effectivePermissions({ rights: roleMatrix[role], own: [] });
    const level = ['super_admin', 'admin', 'manager', 'warehouse_manager'].includes(role);
    for (const name of ['transfers.start', 'transfers.complete'])
      expect(permissions.includes(name), name).toBe(level);
  });

  it('named permissions alone allow shipping and receiving, but not approving', () => {
    const who = { role: 'viewer', permissions: ['transfers.start', 'transfers.complete'] };
    expect(can(who, 'transfers:start') && can(who, 'transfers:complete')).toBe(true);
    expect(can(who, 'transfers:workflow')).toBe(false);
  });
});

describe('the goods', () => {
  it('leave when shipped and arrive when received, at the cost they left with', async () => {
    const item = await stocked(10, { cost: 400 });
    const { _id } = await inState('approved', [{ item, quantity: 6 }]);
    expect(await held(item)).toEqual([10, 0]);
    const cost = { quantity: 6, costPrice: 9 };
    await shop.db.updateTable('stockTotals').set({ cost: 500 }).where('productId', '=', item).execute();

    const shipped = await take(_id, 'ship', { trackingNumber: 'T-1', notes: 'مع السائق أحمد' });
    expect(shipped).toMatchObject({ trackingNumber: 'T-1', totalValue: 30, items: [{ unitCost: 5 }] });
    expect(shipped.shippedAt).not.toBeNull();
    expect(await held(item)).toEqual([4, 0]);

    await shop.db
      .updateTable('stockTotals')
      .set({ cost: cost.costPrice * 100 })
      .where('productId', '=', item)
      .execute();
    const received = await take(_id, 'receive', { notes: 'سليمة' });
    expect(received).toMatchObject({ items: [{ received: 6, missing: 0 }], missingQuantity: 0 });
    expect(await held(item)).toEqual([4, 6]);
    const movements = await shop.db
      .selectFrom('stockMovements')
      .select(['reason', 'quantity', 'unitCost', 'sourceType', 'sourceNumber'])
      .where('sourceId', '=', _id)
      .orderBy('seq')
      .execute();
    const source = { sourceType: 'transfers', sourceNumber: shipped.transferNumber };
    expect(movements).toEqual([
      { reason: 'transfer.ship', quantity: -6, unitCost: 500, ...source },
      { reason: 'transfer.receive', quantity: 6, unitCost: 500, ...source },
    ]);
  });

  it('have a history with times, users and notes', async () => {
    const transfer = await inState('pending', [{ item: await stocked(5), quantity: 1 }]);
    const approved = await take(transfer._id, 'approve', { notes: 'عاجل' });
    expect(approved.approvedAt).not.toBeNull();
    await take(transfer._id, 'ship');
    const done = await take(transfer._id, 'receive');
    expect(done.receivedAt).not.toBeNull();
    expect(done.steps.map(({ step: name, fromStatus, toStatus }) => [name, fromStatus, toStatus])).toEqual([
      ['approve', 'pending', 'approved'],
      ['ship', 'approved', 'in_transit'],
      ['receive', 'in_transit', 'completed'],
    ]);
    expect(done.steps[0]).toMatchObject({ note: 'عاجل', user: { name: 'اختبار admin' } });
  });

  it('that did not arrive are recorded as missing, with their value', async () => {
    const [item, other] = [await stocked(10, { cost: 250 }), await stocked(10, { cost: 1000 })];
    const lines = [
      { item, quantity: 6 },
      { item: other, quantity: 2 },
    ];
    const { _id } = await inState('in_transit', lines);
    const got = await take(_id, 'receive', {
      items: [
        { product: item, quantity: 4 },
        { product: other, quantity: 2 },
      ],
      notes: 'تمزقت كرتونة في الطريق',
    });
    expect(got.steps.at(-1)).toMatchObject({ step: 'receive', note: 'تمزقت كرتونة في الطريق' });
    expect(got).toMatchObject({
      status: 'completed',
      items: [
        { received: 4, missing: 2, missingValue: 5 },
        { received: 2, missing: 0 },
      ],
      missingQuantity: 2,
      missingValue: 5,
    });
    expect(await held(item)).toEqual([4, 4]);
    expect(await held(other)).toEqual([8, 2]);
  });

  it.each([
    ['more than was sent', (item: string) => [{ product: item, quantity: 3 }], 422, 'والمرسل 2 وحدة فقط'],
    [
      'less than was sent without a reason',
      (item: string) => [{ product: item, quantity: 1 }],
      422,
      'اكتب سبب النقص',
    ],
    ['another part', () => [{ product: crypto.randomUUID(), quantity: 1 }], 422, 'ليس في هذا التحويل'],
    ['an empty list', () => [], 400, 'يجب إضافة منتج واحد على الأقل'],
    ['less than nothing', (item: string) => [{ product: item, quantity: -1 }], 400, 'يجب إدخال كمية صحيحة'],
  ])('are not received as %s', async (_, items, status, message) => {
    const item = await stocked(5);
    const { _id } = await inState('in_transit', [{ item, quantity: 2 }]);
    const reply = await step(_id, 'receive', { items: items(item) });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toContain(message);
    expect(await held(item)).toEqual([3, 0]);
  });

  it('return to the source when a transfer in transit is cancelled', async () => {
    const item = await stocked(5);
    const { _id } = await inState('in_transit', [{ item, quantity: 2 }]);
    expect(await held(item)).toEqual([3, 0]);
    expect(await take(_id, 'cancel', { reason: 'الطريق مقطوع' })).toMatchObject({ reason: 'الطريق مقطوع' });
    expect(await held(item)).toEqual([5, 0]);
  });

  it.each([
    ['pending', 'reject'],
    ['pending', 'cancel'],
    ['approved', 'cancel'],
  ] as const)('stay where they are when a %s one takes %s', async (from, name) => {
    const item = await stocked(5);
    const { _id } = await inState(from, [{ item, quantity: 2 }]);
    expect(await take(_id, name, { reason: 'لا حاجة' })).toMatchObject({ reason: 'لا حاجة' });
    expect(await held(item)).toEqual([5, 0]);
  });

  it('never leave twice: shipping a transfer in transit only updates its tracking', async () => {
    const item = await stocked(5);
    const { _id, shippedAt } = await inState('in_transit', [{ item, quantity: 2 }]);
    const again = await take(_id, 'ship', { trackingNumber: 'NEW-9', notes: 'تغيرت السيارة' });
    expect(again).toMatchObject({
      status: 'in_transit',
      trackingNumber: 'NEW-9',
      notes: 'تغيرت السيارة',
      shippedAt,
    });
    expect(again.steps.at(-1)).toMatchObject({ step: 'track', note: 'تغيرت السيارة' });
    expect(await take(_id, 'ship')).toMatchObject({ trackingNumber: 'NEW-9', notes: 'تغيرت السيارة' });
    expect(await held(item)).toEqual([3, 0]);
  });

  it('that were sold meanwhile are neither approved nor shipped', async () => {
    const item = await stocked(5, { name: 'دينمو' });
    const waiting = await inState('pending', [{ item, quantity: 4 }]);
    const approved = await inState('approved', [{ item, quantity: 4 }]);
    const gone = await inState('in_transit', [{ item, quantity: 3 }]);
    for (const [id, name] of [
      [waiting._id, 'approve'],
      [approved._id, 'ship'],
    ] as const) {
      const reply = await step(id, name);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toMatch(/دينمو .* هي 4 وحدة والمتوفر 2 وحدة/);
      expect(reply.json().details).toMatchObject({ product: item, requested: 4, available: 2 });
    }
    await take(gone._id, 'cancel');
    await take(waiting._id, 'approve');
  });
});

describe('a destination that closes meanwhile', () => {
  it.each(['inactive', 'maintenance', 'full'] as const)('is refused when it is %s', async (status) => {
    const pending = await inState('pending', [{ item: await stocked(5), quantity: 2 }]);
    const approved = await inState('approved', [{ item: await stocked(5), quantity: 2 }]);
    await setWarehouse(places.to, status);
    const replies = [await step(pending._id, 'approve'), await step(approved._id, 'ship')];
    await setWarehouse(places.to, 'active');
    for (const reply of replies) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toContain('ولا يستقبل التحويلات');
    }
  });

  it('receives no goods while inactive, and cancelling still returns them', async () => {
    const item = await stocked(5);
    const { _id } = await inState('in_transit', [{ item, quantity: 2 }]);
    await setWarehouse(places.to, 'inactive');
    const refused = await step(_id, 'receive');
    const cancelled = await step(_id, 'cancel');
    await setWarehouse(places.to, 'active');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('غير نشط، فعّله لاستلام القطع أو ألغِ التحويل');
    expect(cancelled.statusCode).toBe(200);
    expect(await held(item)).toEqual([5, 0]);
  });
});
