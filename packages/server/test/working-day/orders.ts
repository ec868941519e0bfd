import { adenDay } from '@turoos/contract';
import type { useCash } from '../cash';
import { ask, type Day, type OrderModel } from './day';

type Cash = ReturnType<typeof useCash>;

/** Orders goods of which a part arrives at once; the rest stays on order. */
export async function order(day: Day, cash: Cash): Promise<void> {
  const { below, oneOf } = day.dice;
  const part = oneOf(day.parts);
  const [first, rest, cost] = [1 + below(9), 1 + below(9), 100 + below(2000)];
  const { _id: id } = await ask(cash.manager, 'POST', '/purchases', {
    supplier: day.supplier.id,
    purchaseDate: adenDay(),
    status: 'pending',
    items: [{ product: part.id, warehouse: cash.warehouse, quantity: first + rest, unitCost: cost / 100 }],
  });
  const ordered = { id, part, cost, awaited: first + rest };
  day.orders.push(ordered);
  await receive(day, cash, ordered, first);
}

/** Receives the rest of an order, or a part of the rest. */
export async function receiveMore(day: Day, cash: Cash): Promise<void> {
  const { below, oneOf } = day.dice;
  const open = day.orders.filter(({ awaited }) => awaited > 0);
  if (open.length === 0) return;
  const ordered = oneOf(open);
  await receive(day, cash, ordered, 1 + below(ordered.awaited));
}

async function receive(day: Day, cash: Cash, ordered: OrderModel, quantity: number): Promise<void> {
  const { id, part, cost } = ordered;
  await ask(cash.manager, 'POST', `/purchases/${id}/receipts`, { items: [{ product: part.id, quantity }] });
  ordered.awaited -= quantity;
  const owed = quantity * cost;
  const inventory = part.move(quantity, cost * 10_000);
  day.supplier.ledger.owe(owed);
  day.books.post('purchase', { inventory, suppliers: -owed, rounding: owed - inventory });
}
