import { branchTexts } from '@turoos/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useBranches } from '../../../test/branches';

const branches = useBranches();
const { there } = branches;
let sender: Person;
let receiver: Person;

beforeAll(async () => {
  sender = await branches.bound('warehouse_manager', there.far);
  receiver = await branches.bound('warehouse_manager', there.near);
});

async function transfer() {
  const reply = await there.owner.call('POST', '/transfers', {
    fromWarehouse: there.far,
    toWarehouse: there.near,
    items: [{ item: there.part, quantity: 2 }],
  });
  return reply.json().data as { _id: string; status: string };
}

const act = (who: Person, id: string, step: string) => {
  if (step === 'edit') return who.call('PUT', `/transfers/${id}`, { notes: 'x' });
  if (step === 'delete') return who.call('DELETE', `/transfers/${id}`);
  return who.call('POST', `/transfers/${id}/${step}`, {});
};

it.each(['approve', 'accept', 'reject', 'ship', 'cancel', 'edit', 'delete'])(
  '%s belongs to those who give the goods',
  async (step) => {
    const { _id } = await transfer();
    const reply = await act(receiver, _id, step);
    expect([reply.statusCode, reply.json().message]).toEqual([403, branchTexts.otherWarehouse]);
    expect((await act(sender, _id, step)).statusCode).not.toBe(403);
  },
);

it.each(['receive', 'withdraw'])('%s belongs to those who get the goods', async (step) => {
  const { _id } = await transfer();
  const reply = await act(sender, _id, step);
  expect([reply.statusCode, reply.json().message]).toEqual([403, branchTexts.otherWarehouse]);
  expect((await act(receiver, _id, step)).statusCode).not.toBe(403);
});

it('goods on the way are called back by those who sent them alone', async () => {
  const before = await branches.stockIn(there.part, there.far);
  const { _id } = await transfer();
  await act(sender, _id, 'approve');
  await act(sender, _id, 'ship');
  expect((await act(receiver, _id, 'cancel')).statusCode).toBe(403);
  expect(await branches.stockIn(there.part, there.far)).toBe(before - 2);
  expect((await act(sender, _id, 'cancel')).statusCode).toBe(200);
  expect(await branches.stockIn(there.part, there.far)).toBe(before);
  await branches.sales.expectBooksHold();
});
