import { roundQuantity, saleOfLine, staleVersion, type Quotation } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { freeOf, releaseOf, reserve } from '../reservations';
import type { LockedStock } from '../stock';

interface Kept {
  product: string;
  quantity: number;
  until: Date;
}

/** Returns how many of each part a quotation still offers: of each line the alternative with the most. */
export function offeredOf({ lines }: Pick<Quotation, 'lines'>): ReadonlyMap<string, number> {
  const offered = new Map<string, number>();
  for (const line of lines) {
    const sale = saleOfLine(line);
    if (sale && sale.status !== 'pending') continue;
    const most = new Map<string, number>();
    for (const { product, quantity } of line.alternatives)
      if (product) most.set(product, Math.max(quantity, most.get(product) ?? 0));
    for (const [product, quantity] of most)
      offered.set(product, roundQuantity(quantity + (offered.get(product) ?? 0)));
  }
  return offered;
}

/** Returns what is kept for a quotation now, by part, until the latest day. */
export function keptOf({ reservations }: Pick<Quotation, 'reservations'>): ReadonlyMap<string, Kept> {
  const kept = new Map<string, Kept>();
  for (const { product, quantity, taken, until, status } of reservations) {
    if (status !== 'active') continue;
    const before = kept.get(product);
    kept.set(product, {
      product,
      quantity: roundQuantity(quantity - taken + (before?.quantity ?? 0)),
      until: before && before.until > until ? before.until : until,
    });
  }
  return kept;
}

/** Keeps so many of these parts for a quotation, instead of what was kept of them before. */
export async function keepExactly(
  tx: Tx,
  user: Actor,
  quotation: Quotation,
  wanted: readonly Kept[],
  stock: LockedStock,
): Promise<void> {
  await setFree(
    tx,
    user,
    quotation,
    wanted.map(({ product }) => product),
    stock,
  );
  for (const goods of wanted)
    await reserve(
      tx,
      user,
      {
        ...goods,
        customer: quotation.customer,
        name: quotation.customerName,
        ...(quotation.phone && { phone: quotation.phone }),
        note: quotation.number,
        source: { type: 'quotations', id: quotation._id },
      },
      stock,
    );
}

/**
 * Brings what is kept in line with a quotation that was changed: for its customer of now, not more than it offers now.
 * What the shop no longer has or sells is kept for nobody.
 */
export async function keepInLine(
  tx: Tx,
  user: Actor,
  before: Quotation,
  after: Quotation,
  stock: LockedStock,
): Promise<void> {
  const offered = offeredOf(after);
  const sameBuyer = isSameBuyer(before, after);
  const changed = [...keptOf(before).values()].filter(
    ({ product, quantity }) => !sameBuyer || quantity > (offered.get(product) ?? 0),
  );
  // kept by somebody else since the stock was locked
  if (changed.some(({ product }) => !stock.has(product))) throw staleVersion();
  await setFree(
    tx,
    user,
    after,
    changed.map(({ product }) => product),
    stock,
  );
  const sellable = new Set(
    after.lines.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ product, now }) => (now?.isActive ? (product ?? []) : [])),
    ),
  );
  const still = changed.flatMap(({ product, quantity, until }) => {
    const part = stock.get(product);
    const most = part && sellable.has(product) ? Math.min(offered.get(product) ?? 0, freeOf(part)) : 0;
    return most > 0 ? { product, quantity: Math.min(quantity, most), until } : [];
  });
  await keepExactly(tx, user, after, still, stock);
}

/** Somebody who is no customer is known by name alone. */
export const isSameBuyer = (
  one: Pick<Quotation, 'customer' | 'customerName'>,
  other: Pick<Quotation, 'customer' | 'customerName'>,
): boolean =>
  one.customer === other.customer && (one.customer !== null || one.customerName === other.customerName);

async function setFree(
  tx: Tx,
  user: Actor,
  { _id: id }: Quotation,
  products: readonly string[],
  stock: LockedStock,
): Promise<void> {
  if (products.length === 0) return;
  const released = await releaseOf(tx, user, id, products);
  for (const part of stock.values())
    part.reservations = part.reservations.filter((one) => !released.includes(one.id));
}
