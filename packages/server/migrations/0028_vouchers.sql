-- Every payment that is not part of an invoice of the shop's own has a numbered voucher: سند قبض for money from a
-- customer, سند صرف for money to a supplier.

insert into counters (key, prefix, date_part, digits, reset_policy, description) values
  ('RECEIPT', 'RV', 'YYYYMM', 4, 'monthly', 'أرقام سندات القبض'),
  ('PAYMENT', 'PV', 'YYYYMM', 4, 'monthly', 'أرقام سندات الصرف')
on conflict (key) do nothing;

create table vouchers (
  id uuid primary key default turoos_id(),
  number text not null,
  kind text not null check (kind in ('receipt', 'payment')),
  -- the time of the ledger entries and money movements of the same payment
  at timestamptz not null default now(),
  -- the day on the paper, which may be long before it was entered
  dated date not null,
  customer_id uuid references customers (id),
  supplier_id uuid references suppliers (id),
  -- what was paid for; null when it was paid on account
  sale_id uuid references sales (id),
  purchase_id uuid references purchases (id),
  -- cents, and rials per dollar of the payment
  amount bigint not null check (amount > 0),
  usd_to_yer numeric(12, 2),
  payment_method text not null default 'cash',
  note text not null default '',
  user_id uuid references users (id) on delete set null,
  check ((kind = 'receipt') = (customer_id is not null) and (kind = 'payment') = (supplier_id is not null))
);
-- both series may get the same prefix by hand
create unique index vouchers_number_key on vouchers (number, kind);
create index vouchers_dated_idx on vouchers (dated desc, id desc);
create index vouchers_customer_idx on vouchers (customer_id, dated desc, id desc) where customer_id is not null;
create index vouchers_supplier_idx on vouchers (supplier_id, dated desc, id desc) where supplier_id is not null;
create trigger vouchers_append_only before update or delete on vouchers
  for each row when (pg_trigger_depth() = 0) execute function forbid_change();
create trigger vouchers_kept before truncate on vouchers execute function forbid_emptying();

alter table customer_transactions add column voucher_id uuid references vouchers (id);
alter table supplier_transactions add column voucher_id uuid references vouchers (id);
create index customer_transactions_voucher_idx on customer_transactions (voucher_id) where voucher_id is not null;
create index supplier_transactions_voucher_idx on supplier_transactions (voucher_id) where voucher_id is not null;

-- Numbers the payments that have no voucher yet, in the order of their days: all of a shop that is upgraded, and those
-- that are written in bulk. What was handed over beyond an invoice when it was made is on the invoice.
create function turoos_number_payments() returns void language plpgsql as $$
begin
  create temporary table unnumbered on commit drop as
  select 'receipt' as kind, 'RECEIPT' as counter, (array_agg(t.id order by t.seq))[1] as id, array_agg(t.id) as entries,
    t.customer_id, null::uuid as supplier_id, t.sale_id, null::uuid as purchase_id, t.at,
    (t.at at time zone 'Asia/Aden')::date as dated, sum(t.change)::bigint as amount, min(t.usd_to_yer) as usd_to_yer,
    min(t.payment_method) as payment_method, min(t.note) as note, (array_agg(t.user_id order by t.seq))[1] as user_id,
    min(t.seq) as seq
  from customer_transactions t
  where t.type = 'payment' and t.change > 0 and t.voucher_id is null and not exists (
    select from journal_entries e
    where e.source_id = t.sale_id and e.source_type = 'sale' and e.kind = 'sale' and e.at = t.at)
  group by t.customer_id, t.sale_id, t.at
  union all
  select 'payment', 'PAYMENT', (array_agg(t.id order by t.seq))[1], array_agg(t.id), null, t.supplier_id, null,
    t.purchase_id, t.at, t.dated, sum(t.change)::bigint,
    (select usd_to_yer from turoos_rate(turoos_default_zone(), t.dated)), min(t.payment_method), min(t.note),
    (array_agg(t.user_id order by t.seq))[1], min(t.seq)
  from supplier_transactions t
  where t.type = 'payment' and t.change > 0 and t.voucher_id is null
  group by t.supplier_id, t.purchase_id, t.at, t.dated;

  with placed as (
    select u.*, c.id as counter_id, c.prefix, c.date_part, c.digits, day.text as day,
      case c.reset_policy when 'daily' then day.text when 'monthly' then left(day.text, 7)
        when 'yearly' then left(day.text, 4) else '' end as period
    from unnumbered u join counters c on c.key = u.counter
    cross join lateral (select to_char(u.dated, 'YYYY-MM-DD') as text) day
  ), counted as materialized (
    select p.*, coalesce(v.seq, 0) + row_number() over (partition by p.counter_id, p.period order by p.dated, p.at, p.seq) as taken
    from placed p left join counter_values v on v.counter_id = p.counter_id and v.period = p.period and v.scope = ''
  ), raised as (
    insert into counter_values (counter_id, scope, period, seq)
    select counter_id, '', period, max(taken) from counted group by 1, 3
    on conflict (counter_id, scope, period) do update set seq = excluded.seq
  )
  insert into vouchers (id, number, kind, at, dated, customer_id, supplier_id, sale_id, purchase_id, amount, usd_to_yer,
    payment_method, note, user_id)
  select id, concat_ws('-', nullif(prefix, ''), nullif(left(replace(day, '-', ''), length(date_part)), ''),
      lpad(taken::text, greatest(digits, length(taken::text)), '0')),
    kind, at, dated, customer_id, supplier_id, sale_id, purchase_id, amount, usd_to_yer, coalesce(payment_method, 'cash'),
    note, user_id
  from counted order by dated, at, seq;

  update customer_transactions t set voucher_id = u.id
  from (select id, unnest(entries) as entry from unnumbered where kind = 'receipt') u where t.id = u.entry;
  update supplier_transactions t set voucher_id = u.id
  from (select id, unnest(entries) as entry from unnumbered where kind = 'payment') u where t.id = u.entry;
  drop table unnumbered;
end
$$;
select turoos_number_payments();

-- a payment's voucher never changes
create trigger customer_transactions_voucher_kept before update of voucher_id on customer_transactions
  for each row when (old.voucher_id is not null) execute function forbid_change();
create trigger supplier_transactions_voucher_kept before update of voucher_id on supplier_transactions
  for each row when (old.voucher_id is not null) execute function forbid_change();

alter table print_jobs drop constraint print_jobs_paper_check,
  add constraint print_jobs_paper_check check (paper in ('sale', 'voucher', 'shift', 'labels', 'test'));
