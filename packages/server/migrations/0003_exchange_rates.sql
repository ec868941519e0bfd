-- Rials per dollar. Several a day are allowed; the one recorded last counts from then on.
create table exchange_rates (
  id uuid primary key default turoos_id(),
  usd_to_yer numeric(12, 2) not null check (usd_to_yer > 0),
  recorded_at timestamptz not null,
  note text not null default '',
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exchange_rates_recorded_idx on exchange_rates (recorded_at desc, created_at desc);
