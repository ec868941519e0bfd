-- Cars that are bought to be taken apart: the cost of what is still on them is an asset of its own.
insert into accounts (code, name, kind, parent_id, key)
select free.number::text, 'سيارات قيد التفكيك' || case when exists (
    select from accounts own where own.parent_id = parent.id and turoos_fold(own.name) = turoos_fold('سيارات قيد التفكيك')
  ) then ' (النظام)' else '' end, parent.kind, parent.id, 'carsForParts'
from accounts parent, lateral (
  select candidate.number from generate_series(1620, 9999) as candidate (number)
  where not exists (select from accounts taken where taken.code = candidate.number::text) order by 1 limit 1
) as free
where parent.key = 'assets';

alter table purchases add column for_teardown boolean not null default false;

create table teardowns (
  vehicle_id uuid primary key references source_vehicles (id),
  -- part of the numbers of its pieces
  number int not null unique generated always as identity,
  purchase_id uuid not null unique references purchases (id),
  warehouse_id uuid not null references warehouses (id),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- cents: the price of the car with freight and all other costs
  cost bigint not null check (cost >= 0),
  split_by text not null default 'value' check (split_by in ('value', 'hand')),
  last_position int not null default 0,
  -- what was left was sold by weight: kilograms, and the money in units of its currency and in cents
  scrap_weight numeric(12, 2) not null default 0 check (scrap_weight >= 0),
  scrap_currency text references currencies (code),
  scrap_amount bigint not null default 0 check (scrap_amount >= 0),
  scrap_cents bigint not null default 0 check (scrap_cents >= 0),
  scrap_account_id uuid references money_accounts (id),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teardowns_status_idx on teardowns (status);

-- A piece of a car, one of its kind. The costs of the pieces of a car add up to the car's cost while some are on it.
create table teardown_pieces (
  id uuid primary key default turoos_id(),
  vehicle_id uuid not null references teardowns (vehicle_id) on delete cascade,
  position int not null,
  name text not null,
  part_number text not null default '',
  -- the part of the catalogue that it is one of
  like_id uuid references products (id) on delete set null,
  -- cents
  expected bigint not null check (expected >= 0),
  cost bigint not null check (cost >= 0),
  status text not null default 'on_car' check (status in ('on_car', 'taken', 'broken', 'scrapped')),
  -- its own record; a piece that was put back on the car keeps it
  product_id uuid unique references products (id),
  note text not null default '',
  taken_at timestamptz,
  unique (vehicle_id, position),
  check (status <> 'taken' or (product_id is not null and taken_at is not null))
);
create index teardown_pieces_like_idx on teardown_pieces (like_id) where like_id is not null;

-- What was done to a car, so that the last step can be undone: its pieces as they were before.
create table teardown_steps (
  id uuid primary key default turoos_id(),
  vehicle_id uuid not null references teardowns (vehicle_id) on delete cascade,
  kind text not null check (kind in ('buy', 'plan', 'take_off', 'break', 'close')),
  before jsonb not null default '[]',
  user_id uuid references users (id) on delete set null,
  at timestamptz not null default now()
);
create index teardown_steps_vehicle_idx on teardown_steps (vehicle_id, id desc);
