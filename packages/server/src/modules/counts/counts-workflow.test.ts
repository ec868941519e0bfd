import { countStatus, countTypes, countWorkflow } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useCounts } from '../../../test/counts';
import { describeWorkflow } from '../../../test/describe-workflow';

const { shop, aShelf, start, put, finish, count, adjustmentsOf, call } = useCounts();

const states = { complete: 'completed', cancel: 'cancelled' } as const;

async function inState(status: string): Promise<string> {
  const { warehouse } = await aShelf(3);
  const { _id: id } = await start(warehouse);
  if (status !== 'in_progress') {
    await finish(id, status);
    await shop.db.deleteFrom('documentSteps').where('entityId', '=', id).execute();
  }
  return id;
}

describe('the workflow of a count', () => {
  it('has three states and two types', () => {
    expect(Object.keys(countStatus)).toEqual(['in_progress', 'completed', 'cancelled']);
    expect(Object.keys(countTypes)).toEqual(['full', 'partial']);
  });

  describeWorkflow(shop, {
    workflow: countWorkflow,
    rights: { edit: 'inventoryCounts:create', remove: 'inventoryCounts:delete' },
    inState,
    take: (who, id, step) => put(id, { status: states[step as keyof typeof states] }, who),
    edit: (who, id) => put(id, { items: [] }, who),
    remove: (who, id) => who.call('DELETE', `/inventory-counts/${id}`),
  });

  it('freezes lines, fields and status once the count has ended', async () => {
    for (const status of ['completed', 'cancelled']) {
      const { warehouse, parts } = await aShelf(3);
      const { _id } = await start(warehouse);
      await finish(_id, status);
      for (const body of [
        { items: [{ product: parts[0], countedQuantity: 1 }] },
        { notes: 'بعد فوات الأوان' },
        { status: 'completed' },
        { status: 'cancelled' },
        { status: 'in_progress' },
      ])
        expect((await put(_id, body)).statusCode, JSON.stringify(body)).toBe(409);
    }
  });

  it('ends in one state when completed and cancelled at once', async () => {
    const { warehouse, parts } = await aShelf(5);
    const { _id } = await start(warehouse);
    await count(_id, [{ product: parts[0], countedQuantity: 4 }]);
    const replies = await Promise.all(['completed', 'cancelled'].map((status) => put(_id, { status })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { status } = (await call('GET', `/inventory-counts/${_id}`)).json().data;
    expect(await adjustmentsOf(_id)).toHaveLength(status === 'completed' ? 1 : 0);
  });

  it('changes fields only with the right to change counts, and refuses a stale version', async () => {
    const { warehouse } = await aShelf(1);
    const { _id, version } = await start(warehouse);
    const staff = await shop.person('warehouse_staff');
    expect((await put(_id, { notes: 'ملاحظة' }, staff)).statusCode).toBe(403);
    const changed = await put(_id, { notes: 'ملاحظة', countedByName: 'سالم', version });
    expect(changed.json().data).toMatchObject({ notes: 'ملاحظة', countedByName: 'سالم' });
    expect((await put(_id, { notes: 'أخرى', version })).statusCode).toBe(409);
  });
});
