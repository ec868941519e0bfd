-- What reports add up, kept as it comes about so that none of them ever reads all sales.

alter table sales_by_day
  -- lines on the invoices
  add column lines int not null default 0,
  -- what the invoices came to in rials, each at its own rate, and the cents of those sold without a rate
  add column rials bigint not null default 0,
  add column unrated bigint not null default 0;

-- What stayed sold of a part in each month of its sales in Yemen.
create table part_sales_by_month (
  month date not null,
  product_id uuid not null references products (id) on delete cascade,
  quantity numeric(16, 2) not null default 0,
  -- cents, before what was taken off an invoice as a whole
  revenue bigint not null default 0,
  primary key (month, product_id)
) with (fillfactor = 70);
create index part_sales_by_month_product_idx on part_sales_by_month (product_id);

-- What a customer bought in each month, less what came back.
create table customer_sales_by_month (
  month date not null,
  customer_id uuid not null references customers (id) on delete cascade,
  orders int not null default 0,
  -- cents
  spent bigint not null default 0,
  primary key (month, customer_id)
) with (fillfactor = 70);
create index customer_sales_by_month_customer_idx on customer_sales_by_month (customer_id);

-- Adds the months up anew, for sales that came here otherwise than one by one.
create function rebuild_sales_by_month() returns void language sql as $$
  delete from part_sales_by_month;
  delete from customer_sales_by_month;
  insert into part_sales_by_month (month, product_id, quantity, revenue)
    select date_trunc('month', i.at at time zone 'Asia/Aden')::date, i.product_id, sum(i.quantity - i.returned),
      sum(round(i.price * (i.quantity - i.returned)))
    from sale_items i join sales s on s.id = i.sale_id
    where s.status in ('completed', 'refunded') group by 1, 2 order by 1, 2;
  insert into customer_sales_by_month (month, customer_id, orders, spent)
    select date_trunc('month', created_at at time zone 'Asia/Aden')::date, customer_id, count(*),
      sum(grand_total - refund_amount)
    from sales where status in ('completed', 'refunded') and customer_id is not null group by 1, 2 order by 1, 2;
$$;

select rebuild_sales_by_month();
update sales_by_day d set lines = s.lines, rials = s.rials, unrated = s.unrated
from (
  select (created_at at time zone 'Asia/Aden')::date as day,
    sum((select count(*) from sale_items i where i.sale_id = sales.id)) as lines,
    coalesce(sum(round(grand_total * usd_to_yer / 100)), 0) as rials,
    coalesce(sum(grand_total) filter (where usd_to_yer is null), 0) as unrated
  from sales where status in ('completed', 'refunded') group by 1
) s where s.day = d.day;

-- the tax that went back with refunds: few sales, found without the others
create index sales_taxed_refunds_idx on sales (created_at) include (refund_amount, tax, grand_total, status)
  where refund_amount > 0 and tax > 0;
-- what customers owe by its age, from the index alone
create index customer_transactions_owed_idx on customer_transactions (at) include (open) where change < 0 and open > 0;
-- what moved in a time: movements are written in its order, so a few bytes say where to look
create index stock_movements_at_idx on stock_movements using brin (at) with (pages_per_range = 32);
-- what sums over all parts need of them, without the long texts they are found by
create index products_figures_idx on products (id) include (selling_price, max_level, is_active, created_at);
