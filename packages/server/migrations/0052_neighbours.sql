-- Keys by which other programs call the API in the name of the user who made them.
create table api_keys (
  id uuid primary key default turoos_id(),
  name text not null check (name <> ''),
  -- the beginning of the key, by which people recognise it
  prefix text not null,
  hash bytea not null unique,
  -- a level per resource; what the maker may not do any more, the key may not either
  rights jsonb not null,
  per_minute int not null check (per_minute between 1 and 6000),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip text,
  withdrawn_at timestamptz
);
create index api_keys_user_idx on api_keys (user_id);

-- Addresses of other programs that are told what happens in the shop.
create table webhooks (
  id uuid primary key default turoos_id(),
  name text not null check (name <> ''),
  url text not null,
  topics text[] not null check (cardinality(topics) > 0),
  -- signs what is sent; sealed by a key of the installation, which the mark identifies
  secret bytea not null,
  key_mark text not null,
  is_active boolean not null default true,
  -- since when every attempt has failed
  failing_since timestamptz,
  -- when the server switched it off by itself
  stopped_at timestamptz check (stopped_at is null or not is_active),
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index webhooks_user_idx on webhooks (user_id) where user_id is not null;

-- What an address is told, in the order of seq. Written by the statement that records the change, so that nothing is
-- told of what was rolled back and nothing is lost.
create table webhook_deliveries (
  id uuid primary key default turoos_id(),
  seq bigint generated always as identity,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  topic text not null,
  record_id uuid not null,
  happened_at timestamptz not null default now(),
  -- made by the first attempt, and the same in all others
  body text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- of the last attempt: the status and the beginning of the answer, or why there was none
  answer_status int,
  answer text not null default '',
  error text not null default '',
  took_ms int,
  settled_at timestamptz
);
create index webhook_deliveries_queue_idx on webhook_deliveries (webhook_id, seq) where status = 'queued';
create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, seq desc);
create index webhook_deliveries_settled_idx on webhook_deliveries (settled_at) where settled_at is not null;

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses',
    'cashDifferences', 'undecidedSales', 'arrivedParts', 'reservations', 'failedBackup', 'stoppedWebhook', 'security'));
