import { sql } from 'kysely';
import type { Proof } from './proof';

export const salesProofs: readonly Proof[] = [
  {
    claim: 'an invoice is the sum of its lines',
    contradictions: sql`
      select concat(coalesce(s.sale_number, s.id::text), ': ', s.subtotal, ', its lines ', coalesce(i.total, 0)) as what
      from sales s left join (select sale_id, sum(total) as total from sale_items group by 1) i on i.sale_id = s.id
      where s.subtotal <> coalesce(i.total, -1)`,
  },
  {
    claim: 'what was paid, is owed and was taken off by refunds is the whole invoice',
    contradictions: sql`
      select coalesce(sale_number, id::text) as what from sales
      where status in ('completed', 'refunded') and paid + remaining + refund_debt <> grand_total`,
  },
  {
    claim: 'an invoice says how it is paid by what it still owes',
    contradictions: sql`
      select concat(coalesce(sale_number, id::text), ': ', payment_status, ', remaining ', remaining) as what from sales
      where status <> 'pending' and payment_status <> case
        when status = 'cancelled' then 'cancelled'
        when remaining = 0 then 'paid'
        when paid > 0 then 'partial'
        else 'deferred' end`,
  },
  {
    claim: 'an invoice’s refund is the sum of its refunds',
    contradictions: sql`
      select concat(coalesce(s.sale_number, s.id::text), ': ', s.refund_amount, ', refunds ', coalesce(r.amount, 0)) as what
      from sales s left join (
        select sale_id, sum(amount) as amount, sum(amount - cash) as debt from sale_refunds group by 1
      ) r on r.sale_id = s.id
      where s.refund_amount <> coalesce(r.amount, 0) or s.refund_debt <> coalesce(r.debt, 0)`,
  },
  {
    claim: 'a line’s returned pieces are those of its refunds',
    contradictions: sql`
      select concat(i.sale_id, ' line ', i.position, ': ', i.returned, ' returned, refunds ', coalesce(b.quantity, 0)) as what
      from sale_items i left join (
        select sale_id, position, sum(quantity) as quantity from sale_refund_items group by 1, 2
      ) b using (sale_id, position)
      where i.returned <> coalesce(b.quantity, 0)`,
  },
  {
    claim: 'an invoice is refunded when all of its goods or all of its money is back',
    contradictions: sql`
      select coalesce(s.sale_number, s.id::text) as what
      from sales s join (
        select sale_id, bool_and(returned = quantity) as all_back from sale_items group by 1
      ) i on i.sale_id = s.id
      where s.status in ('completed', 'refunded')
        and (s.status = 'refunded') <> (s.refund_amount > 0 and (i.all_back or s.refund_amount = s.grand_total))`,
  },
  {
    claim: 'what left the shelves for an invoice is what stayed sold',
    contradictions: sql`
      with sold as (
        select i.sale_id, i.product_id,
          sum(case when s.status in ('completed', 'refunded') then i.quantity - i.returned else 0 end) as quantity
        from sale_items i join sales s on s.id = i.sale_id group by 1, 2
      ), moved as (
        select source_id as sale_id, product_id, -sum(quantity) as quantity
        from stock_movements where source_type = 'sale' group by 1, 2
      )
      select concat('sale ', sale_id, ' part ', product_id, ': ', coalesce(sold.quantity, 0), ' sold, ',
        coalesce(moved.quantity, 0), ' gone') as what
      from sold full join moved using (sale_id, product_id)
      where coalesce(sold.quantity, 0) <> coalesce(moved.quantity, 0)`,
  },
  {
    claim: 'an invoice names the warehouse that all its goods left from',
    contradictions: sql`
      select concat(coalesce(s.sale_number, s.id::text), ': ', s.warehouse_id, ', its goods ', m.warehouse_id) as what
      from sales s left join (
        select source_id, case when count(distinct warehouse_id) = 1 then (array_agg(warehouse_id))[1] end as warehouse_id
        from stock_movements where source_type = 'sale' group by 1
      ) m on m.source_id = s.id
      where s.warehouse_id is distinct from m.warehouse_id`,
  },
  {
    claim: 'a day’s sales are, in each branch, the sum of its invoices',
    contradictions: sql`
      with summed as (
        select (s.created_at at time zone 'Asia/Aden')::date as day, s.warehouse_id, count(*) as orders,
          sum(i.lines) as lines, sum(s.grand_total) as sales, sum(s.tax) as tax, sum(s.refund_amount) as refunds,
          coalesce(sum(round(s.tax::numeric * s.refund_amount / nullif(s.grand_total, 0))), 0) as refund_tax,
          sum(i.cost) as cost, coalesce(sum(round(s.grand_total * s.usd_to_yer / 100)), 0) as rials,
          coalesce(sum(s.grand_total) filter (where s.usd_to_yer is null), 0) as unrated,
          coalesce(sum(round(s.refund_amount * s.usd_to_yer / 100)), 0) as refund_rials,
          coalesce(sum(s.refund_amount) filter (where s.usd_to_yer is null), 0) as refund_unrated
        from sales s left join (
          select sale_id, count(*) as lines, sum(round((quantity - returned) * cost, 4)) as cost
          from sale_items group by 1
        ) i on i.sale_id = s.id
        where s.status in ('completed', 'refunded') group by 1, 2
      ), kept as (
        select day, warehouse_id, orders, lines, sales, tax, refunds, refund_tax, cost, rials, unrated, refund_rials,
          refund_unrated
        from branch_sales_by_day
        -- sales that were all cancelled leave a row of nothing
        where (orders, lines, sales, tax, refunds, refund_tax, cost, rials, unrated, refund_rials, refund_unrated)
          <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      )
      select concat(day, ': ', coalesce(w.name, 'of several branches'), ', ', orders, ' orders of ', sales, ', ', told) as what
      from (
        (select 'kept only' as told, * from kept except select 'kept only', * from summed)
        union all
        (select 'summed only', * from summed except select 'summed only', * from kept)
      ) odd left join warehouses w on w.id = odd.warehouse_id`,
  },
  {
    claim: 'what was paid of an invoice later is, in rials, what its payments were at their own rates',
    contradictions: sql`
      with paid as (
        select d.sale_id, sum(round(s.amount * c.usd_to_yer / 100)) as rials,
          sum(s.amount) filter (where c.usd_to_yer is null) as unrated
        from customer_settlements s
        join customer_transactions d on d.id = s.debit_id
        join customer_transactions c on c.id = s.credit_id
        where d.type = 'sale' and c.type in ('payment', 'adjustment') group by 1
      )
      select concat(coalesce(s.sale_number, s.id::text), ': ', s.later_rials, ' rials and ', s.later_unrated,
        ' without a rate kept, ', coalesce(p.rials, 0), ' and ', coalesce(p.unrated, 0), ' paid') as what
      from sales s left join paid p on p.sale_id = s.id
      where (s.later_rials, s.later_unrated) <> (coalesce(p.rials, 0), coalesce(p.unrated, 0))`,
  },
  {
    claim: 'an entry of the ledger about an invoice is at the invoice’s rate',
    contradictions: sql`
      select concat(t.id, ': at ', t.usd_to_yer, ', ', s.sale_number, ' at ', s.usd_to_yer) as what
      from customer_transactions t join sales s on s.id = t.sale_id
      where t.type in ('sale', 'refund', 'cancel') and t.usd_to_yer is distinct from s.usd_to_yer`,
  },
  {
    claim: 'what a part sold in a month is, in each branch, the sum of its lines',
    contradictions: sql`
      with summed as (
        select date_trunc('month', i.at at time zone 'Asia/Aden')::date as month, i.product_id, s.warehouse_id,
          sum(i.quantity - i.returned) as quantity, sum(round(i.price * (i.quantity - i.returned))) as revenue,
          coalesce(sum(round(round(i.price * (i.quantity - i.returned)) * s.usd_to_yer / 100)), 0) as rials,
          coalesce(sum(round(i.price * (i.quantity - i.returned))) filter (where s.usd_to_yer is null), 0) as unrated
        from sale_items i join sales s on s.id = i.sale_id
        where s.status in ('completed', 'refunded') group by 1, 2, 3
        having sum(i.quantity - i.returned) > 0
      ), kept as (
        select month, product_id, warehouse_id, quantity, revenue, rials, unrated from part_sales_by_month
        -- what all came back leaves a row of nothing
        where (quantity, revenue, rials, unrated) <> (0, 0, 0, 0)
      )
      select concat(product_id, ' in ', month, ': ', quantity, ' for ', revenue, ', rials ', rials, ', ', told) as what
      from (
        (select 'kept only' as told, * from kept except select 'kept only', * from summed)
        union all
        (select 'summed only', * from summed except select 'summed only', * from kept)
      ) odd`,
  },
  {
    claim: 'what a customer bought in a month is, in each branch, the sum of the invoices',
    contradictions: sql`
      with summed as (
        select date_trunc('month', created_at at time zone 'Asia/Aden')::date as month, customer_id, warehouse_id,
          count(*) as orders, sum(grand_total - refund_amount) as spent
        from sales where status in ('completed', 'refunded') and customer_id is not null group by 1, 2, 3
      ), kept as (
        select month, customer_id, warehouse_id, orders, spent from customer_sales_by_month
        -- sales that were all cancelled leave a row of nothing
        where (orders, spent) <> (0, 0)
      )
      select concat(customer_id, ' in ', month, ': ', orders, ' for ', spent, ', ', told) as what
      from (
        (select 'kept only' as told, * from kept except select 'kept only', * from summed)
        union all
        (select 'summed only', * from summed except select 'summed only', * from kept)
      ) odd`,
  },
];
