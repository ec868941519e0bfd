import { piece, type Proposal } from '@turoos/contract';
import { expect, it } from 'vitest';
import { asOrders, costOf, draftOrders, ordersProblem } from './order-draft';

const part = (id: string, supplier: string | null): Proposal =>
  ({
    _id: id,
    name: id,
    unit: piece,
    quantity: 4,
    cost: 4000,
    supplier: supplier && { _id: supplier, name: supplier },
  }) as Proposal;
const parts = [part('a', 'near'), part('b', null), part('c', 'near'), part('d', 'far')];

it('groups parts by supplier, those without one last', () =>
  expect(draftOrders(parts).map(({ key, lines }) => [key, lines.map((line) => line.part._id)])).toEqual([
    ['near', ['a', 'c']],
    ['far', ['d']],
    ['none', ['b']],
  ]));

it('waits for a supplier and a quantity', () => {
  const orders = draftOrders(parts);
  expect(ordersProblem(orders)).toContain('اختر مورد');
  expect(ordersProblem(orders.filter(({ supplier }) => supplier))).toBeUndefined();
  const empty = orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, quantity: null })),
  }));
  expect(ordersProblem(empty)).toBe('اكتب كمية قطعة واحدة على الأقل');
});

it('costs what is typed, and makes one order of a supplier chosen twice', () => {
  const orders = draftOrders(parts).map((order) =>
    order.key === 'none' ? { ...order, supplier: { _id: 'near', name: 'near' } } : order,
  );
  expect(orders.map(costOf)).toEqual([8000, 4000, 4000]);
  expect(asOrders(orders, '')).toEqual({
    orders: [
      {
        supplier: 'near',
        warehouse: null,
        items: ['a', 'c', 'b'].map((product) => ({ product, quantity: 4 })),
      },
      { supplier: 'far', warehouse: null, items: [{ product: 'd', quantity: 4 }] },
    ],
  });
});
