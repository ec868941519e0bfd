import { adjustmentStatus, adjustmentWorkflow, type AdjustmentStatus } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPlace } from '../../../test/adjustments';
import { useApp, type Person } from '../../../test/app';
import { describeWorkflow } from '../../../test/describe-workflow';

const shop = useApp();
let boss: Person;

beforeAll(async () => {
  boss = await shop.person('manager');
});

async function inState(status: AdjustmentStatus): Promise<string> {
  const place = await aPlace(shop, 3);
  const { _id: id } = await place.adjust(boss, { type: 'damage' });
  await shop.db.updateTable('stockAdjustments').set({ status }).where('id', '=', id).execute();
  return id;
}

describe('the workflow of an adjustment', () => {
  it('has four states', () =>
    expect(Object.keys(adjustmentStatus)).toEqual(['pending', 'approved', 'rejected', 'completed']));

  describeWorkflow(shop, {
    workflow: adjustmentWorkflow,
    rights: { edit: 'stockAdjustments:update', remove: 'stockAdjustments:delete' },
    inState,
    take: (who, id, step) => who.call('POST', `/stock-adjustments/${id}/${step}`, {}),
    edit: (who, id) => who.call('PUT', `/stock-adjustments/${id}`, { notes: 'تعديل' }),
    remove: (who, id) => who.call('DELETE', `/stock-adjustments/${id}`),
  });

  it('moves the stock once when it is approved twice at once', async () => {
    const place = await aPlace(shop, 9);
    const { _id } = await place.adjust(boss, { type: 'subtraction', quantity: 4 });
    await Promise.all([1, 2, 3].map(() => boss.call('POST', `/stock-adjustments/${_id}/approve`, {})));
    expect(await place.there()).toBe(5);
    expect(await place.movements()).toHaveLength(1);
  });

  it('cannot be approved and rejected at once', async () => {
    const place = await aPlace(shop, 9);
    const { _id } = await place.adjust(boss, { type: 'subtraction', quantity: 4 });
    const replies = await Promise.all(
      ['approve', 'reject'].map((step) => boss.call('POST', `/stock-adjustments/${_id}/${step}`, {})),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { status } = (await boss.call('GET', `/stock-adjustments/${_id}`)).json().data;
    expect(await place.there()).toBe(status === 'approved' ? 5 : 9);
  });

  it('lets a named permission approve, even if the role does not', async () => {
    const staff = await shop.person('warehouse_staff');
    await shop.db
      .updateTable('users')
      .set({ permissions: ['stockAdjustments.approve'] })
      .where('id', '=', staff.id)
      .execute();
    const { _id } = await (await aPlace(shop, 1)).adjust(staff);
    expect((await staff.call('POST', `/stock-adjustments/${_id}/approve`, {})).statusCode).toBe(200);
  });
});
