-- What each process of the server tells about itself every minute. It is worth nothing after a crash, so it is not logged.
create unlogged table server_reports (
  id uuid primary key,
  host text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  report jsonb not null,
  ended_at timestamptz
);

-- What is wrong with the system, since when. A trouble that ended stays for an hour, so that one that comes and goes
-- is told once.
create table system_troubles (
  id uuid primary key default turoos_id(),
  about text not null,
  -- the job, where each has its own
  subject text not null default '',
  state text not null check (state in ('doubtful', 'bad')),
  says text not null,
  since timestamptz not null default now(),
  ended_at timestamptz,
  unique (about, subject)
);

-- How large the database was on a day.
create table database_sizes (
  day date primary key,
  bytes bigint not null check (bytes > 0)
);

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('newOrders', 'lowStock', 'outOfStock', 'debts', 'dueExpenses',
    'cashDifferences', 'undecidedSales', 'arrivedParts', 'reservations', 'failedBackup', 'stoppedWebhook', 'security',
    'system'));
