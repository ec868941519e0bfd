import { piece } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import type { ActiveReservation, LockedStock } from '../stock';
import { freeOf, fromTheirPlaces, meetReservations } from './meet-reservations.rules';

const kept = (id: string, quantity: number, more: Partial<ActiveReservation> = {}): ActiveReservation => ({
  id,
  quantity,
  warehouseId: null,
  customerId: null,
  name: id,
  until: new Date(),
  ...more,
});

const stockOf = (quantity: number, reservations: ActiveReservation[], held = {}): LockedStock =>
  new Map([
    [
      'part',
      {
        id: 'part',
        name: 'فلتر',
        partNumber: 'F-1',
        mainWarehouseId: 'main',
        quantity,
        elsewhere: 0,
        cost: 0,
        unit: piece,
        held: new Map(Object.entries(held)),
        reservations,
      },
    ],
  ]);
const sold = (quantity: number) => [{ productId: 'part', quantity }];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const walkIn = { customerId: null };

describe('a sale', () => {
  it('of what nobody keeps meets no reservation', () => {
    const met = meetReservations(stockOf(5, [kept('a', 2), kept('b', 1)]), sold(2), walkIn);
    expect(met).toEqual({ taken: [], broken: [] });
  });

  it('of more breaks the newest reservations, all lines of the part together', () => {
    const stock = stockOf(5, [kept('a', 2), kept('b', 1), kept('c', 1)]);
    expect(ids(meetReservations(stock, sold(2), walkIn).broken)).toEqual(['c']);
    expect(ids(meetReservations(stock, [...sold(1), ...sold(3)], walkIn).broken)).toEqual(['a', 'c']);
    expect(ids(meetReservations(stock, sold(5), walkIn).broken)).toEqual(['a', 'b', 'c']);
  });

  it('to the customer uses up their reservations, the oldest first', () => {
    const mine = { customerId: 'me' };
    const stock = stockOf(4, [kept('a', 2, mine), kept('b', 2), kept('c', 1, mine)]);
    expect(meetReservations(stock, sold(1), mine)).toMatchObject({ taken: [{ id: 'a', quantity: 1 }] });
    const all = meetReservations(stockOf(5, stock.get('part')?.reservations ?? []), sold(3), mine);
    expect(all.taken.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
    expect(all.broken).toEqual([]);
  });

  it('to the customer of what is kept for them never breaks what was short before', () => {
    const mine = { customerId: 'me' };
    const stock = stockOf(3, [kept('a', 2, mine), kept('b', 2)]);
    expect(meetReservations(stock, sold(2), mine).broken).toEqual([]);
    expect(
      ids(meetReservations(stockOf(4, [kept('a', 2, mine), kept('b', 2)]), sold(3), mine).broken),
    ).toEqual(['b']);
  });

  it('to somebody who is no customer is made to the reservations the seller names, but to none of a customer', () => {
    const stock = stockOf(1, [kept('a', 1)]);
    const named = { customerId: null, reservations: ['a'] };
    expect(meetReservations(stock, sold(1), named)).toMatchObject({ taken: [{ id: 'a' }], broken: [] });
    const ofCustomer = stockOf(1, [kept('a', 1, { customerId: 'he' })]);
    expect(ids(meetReservations(ofCustomer, sold(1), named).broken)).toEqual(['a']);
  });
});

it('what is free is never below nothing', () => {
  expect(freeOf({ quantity: 3, reservations: [kept('a', 2)] })).toBe(1);
  expect(freeOf({ quantity: 1, reservations: [kept('a', 2)] })).toBe(0);
});

it('goods put aside leave their warehouse, and the rest of the line any other', () => {
  const stock = stockOf(9, [], { main: 5, side: 4 });
  const taken = [{ id: 'a', productId: 'part', warehouseId: 'side', quantity: 2 }];
  expect(fromTheirPlaces(sold(3), stock, taken)).toEqual([
    { productId: 'part', warehouseId: 'side', quantity: 2 },
    { productId: 'part', quantity: 1 },
  ]);
  expect(fromTheirPlaces(sold(3), stockOf(9, [], { main: 9 }), taken)).toEqual(sold(3));
});
