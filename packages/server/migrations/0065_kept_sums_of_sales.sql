-- The warehouse that all goods of an invoice left from, none for goods of several and for what is held: so a branch finds
-- its invoices without reading the movements of all. Those refer to the warehouse, an invoice need not check it again.
-- The usual one comes as the default of a new column, which writes no row: updating a million takes minutes.
do $$ begin
  execute format('alter table sales add column warehouse_id uuid default %L', (
    select warehouse_id from stock_movements where source_type = 'sale' group by 1 order by count(*) desc limit 1));
end $$;
alter table sales alter warehouse_id drop default;
update sales set warehouse_id = other.warehouse_id
from (
  select s.id, moved.warehouse_id
  from sales s left join (
    select source_id, min(warehouse_id::text)::uuid as warehouse_id from stock_movements where source_type = 'sale'
    group by 1 having min(warehouse_id::text) = max(warehouse_id::text)
  ) moved on moved.source_id = s.id
  where s.warehouse_id is distinct from moved.warehouse_id
) other where other.id = sales.id;
create index sales_of_several_idx on sales (created_at) where warehouse_id is null;

-- What each day's sales came to, by that warehouse: so branches are put side by side without reading the sales.
drop table sales_by_day;
create table branch_sales_by_day (
  -- of the sale in Yemen; refunds and cancellations are taken off that day
  day date not null,
  warehouse_id uuid references warehouses (id),
  orders int not null default 0,
  lines int not null default 0,
  -- cents
  sales bigint not null default 0,
  tax bigint not null default 0,
  refunds bigint not null default 0,
  -- the share of the tax in the refunds
  refund_tax bigint not null default 0,
  -- cost of the goods that stayed sold
  cost numeric(20, 4) not null default 0,
  -- rials at the rate of each invoice, and the cents of those without a rate
  rials bigint not null default 0,
  unrated bigint not null default 0,
  refund_rials bigint not null default 0,
  refund_unrated bigint not null default 0,
  unique nulls not distinct (day, warehouse_id)
) with (fillfactor = 50);

create view sales_by_day as
select day, sum(orders)::int as orders, sum(lines)::int as lines, sum(sales)::bigint as sales, sum(tax)::bigint as tax,
  sum(refunds)::bigint as refunds, sum(refund_tax)::bigint as refund_tax, sum(cost)::numeric(20, 4) as cost,
  sum(rials)::bigint as rials, sum(unrated)::bigint as unrated, sum(refund_rials)::bigint as refund_rials,
  sum(refund_unrated)::bigint as refund_unrated
from branch_sales_by_day group by day;

-- What a part sold is kept by that warehouse too.
alter table part_sales_by_month
  add column warehouse_id uuid references warehouses (id),
  -- the revenue in rials, each line at the rate of its invoice, and the cents of those without a rate
  add column rials bigint not null default 0,
  add column unrated bigint not null default 0,
  drop constraint part_sales_by_month_pkey,
  add unique nulls not distinct (month, product_id, warehouse_id);

-- the latest of the parts that run low come first, without sorting them all
drop index stock_totals_level_idx;
create index stock_totals_level_idx on stock_totals (level, product_id desc) where level <> 'in_stock';

-- the tax of refunds is kept by day now
drop index sales_taxed_refunds_idx;

drop function rebuild_sales_by_month();
-- Sums the sales anew, for those that came here otherwise than one by one.
create function rebuild_sales_sums() returns void language sql as $$
  delete from branch_sales_by_day;
  insert into branch_sales_by_day (day, warehouse_id, orders, lines, sales, tax, refunds, refund_tax, cost, rials,
      unrated, refund_rials, refund_unrated)
    select (s.created_at at time zone 'Asia/Aden')::date, s.warehouse_id, count(*), sum(i.lines),
      sum(s.grand_total), sum(s.tax), sum(s.refund_amount),
      coalesce(sum(round(s.tax::numeric * s.refund_amount / nullif(s.grand_total, 0))), 0), sum(i.cost),
      coalesce(sum(round(s.grand_total * s.usd_to_yer / 100)), 0),
      coalesce(sum(s.grand_total) filter (where s.usd_to_yer is null), 0),
      coalesce(sum(round(s.refund_amount * s.usd_to_yer / 100)), 0),
      coalesce(sum(s.refund_amount) filter (where s.usd_to_yer is null), 0)
    from sales s join (
      select sale_id, count(*) as lines, sum(round((quantity - returned) * cost, 4)) as cost from sale_items group by 1
    ) i on i.sale_id = s.id
    where s.status in ('completed', 'refunded') group by 1, 2 order by 1, 2;
  delete from part_sales_by_month;
  insert into part_sales_by_month (month, product_id, warehouse_id, quantity, revenue, rials, unrated)
    select date_trunc('month', i.at at time zone 'Asia/Aden')::date, i.product_id, s.warehouse_id,
      sum(i.quantity - i.returned),
      sum(round(i.price * (i.quantity - i.returned))),
      coalesce(sum(round(round(i.price * (i.quantity - i.returned)) * s.usd_to_yer / 100)), 0),
      coalesce(sum(round(i.price * (i.quantity - i.returned))) filter (where s.usd_to_yer is null), 0)
    from sale_items i join sales s on s.id = i.sale_id
    where s.status in ('completed', 'refunded') group by 1, 2, 3 order by 1, 2, 3;
  delete from customer_sales_by_month;
  insert into customer_sales_by_month (month, customer_id, orders, spent)
    select date_trunc('month', created_at at time zone 'Asia/Aden')::date, customer_id, count(*),
      sum(grand_total - refund_amount)
    from sales where status in ('completed', 'refunded') and customer_id is not null group by 1, 2 order by 1, 2;
$$;
select rebuild_sales_sums();
