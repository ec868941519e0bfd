-- What customers asked for and the shop did not have: the demand it loses, for those who buy.
create table asked_parts (
  id uuid primary key default turoos_id(),
  -- as it was asked for first: a scanned code, a part number, or words
  asked text not null,
  key text generated always as (turoos_code(asked)) stored check (key <> ''),
  times int not null default 1 check (times > 0),
  last_asked_at timestamptz not null default now(),
  status text not null default 'open' check (status in ('open', 'ordered', 'ignored')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index asked_parts_key on asked_parts (key);
create index asked_parts_times_idx on asked_parts (times desc, id desc);
create index asked_parts_last_idx on asked_parts (last_asked_at desc, id desc);

-- Each time, so that a customer can be told when the part has come.
create table asked_part_times (
  id uuid primary key default turoos_id(),
  asked_part_id uuid not null references asked_parts (id) on delete cascade,
  customer_id uuid references customers (id) on delete set null,
  note text not null default '',
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  created_at timestamptz not null default now()
);
create index asked_part_times_part_idx on asked_part_times (asked_part_id, id desc);
create index asked_part_times_customer_idx on asked_part_times (customer_id) where customer_id is not null;
create index asked_part_times_user_idx on asked_part_times (user_id) where user_id is not null;
