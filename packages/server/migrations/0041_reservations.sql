-- Goods that are kept for a customer, or for a name and a phone, until a moment. A reservation whose moment has passed
-- keeps nothing, whatever its status says; a job marks it as expired and tells its maker.
create table reservations (
  id uuid primary key default turoos_id(),
  product_id uuid not null references products (id) on delete cascade,
  -- null: wherever it lies
  warehouse_id uuid references warehouses (id) on delete set null,
  quantity numeric(14, 2) not null check (quantity > 0),
  -- what the customer has bought of it
  taken numeric(14, 2) not null default 0 check (taken between 0 and quantity),
  customer_id uuid references customers (id) on delete set null,
  -- of the customer when it was made, or of somebody who is none
  name text not null check (name <> ''),
  phone text not null default '',
  until timestamptz not null,
  status text not null default 'active' check (status in ('active', 'taken', 'released', 'broken', 'expired')),
  note text not null default '',
  -- the asked part's time or the quotation it was made for
  source_type text check (source_type in ('asked-parts', 'quotations')),
  source_id uuid check ((source_id is null) = (source_type is null)),
  -- the sale that took it, or that broke it
  sale_id uuid references sales (id) on delete set null,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  ended_at timestamptz check ((ended_at is null) = (status = 'active')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index reservations_active_idx on reservations (product_id) where status = 'active';
create index reservations_product_idx on reservations (product_id, id desc);
create index reservations_created_idx on reservations (created_at desc, id desc);
create index reservations_until_idx on reservations (until, id);
create index reservations_ended_idx on reservations (ended_at) where ended_at is not null;
create index reservations_customer_idx on reservations (customer_id) where customer_id is not null;
create index reservations_source_idx on reservations (source_id) where source_id is not null;
create index reservations_sale_idx on reservations (sale_id) where sale_id is not null;
create index reservations_warehouse_idx on reservations (warehouse_id) where warehouse_id is not null;
create index reservations_user_idx on reservations (user_id) where user_id is not null;
create trigger reservations_whole_units after insert or update of quantity, taken on reservations
  for each row when (new.quantity <> trunc(new.quantity) or new.taken <> trunc(new.taken))
  execute function refuse_fraction('product_id');

-- The shop's part that was meant, how many were asked for in all, and what became of each time.
alter table asked_parts
  add column product_id uuid references products (id) on delete set null,
  add column quantity numeric(14, 2) not null default 1 check (quantity > 0),
  drop constraint asked_parts_status_check,
  add constraint asked_parts_status_check
    check (status in ('open', 'ordered', 'ignored', 'arrived', 'told', 'closed'));
update asked_parts set quantity = times;
update asked_parts a set product_id = p.id from products p where p.part_code = a.key;
create index asked_parts_product_idx on asked_parts (product_id) where product_id is not null;
create index asked_parts_quantity_idx on asked_parts (quantity desc, id desc);

alter table asked_part_times
  add column quantity numeric(14, 2) not null default 1 check (quantity > 0),
  -- of somebody who is no customer
  add column name text not null default '',
  add column phone text not null default '',
  add column make text not null default '',
  add column model text not null default '',
  add column year int check (year between 1900 and 2200),
  add column vin text not null default '',
  add column status text not null default 'waiting' check (status in ('waiting', 'arrived', 'told', 'closed')),
  add column arrived_at timestamptz,
  add column told_at timestamptz;
create index asked_part_times_arrived_idx on asked_part_times (arrived_at) where status = 'arrived';

-- Goods came in, by whatever document: those who asked for them can be told. A sale lowers stock and never comes here.
create function note_asked_arrival() returns trigger language plpgsql as $$
begin
  update asked_parts set product_id = new.product_id
  where product_id is null and key in (
    select part_code from products where id = new.product_id
    union all select turoos_code(barcode) from products where id = new.product_id and barcode <> '');
  -- who was told of goods that are gone since may be told of the next ones
  update asked_part_times t set status = 'arrived', arrived_at = now()
  from asked_parts a
  where a.id = t.asked_part_id and a.product_id = new.product_id
    and (t.status = 'waiting' or t.status = 'told' and old.quantity <= 0);
  if found then
    update asked_parts a set status = 'arrived', updated_at = now()
    where a.product_id = new.product_id and a.status <> 'arrived'
      and exists (select from asked_part_times t where t.asked_part_id = a.id and t.status = 'arrived');
  end if;
  return null;
end
$$;
create trigger stock_totals_asked after update of quantity on stock_totals
  for each row when (new.quantity > old.quantity) execute function note_asked_arrival();


alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses',
    'cashDifferences', 'undecidedSales', 'arrivedParts', 'reservations', 'failedBackup', 'security'));
