import { sql } from 'kysely';
import { supplierBook } from '../ledger';
import type { Proof } from './proof';

export const purchaseProofs: readonly Proof[] = [
  {
    claim: 'the goods of a purchase are the sum of its lines',
    contradictions: sql`
      select concat(p.purchase_number, ': ', p.goods, ', its lines ', i.total) as what
      from purchases p join (select purchase_id, sum(total) as total from purchase_items group by 1) i
        on i.purchase_id = p.id
      where p.goods <> i.total`,
  },
  {
    claim: 'the shop owed what its purchases ask for what has arrived, and nothing for what was only ordered',
    contradictions: sql`
      select concat(p.purchase_number, ' (', p.status, '): ', p.received_amount, ', in the ledger ', coalesce(d.owed, 0)) as what
      from purchases p left join (
        select purchase_id, -sum(change) as owed from supplier_transactions where type = 'purchase' group by 1
      ) d on d.purchase_id = p.id
      where case when p.status in ('completed', 'partly_received', 'returned') then coalesce(d.owed, 0) <> p.received_amount
        when p.status = 'pending' then d.owed is not null
        else d.owed <> p.returned_amount end`,
  },
  {
    claim: 'a purchase is in the journal on its date, or on the day its order came',
    contradictions: sql`
      with booked as (
        select e.source_id as id, e.day
        from journal_entries e join journal_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
        where e.kind in ('purchase', 'purchaseAmount', 'purchaseDate') and a.key in ('inventory', 'stockDifferences', 'carsForParts')
        group by 1, 2 having sum(l.amount) <> 0
      ), dated as (
        select p.id, p.purchase_number, p.purchase_date, b.days,
          least(p.purchase_date, (p.created_at at time zone 'Asia/Aden')::date) = any (b.days) as is_there,
          exists (select from purchase_items i where i.purchase_id = p.id) as has_lines,
          (select count(*) from purchase_receipts r where r.purchase_id = p.id and r.kind = 'arrived') > 1 as in_parts,
          exists (select from audit_log g where g.entity = 'purchases' and g.entity_id = p.id
            and g.action = 'purchase.receive') as was_ordered
        from purchases p join (select id, array_agg(day order by day) as days from booked group by 1) b using (id)
      )
      select concat(purchase_number, ' of ', purchase_date, ': booked on ', array_to_string(days, ', ')) as what
      from dated
      -- the total of a purchase without lines is corrected on other days
      where not is_there and not was_ordered or has_lines and not in_parts and cardinality(days) > 1`,
  },
  {
    claim: 'a purchase was paid, and lowered by what went back, as the ledger settled it',
    contradictions: sql`
      select concat(p.purchase_number, ': paid ', p.paid_amount, ' and lowered ', p.returned_debt, ', settled ',
        coalesce(s.paid, 0), ' and ', coalesce(s.lowered, 0)) as what
      from purchases p left join (
        select d.purchase_id, sum(s.amount) filter (where ${supplierBook.pays}) as paid,
          sum(s.amount) filter (where not ${supplierBook.pays} and c.type <> 'purchase') as lowered
        from supplier_transactions d
        join supplier_settlements s on s.debit_id = d.id join supplier_transactions c on c.id = s.credit_id
        where d.type = 'purchase' group by 1
      ) s on s.purchase_id = p.id
      where p.paid_amount <> coalesce(s.paid, 0) or p.returned_debt <> coalesce(s.lowered, 0)
        or (p.status in ('completed', 'partly_received', 'returned')
          and p.paid_amount + p.remaining + p.returned_debt <> p.received_amount)
        or (p.status in ('pending', 'cancelled') and p.paid_amount <> 0)`,
  },
  {
    claim: 'what went back of a purchase lowers that purchase, and pays no other',
    contradictions: sql`
      select concat(p.purchase_number, ': ', p.returned_amount, ' went back, ', p.returned_debt, ' taken off') as what
      from purchases p
      where p.status in ('completed', 'partly_received', 'returned') and p.returned_debt <> p.returned_amount`,
  },
  {
    claim:
      'no more was paid on a supplier’s purchases than money was handed over and accounts were put right',
    contradictions: sql`
      select concat(s.name, ' ', s.id, ': ', b.paid, ' paid on purchases, ', coalesce(l.given, 0), ' given') as what
      from suppliers s
      join (select supplier_id, sum(paid_amount) as paid from purchases group by 1) b on b.supplier_id = s.id
      left join (
        select supplier_id, sum(change) filter (where type in ('payment', 'reversal') or change > 0) as given
        from supplier_transactions where type in ('payment', 'reversal', 'adjustment') group by 1
      ) l on l.supplier_id = s.id
      where b.paid > coalesce(l.given, 0)`,
  },
  {
    claim: 'a purchase says how far it is paid by what it still owes',
    contradictions: sql`
      select concat(purchase_number, ': ', payment_status, ', remaining ', remaining) as what from purchases
      where payment_status <> case
        when status in ('pending', 'cancelled') then 'pending'
        when remaining = 0 then 'paid'
        when paid_amount > 0 then 'partial'
        else 'pending' end`,
  },
  {
    claim: 'what went back of a purchase is the sum of its returns',
    contradictions: sql`
      select concat(p.purchase_number, ': ', p.returned_amount, ', returns ', coalesce(r.amount, 0)) as what
      from purchases p left join (
        select purchase_id, sum(amount) as amount from purchase_returns group by 1
      ) r on r.purchase_id = p.id
      where p.status <> 'cancelled' and p.returned_amount <> coalesce(r.amount, 0)`,
  },
  {
    claim: 'the pieces of a line that went back are those of its returns',
    contradictions: sql`
      select concat(i.purchase_id, ' line ', i.position, ': ', i.returned, ' back, returns ', coalesce(b.quantity, 0)) as what
      from purchase_items i left join (
        select purchase_id, position, sum(quantity) as quantity from purchase_return_items group by 1, 2
      ) b using (purchase_id, position)
      where i.returned <> coalesce(b.quantity, 0)`,
  },
  {
    claim: 'a purchase is returned when all of it went back',
    contradictions: sql`
      select p.purchase_number as what
      from purchases p
      left join (select purchase_id, bool_and(returned = quantity) as gone from purchase_items group by 1) i
        on i.purchase_id = p.id
      where p.status in ('completed', 'returned') and (p.status = 'returned') <>
        coalesce(i.gone, exists (select from purchase_returns r where r.purchase_id = p.id))`,
  },
  {
    claim: 'a purchase is received when all its lines have arrived, and in parts while some are to come',
    contradictions: sql`
      select concat(p.purchase_number, ': ', p.status) as what
      from purchases p join (
        select purchase_id, bool_and(received = quantity) as whole, bool_or(received > 0) as began
        from purchase_items group by 1
      ) i on i.purchase_id = p.id
      where p.status = 'pending' and i.began or p.status = 'partly_received' and i.whole
        or p.status in ('completed', 'returned') and not i.whole`,
  },
  {
    claim: 'what has arrived of an order, and what is owed for it, is the sum of its receipts',
    contradictions: sql`
      with came as (
        select r.purchase_id, i.position, sum(i.quantity) as quantity
        from purchase_receipts r join purchase_receipt_items i on i.receipt_id = r.id where r.kind = 'arrived' group by 1, 2
      ), asked as (
        select purchase_id, sum(goods) as goods, sum(freight + customs) as charges
        from purchase_receipts where kind = 'arrived' group by 1
      )
      select concat('purchase ', i.purchase_id, ' line ', i.position, ': ', i.received, ' arrived, receipts ',
        coalesce(came.quantity, 0)) as what
      from purchase_items i join asked using (purchase_id) left join came using (purchase_id, position)
      where i.received <> coalesce(came.quantity, 0)
      union all
      select concat(p.purchase_number, ': ', p.received_amount, ', receipts ', asked.goods, ' and ', asked.charges)
      from purchases p join asked on asked.purchase_id = p.id
      where p.status <> 'cancelled'
        and p.received_amount <> asked.goods + case when p.charges_on_bill then asked.charges else 0 end`,
  },
  {
    claim: 'what came onto the shelves with a purchase is what stayed of it',
    contradictions: sql`
      with bought as (
        select i.purchase_id, i.product_id, i.warehouse_id,
          sum(case when p.status in ('completed', 'partly_received', 'returned') then i.received - i.returned else 0 end) as quantity
        from purchase_items i join purchases p on p.id = i.purchase_id group by 1, 2, 3
      ), moved as (
        select source_id as purchase_id, product_id, warehouse_id, sum(quantity) as quantity
        from stock_movements where source_type = 'purchase' group by 1, 2, 3
      )
      select concat('purchase ', purchase_id, ' part ', product_id, ': ', coalesce(bought.quantity, 0), ' bought, ',
        coalesce(moved.quantity, 0), ' came') as what
      from bought full join moved using (purchase_id, product_id, warehouse_id)
      where coalesce(bought.quantity, 0) <> coalesce(moved.quantity, 0)`,
  },
];
