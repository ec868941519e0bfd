import type { OrdersInput, Proposal } from '@turoos/contract';

/** A part to order and how many of it; null while the box is empty. */
interface DraftLine {
  part: Proposal;
  quantity: number | null;
}

/** What is ordered from one supplier. */
export interface DraftOrder {
  /** The supplier's id, or 'none' for parts that were never bought. */
  key: string;
  supplier: { _id: string; name: string } | null;
  lines: DraftLine[];
}

/** Groups parts by the supplier they were bought from last, those without one at the end. */
export function draftOrders(parts: readonly Proposal[]): DraftOrder[] {
  const orders = new Map<string, DraftOrder>();
  for (const part of parts) {
    const key = part.supplier?._id ?? 'none';
    const order = orders.get(key) ?? { key, supplier: part.supplier, lines: [] };
    order.lines.push({ part, quantity: part.quantity });
    orders.set(key, order);
  }
  const drafts = [...orders.values()];
  return [...drafts.filter(({ supplier }) => supplier), ...drafts.filter(({ supplier }) => !supplier)];
}

export const wantedLines = ({ lines }: DraftOrder): { part: Proposal; quantity: number }[] =>
  lines.flatMap(({ part, quantity }) => (quantity !== null && quantity > 0 ? [{ part, quantity }] : []));

/** Returns the cents of an order at the last prices. */
export const costOf = (order: DraftOrder): number =>
  wantedLines(order).reduce(
    (sum, { part, quantity }) => sum + Math.round((part.cost / part.quantity) * quantity),
    0,
  );

/** Returns why the orders can't be made yet. */
export function ordersProblem(orders: readonly DraftOrder[]): string | undefined {
  const wanted = orders.filter((order) => wantedLines(order).length > 0);
  if (wanted.length === 0) return 'اكتب كمية قطعة واحدة على الأقل';
  const unfit = wanted.find(({ supplier }) => !supplier);
  return unfit && 'اختر مورد القطع التي لم تُشترَ من قبل، أو احذف كمياتها';
}

/** Orders of the same supplier become one. */
export function asOrders(orders: readonly DraftOrder[], warehouse: string): OrdersInput {
  const bySupplier = new Map<string, { product: string; quantity: number }[]>();
  for (const order of orders) {
    if (!order.supplier) continue;
    const items = wantedLines(order).map(({ part, quantity }) => ({ product: part._id, quantity }));
    if (items.length > 0)
      bySupplier.set(order.supplier._id, [...(bySupplier.get(order.supplier._id) ?? []), ...items]);
  }
  return {
    orders: [...bySupplier].map(([supplier, items]) => ({ supplier, items, warehouse: warehouse || null })),
  };
}
