import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { CostedLine } from './purchase.rules';
import type { PurchaseHeader } from './purchase-entry';

interface NewRow extends PurchaseHeader {
  id: string;
  at: Date;
  purchaseNumber: string;
  supplierId: string;
  supplierName: string;
  status: 'completed' | 'pending';
  paymentStatus: string;
  goods: number;
  usdToYer: number | null;
  sourceVehicleId: string | null;
  userId: string;
}

export async function writePurchase(
  tx: Tx,
  { at, ...row }: NewRow,
  lines: readonly CostedLine[],
): Promise<void> {
  await tx
    .insertInto('purchases')
    .values({ ...row, createdAt: at, updatedAt: at })
    .execute();
  await writeLines(tx, row.id, lines);
}

export async function writeLines(tx: Tx, purchaseId: string, lines: readonly CostedLine[]): Promise<void> {
  let written = 0;
  for (const portion of portions(lines)) {
    const column = (name: keyof CostedLine) => portion.map((line) => line[name]);
    await sql`
      insert into purchase_items (purchase_id, position, product_id, name, part_number, warehouse_id, quantity,
        unit_cost, landed_cost, total)
      select ${purchaseId}, ${written}::int + position, product_id, name, part_number, warehouse_id, quantity,
        unit_cost, landed_cost, total
      from unnest(
        ${column('productId')}::uuid[], ${column('name')}::text[], ${column('partNumber')}::text[],
        ${column('warehouseId')}::uuid[], ${column('quantity')}::numeric[], ${column('unitCost')}::bigint[],
        ${column('landedCost')}::numeric[], ${column('total')}::bigint[]
      ) with ordinality as line (product_id, name, part_number, warehouse_id, quantity, unit_cost, landed_cost, total,
        position)`.execute(tx);
    written += portion.length;
  }
}
