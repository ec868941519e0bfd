-- What a customer bought is kept by the warehouse of the invoices too: a branch's best customers of a year read all
-- invoices of the shop.
alter table customer_sales_by_month
  add column warehouse_id uuid references warehouses (id),
  drop constraint customer_sales_by_month_pkey,
  add unique nulls not distinct (month, customer_id, warehouse_id);

create function rebuild_sales_of_customers() returns void language sql as $$
  delete from customer_sales_by_month;
  insert into customer_sales_by_month (month, customer_id, warehouse_id, orders, spent)
    select date_trunc('month', created_at at time zone 'Asia/Aden')::date, customer_id, warehouse_id, count(*),
      sum(grand_total - refund_amount)
    from sales where status in ('completed', 'refunded') and customer_id is not null
    group by 1, 2, 3 order by 1, 2, 3;
$$;

create or replace function rebuild_sales_sums() returns void language sql as $$
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
  select rebuild_sales_of_customers();
$$;
select rebuild_sales_of_customers();
