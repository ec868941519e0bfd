-- Sales that tills made while the server could not be reached, and what a manager must decide about them.

create table offline_sales (
  -- chosen by the till, so that a sale that is sent again is known
  id uuid primary key,
  till_id uuid not null references tills (id),
  seq int not null check (seq > 0),
  -- as on the receipt; one that came before gets a suffix
  number text not null unique,
  -- null while it cannot be booked
  sale_id uuid unique references sales (id),
  -- in whose name it is booked, and who sent it
  user_id uuid references users (id) on delete set null,
  sender_id uuid references users (id) on delete set null,
  -- by the corrected clock of the till; as the till says is in the fact
  made_at timestamptz not null,
  sent_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- as it was received, for ever
  fact jsonb not null
);
create index offline_sales_till_idx on offline_sales (till_id, seq);
create index offline_sales_received_idx on offline_sales (received_at desc, id desc);
create index offline_sales_user_idx on offline_sales (user_id);
create index offline_sales_sender_idx on offline_sales (sender_id);

create table sale_decisions (
  id uuid primary key default turoos_id(),
  offline_sale_id uuid not null references offline_sales (id),
  kind text not null,
  details jsonb not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'corrected', 'reversed')),
  note text not null default '',
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (offline_sale_id, kind),
  check ((status = 'open') = (decided_at is null))
);
create index sale_decisions_open_idx on sale_decisions (offline_sale_id) where status = 'open';
create index sale_decisions_decided_by_idx on sale_decisions (decided_by);

-- the number on the receipt of such a sale, by which it is found too
alter table sales add column offline_number text;
create unique index sales_offline_number_key on sales (offline_number) where offline_number is not null;
create index sales_offline_end_idx on sales (reverse(turoos_code(offline_number)) text_pattern_ops)
  where offline_number is not null;
create or replace function fold_sale() returns trigger language plpgsql as $$
begin
  new.search_text := ' ' || turoos_fold(new.customer_name) || coalesce(' ' || turoos_code(new.offline_number), '')
    || ' ' || coalesce(turoos_code(new.sale_number), '');
  return new;
end
$$;
create or replace trigger sales_search_text
  before insert or update of customer_name, sale_number, offline_number, search_text on sales
  for each row execute function fold_sale();

-- Pieces that were sold without the server and not in stock come in by an adjustment of their own.
alter table stock_adjustments add column offline_sale_id uuid references offline_sales (id);
create index stock_adjustments_offline_idx on stock_adjustments (offline_sale_id) where offline_sale_id is not null;
alter table stock_adjustments drop constraint stock_adjustments_reason_check;
alter table stock_adjustments add check (
  reason in ('inventory_count', 'damage', 'expiry', 'theft', 'system_error', 'manual_correction', 'other', 'offline_sale'));
alter table stock_adjustments add check ((reason = 'offline_sale') = (offline_sale_id is not null));
