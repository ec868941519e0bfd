import { beforeAll, expect, it } from 'vitest';
import { useBranches } from '../../../test/branches';

const branches = useBranches();
const { there } = branches;

const buy = (warehouse: string, quantity: number, paidAmount: number) =>
  there.owner.call('POST', '/purchases', {
    supplierName: 'مؤسسة الأمل',
    purchaseDate: '2026-01-10',
    paidAmount,
    items: [{ product: there.part, quantity, unitCost: 10, warehouse }],
  });

beforeAll(async () => {
  for (const made of [await buy(there.near, 2, 5), await buy(there.far, 30, 200)])
    expect(made.statusCode, made.body).toBe(201);
});

it('a bound user sees what was bought and paid for their warehouses, and the balance of the whole shop', async () => {
  const clerk = await branches.bound('warehouse_manager', there.near);
  const { data } = (await clerk.call('GET', '/suppliers')).json();
  expect(data[0]).toMatchObject({ totalPurchases: 20, totalPaid: 5, totalRemaining: 15, balance: -115 });
  const all = (await there.owner.call('GET', '/suppliers')).json().data;
  expect(all[0]).toMatchObject({ totalPurchases: 320, totalPaid: 205, totalRemaining: 115, balance: -115 });
});

it('a supplier of other branches is no more deletable for that', async () => {
  const other = { supplierName: 'ورشة الجنوب', purchaseDate: '2026-01-10', status: 'pending' };
  const items = [{ product: there.part, quantity: 1, unitCost: 10, warehouse: there.far }];
  expect((await there.owner.call('POST', '/purchases', { ...other, items })).statusCode).toBe(201);
  const clerk = await branches.bound('warehouse_manager', there.near);
  const { data } = (await clerk.call('GET', '/suppliers?q=الجنوب')).json();
  expect(data).toMatchObject([{ purchaseCount: 0, isDeletable: false }]);
});
