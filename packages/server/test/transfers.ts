import type { Transfer, TransferStatus, WarehouseStatus } from '@turoos/contract';
import { beforeAll, expect } from 'vitest';
import { useApp, type Person } from './app';
import { aPart, aWarehouse, type PartInput } from './factories';

/** The steps that bring a new transfer into each status. */
const wayTo: Record<TransferStatus, readonly string[]> = {
  requested: [],
  pending: [],
  approved: ['approve'],
  in_transit: ['approve', 'ship'],
  completed: ['approve', 'ship', 'receive'],
  rejected: ['reject'],
  cancelled: ['cancel'],
};

/** An app, an administrator and two warehouses, with helpers for transfers between them. */
export function useTransfers() {
  const shop = useApp();
  const places = { from: '', to: '' };
  let admin: Person;

  beforeAll(async () => {
    admin = await shop.person('admin');
    places.from = await aWarehouse(shop.db, 'مستودع المصدر');
    places.to = await aWarehouse(shop.db, 'مستودع الوجهة');
  });

  const call: Person['call'] = (...given) => admin.call(...given);

  /** Creates a part with this quantity in the source warehouse. */
  const stocked = (quantity: number, input: PartInput = {}) =>
    aPart(shop.db, { stock: { [places.from]: quantity }, ...input });

  const input = (items: object[], more: object = {}) => ({
    fromWarehouse: places.from,
    toWarehouse: places.to,
    items,
    ...more,
  });

  async function make(items: object[], more: object = {}, path = '/transfers'): Promise<Transfer> {
    const reply = await call('POST', path, input(items, more));
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  const step = (id: string, name: string, body: object = {}, who: Person = admin) =>
    who.call('POST', `/transfers/${id}/${name}`, body);

  async function take(id: string, name: string, body: object = {}): Promise<Transfer> {
    const reply = await step(id, name, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  /** Creates a transfer and brings it into a status. */
  async function inState(status: TransferStatus, items: object[], more: object = {}): Promise<Transfer> {
    let transfer = await make(items, more, status === 'requested' ? '/transfers/requests' : '/transfers');
    for (const name of wayTo[status]) transfer = await take(transfer._id, name);
    expect(transfer.status).toBe(status);
    return transfer;
  }

  /** Returns the stock of a part in the source and the destination. */
  async function held(productId: string): Promise<[number, number]> {
    const rows = await shop.db.selectFrom('stock').selectAll().where('productId', '=', productId).execute();
    const at = (id: string) => rows.find(({ warehouseId }) => warehouseId === id)?.quantity ?? 0;
    return [at(places.from), at(places.to)];
  }

  const setWarehouse = (id: string, status: WarehouseStatus) =>
    shop.db.updateTable('warehouses').set({ status }).where('id', '=', id).execute();

  return { shop, places, call, stocked, input, make, step, take, inState, held, setWarehouse };
}
