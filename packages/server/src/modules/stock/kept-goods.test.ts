import { piece } from '@turoos/contract';
import { expect, it } from 'vitest';
import { guardKept } from './kept-goods';
import type { ActiveReservation, LockedPart } from './lock-stock';

const kept = (quantity: number, warehouseId: string | null = null): ActiveReservation => ({
  id: crypto.randomUUID(),
  quantity,
  warehouseId,
  customerId: null,
  name: 'أبو أحمد',
  until: new Date(),
});
const partOf = (held: Record<string, number>, reservations: ActiveReservation[]): LockedPart => ({
  id: 'part',
  name: 'فلتر',
  partNumber: 'F-1',
  mainWarehouseId: 'main',
  quantity: Object.values(held).reduce((sum, one) => sum + one, 0),
  elsewhere: 0,
  cost: 0,
  unit: piece,
  held: new Map(Object.entries(held)),
  reservations,
});
const moving = (
  reason: Parameters<typeof guardKept>[0],
  part: LockedPart,
  quantity: number,
  from = 'main',
) => {
  const check = guardKept(reason, new Map([[part.id, part]]));
  part.quantity -= quantity;
  part.held.set(from, (part.held.get(from) ?? 0) - quantity);
  return check;
};

it.each([
  'transfer.ship',
  'purchase.return',
  'purchase.cancel',
  'dismantle.undo',
  'opening.takeBack',
] as const)('goods kept for a customer don’t leave by %s', (reason) => {
  expect(moving(reason, partOf({ main: 3 }, [kept(1)]), 2)).not.toThrow();
  expect(moving(reason, partOf({ main: 3 }, [kept(1)]), 3)).toThrow('محجوز منها لعملاء');
});

it.each(['sale', 'scrap', 'adjustment', 'decrease', 'correction'] as const)(
  'what is gone by %s is gone, whoever it was kept for',
  (reason) => expect(moving(reason, partOf({ main: 1 }, [kept(1)]), 1)).not.toThrow(),
);

it('goods put aside in a warehouse stay there, and those of other warehouses may leave', () => {
  const part = () => partOf({ main: 2, shop: 2 }, [kept(2, 'shop')]);
  expect(moving('transfer.ship', part(), 1, 'shop')).toThrow('محجوز');
  expect(moving('transfer.ship', part(), 2, 'main')).not.toThrow();
});

it('goods that were missing before refuse nothing that takes none of them', () =>
  expect(moving('transfer.ship', partOf({ main: 0 }, [kept(1)]), -1)).not.toThrow());
