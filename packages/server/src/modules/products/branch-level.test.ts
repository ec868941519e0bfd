import { expect, it } from 'vitest';
import { useBranches } from '../../../test/branches';
import { aPart } from '../../../test/factories';

const branches = useBranches();
const { there } = branches;

it('a part is short in a branch only if the whole shop has no more than its minimum', async () => {
  const clerk = await branches.bound('warehouse_manager', there.near);
  const partWith = (near: number, far: number) =>
    aPart(branches.shop.db, { unit: 'piece', stock: { [there.near]: near, [there.far]: far } });
  const statusOf = async (id: string) =>
    (await clerk.call('GET', `/products/${id}`)).json().data.stockStatus as string;
  const [enough, short, gone] = [await partWith(2, 100), await partWith(2, 1), await partWith(0, 100)];
  expect([await statusOf(enough), await statusOf(short), await statusOf(gone)]).toEqual([
    'in_stock',
    'low_stock',
    'out_of_stock',
  ]);
  const { data } = (await clerk.call('GET', '/products?status=low_stock&limit=100')).json();
  const listed = data.map(({ _id }: { _id: string }) => _id);
  expect([listed.includes(enough), listed.includes(short)]).toEqual([false, true]);
});
