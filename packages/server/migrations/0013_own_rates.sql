-- What happened keeps the rate of its own day: rials of the past never change with a new rate.

-- The last rate recorded on the day of a moment in Yemen or before it; null where there was none.
create function rate_on(moment timestamptz) returns numeric language sql stable as $$
  select usd_to_yer from exchange_rates
  where recorded_at < ((moment at time zone 'Asia/Aden')::date + 1)::timestamp at time zone 'Asia/Aden'
  order by recorded_at desc, created_at desc limit 1
$$;

-- An entry about an invoice is at the invoice's rate, a payment or a correction at that of its own day.
alter table customer_transactions add column usd_to_yer numeric(12, 2);
update customer_transactions t
set usd_to_yer = case when t.type in ('sale', 'refund', 'cancel')
  then (select s.usd_to_yer from sales s where s.id = t.sale_id) else rate_on(t.at) end;
drop trigger customer_transactions_append_only on customer_transactions;
create trigger customer_transactions_append_only
  before delete or update of id, seq, at, customer_id, type, operation, change, balance_after, sale_id, payment_method, note,
    usd_to_yer
  on customer_transactions for each row when (pg_trigger_depth() = 0) execute function forbid_change();

alter table stock_adjustments add column usd_to_yer numeric(12, 2);
alter table transfers add column usd_to_yer numeric(12, 2);
alter table scrap_reports add column usd_to_yer numeric(12, 2);
alter table inventory_counts add column usd_to_yer numeric(12, 2);
update stock_adjustments set usd_to_yer = rate_on(created_at);
update transfers set usd_to_yer = rate_on(created_at);
update scrap_reports set usd_to_yer = rate_on(created_at);
update inventory_counts set usd_to_yer = rate_on(created_at);

-- a bill entered later than it was made is at the rate of its own date
update purchases set usd_to_yer = coalesce(rate_on(purchase_date::timestamp at time zone 'Asia/Aden'), usd_to_yer)
where purchase_date <> (created_at at time zone 'Asia/Aden')::date;

alter table sales
  -- what was paid of it after the sale, in rials at the rates of those payments, and the cents of those without a rate
  add column later_rials bigint not null default 0,
  add column later_unrated bigint not null default 0;
update sales set later_rials = paid.rials, later_unrated = paid.unrated
from (
  select d.sale_id, coalesce(sum(round(s.amount * c.usd_to_yer / 100)), 0) as rials,
    coalesce(sum(s.amount) filter (where c.usd_to_yer is null), 0) as unrated
  from customer_settlements s
  join customer_transactions d on d.id = s.debit_id
  join customer_transactions c on c.id = s.credit_id
  where d.type = 'sale' and c.type in ('payment', 'adjustment') group by 1
) paid where paid.sale_id = sales.id;

alter table sales_by_day
  -- what refunds come to in rials, each invoice's at its own rate, and the cents of those without a rate
  add column refund_rials bigint not null default 0,
  add column refund_unrated bigint not null default 0;
update sales_by_day d set refund_rials = s.rials, refund_unrated = s.unrated
from (
  select (created_at at time zone 'Asia/Aden')::date as day,
    coalesce(sum(round(refund_amount * usd_to_yer / 100)), 0) as rials,
    coalesce(sum(refund_amount) filter (where usd_to_yer is null), 0) as unrated
  from sales where status in ('completed', 'refunded') and refund_amount > 0 group by 1
) s where s.day = d.day;
