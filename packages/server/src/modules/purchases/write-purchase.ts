import { purchasePaymentStatusOf } from '@turoos/contract';
import { sql } from 'kysely';
import { newIdentity } from '../../db/new-identity';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { nextNumber } from '../counters';
import type { LockedPurchase } from './lock-purchase';
import type { CheckedEntry } from './purchase-entry';
import type { CostedLine } from './purchase.rules';

export interface PurchaseIdentity {
  id: string;
  at: Date;
  /** Takes the number of a new purchase on first call; its counter row stays locked until commit. */
  number: () => Promise<string>;
}

/** Returns the identity of an existing order, else a new one. */
export async function identify(
  tx: Tx,
  enteredAt: Date | undefined,
  ordered: LockedPurchase | undefined,
): Promise<PurchaseIdentity> {
  if (ordered) return { id: ordered.id, at: ordered.createdAt, number: async () => ordered.purchaseNumber };
  const { id, at: now } = await newIdentity(tx);
  const at = enteredAt ?? now;
  let taken: Promise<string> | undefined;
  return { id, at, number: () => (taken ??= nextNumber(tx, 'PURCHASE', { at })) };
}

/** Inserts the purchase and its lines, or overwrites the order it was. */
export async function writePurchase(
  tx: Tx,
  user: Actor,
  { id, at, number }: PurchaseIdentity,
  entry: CheckedEntry & { status: 'completed' | 'pending'; usdToYer: number | null },
  ordered: LockedPurchase | undefined,
): Promise<void> {
  const row = {
    ...entry.header,
    supplierId: entry.supplierId,
    supplierName: entry.supplierName,
    sourceVehicleId: entry.sourceVehicleId,
    forTeardown: entry.forTeardown,
    goods: entry.goods,
    status: entry.status,
    paymentStatus:
      entry.status === 'pending' ? 'pending' : purchasePaymentStatusOf({ paid: 0, remaining: entry.total }),
    usdToYer: entry.usdToYer,
  };
  if (ordered) {
    await tx.deleteFrom('purchaseItems').where('purchaseId', '=', id).execute();
    await tx
      .updateTable('purchases')
      .set({ ...row, version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  } else
    await tx
      .insertInto('purchases')
      .values({
        ...row,
        id,
        purchaseNumber: await number(),
        userId: user.id,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  await writeLines(tx, id, entry);
}

async function writeLines(
  tx: Tx,
  purchaseId: string,
  { lines, status }: { lines: readonly CostedLine[]; status: 'completed' | 'pending' },
): Promise<void> {
  const hasArrived = status === 'completed';
  let written = 0;
  for (const portion of portions(lines)) {
    const column = (name: keyof CostedLine) => portion.map((line) => line[name]);
    await sql`
      insert into purchase_items (purchase_id, position, product_id, name, part_number, warehouse_id, quantity,
        received, unit_cost, landed_cost, total)
      select ${purchaseId}, ${written}::int + position, product_id, name, part_number, warehouse_id, quantity,
        case when ${hasArrived} then quantity else 0 end, unit_cost, landed_cost, total
      from unnest(
        ${column('productId')}::uuid[], ${column('name')}::text[], ${column('partNumber')}::text[],
        ${column('warehouseId')}::uuid[], ${column('quantity')}::numeric[], ${column('unitCost')}::bigint[],
        ${column('landedCost')}::numeric[], ${column('total')}::bigint[]
      ) with ordinality as line (product_id, name, part_number, warehouse_id, quantity, unit_cost, landed_cost, total,
        position)`.execute(tx);
    written += portion.length;
  }
}
