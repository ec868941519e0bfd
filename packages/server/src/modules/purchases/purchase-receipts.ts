import { wholeCents, type ArrivedPart, type PurchaseReceipt } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { unitOf } from '../units';

interface ReceiptLine {
  position: number;
  productId: string;
  name: string;
  partNumber: string;
  quantity: number;
  landedCost: number;
}

interface Receipt {
  kind: 'arrived' | 'closed';
  /** Cents of the bill for what arrived. */
  goods: number;
  freight: number;
  customs: number;
  note?: string | undefined;
  lines: readonly ReceiptLine[];
}

/** Records what arrived of an order, or what will not come. */
export async function writeReceipt(
  tx: Tx,
  user: Actor,
  purchaseId: string,
  { kind, goods, freight, customs, note = '', lines }: Receipt,
): Promise<void> {
  const column = (name: keyof ReceiptLine) => lines.map((line) => line[name]);
  await sql`
    with receipt as (
      insert into purchase_receipts (purchase_id, kind, goods, freight, customs, note, user_id)
      values (${purchaseId}, ${kind}, ${goods}, ${freight}, ${customs}, ${note}, ${user.id}) returning id
    )
    insert into purchase_receipt_items (receipt_id, position, product_id, name, part_number, quantity, landed_cost)
    select receipt.id, line.* from receipt, unnest(
      ${column('position')}::int[], ${column('productId')}::uuid[], ${column('name')}::text[],
      ${column('partNumber')}::text[], ${column('quantity')}::numeric[], ${column('landedCost')}::numeric[]
    ) as line`.execute(tx);
}

/** Reads the freight and customs that came with earlier receipts of an order, in cents, and how often goods came. */
export async function readArrivedCharges(
  tx: Tx,
  purchaseId: string,
): Promise<{ freight: number; customs: number; receipts: number }> {
  const { rows } = await sql<{ freight: number; customs: number; receipts: number }>`
    select coalesce(sum(freight), 0) as freight, coalesce(sum(customs), 0) as customs, count(*) as receipts
    from purchase_receipts where purchase_id = ${purchaseId} and kind = 'arrived'`.execute(tx);
  return rows[0] ?? { freight: 0, customs: 0, receipts: 0 };
}

/** Reads the parts that arrived in this transaction, with their average costs before and after. */
export async function readArrived(tx: Tx, purchaseId: string): Promise<ArrivedPart[]> {
  const { rows } = await sql<ArrivedPart>`
    select m.product_id as product, p.name, p.part_number, ${unitOf(sql`m.product_id`)} as unit, m.quantity,
      m.cost_before, m.cost_after, p.purchase_price as replacement, p.selling_price
    from (
      select product_id, min(seq) as first, sum(quantity) as quantity, (array_agg(cost_before order by seq))[1] as cost_before,
        (array_agg(cost_after order by seq desc))[1] as cost_after
      from stock_movements
      where source_type = 'purchase' and source_id = ${purchaseId} and reason = 'purchase' and at = now() group by 1
    ) m join products p on p.id = m.product_id order by m.first`.execute(tx);
  return rows.map((row) => ({
    ...row,
    costBefore: wholeCents(row.costBefore),
    costAfter: wholeCents(row.costAfter),
  }));
}

type ReceiptRow = Omit<PurchaseReceipt, '_id' | 'createdBy'> & {
  id: string;
  userId: string | null;
  userName: string | null;
};

/** Selects the receipts of a purchase, the latest first. */
export async function readReceipts(db: Db, purchaseId: string): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select r.id, r.kind, r.goods + case when p.charges_on_bill then r.freight + r.customs else 0 end as amount, r.note,
      r.created_at, r.user_id, u.name as user_name, came.items
    from purchase_receipts r join purchases p on p.id = r.purchase_id
    left join users u on u.id = r.user_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('product', i.product_id, 'name', i.name, 'partNumber', i.part_number,
          'unit', ${unitOf(sql`i.product_id`)}, 'quantity', i.quantity)
        order by i.position), '[]') as items
      from purchase_receipt_items i where i.receipt_id = r.id
    ) came
    where r.purchase_id = ${purchaseId} order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}
