import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

const day = sql`(b.at at time zone 'Asia/Aden')::date`;
const keeper = sql`(select id from users where is_active and role = 'warehouse_manager' order by username limit 1)`;

/** The part of a line that has arrived. */
const came = sql`case when b.status = 'completed' or b.status = 'partly_received' and l.position = 1 then l.quantity else 0 end`;

export async function writePurchases(tx: Tx): Promise<void> {
  await sql`
    insert into purchases (id, purchase_number, supplier_id, supplier_name, supplier_invoice_number, purchase_date,
      status, payment_status, payment_method, goods, arrived_amount, paid_amount, usd_to_yer, user_id, created_at, updated_at)
    select b.id, b.number, b.supplier_id, s.name, 'F-' || b.n, ${day}, b.status,
      case when b.status = 'pending' or b.paid = 0 then 'pending' when b.paid < b.owed then 'partial' else 'paid' end,
      b.method, b.goods, case when b.status = 'partly_received' then b.owed else 0 end, b.paid,
      (select usd_to_yer from turoos_rate(turoos_default_zone(), ${day})),
      ${keeper}, b.at, b.at
    from purchase b join suppliers s on s.id = b.supplier_id order by b.n`.execute(tx);
  await sql`
    insert into purchase_items (purchase_id, position, product_id, name, part_number, warehouse_id, quantity, received,
      unit_cost, landed_cost, total)
    select l.purchase_id, l.position, l.product_id, l.name, l.part_number, l.warehouse_id, l.quantity,
      ${came}, l.unit_cost, l.cost, l.total
    from purchase_line l join purchase b on b.id = l.purchase_id order by l.n, l.position`.execute(tx);
  await writeReceipts(tx);
}

/** Writes the receipts of orders of which only a part has arrived, some days after the order. */
async function writeReceipts(tx: Tx): Promise<void> {
  await sql`
    insert into purchase_receipts (purchase_id, kind, goods, freight, customs, user_id, created_at)
    select b.id, 'arrived', b.owed, 0, 0, ${keeper}, least(now(), b.at + (3 + b.n % 12) * interval '1 day')
    from purchase b where b.status = 'partly_received'`.execute(tx);
  await sql`
    insert into purchase_receipt_items (receipt_id, position, product_id, name, part_number, quantity, landed_cost)
    select r.id, l.position, l.product_id, l.name, l.part_number, l.quantity, l.cost
    from purchase_receipts r join purchase b on b.id = r.purchase_id join purchase_line l on l.purchase_id = b.id
    where ${came} > 0 and b.status = 'partly_received'`.execute(tx);
}

/** Writes the received goods to stock. */
export async function writeGoods(tx: Tx): Promise<void> {
  await sql`
    insert into stock_movements (at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
      cost_after, reason, source_type, source_id, source_number, user_id)
    select b.at, l.product_id, l.warehouse_id, l.quantity,
      coalesce(s.quantity, 0) + sum(l.quantity) over (partition by l.product_id order by l.n, l.position), l.cost,
      l.cost, l.cost, 'purchase', 'purchase', b.id, b.number, ${keeper}
    from purchase_line l join purchase b on b.id = l.purchase_id
    left join stock s on s.product_id = l.product_id and s.warehouse_id = l.warehouse_id
    where ${came} > 0 order by l.n, l.position`.execute(tx);
  const arrived = sql`
    select l.product_id, l.warehouse_id, sum(l.quantity) as quantity from purchase_line l join purchase b on b.id = l.purchase_id
    where ${came} > 0 group by 1, 2`;
  await sql`
    insert into stock as s (product_id, warehouse_id, quantity) ${arrived}
    on conflict (product_id, warehouse_id) do update set quantity = s.quantity + excluded.quantity`.execute(
    tx,
  );
  await sql`
    update stock_totals t set quantity = t.quantity + came.quantity from (${arrived}) as came
    where came.product_id = t.product_id`.execute(tx);
}

/** Writes the debts to suppliers, and the payments for each purchase. */
export async function writeAccounts(tx: Tx): Promise<void> {
  await sql`
    create temporary table entry on commit drop as
    select b.*, turoos_id() as entry_id, type, change, open
    from purchase b cross join lateral (
      values ('purchase', -owed, owed - paid), ('payment', paid, 0)
    ) as posted (type, change, open)
    where status <> 'pending' and change <> 0`.execute(tx);
  await sql`
    insert into supplier_transactions (id, at, supplier_id, dated, type, change, open, balance_after, purchase_id,
      payment_method, user_id)
    select entry_id, at, supplier_id, ${day}, type, change, open,
      sum(change) over (partition by supplier_id order by n, change), id,
      case when type = 'payment' then method end, ${keeper}
    from entry b order by n, change`.execute(tx);
  await sql`
    insert into supplier_settlements (at, debit_id, credit_id, amount)
    select credit.at, debit.entry_id, credit.entry_id, credit.change
    from entry debit join entry credit using (id)
    where debit.type = 'purchase' and credit.type = 'payment' order by credit.n`.execute(tx);
  await sql`
    update suppliers s set balance = l.balance
    from (select supplier_id, sum(change) as balance from entry group by 1) as l where s.id = l.supplier_id`.execute(
    tx,
  );
}
