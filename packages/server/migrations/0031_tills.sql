-- Tills: browser profiles that may sell while the server cannot be reached, and what their copy of the shop needs.

create table tills (
  id uuid primary key default turoos_id(),
  serial int not null generated always as identity unique,
  -- on every receipt made without the server, so it is never given twice
  code text not null unique generated always as ('K' || serial::text) stored,
  name text not null,
  -- the till proves itself by its secret and has its files of unsent sales sealed with it
  secret_hash bytea not null,
  secret bytea not null,
  key_mark text not null,
  -- changes with every contact, so that of two copies of one profile the second is found out; null: take the next one
  token_hash bytea,
  previous_token_hash bytea,
  copied_at timestamptz,
  -- what may be sold without the server; null: without a limit
  grant_until timestamptz,
  largest_sale bigint check (largest_sale > 0),
  may_credit boolean not null default false,
  -- the highest number that the till is known to have given to a sale
  last_seq int not null default 0,
  -- what it said at its last contact
  last_seen_at timestamptz,
  waiting int not null default 0,
  waiting_since timestamptz,
  clock_off_ms bigint,
  app_version text not null default '',
  free_storage bigint,
  is_persistent boolean,
  withdrawn_at timestamptz,
  emptied_at timestamptz,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create unique index tills_name_key on tills (turoos_fold(name)) where withdrawn_at is null;
create index tills_created_by_idx on tills (created_by);

-- Who used a till while it was in contact, and so may unlock it while it is not.
create table till_people (
  till_id uuid not null references tills (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  last_seen_at timestamptz not null default now(),
  primary key (till_id, user_id)
);
create index till_people_user_idx on till_people (user_id);

-- Parts and customers that were deleted, for copies that still contain them.
create table copy_gone (
  kind text not null check (kind in ('part', 'customer')),
  id uuid not null,
  at timestamptz not null default now(),
  primary key (kind, id)
);
create index copy_gone_at_idx on copy_gone (at);

create function note_gone() returns trigger language plpgsql as $$
begin
  insert into copy_gone (kind, id) select tg_argv[0], id from gone
  on conflict (kind, id) do update set at = excluded.at;
  return null;
end
$$;
create trigger products_gone after delete on products referencing old table as gone
  for each statement execute function note_gone('part');
create trigger customers_gone after delete on customers referencing old table as gone
  for each statement execute function note_gone('customer');

-- Which parts' records changed, and when, for whatever reason; kept for a month. It is a log and no column of products,
-- because a trigger that sets a column locks the part's row against sales that only refer to it, and both waited for
-- each other.
create table part_changes (
  id uuid not null,
  at timestamptz not null default now()
);
create index part_changes_at_idx on part_changes (at);

create function note_part_change() returns trigger language plpgsql as $$
begin
  insert into part_changes (id) select id from changed;
  return null;
end
$$;
create trigger products_added after insert on products referencing new table as changed
  for each statement execute function note_part_change();
create trigger products_changed after update on products referencing new table as changed
  for each statement execute function note_part_change();
create index customers_updated_idx on customers (updated_at);
